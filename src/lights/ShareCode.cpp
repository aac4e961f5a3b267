#include "lights/ShareCode.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace lights {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t headerBits = 7 + 7 + 2 + 3 + 2 + 1;
constexpr std::size_t bitsPerSextet = 6;

constexpr std::size_t sextetsFor(std::size_t bits) {
    return (bits + bitsPerSextet - 1) / bitsPerSextet;
}

/// Enough for the holes, lights and target of the largest board, and the check character.
constexpr std::size_t maxSextets = sextetsFor(headerBits + std::size_t{3} * maxSide * maxSide) + 1;
static_assert(maxCodeLength == codePrefix.size() + maxSextets);

/// Six-bit values, written and read highest bit first.
using Sextets = std::vector<unsigned>;

class BitWriter {
public:
    void put(unsigned value, int bits) {
        for (int b = bits - 1; b >= 0; --b)
            putBit(((value >> b) & 1U) != 0);
    }
    /// The cells of `grid`, row by row.
    void put(const BitGrid& grid) {
        for (int r = 0; r < grid.rows(); ++r)
            for (int c = 0; c < grid.columns(); ++c)
                putBit(grid.test({r, c}));
    }
    [[nodiscard]] Sextets signs() && { return std::move(m_signs); }

private:
    void putBit(bool bit) {
        const std::size_t place = m_bits++ % bitsPerSextet;
        if (place == 0)
            m_signs.push_back(0);
        if (bit)
            m_signs.back() |= 1U << (bitsPerSextet - 1 - place);
    }

    Sextets m_signs;
    std::size_t m_bits = 0;
};

/// Reads zeros beyond the last sign; the caller checks the length.
class BitReader {
public:
    explicit BitReader(const Sextets& signs)
        : m_signs(signs) {}

    unsigned take(int bits) {
        unsigned value = 0;
        for (int b = 0; b < bits; ++b)
            value = value * 2 + (takeBit() ? 1U : 0U);
        return value;
    }
    BitGrid take(int rows, int columns) {
        BitGrid grid(rows, columns);
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < columns; ++c)
                grid.set({r, c}, takeBit());
        return grid;
    }
    /// Whether only zeros are left.
    [[nodiscard]] bool onlyZerosLeft() {
        while (m_bits < m_signs.size() * bitsPerSextet)
            if (takeBit())
                return false;
        return true;
    }

private:
    bool takeBit() {
        const std::size_t sign = m_bits / bitsPerSextet;
        const std::size_t place = m_bits++ % bitsPerSextet;
        return sign < m_signs.size() && ((m_signs[sign] >> (bitsPerSextet - 1 - place)) & 1U) != 0;
    }

    const Sextets& m_signs;
    std::size_t m_bits = 0;
};

/// Odd weights are invertible mod 64, so changing one value always changes the sum.
unsigned checkSum(const Sextets& signs) {
    unsigned sum = 0;
    unsigned weight = 1;
    for (const unsigned sign : signs) {
        sum += sign * weight;
        weight += 2;
    }
    return sum % 64;
}

static_assert(allStamps.size() <= 4, "a code has two bits for the stamp");

/// The fields before the cells, as read and not yet validated.
struct Header {
    int rows;
    int columns;
    unsigned stamp;
    unsigned surface;
    unsigned goal;
    bool holes;

