// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShareCode.hpp"

#include "lights/Board.hpp"
#include "puzzle/Digit.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace lights {

namespace {

constexpr std::size_t bitsPerDigit = 4;

/// The beginning of a game ID.
struct IdPrefix {
    Size size;
    char mark = ':';        ///< Or '#'.
    std::size_t length = 0; ///< Including the mark.
};

std::optional<IdPrefix> prefixOf(std::string_view text) noexcept {
    constexpr std::size_t longest = 32;
    const std::size_t mark = text.substr(0, longest).find_first_of(":#");
    if (mark == std::string_view::npos)
        return std::nullopt;
    std::string_view parameters = text.substr(0, mark);
    if (!parameters.empty() && (parameters.back() == 'c' || parameters.back() == 'r'))
        parameters.remove_suffix(1);
    const auto widthFirst = sizeFromText(parameters);
    if (!widthFirst)
        return std::nullopt;
    return IdPrefix{{widthFirst->columns, widthFirst->rows}, text[mark], mark + 1};
}

/// Bits in hexadecimal digits, highest first. \pre all digits are hexadecimal.
class Bits {
public:
    explicit Bits(std::string_view digits) noexcept
        : m_digits(digits) {}

    [[nodiscard]] bool test(std::size_t bit) const noexcept {
        const unsigned mask = 8U >> (bit % bitsPerDigit);
        return (valueOf(m_digits[bit / bitsPerDigit]) & mask) != 0;
    }
    /// Whether every bit from `first` up to but not including `last` is zero.
    [[nodiscard]] bool clear(std::size_t first, std::size_t last) const noexcept {
        for (std::size_t bit = first; bit < last;) {
            const bool wholeDigit = bit % bitsPerDigit == 0 && bit + bitsPerDigit <= last;
            if (wholeDigit ? m_digits[bit / bitsPerDigit] != '0' : test(bit))
                return false;
            bit += wholeDigit ? bitsPerDigit : 1;
        }
        return true;
    }

private:
    static unsigned valueOf(char digit) noexcept {
        return static_cast<unsigned>(puzzle::isDigit(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10);
    }

    std::string_view m_digits;
};

bool isHexadecimal(char character) noexcept {
    return puzzle::isDigit(character) || (character >= 'a' && character <= 'f') ||
           (character >= 'A' && character <= 'F');
}

constexpr std::size_t digitsFor(std::size_t bits) noexcept {
    return (bits + bitsPerDigit - 1) / bitsPerDigit;
}

/// What each press toggles on a board: one row of bits for each cell, in reading order.
class FlipMatrix {
public:
    FlipMatrix(const Bits& bits, const Board& board) noexcept
        : m_bits(bits)
        , m_board(board)
        , m_cells(static_cast<std::size_t>(board.lit().cells())) {}

    [[nodiscard]] bool toggles(Cell press, Cell cell) const noexcept {
        return m_bits.test(place(press) * m_cells + place(cell));
    }

    /// Whether it describes this stamp on the plane.
    [[nodiscard]] bool fits(Stamp stamp) const {
        for (int r = 0; r < m_board.rows(); ++r)
            for (int c = 0; c < m_board.columns(); ++c)
                if (!fits(stamp, {r, c}))
                    return false;
        return true;
    }

    /// The stamp with every offset at which some press toggles a cell; nothing if no press toggles any within reach.
    [[nodiscard]] std::optional<Stamp> drawn() const {
        std::uint32_t bits = 0;
        for (int r = 0; r < m_board.rows(); ++r)
            for (int c = 0; c < m_board.columns(); ++c)
                for (std::size_t i = 0; i < Stamp::cells; ++i) {
                    const Offset offset = Stamp::offsetAt(i);
                    const Cell cell{r + offset.down, c + offset.right};
                    if (m_board.contains(cell) && toggles({r, c}, cell))
                        bits |= std::uint32_t{1} << i;
                }
        return Stamp::fromBits(bits);
    }

private:
    [[nodiscard]] std::size_t place(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_board.columns()) +
               static_cast<std::size_t>(cell.column);
    }

