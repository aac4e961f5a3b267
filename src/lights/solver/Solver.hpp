#pragma once

#include "lights/solver/Answer.hpp"

#include <memory>
#include <vector>

namespace lights {

/// The largest side of a board that solve and solveAny take.
inline constexpr int maxSolvedSide = 16384;

/// The most cells of a board with all rules for which the optimum is searched. Above it solve and solveAny take full
/// rectangles on the plane with the plus stamp only, and the optimum is proven up to nullity 20.
inline constexpr int maxSearchedCells = 181 * 181;

/// Whether solve and solveAny take the puzzle.
[[nodiscard]] bool isWithinReach(const Puzzle& puzzle) noexcept;

/// A basis of the quiet patterns (the kernel of the press matrix) of a board's shape under the rules.
[[nodiscard]] std::vector<BitGrid> quietPatterns(const Board& shape, const Rules& rules);

/// One solution, not the lightest, or why there is none; no search for an optimum.
/// \pre isWithinReach(puzzle).
[[nodiscard]] tl::expected<BitGrid, Unsolvable> solveAny(const Puzzle& puzzle);

/// One solution, the quiet space and the optimum; or why there is none. \pre isWithinReach(puzzle).
[[nodiscard]] Answer solve(const Puzzle& puzzle, const SolveControl& control = {});

/// Solves many boards of one shape and rules: the elimination is done once. For hints and the live counter, which ask
/// again after each press.
class Solver {
public:
    /// \param puzzle gives shape, holes, rules and goal; its start does not matter. \pre at most maxSearchedCells.
    explicit Solver(const Puzzle& puzzle);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// The answer for the puzzle from `board` on. \pre same shape and holes as the puzzle.
    [[nodiscard]] Answer solve(const Board& board, const SolveControl& control = {}) const;
    /// Whether there is a solution from `board` on: no search, O(nullity · cells / 64). \pre as for solve.
    [[nodiscard]] bool solvable(const Board& board) const;
    /// Sets of cells to change so that `board` becomes solvable: all that are as small as can be, at most `limit` of
    /// them; one that may be larger where the smallest cannot be found. \pre as for solve, and limit is not 0.
    /// \returns one empty set for a solvable board.
    [[nodiscard]] std::vector<BitGrid> repairs(const Board& board, std::size_t limit,
                                               const SolveControl& control = {}) const;
    [[nodiscard]] const std::vector<BitGrid>& quiet() const noexcept;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace lights
