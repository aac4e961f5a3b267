// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/solver/SearchControl.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arukone {

/// What the diagonal search found.
struct UntouchingSolutions {
    SearchEnd end = SearchEnd::Complete;
    std::vector<Cables> solutions; ///< In the order in which they were found, which is always the same.
    std::uint64_t nodes = 0;

    [[nodiscard]] bool complete() const noexcept { return end == SearchEnd::Complete; }
};

/// Finds solutions that fill the board and in which no cable touches itself.
///
/// The cells are gone through by diagonals from the top left, each from its upper end, and choose their edges to the
/// right and down, of two possible single edges the one to the right first. Pieces of cables are kept in disjoint sets
/// with their number, as far as known, and undone in reverse. A branch ends at a ring, two numbers on one cable, three
/// edges of a 2×2 block, or a cell beside its own cable.
///
/// So a corner makes the next cell of its diagonal the same corner, up to a terminal or hole. A branch also ends at a
/// corner whose diagonal leads to neither, at one to the lower left whose diagonal is not free, and where a cell is
/// left to which no edge leads and which can be no corner. These rules, after T. Ahle's numberlink, leave few choices:
/// they only see earlier what ends the branch anyway, so solutions and their order do not depend on them.
///
/// \param wanted how many are enough. \returns that many, or, if complete, all there are; if not complete, those found
/// so far. Work is counted in nodes, one for each choice. \param required edges that each of them has to have; empty:
/// none. \pre the board's rule is Fill::Apart, of which these are all solutions, or Fill::All; wanted ≥ 1.
[[nodiscard]] UntouchingSolutions findUntouching(const Board& board, std::size_t wanted,
                                                 const SearchControl& control = {}, const Edges& required = {});

/// How many solutions the diagonal search found.
struct UntouchingCount {
    SearchEnd end = SearchEnd::Complete;
    std::uint64_t solutions = 0; ///< All there are, if the search was complete.
    std::uint64_t nodes = 0;
};

/// Counts what findUntouching() finds, without keeping it. \pre the board's rule is Fill::Apart or Fill::All.
[[nodiscard]] UntouchingCount countUntouching(const Board& board, const SearchControl& control = {});

} // namespace arukone
