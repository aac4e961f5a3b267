#pragma once

#include "lights/BitGrid.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lights {

/// The visible state of a board: which cells are lit, and which places are holes and have no cell. A hole is never lit.
class Board {
public:
    Board() = default;

    /// A board without holes.
    explicit Board(BitGrid lit)
        : m_lit(std::move(lit))
        , m_holes(m_lit.rows(), m_lit.columns()) {}

    /// Light on holes is dropped. \pre both grids have the same shape.
    Board(BitGrid lit, BitGrid holes)
        : m_lit(std::move(lit))
        , m_holes(std::move(holes)) {
        m_lit ^= m_lit & m_holes;
    }

    [[nodiscard]] int rows() const noexcept { return m_lit.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_lit.columns(); }
    [[nodiscard]] bool contains(Cell cell) const noexcept { return m_lit.contains(cell); }
    [[nodiscard]] bool isLit(Cell cell) const noexcept { return m_lit.test(cell); }
    [[nodiscard]] bool isHole(Cell cell) const noexcept { return m_holes.test(cell); }
    /// Whether there is a cell to press: inside the board, and not a hole.
    [[nodiscard]] bool hasCell(Cell cell) const noexcept { return contains(cell) && !isHole(cell); }
    [[nodiscard]] bool hasHoles() const noexcept { return m_holes.any(); }
    /// Number of cells that can be pressed; holes do not count.
    [[nodiscard]] std::int64_t cellCount() const noexcept { return m_lit.cells() - m_holes.count(); }

    [[nodiscard]] const BitGrid& lit() const noexcept { return m_lit; }
    [[nodiscard]] const BitGrid& holes() const noexcept { return m_holes; }

    /// \pre hasCell(cell).
    void toggle(Cell cell) noexcept { m_lit.flip(cell); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    BitGrid m_lit;
    BitGrid m_holes;
};

using puzzle::numberFromText;
using puzzle::Size;
using puzzle::sizeFromText;

/// Why rows of text are not a valid board. `row` and `column` count from 0.
struct TextBoardProblem {
    enum class Kind : std::uint8_t { Empty, RaggedRow, BadCharacter, TooLarge } kind = Kind::Empty;
    int row = 0;
    int column = 0;
};

/// Parses a board from rows of `#` (lit), `.` (dark) and `_` or space (hole). A carriage return at the end of a row is
/// dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(const std::vector<std::string>& rows,
                                                               int maxRowsAndColumns);

/// The same for a single text with rows ended by line feeds; empty lines at the end are dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(std::string_view text, int maxRowsAndColumns);

/// One string per row, of `#`, `.` and `_`.
[[nodiscard]] std::vector<std::string> formatBoard(const Board& board);

} // namespace lights
