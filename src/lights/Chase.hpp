#pragma once

#include "lights/Puzzle.hpp"

#include <optional>
#include <vector>

namespace lights {

/// Light chasing, as people do it: row by row, press below every cell that is still wrong, and never touch the row
/// above again. At the end only the last row can be wrong; what has to be pressed in the top row before chasing again
/// is the fix-up.

/// Whether that works at all: a press must reach exactly one cell of the row above its own, and no row beyond that.
/// So it does with the plus on a plane or a cylinder (the sides of the other surfaces are joined with a flip, or their
/// top with their bottom), and without holes, below which nothing could be pressed.
[[nodiscard]] bool canBeChased(const Board& shape, const Rules& rules) noexcept;

/// What the top row does to the last one. Chasing is linear: the traces of two presses in the top row add up, cells
/// in both cancel. Everything follows from one trace a column.
class FixUp {
public:
    /// O(columns² · rows / 64). \pre rows ≥ 1, columns ≥ 1, surface is Plane or Cylinder; the stamp is the plus.
    FixUp(int rows, int columns, Surface surface = Surface::Plane);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    /// How many leftovers are independent: 2^rank of them can be put right.
    [[nodiscard]] int rank() const noexcept { return static_cast<int>(m_reduced.size()); }
    /// What stays lit in the last row of a dark board when this cell of the top row is pressed and chased down.
    /// \returns one row of `columns`. \pre 0 ≤ column < columns().
    [[nodiscard]] const BitGrid& trace(int column) const { return m_traces[static_cast<std::size_t>(column)]; }
    /// The same for several cells of the top row, given as one row.
    [[nodiscard]] BitGrid trace(const BitGrid& presses) const;

    /// Presses in the top row (one row) after which chasing clears `leftover` (one row): of the fewest that do the
    /// first in row-major order. Where more than 2^16 sets do, not the fewest. \returns nothing where none do: then
    /// the board has no solution.
    [[nodiscard]] std::optional<BitGrid> presses(const BitGrid& leftover) const;

    /// A line of the crib.
    struct Line {
        BitGrid leftover; ///< One row: what is wrong in the last row.
        BitGrid presses;  ///< One row: what to press in the top row.
    };
    /// Every leftover that can be put right, the empty one left out, those of few cells first, if there are at
    /// most `most`. Else a basis: each line's first cell is in no other line, and lines add up.
    [[nodiscard]] std::vector<Line> crib(std::size_t most = 7) const;
    /// Whether crib(most) has every leftover.
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
    std::vector<int> m_firsts;        ///< Of each of these, the first cell.
    std::vector<BitGrid> m_traceless; ///< A basis of the presses that leave no trace.
};

/// What somebody who chases lights does next.
struct ChaseAdvice {
    enum class Kind : std::uint8_t {
        Chase,      ///< Press below each wrong cell of `row`.
        FixUp,      ///< All rows but the last are right: press these in the top row, then chase again.
        Solved,     ///< Nothing is wrong.
        Unsolvable, ///< No presses in the top row clear what is left in the last row: there is no solution.
    } kind = Kind::Solved;
    int row = 0;               ///< The row to put right.
    std::vector<Cell> presses; ///< All presses for it, in any order.
};

/// Follows a board that is solved by chasing. It remembers which presses of a fix-up are still to come: once the first
/// one is made, the top row is wrong on purpose.
class Chaser {
public:
    /// \pre canBeChased(puzzle.start(), puzzle.rules()).
    explicit Chaser(const Puzzle& puzzle);

    /// What to do on the board as it stands. \pre the puzzle's shape.
    [[nodiscard]] ChaseAdvice advice(const Board& board);
    /// A press was made, or taken back, which is the same.
    void pressed(Cell cell);
    /// The board starts anew.
    void restart();
    [[nodiscard]] const FixUp& fixUp() const noexcept { return m_fixUp; }

private:
    Puzzle m_puzzle;
    FixUp m_fixUp;
    BitGrid m_due;         ///< One row: what is still to be pressed at the top.
    bool m_fixing = false; ///< A fix-up has begun and no lower row was pressed since.
};

} // namespace lights
