// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"
#include "puzzle/Random.hpp"
#include "puzzle/Symmetry.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace lights {

/// What a brush paints on a cell or erases from it.
enum class Brush : std::uint8_t {
    Light,   ///< Light in a cell; a hole becomes a cell first. Erased: the cell is dark.
    Hole,    ///< No cell at all. Erased: a dark cell.
    Target,  ///< A cell to be lit in the solved board. Makes the goal a picture.
    Press,   ///< Toggles what a press there toggles, so a solvable board stays solvable.
    Seal,    ///< A seal on a cell, which keeps its light; a hole becomes a cell first. Erased: the cell can be pressed.
    Curtain, ///< A curtain on a cell, which keeps its light; a hole becomes a cell first. Erased: its light matters.
};

inline constexpr std::array allBrushes{Brush::Light, Brush::Hole, Brush::Target,
                                       Brush::Press, Brush::Seal, Brush::Curtain};

using puzzle::Edge;
using puzzle::orbit;
using puzzle::Symmetry;

/// A puzzle being edited. It may be in states not allowed for a finished puzzle: without cells, unsolvable, already
/// solved. The picture is preserved while the goal is not a picture. Holes never have light, a seal, a curtain or a
/// target on them.
class Draft {
public:
    /// All cells dark. \pre isPlayableSide of both.
    Draft(int rows, int columns);
    explicit Draft(const Puzzle& puzzle);
    /// Targets on holes are dropped. \pre board and picture have the same shape; isPlayableSide of both sides.
    Draft(Board board, const BitGrid& picture, const Rules& rules, GoalKind goal);

    [[nodiscard]] int rows() const noexcept { return m_board.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_board.columns(); }
    [[nodiscard]] const Board& board() const noexcept { return m_board; }       ///< The start board.
    [[nodiscard]] const BitGrid& picture() const noexcept { return m_picture; } ///< Even if not the goal.
    [[nodiscard]] const Rules& rules() const noexcept { return m_rules; }
    [[nodiscard]] GoalKind goal() const noexcept { return m_goal; }
    /// The lit cells of the solved board, for any kind of goal; those with a curtain need not be.
    [[nodiscard]] BitGrid target() const;
    /// The cells without a curtain that differ from the goal.
    [[nodiscard]] BitGrid open() const;

    /// Returns the finished puzzle, or NoCells.
    [[nodiscard]] tl::expected<Puzzle, PuzzleProblem> puzzle() const;

    /// Whether the cell does not yet have what the brush paints. Brush::Press applies to every cell that can be
    /// pressed.
    [[nodiscard]] bool wouldPaint(Brush brush, Cell cell) const;
    /// Paints the cell if `put`, otherwise erases. Cells off the board are ignored. Brush::Press does the same either
    /// way.
    void paint(Brush brush, Cell cell, bool put);

    void fill(bool lit); ///< Lights every cell, or none.
    void invert();       ///< Toggles every cell.
    void
    clear(); ///< Makes every place a dark cell without seal and curtain and empties the picture; keeps rules, goal.
    /// Moves everything by this many rows and columns; what leaves on one side re-enters on the other.
    void translate(int rows, int columns);
    /// Generates lights from which the goal can be reached but is not reached yet, by pressing each cell or not at
    /// random. If all that presses switch has curtains, the goal stays reached.
    void shuffle(puzzle::Random& random);

    /// Whether a row or column can be added (or removed) at that edge.
    [[nodiscard]] bool canGrow(Edge edge) const noexcept;
    [[nodiscard]] bool canShrink(Edge edge) const noexcept;
    /// Adds dark cells at an edge, or removes the row or column there. \pre canGrow or canShrink, respectively.
    void grow(Edge edge);
    void shrink(Edge edge);

    void setRules(const Rules& rules) noexcept { m_rules = rules; }
    void setGoal(GoalKind goal) noexcept { m_goal = goal; }

    friend bool operator==(const Draft&, const Draft&) = default;

private:
    /// Keeps the cells of the old board from (row, column) on, on a board of the new size; new places become dark
    /// cells.
    void crop(int row, int column, int rows, int columns);

    Board m_board;
    BitGrid m_picture;
    Rules m_rules;
    GoalKind m_goal = GoalKind::Off;
};

} // namespace lights
