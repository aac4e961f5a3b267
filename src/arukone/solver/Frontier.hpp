// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/solver/SearchControl.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

/// Dynamic programming over the border between the cells gone over and the others ("frontier", "broken profile"), for
/// any board whose cables may touch themselves.
///
/// The board is gone over cell by cell along its shorter side, of W cells. What was chosen so far matters for the rest
/// only by the W + 1 edges across the border: which are used, which two are the ends of one piece of cable, and which
/// belong to a piece with a terminal (Profile.hpp). Equal states are merged, so the work depends on the number of
/// states, not of solutions. (It would be wrong to drop states in which the ends of two pairs alternate: one of them
/// may get past the other along a piece that has been laid already.)
/// The method is that of Simpath (Knuth, The Art of Computer Programming 4A, 7.1.4, exercise 225), for Numberlink by
/// Yoshinaka, Saitoh, Kawahara, Tsuruma, Iwashita and Minato, Finding all solutions and instances of Numberlink and
/// Slitherlink by ZDDs, Algorithms 5, 2012.
///
/// Time: O(cells · W · states). Memory: two layers of at most SearchControl::maxStates states. A state takes
/// 8 · ⌈(W + 1) / 8⌉ bytes, 8 to 16 for finding it, and for counting 16, for a solution 8 + 8 · ⌈cells / 32⌉. So 400
/// 000 states of a 15×15 board take at most 38 MB for counting and 83 MB for a solution, of a 48×48 board 70 and 525
/// MB.

namespace arukone {

/// A number of solutions, high · 2^64 + low. It never exceeds 2^128 − 1: a sum that would stays there.
struct Count {
    std::uint64_t high = 0; // First, for the comparison.
    std::uint64_t low = 0;

    static constexpr Count most() noexcept {
        return {std::numeric_limits<std::uint64_t>::max(), std::numeric_limits<std::uint64_t>::max()};
    }
    /// Whether the true number may be larger.
    [[nodiscard]] constexpr bool saturated() const noexcept { return *this == most(); }
    /// In decimal digits, also if saturated.
    [[nodiscard]] std::string text() const;

    constexpr Count& operator+=(const Count& other) noexcept {
        const Count before = *this;
        low += other.low;
        high += other.high + (low < before.low ? 1 : 0);
        if (*this < before)
            *this = most();
        return *this;
    }
    friend constexpr auto operator<=>(const Count&, const Count&) = default; // NOLINT(modernize-use-nullptr)
};

/// What counting found.
struct SolutionCount {
    SearchEnd end = SearchEnd::Complete;
    Count solutions; ///< 0 unless complete.
    std::size_t peakStates = 0;
    std::uint64_t work = 0; ///< States expanded.

    [[nodiscard]] bool complete() const noexcept { return end == SearchEnd::Complete; }
    [[nodiscard]] bool solvable() const noexcept { return solutions > Count{}; } ///< \pre complete().
    [[nodiscard]] bool unique() const noexcept { return solutions == Count{0, 1}; }
};

/// Counts the solutions, which are sets of edges, under the board's rule. The number of states does not depend on how
/// the pairs are numbered. The border does not show whether a cable touches itself, so with Fill::Apart the
/// diagonal search counts instead (Diagonal.hpp), and `work` is its nodes.
[[nodiscard]] SolutionCount countSolutions(const Board& board, const SearchControl& control = {});

/// The shortest solution, and what is known of its length.
struct ShortestSolution {
    SearchEnd end = SearchEnd::Complete;
    std::optional<Cables> cables; ///< None if there is no solution, or the search was not complete.
    int length = 0;               ///< Total length of the cables, if there are any.
    /// Proven: no solution is shorter. Equal to the length if there are cables; 0 if there is no solution.
    int lowerBound = 0;
    std::size_t peakStates = 0;
    std::uint64_t work = 0; ///< States expanded, in all passes.

    [[nodiscard]] bool complete() const noexcept { return end == SearchEnd::Complete; }
};

/// Finds a solution of least total length, proven. Of several, the one whose sequence of edges is smallest: cell by
/// cell, row by row on the board as given, first whether the edge to the right is used, then the one down, where unused
/// is smaller. \pre the board's rule is not Fill::Apart. With Fill::All all solutions have the same length, cells −
/// holes − pairs.
///
/// With Fill::Any the search is repeated with growing bounds on the total length (LengthBound.hpp), from the sum of the
/// distances on. The first bound under which there is a solution gives the shortest, and each one before it a proven
/// lower bound. Bounds grow by 2, later by larger steps, and again by 2 once the states of such a step were too many.
[[nodiscard]] ShortestSolution shortestSolution(const Board& board, const SearchControl& control = {});

} // namespace arukone
