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

/// A press that brings the board closer to its goal, for a hint in three steps: the region, the cell, the press.
struct Hint {
    Region region;
    Cell cell;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// Returns the first cell of `remaining` in row-major order, or std::nullopt if it is empty. Following the hints thus
/// works down the board, as light chasing does. \param remaining an optimal set of presses for the board as it stands;
/// any of them may come first.
[[nodiscard]] std::optional<Hint> nextHint(const BitGrid& remaining);

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

    friend bool operator==(const ShortestSolutions&, const ShortestSolutions&) = default;
};

/// The largest nullity that countShortestSolutions accepts.
inline constexpr int maxCountedNullity = 16;

/// Goes through all solutions: O(2^nullity · cells / 64).
/// \param solution any set of presses that solves the board. \param quiet a basis of the board's quiet patterns.
/// \pre all have the same shape, which contains `cell`; at most maxCountedNullity patterns.
[[nodiscard]] ShortestSolutions countShortestSolutions(const BitGrid& solution, std::span<const BitGrid> quiet,
                                                       Cell cell);

} // namespace lights
