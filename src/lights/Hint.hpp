// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace lights {

/// A rectangle of cells.
struct Region {
    Cell first; ///< Top left.
    Cell last;  ///< Bottom right, inclusive.

    [[nodiscard]] bool contains(Cell cell) const noexcept {
        return cell.row >= first.row && cell.row <= last.row && cell.column >= first.column &&
               cell.column <= last.column;
    }
    friend bool operator==(const Region&, const Region&) = default;
};

/// The region that a hint names first. Each side of the board is cut into pieces of half its length, but at most three
/// cells and, if the side is long enough, at least two, so that on boards of more than one cell the region never gives
/// the cell away.
[[nodiscard]] Region hintRegion(int rows, int columns, Cell cell) noexcept;

/// How one cell takes part in the solutions of a board.
struct ShortestSolutions {
    std::uint64_t ways = 0;    ///< Number of shortest solutions.
    std::uint64_t through = 0; ///< How many of them press the cell.
    bool always = false;       ///< Whether every solution presses it, including longer ones.
    bool alone = false;        ///< Whether there is only one solution.
    std::int64_t without = 0;  ///< The fewest moves of a solution that does not press the cell; 0 if `always`.

    friend bool operator==(const ShortestSolutions&, const ShortestSolutions&) = default;
};

/// How long solutions are, in moves.
struct SolutionLengths {
    std::int64_t longest = 0;
    std::int64_t within = 0; ///< The longest that is no longer than asked for.

    friend bool operator==(const SolutionLengths&, const SolutionLengths&) = default;
};

/// The largest nullity that the functions below accept.
inline constexpr int maxCountedNullity = 16;

/// Goes through all solutions: O(2^nullity · cells / 64).
/// \param solution any set of presses that solves the board. \param quiet a basis of the board's quiet patterns.
/// \pre all have the same shape, which contains `cell`; at most maxCountedNullity patterns.
[[nodiscard]] ShortestSolutions countShortestSolutions(const BitGrid& solution, std::span<const BitGrid> quiet,
                                                       Cell cell);

/// \param most at least the length of a shortest solution. The others as above, and so are cost and conditions.
[[nodiscard]] SolutionLengths solutionLengths(const BitGrid& solution, std::span<const BitGrid> quiet,
                                              std::int64_t most);

/// Of the shortest solutions, the one that has most in common with `made`; the first such if there are several.
/// \param except a solution that does not count; null for none. The others as above, and so are cost and conditions.
/// \pre `solution` is not the exception.
[[nodiscard]] BitGrid nearestShortest(const BitGrid& solution, std::span<const BitGrid> quiet, const BitGrid& made,
                                      const BitGrid* except = nullptr);

} // namespace lights
