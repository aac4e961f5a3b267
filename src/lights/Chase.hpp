// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lights {

/// Light chasing, as people do it: go down row by row, press below every cell that is still wrong, and never touch the
/// rows above again. In the end only the last row can be wrong. The fix-up is what has to be pressed in the top row
/// before chasing again.

/// Whether light chasing works on this board: a press must reach exactly one cell of the row above its own, and no row
/// beyond that. This holds for the plus on a plane or a cylinder without holes and sealed cells: the other surfaces
/// join their sides with a flip or their top with their bottom, and a wrong cell above a hole could not be put right.
/// In quiet hours the press below a wrong cell is often not allowed.
[[nodiscard]] bool canBeChased(const Board& shape, const Rules& rules) noexcept;

/// How presses in the top row affect the last row. Chasing is linear: the traces of two presses in the top row add up,
/// and cells in both cancel out. One trace per column determines everything else.
class FixUp {
public:
    /// O(columns² · rows / 64). \pre rows ≥ 1, columns ≥ 1, surface is Plane or Cylinder; the stamp is the plus.
    FixUp(int rows, int columns, Surface surface = Surface::Plane);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    /// Number of independent leftovers: 2^rank of them can be cleared.
    [[nodiscard]] int rank() const noexcept { return static_cast<int>(m_reduced.size()); }
    /// What stays lit in the last row of a dark board after pressing this cell of the top row and chasing down.
    /// \returns one row of `columns`. \pre 0 ≤ column < columns().
    [[nodiscard]] const BitGrid& trace(int column) const { return m_traces[static_cast<std::size_t>(column)]; }
    /// What stays lit after pressing several cells of the top row, given as a single row.
    [[nodiscard]] BitGrid trace(const BitGrid& presses) const;

    /// Presses in the top row (one row) after which chasing clears `leftover` (one row): the smallest set, and among
    /// equally small ones the first in row-major order. If more than 2^16 sets would do, not necessarily the smallest.
    /// \returns nothing if no set would do: the board then has no solution.
    [[nodiscard]] std::optional<BitGrid> presses(const BitGrid& leftover) const;

    /// A line of the crib sheet.
    struct Line {
        BitGrid leftover; ///< One row: what is wrong in the last row.
        BitGrid presses;  ///< One row: what to press in the top row.
    };
    /// Every leftover that can be cleared, except the empty one, those with the fewest cells first, if there are at
    /// most `most`. Otherwise a basis: the first cell of each line is in no other line, and lines add up.
    [[nodiscard]] std::vector<Line> crib(std::size_t most = 7) const;
    /// Whether crib(most) lists every leftover that can be cleared.
    [[nodiscard]] bool cribIsComplete(std::size_t most = 7) const noexcept;

private:
    struct Reduced {
        BitGrid trace;
        BitGrid presses;
    };

    int m_rows;
    int m_columns;
    std::vector<BitGrid> m_traces;
    std::vector<Reduced> m_reduced;   ///< Traces in reduced row echelon form, with the presses that leave them.
    std::vector<int> m_firsts;        ///< The first cell of each trace in m_reduced.
    std::vector<BitGrid> m_traceless; ///< A basis of the presses that leave no trace.
};

/// The next step for a player who is chasing lights.
struct ChaseAdvice {
    enum class Kind : std::uint8_t {
        Chase,      ///< Press below each wrong cell of `row`.
        FixUp,      ///< All rows but the last are right: press these in the top row, then chase again.
        Solved,     ///< Nothing is wrong.
        Unsolvable, ///< No presses in the top row clear what is left in the last row: there is no solution.
    } kind = Kind::Solved;
    int row = 0;               ///< The row to put right.
    std::vector<Cell> presses; ///< All presses of this step, in any order.
};

/// Tracks a board that is being solved by chasing. Remembers which presses of a fix-up are still due: after the first
/// of them the top row is wrong on purpose.
class Chaser {
public:
    /// \pre canBeChased(puzzle.start(), puzzle.rules()).
    explicit Chaser(const Puzzle& puzzle);
    /// Uses a fix-up that has been computed already. \pre it is the one of the puzzle's size and surface.
    Chaser(const Puzzle& puzzle, FixUp fixUp);

    /// Returns the next step for the board as it stands. \pre `board` has the puzzle's shape.
    [[nodiscard]] ChaseAdvice advice(const Board& board);
    /// Records that a press was made or undone, which has the same effect.
    void pressed(Cell cell);
    /// Records that the board was reset.
    void restart();
    [[nodiscard]] const FixUp& fixUp() const noexcept { return m_fixUp; }

private:
    Puzzle m_puzzle;
    FixUp m_fixUp;
    BitGrid m_due;         ///< One row: presses still due in the top row.
    bool m_fixing = false; ///< Whether a fix-up has begun and no lower row has been pressed since.
};

} // namespace lights
