// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Solver.hpp"

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Router.hpp"
#include "arukone/solver/Sat.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace arukone {

namespace {

constexpr int nobody = -1;
constexpr int maxSteps = 2'000; ///< For two cables; most have a few dozen.

/// Looks for other paths of two cables over the cells that they have. It is enough to try all paths of the first: a
/// second that does not touch itself has no other path over its own cells.
class Rewiring {
public:
    Rewiring(const Board& board, const Cables& solution)
        : m_board(board)
        , m_edges(edgesOf(board, solution))
        , m_owners(static_cast<std::size_t>(board.cellCount()), nobody)
        , m_taken(m_owners.size(), 0) {
        for (std::size_t pair = 0; pair < solution.size(); ++pair) {
            const std::vector<Cell> cells = cellsOf(board, solution[pair]).value();
            for (const Cell cell : cells)
                m_owners[at(cell)] = static_cast<int>(pair);
        }
    }

    [[nodiscard]] bool isPossible() {
        for (const auto& [first, second] : neighbours())
            if (isPossible(first, second))
                return true;
        return false;
    }

private:
    [[nodiscard]] std::size_t at(Cell cell) const { return static_cast<std::size_t>(m_board.indexOf(cell)); }
    [[nodiscard]] const Pair& pair(int number) const { return m_board.pairs()[static_cast<std::size_t>(number)]; }

    /// The pairs whose cables have neighbouring cells, each once.
    [[nodiscard]] std::set<std::pair<int, int>> neighbours() const {
        std::set<std::pair<int, int>> found;
        for (int i = 0; i < m_board.cellCount(); ++i)
            for (const char letter : {'R', 'D'}) {
                const Cell next = neighbour(m_board.cellAt(i), letter);
                const int one = m_owners[static_cast<std::size_t>(i)];
                const int other = m_board.contains(next) ? m_owners[at(next)] : nobody;
                if (one != nobody && other != nobody && one != other)
                    found.insert(std::minmax(one, other));
            }
        return found;
    }

    [[nodiscard]] bool isPossible(int first, int second) {
        m_first = first;
        m_second = second;
        m_steps = 0;
        m_taken[at(pair(first).first)] = 1;
        const bool possible = goOn(pair(first).first, false);
        m_taken[at(pair(first).first)] = 0;
        return possible;
    }

    [[nodiscard]] bool isUsed(Cell one, Cell other) const {
        return (m_edges[at(std::min(one, other))] & (one.row == other.row ? rightEdge : downEdge)) != 0;
    }
    /// Whether a cable of the two may lead into a cell.
    [[nodiscard]] bool isOpen(Cell cell) const {
        return m_board.contains(cell) && m_taken[at(cell)] == 0 &&
               (m_owners[at(cell)] == m_first || m_owners[at(cell)] == m_second);
    }

    /// Goes on with the first cable. \param strayed whether it has an edge by now that the solution lacks.
    [[nodiscard]] bool goOn(Cell cell, bool strayed) {
        if (++m_steps > maxSteps)
            return false;
        for (const char letter : stepLetters) {
            const Cell next = neighbour(cell, letter);
            if (!isOpen(next))
                continue;
            const bool strays = strayed || !isUsed(cell, next);
            if (next == pair(m_first).second) {
                if (strays && secondIsJoined())
                    return true;
            } else if (m_board.isFree(next)) {
                m_taken[at(next)] = 1;
                const bool found = goOn(next, strays);
                m_taken[at(next)] = 0;
                if (found)
                    return true;
            }
        }
        return false;
    }

    /// Whether a path is left for the second cable.
    [[nodiscard]] bool secondIsJoined() {
        std::vector<Cell> reached{pair(m_second).first};
        bool joined = false;
        for (std::size_t i = 0; i < reached.size() && !joined; ++i)
            for (const char letter : stepLetters) {
                const Cell next = neighbour(reached[i], letter);
                joined = joined || next == pair(m_second).second;
                if (isOpen(next) && m_board.isFree(next)) {
                    m_taken[at(next)] = 1;
                    reached.push_back(next);
                }
            }
        for (const Cell cell : reached)
            m_taken[at(cell)] = 0;
        return joined;
    }

