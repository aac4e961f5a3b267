#include "arukone/solver/Solver.hpp"

#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Sat.hpp"

#include <algorithm>

namespace arukone {

namespace {

using Touching = SatSearch::Touching;
using Answer = SatSearch::Answer;

bool fills(const Board& board, const Cables& cables) {
    return stateOf(board, cables).used == board.cellCount() - board.holeCount();
}

/// \returns std::nullopt if the search was stopped.
std::optional<bool> found(Answer answer) {
    return answer == Answer::Stopped ? std::nullopt : std::optional(answer == Answer::Yes);
}

Solved solvedBySat(const Board& board, const SearchControl& control) {
    // A board that can be solved can be solved without touching if cells may stay empty.
    const Touching touching = board.fill() == Fill::Any ? Touching::Forbidden : Touching::Allowed;
    SatSearch search(board, touching, control.stop);
    const Answer answer = search.search();
    if (answer != Answer::Yes)
        return {found(answer), std::nullopt, Engine::Sat};
    const auto smallest = search.smallest();
    if (!smallest)
        return {std::nullopt, std::nullopt, Engine::Sat}; // Stopped.
    return {true, cablesOf(board, *smallest), Engine::Sat};
}

/// Whether SAT finds another solution than the given one; std::nullopt if it was stopped.
std::optional<bool> hasAnother(const Board& board, const Cables& solution, Touching touching,
                               const SearchControl& control) {
    SatSearch search(board, touching, control.stop);
    search.forbid(edgesOf(board, solution));
    return found(search.search());
}

std::optional<bool> opposite(std::optional<bool> answer) {
    return answer ? std::optional(!*answer) : std::nullopt;
}

} // namespace

Solved solve(const Board& board, const SearchControl& control) {
    if (board.fill() == Fill::All) {
        SearchControl first = control;
        first.maxWork = std::min(control.maxWork, diagonalNodes);
        UntouchingSolutions untouching = findUntouching(board, 1, first);
        if (!untouching.solutions.empty())
            return {true, std::move(untouching.solutions.front()), Engine::Diagonal};
    }
    ShortestSolution shortest = shortestSolution(board, control);
    if (shortest.complete())
        return {shortest.cables.has_value(), std::move(shortest.cables), Engine::Frontier};
    return solvedBySat(board, control);
}

LeastLength leastLength(const Board& board, const Cables& solution, const SearchControl& control) {
    const int known = stateOf(board, solution).length;
    if (board.fill() == Fill::All)
        return {known, known};
    const ShortestSolution shortest = shortestSolution(board, control);
    return shortest.cables ? LeastLength{shortest.length, shortest.length} : LeastLength{known, shortest.lowerBound};
}

std::optional<bool> isUnique(const Board& board, const Cables& solution, const SearchControl& control) {
    const SolutionCount count = countSolutions(board, control);
    if (count.complete())
        return count.unique();
    return opposite(hasAnother(board, solution, Touching::Allowed, control));
}

std::optional<bool> isStrict(const Board& board, const Cables& solution, const SearchControl& control) {
    if (!fills(board, solution) || touchesItself(board, solution))
        return false;
    return opposite(hasAnother(board.withFill(Fill::Any), solution, Touching::Forbidden, control));
}

} // namespace arukone