    /// Whether a press toggles exactly what the stamp does.
    [[nodiscard]] bool fits(Stamp stamp, Cell press) const {
        const Stamped toggled = stamped({stamp, Surface::Plane}, m_board, press);
        std::vector<Cell> cells(toggled.begin(), toggled.end());
        std::sort(cells.begin(), cells.end());
        const std::size_t first = place(press) * m_cells;
        std::size_t next = first;
        for (const Cell cell : cells) {
            if (!m_bits.clear(next, first + place(cell)) || !m_bits.test(first + place(cell)))
                return false;
            next = first + place(cell) + 1;
        }
        return m_bits.clear(next, first + m_cells);
    }

    const Bits& m_bits;
    const Board& m_board;
    std::size_t m_cells;
};

/// The stamp that a matrix describes on the plane. (If several have the same effect, as on a single row, the first one:
/// a classic one, then a drawn one.)
std::optional<Stamp> stampOf(const FlipMatrix& matrix) {
    const auto drawn = matrix.drawn();
    if (!drawn)
        return std::nullopt;
    std::vector<Stamp> candidates(classicStamps.begin(), classicStamps.end());
    candidates.insert(candidates.end(), {*drawn, Stamp::Lines, Stamp::OpenLines});
    const auto found =
        std::find_if(candidates.begin(), candidates.end(), [&](Stamp stamp) { return matrix.fits(stamp); });
    return found != candidates.end() ? std::optional(*found) : std::nullopt;
}

using puzzle::BitReader;
using puzzle::BitWriter;
using puzzle::sextetsFor;

constexpr std::size_t headerBits = 7 + 7 + 2 + 3 + 2 + 1;
constexpr int flagBits = 8;

/// What a puzzle needs beyond LA1, as stored in the flags.
struct Extras {
    bool sealed = false; ///< A list of sealed cells.
    bool stamp = false;  ///< Another stamp than the classic ones.
    bool curtains = false;
    bool quietHours = false; ///< Needs no bits of its own.

    static constexpr unsigned sealedFlag = 1;
    static constexpr unsigned stampFlag = 2;
    static constexpr unsigned curtainsFlag = 4;
    static constexpr unsigned quietHoursFlag = 8;

    static Extras of(const Puzzle& puzzle) {
        return {puzzle.start().hasSealed(), !isClassic(puzzle.rules().stamp), puzzle.start().hasCurtains(),
                puzzle.rules().quietHours};
    }
    static constexpr Extras fromFlags(unsigned flags) {
        return {(flags & sealedFlag) != 0, (flags & stampFlag) != 0, (flags & curtainsFlag) != 0,
                (flags & quietHoursFlag) != 0};
    }
    [[nodiscard]] constexpr unsigned flags() const {
        return (sealed ? sealedFlag : 0) | (stamp ? stampFlag : 0) | (curtains ? curtainsFlag : 0) |
               (quietHours ? quietHoursFlag : 0);
    }
    [[nodiscard]] constexpr bool any() const { return sealed || stamp || curtains || quietHours; }
};

/// What differs between the versions of the code.
struct Version {
    std::string_view prefix;
    std::size_t bits; ///< Before the cells, without another stamp.
    std::size_t mostBits;
    puzzle::Checking checking;

    [[nodiscard]] constexpr std::size_t maxSextets() const { return sextetsFor(mostBits); }
};

constexpr std::size_t maxCells = std::size_t{maxSide} * maxSide;

constexpr Version shortCode{codePrefix, headerBits, headerBits + 3 * maxCells, puzzle::Checking::Single};
constexpr Version longCode{longCodePrefix, flagBits + headerBits, flagBits + headerBits + Stamp::cells + 5 * maxCells,
                           puzzle::Checking::Double};
static_assert(maxCodeLength == longCodePrefix.size() + longCode.maxSextets() + 2);

void putGrid(BitWriter& writer, const BitGrid& grid) {
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.columns(); ++c)
            writer.putBit(grid.test({r, c}));
}