    static Header read(BitReader& reader) {
        // A braced list is evaluated in order, so the fields are read in order.
        return {static_cast<int>(reader.take(7)),
                static_cast<int>(reader.take(7)),
                reader.take(2),
                reader.take(3),
                reader.take(2),
                reader.take(1) != 0};
    }
    [[nodiscard]] bool hasSize() const { return rows >= 1 && rows <= maxSide && columns >= 1 && columns <= maxSide; }
    [[nodiscard]] bool hasRules() const {
        return stamp < allStamps.size() && surface < allSurfaces.size() &&
               goal <= static_cast<unsigned>(GoalKind::Picture);
    }
    [[nodiscard]] bool hasPicture() const { return goal == static_cast<unsigned>(GoalKind::Picture); }
    [[nodiscard]] std::size_t signs() const {
        const std::size_t grids = 1U + (holes ? 1U : 0U) + (hasPicture() ? 1U : 0U);
        return sextetsFor(headerBits + grids * static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    }
};

tl::expected<Sextets, CodeProblem> sextetsOf(std::string_view text) {
    Sextets signs;
    signs.reserve(text.size());
    for (const char character : text) {
        const std::size_t value = alphabet.find(character);
        if (value == std::string_view::npos)
            return tl::unexpected(CodeProblem::BadCharacter);
        signs.push_back(static_cast<unsigned>(value));
    }
    return signs;
}

bool overlap(const BitGrid& left, const BitGrid& right) {
    return (left & right).any();
}

/// Reads the puzzle that follows a header with a valid size and rules; `reader` is positioned after the header. Each
/// puzzle has exactly one code, so anything that a decoder could ignore (light on holes, an empty list of holes, set
/// padding bits) is rejected.
std::optional<Puzzle> readPuzzle(const Header& header, BitReader& reader) {
    const int rows = header.rows;
    const int columns = header.columns;
    BitGrid holes = header.holes ? reader.take(rows, columns) : BitGrid(rows, columns);
    BitGrid lit = reader.take(rows, columns);
    BitGrid target = header.hasPicture() ? reader.take(rows, columns) : BitGrid(rows, columns);
    if (!reader.onlyZerosLeft() || header.holes != holes.any() || overlap(lit, holes) || overlap(target, holes))
        return std::nullopt;
    const Rules rules{static_cast<Stamp>(header.stamp), static_cast<Surface>(header.surface)};
    const Board picture(std::move(target), holes);
    Board start(std::move(lit), std::move(holes));
    auto puzzle = header.hasPicture() ? Puzzle::makePicture(std::move(start), rules, picture)
                                      : Puzzle::make(std::move(start), rules, static_cast<GoalKind>(header.goal));
    return puzzle ? std::optional(std::move(*puzzle)) : std::nullopt;
}

std::string_view trimmed(std::string_view text) noexcept {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

} // namespace

std::string encodePuzzle(const Puzzle& puzzle) {
    const Board& start = puzzle.start();
    BitWriter writer;
    writer.put(static_cast<unsigned>(puzzle.rows()), 7);
    writer.put(static_cast<unsigned>(puzzle.columns()), 7);
    writer.put(static_cast<unsigned>(puzzle.rules().stamp), 2);
    writer.put(static_cast<unsigned>(puzzle.rules().surface), 3);
    writer.put(static_cast<unsigned>(puzzle.goal()), 2);
    writer.put(start.hasHoles() ? 1 : 0, 1);
    if (start.hasHoles())
        writer.put(start.holes());
    writer.put(start.lit());
    if (puzzle.goal() == GoalKind::Picture)
        writer.put(puzzle.target());

    Sextets signs = std::move(writer).signs();
    signs.push_back(checkSum(signs));
    std::string code(codePrefix);
    for (const unsigned sign : signs)
        code += alphabet[sign];
    return code;
}

tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code) {
    if (!looksLikeCode(code))
        return tl::unexpected(CodeProblem::NotACode);
    const std::string_view body = code.substr(codePrefix.size());
    if (body.size() > maxSextets)
        return tl::unexpected(CodeProblem::BadLength);
    auto signs = sextetsOf(body);
    if (!signs)
        return tl::unexpected(signs.error());
    if (signs->size() < sextetsFor(headerBits) + 1)
        return tl::unexpected(CodeProblem::BadLength);

    const unsigned check = signs->back();
    signs->pop_back();
    BitReader reader(*signs);
    const Header header = Header::read(reader);
    if (header.hasSize() && header.signs() != signs->size())
        return tl::unexpected(CodeProblem::BadLength);
    if (check != checkSum(*signs))
        return tl::unexpected(CodeProblem::BadChecksum);
    if (!header.hasSize() || !header.hasRules())
        return tl::unexpected(CodeProblem::BadContent);
    auto puzzle = readPuzzle(header, reader);
    if (!puzzle)
        return tl::unexpected(CodeProblem::BadContent);
    return std::move(*puzzle);
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.substr(0, codePrefix.size()) == codePrefix;
}

bool looksLikeBoardCode(std::string_view text) noexcept {
    return looksLikeCode(trimmed(text)) || looksLikeFlipId(trimmed(text));
}

tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text) {
    const std::string_view code = trimmed(text);
    const auto either = [](auto problem) { return BoardCodeProblem(problem); };
    return looksLikeFlipId(code) ? decodeFlipId(code).map_error(either) : decodePuzzle(code).map_error(either);
}

} // namespace lights
