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

/// The visible state of a board: which cells are lit, which places are holes and have no cell, which cells are sealed
/// (presses beside them switch them, but they cannot be pressed), and which have a curtain (their light does not matter
/// for the goal). A hole has neither light nor seal nor curtain.
class Board {
public:
    Board() = default;

    /// A board without holes or sealed cells.
    explicit Board(BitGrid lit)
        : m_lit(std::move(lit))
        , m_holes(m_lit.rows(), m_lit.columns())
        , m_sealed(m_holes)
        , m_curtains(m_holes) {}

    /// A board without sealed cells. Light on holes is dropped. \pre both grids have the same shape.
    Board(BitGrid lit, BitGrid holes)
        : m_lit(std::move(lit))
        , m_holes(std::move(holes))
        , m_sealed(m_lit.rows(), m_lit.columns())
        , m_curtains(m_sealed) {
        m_lit ^= m_lit & m_holes;
    }

    /// A board without curtains. Light and seals on holes are dropped. \pre all grids have the same shape.
    Board(BitGrid lit, BitGrid holes, BitGrid sealed)
        : m_lit(std::move(lit))
        , m_holes(std::move(holes))
        , m_sealed(std::move(sealed))
        , m_curtains(m_lit.rows(), m_lit.columns()) {
        m_lit ^= m_lit & m_holes;
        m_sealed ^= m_sealed & m_holes;
    }

    /// The same board with other light. \pre the same shape.
    [[nodiscard]] Board withLight(BitGrid lit) const {
        return Board(std::move(lit), m_holes, m_sealed).withCurtains(m_curtains);
    }
    /// The same board with these curtains instead of its own; those on holes are dropped. \pre the same shape.
    [[nodiscard]] Board withCurtains(BitGrid curtains) const {
        Board result = *this;
        result.m_curtains = std::move(curtains);
        result.m_curtains ^= result.m_curtains & m_holes;
        return result;
    }

    [[nodiscard]] int rows() const noexcept { return m_lit.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_lit.columns(); }
    [[nodiscard]] bool contains(Cell cell) const noexcept { return m_lit.contains(cell); }
    [[nodiscard]] bool isLit(Cell cell) const noexcept { return m_lit.test(cell); }
    [[nodiscard]] bool isHole(Cell cell) const noexcept { return m_holes.test(cell); }
    [[nodiscard]] bool isSealed(Cell cell) const noexcept { return m_sealed.test(cell); }
    [[nodiscard]] bool isCurtained(Cell cell) const noexcept { return m_curtains.test(cell); }
    /// Whether there is a cell: inside the board, and not a hole.
    [[nodiscard]] bool hasCell(Cell cell) const noexcept { return contains(cell) && !isHole(cell); }
    /// Whether there is a cell, and it is not sealed.
    [[nodiscard]] bool canPress(Cell cell) const noexcept { return hasCell(cell) && !isSealed(cell); }
    [[nodiscard]] bool hasHoles() const noexcept { return m_holes.any(); }
    [[nodiscard]] bool hasSealed() const noexcept { return m_sealed.any(); }
    [[nodiscard]] bool hasCurtains() const noexcept { return m_curtains.any(); }
    /// Whether every cell of the rectangle can be pressed, and matters.
    [[nodiscard]] bool isPlain() const noexcept { return !hasHoles() && !hasSealed() && !hasCurtains(); }
    /// Number of cells, sealed ones included; holes do not count.
    [[nodiscard]] std::int64_t cellCount() const noexcept { return m_lit.cells() - m_holes.count(); }

    [[nodiscard]] const BitGrid& lit() const noexcept { return m_lit; }
    [[nodiscard]] const BitGrid& holes() const noexcept { return m_holes; }
    [[nodiscard]] const BitGrid& sealed() const noexcept { return m_sealed; }
    [[nodiscard]] const BitGrid& curtains() const noexcept { return m_curtains; }
    /// The cells whose light matters for the goal: those without a curtain.
    [[nodiscard]] BitGrid mattering() const { return (m_holes | m_curtains).complement(); }
    [[nodiscard]] std::int64_t matteringCount() const noexcept { return cellCount() - m_curtains.count(); }
    /// The cells that can be pressed.
    [[nodiscard]] BitGrid pressable() const { return (m_holes | m_sealed).complement(); }

    /// \pre hasCell(cell).
    void toggle(Cell cell) noexcept { m_lit.flip(cell); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    BitGrid m_lit;
    BitGrid m_holes;
    BitGrid m_sealed;
    BitGrid m_curtains;
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

/// Parse a goal as parseBoard does a board; `?` is a dark cell with a curtain.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseGoal(const std::vector<std::string>& rows,
                                                              int maxRowsAndColumns);
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseGoal(std::string_view text, int maxRowsAndColumns);

/// One string per row, of `#`, `.`, `X`, `x` and `_`. Says nothing of curtains.
[[nodiscard]] std::vector<std::string> formatBoard(const Board& board);
/// One string per row, of `#`, `.`, `?` and `_`, as parseGoal reads them. Says nothing of seals.
[[nodiscard]] std::vector<std::string> formatGoal(const Board& goal);

} // namespace lights
