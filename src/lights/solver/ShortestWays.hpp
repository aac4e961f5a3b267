#pragma once

#include "lights/BitGrid.hpp"

#include <cstdint>
#include <span>

namespace lights {

/// How one window stands among all sets of presses that solve a board.
struct ShortestWays {
    std::uint64_t ways = 0;    ///< Sets of presses of the least number.
    std::uint64_t through = 0; ///< How many of them press the window.
    bool always = false;       ///< Every solution presses it, the longer ones too.
    bool alone = false;        ///< There is no other solution at all.

    friend bool operator==(const ShortestWays&, const ShortestWays&) = default;
};

/// The largest nullity that shortestWays takes.
inline constexpr int maxCountedNullity = 16;

/// Looks through all solutions: O(2^nullity · windows / 64).
/// \param solution any one set of presses that solves the board. \param quiet a basis of the board's quiet patterns.
/// \pre all of one shape that contains `cell`; at most maxCountedNullity patterns.
[[nodiscard]] ShortestWays shortestWays(const BitGrid& solution, std::span<const BitGrid> quiet, Cell cell);

} // namespace lights
