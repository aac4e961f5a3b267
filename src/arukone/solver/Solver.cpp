// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Solver.hpp"

#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Rewiring.hpp"
#include "arukone/solver/Router.hpp"
#include "arukone/solver/Sat.hpp"

#include <algorithm>
#include <vector>

namespace arukone {

namespace {

using Touching = SatSearch::Touching;
using Answer = SatSearch::Answer;

constexpr int unvisited = -1;

/// By cell: the number, from 1, of the connected region of empty cells that it is in; 0 if it is not empty.
std::vector<int> emptyRegions(const Board& board, const Cables& solution) {
    std::vector<int> regions(static_cast<std::size_t>(board.cellCount()), unvisited);
    const auto at = [&](Cell cell) -> int& { return regions[static_cast<std::size_t>(board.indexOf(cell))]; };
    for (int i = 0; i < board.cellCount(); ++i)
        if (!board.isFree(board.cellAt(i)))
            at(board.cellAt(i)) = 0;
    for (const Cable& cable : solution) {
        const std::vector<Cell> cells = cellsOf(board, cable).value();
        for (const Cell cell : cells)
            at(cell) = 0;
    }
    int count = 0;
    for (int i = 0; i < board.cellCount(); ++i) {
        if (regions[static_cast<std::size_t>(i)] != unvisited)
            continue;
        std::vector<Cell> open{board.cellAt(i)};
        at(open.front()) = ++count;
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const char letter : stepLetters)
                if (const Cell next = neighbour(cell, letter); board.contains(next) && at(next) == unvisited) {
                    at(next) = count;
                    open.push_back(next);
                }
        }
    }
    return regions;
}

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

SearchControl within(const SearchControl& control, std::uint64_t work) {
    SearchControl limited = control;
    limited.maxWork = std::min(control.maxWork, work);
    return limited;
}

/// Whether some edge of a solution can be replaced by a path over empty cells: then there is another solution.
/// \pre the board's rule is Fill::Any. O(cells).
bool hasDetour(const Board& board, const Cables& solution) {
    const Edges edges = edgesOf(board, solution);
    const std::vector<int> regions = emptyRegions(board, solution);
    const auto regionAt = [&](Cell cell) {
        return board.contains(cell) ? regions[static_cast<std::size_t>(board.indexOf(cell))] : 0;
    };
    const auto meet = [&](Cell one, Cell other) {
        for (const char letter : stepLetters)
            for (const char second : stepLetters)
                if (const int region = regionAt(neighbour(one, letter));
                    region > 0 && region == regionAt(neighbour(other, second)))
                    return true;
        return false;
    };
    for (int i = 0; i < board.cellCount(); ++i) {
        const Cell cell = board.cellAt(i);
        const std::uint8_t used = edges[static_cast<std::size_t>(i)];
        if (((used & rightEdge) != 0 && meet(cell, neighbour(cell, 'R'))) ||
            ((used & downEdge) != 0 && meet(cell, neighbour(cell, 'D'))))
            return true;
    }
    return false;
}

Solved solveFilled(const Board& board, const SearchControl& control) {
    UntouchingSolutions untouching = findUntouching(board, 1, within(control, diagonalNodes));
    if (!untouching.solutions.empty())
        return {true, std::move(untouching.solutions.front()), Engine::Diagonal};
    ShortestSolution shortest = shortestSolution(board, within(control, frontierWork));
    if (shortest.complete())
        return {shortest.cables.has_value(), std::move(shortest.cables), Engine::Frontier};
    return solvedBySat(board, control);
}

/// Solves a board on which the router found nothing. Most likely it has no solution then, and the frontier proves that
/// faster if it does not have to compute lengths.
Solved solveUnrouted(const Board& board, const SearchControl& control) {
    const SolutionCount count = countSolutions(board, within(control, countingWork));
    if (count.complete() && !count.solvable())
        return {false, std::nullopt, Engine::Frontier};
    if (count.complete())
        if (ShortestSolution shortest = shortestSolution(board, within(control, countingWork)); shortest.complete())
            return {true, std::move(shortest.cables), Engine::Frontier};
    return solvedBySat(board, control);
}

/// The router soon finds a solution of most boards that have one.
Solved solveSparse(const Board& board, const SearchControl& control) {
    auto routed = route(board, within(control, routerWork));
    if (!routed)
        return solveUnrouted(board, control);
    ShortestSolution shortest = shortestSolution(board, within(control, frontierWork));
    if (shortest.complete())
        return {true, std::move(shortest.cables), Engine::Frontier};
    return {true, std::move(routed), Engine::Router};
}

} // namespace

Solved solve(const Board& board, const SearchControl& control) {
    if (findObstacle(board))
        return {false, std::nullopt, std::nullopt};
    return board.fill() == Fill::All ? solveFilled(board, control) : solveSparse(board, control);
}

Solved firstSolution(const Board& board, const SearchControl& control) {
    if (board.fill() == Fill::All || findObstacle(board))
        return solve(board, control);
    if (auto routed = route(board, within(control, routerWork)))
        return {true, std::move(routed), Engine::Router};
    return solveUnrouted(board, control);
}

LeastLength leastLength(const Board& board, const Cables& solution, const SearchControl& control) {
    const int known = stateOf(board, solution).length;
    if (board.fill() == Fill::All)
        return {known, known};
    const ShortestSolution shortest = shortestSolution(board, control);
    return shortest.cables ? LeastLength{shortest.length, shortest.length} : LeastLength{known, shortest.lowerBound};
}

std::optional<bool> isUnique(const Board& board, const Cables& solution, const SearchControl& control) {
    if (board.fill() == Fill::Any && hasDetour(board, solution))
        return false;
    const SolutionCount count = countSolutions(board, control);
    if (count.complete())
        return count.unique();
    return opposite(hasAnother(board, solution, Touching::Allowed, control));
}

std::optional<Cables> anotherSolution(const Board& board, const Cables& solution, const SearchControl& control) {
    SatSearch search(board, board.fill() == Fill::Any ? Touching::Forbidden : Touching::Allowed, control.stop);
    search.forbid(edgesOf(board, solution));
    if (search.search() != Answer::Yes)
        return std::nullopt;
    return cablesOf(board, search.solution());
}

bool mayBeStrict(const Board& board, const Cables& solution) {
    if (!fills(board, solution) || touchesItself(board, solution))
        return false;
    return !canBeRewired(board, solution);
}

std::optional<bool> isStrict(const Board& board, const Cables& solution, const SearchControl& control) {
    if (!mayBeStrict(board, solution))
        return false;
    return opposite(hasAnother(board.withFill(Fill::Any), solution, Touching::Forbidden, control));
}

} // namespace arukone
