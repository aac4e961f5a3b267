#pragma once

#include "lights/BitGrid.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace lights {

/// A rectangle of cells.
struct Region {
    Cell first; ///< Top left.
    Cell last;  ///< Bottom right, included.

    [[nodiscard]] bool contains(Cell cell) const noexcept {
        return cell.row >= first.row && cell.row <= last.row && cell.column >= first.column &&
               cell.column <= last.column;
    }
    friend bool operator==(const Region&, const Region&) = default;
};

/// A press that brings the board nearer to its goal, for a hint in three steps: the region, the cell, the press.
struct Hint {
    Region region;
    Cell cell;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// The next press of a solution that is left to do, or nothing when it is empty: its first cell in row-major order, so
/// that following hints works down the board, as a person who chases lights does.
/// \param remaining an optimal set of presses from the board as it stands; every press of it is as good as another.
[[nodiscard]] std::optional<Hint> nextHint(const BitGrid& remaining);

/// The region that a hint first names. Boards are cut into pieces of half a side, three cells at most and two at least
/// if there are as many, so that on no board of more than one cell the region gives the cell away.
[[nodiscard]] Region hintRegion(int rows, int columns, Cell cell) noexcept;

/// How one cell stands among all sets of presses that solve a board.
struct ShortestWays {
    std::uint64_t ways = 0;    ///< Sets of presses of the least number.
    std::uint64_t through = 0; ///< How many of them press the cell.
    bool always = false;       ///< Every solution presses it, the longer ones too.
    bool alone = false;        ///< It is the only solution.

    friend bool operator==(const ShortestWays&, const ShortestWays&) = default;
};

/// The largest nullity that shortestWays takes.
inline constexpr int maxCountedNullity = 16;

/// Looks through all solutions: O(2^nullity · cells / 64).
/// \param solution any one set of presses that solves the board. \param quiet a basis of the board's quiet patterns.
/// \pre all of one shape that contains `cell`; at most maxCountedNullity patterns.
[[nodiscard]] ShortestWays shortestWays(const BitGrid& solution, std::span<const BitGrid> quiet, Cell cell);

} // namespace lights
