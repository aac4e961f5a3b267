#pragma once

#include "lights/Puzzle.hpp"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace lights {

/// What a call may spend, and how it is watched. Work is counted in steps, not seconds, so that an answer that was not
/// cut off is the same on every machine.
struct SolveControl {
    std::uint64_t budget = std::uint64_t{1} << 28; ///< Elementary steps (about a nanosecond each) for the optimum.
    std::stop_token stop;                          ///< A cancel; heeded within 50 ms.
    std::function<void(double)> progress;          ///< Called now and then with a fraction 0 … 1; may be empty.
};

/// The lightest set of presses that was found.
struct Optimum {
    /// Always the same on every machine. Where the search was complete: of all optima the one whose sorted list of
    /// cells is smallest. Where only a bound proves it the least (a nullity too large to look through): one of the
    /// optima.
    BitGrid presses;
    int moves = 0;      ///< presses.count().
    bool exact = false; ///< Proven to be the least.
    int lowerBound = 0; ///< Proven: no solution has fewer moves. Equal to `moves` where exact.
};

/// Why there is no solution.
struct Unsolvable {
    BitGrid witness;          ///< A quiet pattern on which an odd number of cells differs from the goal.
    BitGrid repair;           ///< Cells to change so that the board becomes solvable.
    bool repairExact = false; ///< No smaller set of cells would do.
};

/// Everything the solver has to say about one puzzle.
struct Answer {
    std::vector<BitGrid> quiet;               ///< A basis of the quiet patterns; left out above maxSearchedCells.
    int dimension = 0;                        ///< Of the space of quiet patterns.
    tl::expected<Optimum, Unsolvable> result; ///< The optimum, or why there is none.
    bool cancelled = false;                   ///< Cut off by the stop token: the best so far.

    [[nodiscard]] bool solvable() const noexcept { return result.has_value(); }
    [[nodiscard]] int nullity() const noexcept { return dimension; }
    /// 2^nullity as decimal digits: how many sets of presses solve the board.
    [[nodiscard]] std::string solutions() const;
};

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

/// 2^exponent as decimal digits. \pre exponent ≥ 0.
[[nodiscard]] std::string powerOfTwo(int exponent);

} // namespace lights
