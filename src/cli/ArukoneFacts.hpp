#pragma once

#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"

#include <optional>
#include <stop_token>

namespace cli {

/// What level builders want to know about an Arukone board. What is not decided is empty.
struct ArukoneFacts {
    std::optional<bool> solvable;
    arukone::SolutionCount count; ///< If complete.
    std::optional<bool> unique;
    std::optional<bool> strict;
    std::optional<arukone::Grade> grade; ///< Of a board whose solution is found by deduction.
    arukone::Judgement greedy;
};

/// \param stop leaves open what is not decided yet.
[[nodiscard]] ArukoneFacts investigate(const arukone::Board& board, std::stop_token stop);

/// The only solution of a board if cells may stay empty, whatever its rule; std::nullopt if there is none or several,
/// or that is not decided.
[[nodiscard]] std::optional<arukone::Cables> onlySolution(const arukone::Board& board,
                                                          const arukone::SearchControl& control);

} // namespace cli
