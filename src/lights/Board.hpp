// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

/// The visible state of a board: which cells are lit, which places are holes and have no cell, and which cells are
/// sealed: presses beside them switch them, but they cannot be pressed. A hole is neither lit nor sealed.
class Board {
public:
    Board() = default;

    /// A board without holes or sealed cells.
    explicit Board(BitGrid lit)
        : m_lit(std::move(lit))
        , m_holes(m_lit.rows(), m_lit.columns())
        , m_sealed(m_holes) {}

    /// A board without sealed cells. Light on holes is dropped. \pre both grids have the same shape.
    Board(BitGrid lit, BitGrid holes)
        : m_lit(std::move(lit))
        , m_holes(std::move(holes))
        , m_sealed(m_lit.rows(), m_lit.columns()) {
        m_lit ^= m_lit & m_holes;
    }

    /// Light and seals on holes are dropped. \pre all grids have the same shape.
    Board(BitGrid lit, BitGrid holes, BitGrid sealed)
        : m_lit(std::move(lit))
        , m_holes(std::move(holes))
        , m_sealed(std::move(sealed)) {
        m_lit ^= m_lit & m_holes;
        m_sealed ^= m_sealed & m_holes;
    }

    /// The same cells, holes and seals with other light. \pre the same shape.
    [[nodiscard]] Board withLight(BitGrid lit) const { return {std::move(lit), m_holes, m_sealed}; }

    [[nodiscard]] int rows() const noexcept { return m_lit.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_lit.columns(); }
    [[nodiscard]] bool contains(Cell cell) const noexcept { return m_lit.contains(cell); }
    [[nodiscard]] bool isLit(Cell cell) const noexcept { return m_lit.test(cell); }
    [[nodiscard]] bool isHole(Cell cell) const noexcept { return m_holes.test(cell); }
    [[nodiscard]] bool isSealed(Cell cell) const noexcept { return m_sealed.test(cell); }
    /// Whether there is a cell: inside the board, and not a hole.
    [[nodiscard]] bool hasCell(Cell cell) const noexcept { return contains(cell) && !isHole(cell); }
    /// Whether there is a cell, and it is not sealed.
    [[nodiscard]] bool canPress(Cell cell) const noexcept { return hasCell(cell) && !isSealed(cell); }
    [[nodiscard]] bool hasHoles() const noexcept { return m_holes.any(); }
    [[nodiscard]] bool hasSealed() const noexcept { return m_sealed.any(); }
    /// Number of cells, sealed ones included; holes do not count.
    [[nodiscard]] std::int64_t cellCount() const noexcept { return m_lit.cells() - m_holes.count(); }

    [[nodiscard]] const BitGrid& lit() const noexcept { return m_lit; }
    [[nodiscard]] const BitGrid& holes() const noexcept { return m_holes; }
    [[nodiscard]] const BitGrid& sealed() const noexcept { return m_sealed; }
    /// The cells that can be pressed.
    [[nodiscard]] BitGrid pressable() const { return (m_holes | m_sealed).complement(); }

    /// \pre hasCell(cell).
    void toggle(Cell cell) noexcept { m_lit.flip(cell); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    BitGrid m_lit;
    BitGrid m_holes;
    BitGrid m_sealed;
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

/// Parses a board from rows of `#` (lit), `.` (dark), `X` (sealed and lit), `x` (sealed and dark) and `_` or space
/// (hole). A carriage return at the end of a row is dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(const std::vector<std::string>& rows,
                                                               int maxRowsAndColumns);

/// Parses a single text with rows ended by line feeds; empty lines at the end are dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(std::string_view text, int maxRowsAndColumns);

/// One string per row, of `#`, `.`, `X`, `x` and `_`.
[[nodiscard]] std::vector<std::string> formatBoard(const Board& board);

} // namespace lights