    const Board& m_board;
    Edges m_edges;
    std::vector<int> m_owners; ///< By cell: whose cable is there.
    std::vector<char> m_taken; ///< By cell: by the paths being tried.
    int m_first = nobody;
    int m_second = nobody;
    int m_steps = 0;
};

/// Whether two neighbouring cables of a solution can be laid differently over the cells that the two have. Then it is
/// not the only solution if cells may stay empty. A quick look: paths are tried up to a number of steps, and false only
/// says that none was found. No cable of the solution touches itself, or else false may be wrong more often.
/// \pre isSolution(board, solution).
bool canBeRewired(const Board& board, const Cables& solution) {
    return Rewiring(board, solution).isPossible();
}

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

/// What SAT has to allow so that it finds a solution of every board that has one: one that can be solved can be solved
/// without touching if cells may stay empty.
Touching touchingOf(Fill fill) {
    return fill == Fill::All ? Touching::Allowed : Touching::Forbidden;
}

Solved solvedBySat(const Board& board, const SearchControl& control) {
    SatSearch search(board, touchingOf(board.fill()), control.stop);
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

/// Solves a board with Fill::Apart for which the diagonal search found nothing. \param complete whether there is
/// nothing. Else the frontier may show that the board cannot be filled even if cables touch themselves.
Solved solveApart(const Board& board, bool complete, const SearchControl& control) {
    if (complete)
        return {false, std::nullopt, Engine::Diagonal};
    const SolutionCount count = countSolutions(board.withFill(Fill::All), within(control, frontierWork));
    if (count.complete() && !count.solvable())
        return {false, std::nullopt, Engine::Frontier};
    return solvedBySat(board, control);
}

Solved solveFilled(const Board& board, const SearchControl& control) {
    UntouchingSolutions untouching = findUntouching(board, 1, within(control, diagonalNodes));
    if (!untouching.solutions.empty())
        return {true, std::move(untouching.solutions.front()), Engine::Diagonal};
    if (board.fill() == Fill::Apart)
        return solveApart(board, untouching.complete(), control);
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
    return fillsBoard(board.fill()) ? solveFilled(board, control) : solveSparse(board, control);
}

Solved firstSolution(const Board& board, const SearchControl& control) {
    if (fillsBoard(board.fill()) || findObstacle(board))
        return solve(board, control);
    if (auto routed = route(board, within(control, routerWork)))
        return {true, std::move(routed), Engine::Router};
    return solveUnrouted(board, control);
}

LeastLength leastLength(const Board& board, const Cables& solution, const SearchControl& control) {
    const int known = stateOf(board, solution).length;
    if (fillsBoard(board.fill()))
        return {known, known};
    const ShortestSolution shortest = shortestSolution(board, control);
    return shortest.cables ? LeastLength{shortest.length, shortest.length} : LeastLength{known, shortest.lowerBound};
}

std::optional<bool> isUnique(const Board& board, const Cables& solution, const SearchControl& control) {
    if (board.fill() == Fill::Any && hasDetour(board, solution))
        return false;
    if (board.fill() == Fill::Apart) {
        const UntouchingSolutions found = findUntouching(board, 2, within(control, diagonalNodes));
        if (found.solutions.size() > 1 || found.complete())
            return found.solutions.size() == 1;
        return opposite(hasAnother(board, solution, Touching::Forbidden, control));
    }
    const SolutionCount count = countSolutions(board, control);
    if (count.complete())
        return count.unique();
    return opposite(hasAnother(board, solution, Touching::Allowed, control));
}

std::optional<Cables> anotherSolution(const Board& board, const Cables& solution, const SearchControl& control) {
    SatSearch search(board, touchingOf(board.fill()), control.stop);
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