BitGrid takeGrid(BitReader& reader, int rows, int columns) {
    BitGrid grid(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            grid.set({r, c}, reader.takeBit());
    return grid;
}

static_assert(classicStamps.size() <= 4, "a code has two bits for the stamp");

/// The stamps that are not drawn, in the order of their numbers.
constexpr std::array undrawnStamps{Stamp::Lines, Stamp::OpenLines};

/// The position of a stamp in a list. \pre it is there.
template<std::size_t Size>
unsigned placeOf(const std::array<Stamp, Size>& list, Stamp stamp) {
    return static_cast<unsigned>(std::find(list.begin(), list.end(), stamp) - list.begin());
}

template<std::size_t Size>
std::optional<Stamp> stampAt(const std::array<Stamp, Size>& list, unsigned place) {
    return place < Size ? std::optional(list[place]) : std::nullopt;
}

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
        return surface < allSurfaces.size() && goal <= static_cast<unsigned>(GoalKind::Picture);
    }
    [[nodiscard]] bool hasPicture() const { return goal == static_cast<unsigned>(GoalKind::Picture); }
    [[nodiscard]] std::size_t sextets(const Version& version, const Extras& extras) const {
        const std::size_t grids =
            1U + (holes ? 1U : 0U) + (hasPicture() ? 1U : 0U) + (extras.sealed ? 1U : 0U) + (extras.curtains ? 1U : 0U);
        return sextetsFor(version.bits + (extras.stamp ? Stamp::cells : 0) +
                          grids * static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    }
    /// The stamp; one that is not classic follows in `reader`.
    [[nodiscard]] std::optional<Stamp> readStamp(const Extras& extras, BitReader& reader) const {
        if (!extras.stamp)
            return stampAt(classicStamps, stamp);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < Stamp::cells; ++i)
            bits |= std::uint32_t{reader.takeBit()} << i;
        if (bits == 0)
            return stampAt(undrawnStamps, stamp);
        const auto drawn = Stamp::fromBits(bits);
        return stamp == 0 && drawn && !isClassic(*drawn) ? drawn : std::nullopt;
    }
};

bool overlap(const BitGrid& left, const BitGrid& right) {
    return (left & right).any();
}

/// Reads the puzzle that follows a header with a valid size and rules; `reader` is positioned after the header. Each
/// puzzle has exactly one code, so anything that a decoder could ignore (light on holes, an empty list of holes, sealed
/// cells or curtains, a picture behind them, set padding bits) is rejected.
std::optional<Puzzle> readPuzzle(const Header& header, const Extras& extras, BitReader& reader) {
    const int rows = header.rows;
    const int columns = header.columns;
    const auto stamp = header.readStamp(extras, reader);
    BitGrid holes = header.holes ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid sealed = extras.sealed ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid curtains = extras.curtains ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid lit = takeGrid(reader, rows, columns);
    BitGrid target = header.hasPicture() ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    if (!stamp || !reader.onlyZerosLeft() || header.holes != holes.any() || extras.sealed != sealed.any() ||
        extras.curtains != curtains.any() || overlap(sealed, holes) || overlap(curtains, holes) ||
        overlap(lit, holes) || overlap(target, holes) || overlap(target, curtains))
        return std::nullopt;
    const Rules rules{*stamp, static_cast<Surface>(header.surface), extras.quietHours};
    const Board picture(std::move(target), holes);
    const Board start = Board(std::move(lit), std::move(holes), std::move(sealed)).withCurtains(std::move(curtains));
    const auto goal = static_cast<GoalKind>(header.goal);
    auto puzzle = header.hasPicture() ? Puzzle::makePicture(start, rules, picture) : Puzzle::make(start, rules, goal);
    return puzzle && puzzle->goal() == goal ? std::optional(std::move(*puzzle)) : std::nullopt;
}

std::string_view trimmed(std::string_view text) noexcept {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

} // namespace

bool looksLikeFlipId(std::string_view text) noexcept {
    return prefixOf(text).has_value();
}

