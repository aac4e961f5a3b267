#pragma once

#include "lights/Puzzle.hpp"
#include "lights/Random.hpp"

#include <cstdint>
#include <vector>

namespace lights {

/// What a brush puts on a cell, or takes away.
enum class Brush : std::uint8_t {
    Light,  ///< Light in a cell; a hole becomes a cell first. Taken away: the cell is dark.
    Hole,   ///< No cell at all. Taken away: a dark cell.
    Target, ///< A cell that should be lit in the end. The goal is a picture from then on.
    Press,  ///< Toggles what a press there toggles, so that a solvable board stays solvable.
};

/// A side of a board.
enum class Edge : std::uint8_t { Top, Bottom, Left, Right };

/// Which mirrors and turns a brush repeats its strokes by. Quarter turn and diagonal count on squares only.
struct Symmetry {
    bool leftRight = false;   ///< Mirrored left to right.
    bool topBottom = false;   ///< Mirrored top to bottom.
    bool quarterTurn = false; ///< Turned by 90, 180 and 270 degrees.
    bool diagonal = false;    ///< Mirrored at the diagonal from the top left.

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// The cells that a symmetric brush paints with `cell`: at most eight, each once, in row-major order.
[[nodiscard]] std::vector<Cell> orbit(int rows, int columns, const Symmetry& symmetry, Cell cell);

/// A puzzle while somebody makes it. It may be what no puzzle may be: without cells, without solution, solved. The
/// picture of the goal is kept while the goal is another one. Neither light nor target is ever on a hole.
class Draft {
public:
    /// Dark cells all over. \pre isPlayableSide of both.
    Draft(int rows, int columns);
    explicit Draft(const Puzzle& puzzle);

    [[nodiscard]] int rows() const noexcept { return m_board.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_board.columns(); }
    [[nodiscard]] const Board& board() const noexcept { return m_board; }       ///< To start from.
    [[nodiscard]] const BitGrid& picture() const noexcept { return m_picture; } ///< Also where it is not the goal.
    [[nodiscard]] const Rules& rules() const noexcept { return m_rules; }
    [[nodiscard]] GoalKind goal() const noexcept { return m_goal; }
    /// The lit cells of the solved board, whatever the goal's kind.
    [[nodiscard]] BitGrid target() const;

    /// The puzzle that it is, or NoCells.
    [[nodiscard]] tl::expected<Puzzle, PuzzleProblem> puzzle() const;

    /// Whether the brush would put something there: that is not there yet. A press always does, on a cell.
    [[nodiscard]] bool takes(Brush brush, Cell cell) const;
    /// Puts it there, or takes it away. Cells outside the board are passed over. A press does the same both ways.
    void paint(Brush brush, Cell cell, bool put);

    void fill(bool lit); ///< Light in every cell, or in none.
    void invert();       ///< Every cell's light turned over.
    void clear();        ///< Dark cells all over, and nothing in the picture; rules and goal stay.
    /// Everything moves by so many rows and columns; what leaves on one side comes in on the other.
    void shift(int rows, int columns);
    /// Lights that can be pressed to the goal and are not there yet: every cell is pressed, or not, as chance has it.
    void shuffle(Random& random);

    /// Whether a row or column can be added (or taken away) there.
    [[nodiscard]] bool canGrow(Edge edge) const noexcept;
    [[nodiscard]] bool canShrink(Edge edge) const noexcept;
    /// Adds dark cells at an edge, or takes the row or column there away. \pre canGrow, canShrink.
    void grow(Edge edge);
    void shrink(Edge edge);

    void setRules(const Rules& rules) noexcept { m_rules = rules; }
    void setGoal(GoalKind goal) noexcept { m_goal = goal; }

    friend bool operator==(const Draft&, const Draft&) = default;

private:
    /// The cells of the old board from (row, column) on, on a board of the new size; dark cells where it had none.
    void crop(int row, int column, int rows, int columns);

    Board m_board;
    BitGrid m_picture;
    Rules m_rules;
    GoalKind m_goal = GoalKind::Off;
};

} // namespace lights
