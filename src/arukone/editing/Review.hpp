// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"

#include <optional>
#include <vector>

/// What level builders want to know about a board, and how it can be made better.
namespace arukone {

/// What is not decided is empty.
struct Review {
    std::optional<bool> solvable;
    std::optional<Cables> solution; ///< The canonical one: see solve().
    SolutionCount count;            ///< If complete.
    std::optional<bool> unique;     ///< Under the board's rule.
    std::optional<bool> strict;
    std::optional<Grade> grade; ///< Only for a board whose solution is found by deduction.
    Judgement program;          ///< On the simple program.
};

/// \param control stopping it leaves open what is not decided yet; its maxWork bounds each of the searches.
[[nodiscard]] Review reviewOf(const Board& board, const SearchControl& control = {});

/// Returns the only solution of a board if cells may stay empty, whatever the board's own rule says. std::nullopt if it
/// has no solution or more than one, or if that is not decided.
[[nodiscard]] std::optional<Cables> onlySolution(const Board& board, const SearchControl& control = {});

/// The cells in which two solutions of a board differ, by pair or by direction, in reading order.
[[nodiscard]] std::vector<Cell> difference(const Board& board, const Cables& one, const Cables& other);

/// A place to cut a cable of a solution: see Draft::cut.
struct Cut {
    int pair = 0;
    Cell end;

    friend bool operator==(const Cut&, const Cut&) = default;
};

/// Returns the cuts that leave `solution` as the only one under the board's rule. If no cut does, returns the one that
/// leaves the fewest solutions; none if even that leaves as many as before, or if the board has no number left. Each
/// cut adds a pair. \param cells only cuts in or beside them are tried: where solutions differ, so that few tries are
/// wasted. \param wanted how many cuts are enough. \param control once it is stopped, the cuts found so far are
/// returned. \pre isSolution(board, solution).
[[nodiscard]] std::vector<Cut> bestCuts(const Board& board, const Cables& solution, const std::vector<Cell>& cells,
                                        std::size_t wanted, const SearchControl& control = {});

} // namespace arukone
