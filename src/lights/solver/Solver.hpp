// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace lights {

/// The largest side of a board that solve and solveAny accept.
inline constexpr int maxSolvedSide = 16384;

/// The most cells of a board for which all rules are accepted and the optimum is searched for. Above it, solve and
/// solveAny accept only full rectangles on the plane with the plus stamp, and the optimum is proven up to nullity 20.
inline constexpr int maxSearchedCells = 181 * 181;

/// Whether solve and solveAny accept the puzzle.
[[nodiscard]] bool isWithinReach(const Puzzle& puzzle) noexcept;

/// Whether a Solver answers within a frame, and with a proven optimum: for what asks it after every press.
/// \param nullity number of independent quiet patterns. \param cells of the board, without holes.
[[nodiscard]] constexpr bool answersAtOnce(int nullity, std::int64_t cells) noexcept {
    constexpr int mostPatterns = 12;
    constexpr std::int64_t mostCells = 400;
    return nullity <= mostPatterns && cells <= mostCells;
}

/// A basis of the quiet patterns (the kernel of the press matrix) of a board's shape under the rules.
[[nodiscard]] std::vector<BitGrid> quietPatterns(const Board& shape, const Rules& rules);

/// Returns one solution, not necessarily the lightest, or why there is none; does not search for an optimum.
/// \pre isWithinReach(puzzle). \throws std::invalid_argument in quiet hours, where a set of presses is no solution: ask
/// for puzzle.atAnyTime() what could be pressed then.
[[nodiscard]] tl::expected<BitGrid, Unsolvable> solveAny(const Puzzle& puzzle);

/// Returns the best solution found and the quiet patterns, or why there is no solution. \pre isWithinReach(puzzle).
///
/// In quiet hours the solution is an order of presses that quiet hours allow, and only such an order is ever counted as
/// an optimum, here and in Solver::solve: everything that shows, ranks or checks the fewest moves of a puzzle asks one
/// of the two. The quiet patterns are those of the board at any time (Puzzle::atAnyTime).
[[nodiscard]] Answer solve(const Puzzle& puzzle, const SolveControl& control = {});

/// Solves many boards of one shape and rules: the elimination is done once. For hints and the live counter, which query
/// it after every press.
class Solver {
public:
    /// \param puzzle provides shape, holes, rules and goal; its start does not matter. \pre at most maxSearchedCells.
    explicit Solver(const Puzzle& puzzle);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    /// The answer for the puzzle starting from `board`. \pre same shape and holes as the puzzle.
    [[nodiscard]] Answer solve(const Board& board, const SolveControl& control = {}) const;
    /// The fewest presses with the same effect as `presses`, as for the board they solve. Faster, since a solution is
    /// known. \pre they can be pressed. \throws std::logic_error in quiet hours, where no set of presses is a solution.
    [[nodiscard]] Answer lighten(const BitGrid& presses, const SolveControl& control = {}) const;
    /// Whether there is a solution from `board`; no search, O(nullity · cells / 64). In quiet hours: whether there may
    /// be one, since there is one at any time. \pre as for solve.
    [[nodiscard]] bool solvable(const Board& board) const;
    /// Sets of cells to change so that `board` becomes solvable: all of minimal size, but at most `limit` of them; a
    /// single one that may be larger if the minimum cannot be found. \pre as for solve, and limit is not 0.
    /// \returns one empty set for a solvable board.
    [[nodiscard]] std::vector<BitGrid> repairs(const Board& board, std::size_t limit,
                                               const SolveControl& control = {}) const;
    [[nodiscard]] const std::vector<BitGrid>& quiet() const noexcept;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace lights
