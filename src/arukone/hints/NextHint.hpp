// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/hints/Hint.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "arukone/solver/Solver.hpp"

#include <optional>

namespace arukone {

/// Takes as long as solve(), isStrict() and isUnique(): up to 15×15 at most 0.4 s if the board is strict and 0.8 s with
/// a trap, but some seconds if it is to be filled and has several solutions, and maybe for ever on large boards with
/// few pairs. \param control if it is stopped, what was found until then is returned, the solution first; hints make
/// the best of it.
[[nodiscard]] BoardFacts factsOf(const Board& board, const SearchControl& control = {});

/// The two halves of that. First the solution alone, which is known in milliseconds on most boards, and enough for
/// hints; with Fill::Any it need not be the canonical one. \param solved what solve() or firstSolution() says.
[[nodiscard]] BoardFacts factsOf(const Solved& solved);
/// Then all else about it.
[[nodiscard]] BoardFacts withProofs(const Board& board, BoardFacts facts, const SearchControl& control = {});

/// The next hint: the first reason that holds.
///
/// Wrong: on a board with only one solution, the cable of the smallest pair that has an edge which the solution lacks;
/// otherwise the first that no solution keeps together with the joined cables, and the loose ones, before it. The
/// stroke leaves its longest beginning that is right, or nothing. What is not decided is not called wrong.
///
/// Reasons of the trace: deductions are made from the cables as they are until one makes a loose end go on, or a
/// terminal whose pair has no cable. The last of those with the hardest reason is shown: without it, no cable could go
/// on for easier reasons. What cables show by themselves is no deduction: that nothing leads into the middle of one, or
/// from one pair to another. The stroke follows all edges known by then, and from there on to the next fork: the next
/// cell with several ways on. On a board with Fill::Any that is not strict no suppositions are tried.
///
/// Trap: as long as neither of its pairs is joined. The stroke joins the blocker as in a solution.
/// FromSolution: the next straight piece of a loose cable, else of the smallest pair that is not joined.
///
/// Time, measured with GCC 12, -O2, on a virtual machine with two cores that was busy with other work too: all hints
/// from the empty board, and from states after six random strokes; median / slowest in milliseconds.
///
/// - strict, to be filled, of every difficulty: 10×10 0.02 / 15 (300 boards), 15×15 0.05 / 161 (80 boards; hardest)
/// - several solutions, to be filled: 10×10 0.02 to 0.4 / 39 (80 boards), 15×15 0.05 to 1 / 94 (20 boards)
/// - traps: 10×10 0.2 to 0.4 / 131 (120 boards), 15×15 2 to 3 / 406 (50 boards); 20×20 / 721 (12), 30×30 / 255 (4)
///
/// The slowest are those with several solutions whose cables are in conflict, where every question about what is left
/// is bounded by itself, but not their number, up to the pairs and some more.
///
/// \param now the cables of a game. \param control its stop token ends the search within 50 ms; its maxWork bounds each
/// of the searches for a solution.
/// \returns std::nullopt if the board is solved, the search was stopped, or nothing is known.
[[nodiscard]] std::optional<Hint> nextHint(const Board& board, const BoardFacts& facts, const Cables& now,
                                           const SearchControl& control = {});

} // namespace arukone
