// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/greedy/RoutingGrid.hpp"

/// The simple program that the task “Arukone” of BWINF 42 (round 1, problem 1) hands out to check boards with, and
/// that boards are to defeat. Again and again it joins the pair whose terminals are nearest to each other, by a
/// shortest path, until all are joined or no other can be. Other terminals, holes and cables are in the way. It does
/// not care whether cells stay empty, so neither does anything here: a board's rule makes no difference.
///
/// The task leaves open which of several nearest pairs and shortest paths the program takes. Here it takes the pair
/// with the smallest number, and goes from its first terminal to the first neighbour, up, right, down, left, that is
/// nearer to the second. Greedy.hpp says what all other choices come to.
namespace arukone {

struct ProgramRun {
    std::vector<int> order; ///< The pairs it joined, in this order.
    Cables cables;          ///< By pair, from the first terminal; empty where not joined.
    /// If it gets stuck, the smallest pair that cannot be joined then. (None of those left can.)
    std::optional<int> stuckAt;

    [[nodiscard]] bool solves() const noexcept { return !stuckAt; }
};

/// O(pairs² · cells).
[[nodiscard]] ProgramRun runProgram(const Board& board);
/// Goes on from a state; the run holds only what is added to it.
[[nodiscard]] ProgramRun runProgram(RoutingGrid grid);

} // namespace arukone
