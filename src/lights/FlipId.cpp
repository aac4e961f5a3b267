// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/FlipId.hpp"

#include "lights/Board.hpp"
#include "puzzle/Digit.hpp"

#include <algorithm>
#include <optional>
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

} // namespace lights