tl::expected<Puzzle, FlipProblem> decodeFlipId(std::string_view id) {
    const auto front = prefixOf(id);
    if (!front)
        return tl::unexpected(FlipProblem::NotAnId);
    if (front->mark == '#')
        return tl::unexpected(FlipProblem::Seed);
    const auto [rows, columns] = front->size;
    if (!isPlayableSide(rows) || !isPlayableSide(columns))
        return tl::unexpected(FlipProblem::BadSize);
    const std::string_view fields = id.substr(front->length);
    const std::string_view matrixDigits = fields.substr(0, fields.find(','));
    const std::string_view stateDigits = fields.substr(std::min(fields.size(), matrixDigits.size() + 1));
    for (const std::string_view digits : {matrixDigits, stateDigits})
        if (!std::all_of(digits.begin(), digits.end(), isHexadecimal))
            return tl::unexpected(FlipProblem::BadCharacter);

    BitGrid lit(rows, columns);
    const auto cells = static_cast<std::size_t>(lit.cells());
    if (matrixDigits.size() != digitsFor(cells * cells) || stateDigits.size() != digitsFor(cells))
        return tl::unexpected(FlipProblem::BadLength);
    const Bits matrix(matrixDigits);
    const Bits state(stateDigits);
    if (!matrix.clear(cells * cells, matrixDigits.size() * bitsPerDigit) ||
        !state.clear(cells, stateDigits.size() * bitsPerDigit))
        return tl::unexpected(FlipProblem::BadContent);
    std::size_t bit = 0;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c, ++bit)
            lit.set({r, c}, state.test(bit));
    Board start(std::move(lit));
    const auto stamp = stampOf(FlipMatrix(matrix, start));
    if (!stamp)
        return tl::unexpected(FlipProblem::CustomShapes);
    return Puzzle::make(std::move(start), {*stamp, Surface::Plane}, GoalKind::Off).map_error([](PuzzleProblem) {
        return FlipProblem::BadSize;
    });
}

std::string encodePuzzle(const Puzzle& puzzle) {
    const Board& start = puzzle.start();
    const Stamp stamp = puzzle.rules().stamp;
    const Extras extras = Extras::of(puzzle);
    const Version& version = extras.any() ? longCode : shortCode;
    BitWriter writer;
    if (extras.any())
        writer.put(extras.flags(), flagBits);
    writer.put(static_cast<unsigned>(puzzle.rows()), 7);
    writer.put(static_cast<unsigned>(puzzle.columns()), 7);
    writer.put(!extras.stamp ? placeOf(classicStamps, stamp) : stamp.isLines() ? placeOf(undrawnStamps, stamp) : 0, 2);
    writer.put(static_cast<unsigned>(puzzle.rules().surface), 3);
    writer.put(static_cast<unsigned>(puzzle.goal()), 2);
    writer.put(start.hasHoles() ? 1 : 0, 1);
    for (std::size_t i = 0; extras.stamp && i < Stamp::cells; ++i)
        writer.putBit((stamp.bits() >> i & 1U) != 0);
    if (start.hasHoles())
        putGrid(writer, start.holes());
    if (extras.sealed)
        putGrid(writer, start.sealed());
    if (extras.curtains)
        putGrid(writer, start.curtains());
    putGrid(writer, start.lit());
    if (puzzle.goal() == GoalKind::Picture)
        putGrid(writer, puzzle.target());

    return puzzle::formatCode(version.prefix, std::move(writer).sextets(), version.checking);
}

tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, longCodePrefix))
        return tl::unexpected(CodeProblem::NewerVersion);
    const bool isLong = code.starts_with(longCodePrefix);
    const Version& version = isLong ? longCode : shortCode;
    const auto body =
        puzzle::parseCode(code, version.prefix, sextetsFor(version.bits), version.maxSextets(), version.checking);
    if (!body)
        return tl::unexpected(body.error());
    BitReader reader(body->sextets);
    const unsigned flags = isLong ? static_cast<unsigned>(reader.take(flagBits)) : 0;
    const Extras extras = Extras::fromFlags(flags);
    const bool known = flags == extras.flags();
    const Header header = Header::read(reader);
    if (known && header.hasSize() && header.sextets(version, extras) != body->sextets.size())
        return tl::unexpected(CodeProblem::BadLength);
    if (!body->isChecked)
        return tl::unexpected(CodeProblem::BadChecksum);
    if (!known)
        return tl::unexpected(CodeProblem::NewerVersion);
    if (isLong != extras.any() || !header.hasSize() || !header.hasRules())
        return tl::unexpected(CodeProblem::BadContent);
    auto puzzle = readPuzzle(header, extras, reader);
    if (!puzzle)
        return tl::unexpected(CodeProblem::BadContent);
    return std::move(*puzzle);
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.starts_with(codePrefix) || text.starts_with(longCodePrefix) ||
           puzzle::isOfNewerVersion(text, longCodePrefix);
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
