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
    std::optional<Grade> grade; ///< Of a board whose solution is found by deduction.
    Judgement program;          ///< On the simple program.
};

/// \param control stopping it leaves open what is not decided yet; its maxWork bounds each of the searches.
[[nodiscard]] Review reviewOf(const Board& board, const SearchControl& control = {});

/// The only solution of a board if cells may stay empty, whatever its rule; std::nullopt if there is none or several,
/// or that is not decided.
[[nodiscard]] std::optional<Cables> onlySolution(const Board& board, const SearchControl& control = {});

/// The cells in which two solutions of a board differ: whose cable, or which way, in reading order.
[[nodiscard]] std::vector<Cell> difference(const Board& board, const Cables& one, const Cables& other);

/// A place to cut a cable of a solution: see Draft::cut.
struct Cut {
    int pair = 0;
    Cell end;

    friend bool operator==(const Cut&, const Cut&) = default;
};

/// The cuts that leave the solution as the only one under the board's rule; if there are none, the one that leaves the
/// fewest solutions, if fewer than before. Each cut adds a pair. Tried are those in `cells` and beside them, so that
/// few of them are useless. \param wanted how many are enough. \pre isSolution(board, solution).
[[nodiscard]] std::vector<Cut> bestCuts(const Board& board, const Cables& solution, const std::vector<Cell>& cells,
                                        std::size_t wanted, const SearchControl& control = {});

} // namespace arukone
