#pragma once

#include "lights/Puzzle.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
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

/// 2^exponent as decimal digits. \pre exponent ≥ 0.
[[nodiscard]] std::string powerOfTwo(int exponent);

} // namespace lights
