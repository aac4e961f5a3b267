// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/hints/HintTarget.hpp"

#include "arukone/Session.hpp"
#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Frontier.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Router.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arukone {

namespace {

/// A player waits for these: some tenths of a second at most, on boards to 15×15.
constexpr std::uint64_t completingNodes = 2'000'000;
constexpr std::uint64_t completingStates = 400'000;
constexpr std::uint64_t completingRoutes = 2'000'000;

SearchControl within(const SearchControl& control, std::uint64_t work) {
    SearchControl limited = control;
    limited.maxWork = std::min(control.maxWork, work);
    return limited;
}

/// What is left to be done if cables stay: a loose one goes on from its end, all other cells of cables are holes.
struct Remaining {
    std::optional<Board> board; ///< None if no pair is left.
    std::vector<int> pairs;     ///< Its pairs, as numbered on the whole board.
};

Remaining remaining(const Board& board, const Cables& kept) {
    std::vector<Cell> holes;
    for (int i = 0; i < board.cellCount(); ++i)
        if (board.isHole(board.cellAt(i)))
            holes.push_back(board.cellAt(i));
    std::vector<Pair> pairs;
    std::vector<int> numbers;
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const Cable& cable = kept[static_cast<std::size_t>(pair)];
        const Pair& terminals = board.pairs()[static_cast<std::size_t>(pair)];
        std::vector<Cell> cells = cellsOf(board, cable).value();
        if (!joins(board, pair, cable)) {
            pairs.push_back({cells.back(), cable.origin == terminals.first ? terminals.second : terminals.first});
            numbers.push_back(pair);
            cells.pop_back();
        }
        holes.insert(holes.end(), cells.begin(), cells.end());
    }
    auto made = Board::make({board.rows(), board.columns()}, holes, pairs, board.fill());
    return {made ? std::optional(*std::move(made)) : std::nullopt, std::move(numbers)};
}

/// With Fill::Apart: what is laid must not be touched either. \param rest what is left of the board.
Completion apart(const Board& board, const Cables& kept, const Board& rest, const SearchControl& control) {
    if (touchesItself(board, kept))
        return {false, std::nullopt};
    UntouchingSolutions found = findUntouching(board, 1, within(control, completingNodes), edgesOf(board, kept));
    if (!found.solutions.empty())
        return {true, std::move(found.solutions.front())};
    if (found.complete())
        return {false, std::nullopt};
    const SolutionCount touching = countSolutions(rest.withFill(Fill::All), within(control, completingStates));
    return touching.complete() && !touching.solvable() ? Completion{false, std::nullopt} : Completion{};
}

/// \pre the board's rule is Fill::All.
Completion filled(const Board& board, const SearchControl& control) {
    UntouchingSolutions untouching = findUntouching(board, 1, within(control, completingNodes));
    if (!untouching.solutions.empty())
        return {true, std::move(untouching.solutions.front())};
    ShortestSolution any = shortestSolution(board, within(control, completingStates));
    if (!any.complete())
        return {};
    return {any.cables.has_value(), std::move(any.cables)};
}

/// \pre the board's rule is Fill::Any.
Completion routed(const Board& board, const SearchControl& control) {
    auto way = route(board, within(control, completingRoutes));
    if (!way) {
        const SolutionCount count = countSolutions(board, within(control, completingStates));
        if (!count.complete())
            return {};
        if (!count.solvable())
            return {false, std::nullopt};
    }
    ShortestSolution shortest = shortestSolution(board, within(control, completingStates));
    if (shortest.cables)
        return {true, std::move(shortest.cables)};
    return way ? Completion{true, std::move(way)} : Completion{};
}

/// Asks for completions of a growing set of cables, as long as all can be decided.
class WrongSearch {
public:
    WrongSearch(const Board& board, const Cables& now, Cables solution, const SearchControl& control)
        : m_board(board)
        , m_now(now)
        , m_kept(noCables(board))
        , m_solution(std::move(solution))
        , m_control(control) {}

    [[nodiscard]] HintTarget run() {
        for (const bool joined : {true, false})
            for (int pair = 0; pair < m_board.pairCount(); ++pair)
                if (const Cable& cable = at(m_now, pair); !cable.empty() && joins(m_board, pair, cable) == joined)
                    if (keep(pair, cable) == false)
                        return {m_solution, WrongCable{pair, longestRight(pair, cable)}};
        return {m_solution, std::nullopt};
    }

private:
    static const Cable& at(const Cables& cables, int pair) { return cables[static_cast<std::size_t>(pair)]; }

    [[nodiscard]] int rightNow(const Cable& cable) const {
        return rightLength(m_board, edgesOf(m_board, m_solution), cable);
    }

    /// Keeps one more cable if there is a solution then. \returns whether there is.
    std::optional<bool> keep(int pair, const Cable& cable) {
        Cables trial = m_kept;
        trial[static_cast<std::size_t>(pair)] = cable;
        Completion completion{true, m_solution};
        if (rightNow(cable) < cable.length()) {
            if (!m_decides)
                return std::nullopt;
            completion = completionOf(m_board, trial, m_control);
        }
        m_decides = m_decides && completion.possible.has_value();
        if (completion.possible == true) {
            m_kept = std::move(trial);
            m_solution = *std::move(completion.solution);
        }
        return completion.possible;
    }

    /// If a beginning is right, so is each shorter one.
    int longestRight(int pair, const Cable& cable) {
        int right = rightNow(cable);
        for (int wrong = cable.length(); wrong - right > 1;) {
            const int middle = (right + wrong) / 2;
            if (keep(pair, {cable.origin, cable.word.substr(0, static_cast<std::size_t>(middle))}) == true)
                right = middle;
            else
                wrong = middle;
        }
        return right;
    }

    const Board& m_board;
    const Cables& m_now;
    Cables m_kept;
    Cables m_solution; ///< Has all that is kept.
    const SearchControl& m_control;
    bool m_decides = true; ///< Once a question was too hard, no further one is asked.
};

} // namespace

std::optional<Obstacle> obstacleLeft(const Board& board, const Cables& kept) {
    const Remaining rest = remaining(board, kept);
    auto obstacle = rest.board ? findObstacle(*rest.board) : std::nullopt;
    if (!obstacle)
        return std::nullopt;
    for (std::optional<int>* pair : {&obstacle->pair, &obstacle->other})
        if (*pair)
            *pair = rest.pairs[static_cast<std::size_t>(**pair)];
    return obstacle;
}

Completion completionOf(const Board& board, const Cables& kept, const SearchControl& control) {
    const std::optional<Board> rest = remaining(board, kept).board;
    if (!rest) {
        if (!stateOf(board, kept).solved)
            return {false, std::nullopt};
        return {true, cablesOf(board, edgesOf(board, kept))};
    }
    if (findObstacle(*rest))
        return {false, std::nullopt};
    if (board.fill() == Fill::Apart)
        return apart(board, kept, *rest, control);
    Completion completion = board.fill() == Fill::All ? filled(*rest, control) : routed(*rest, control);
    if (completion.solution) {
        Edges edges = edgesOf(board, kept);
        const Edges more = edgesOf(*rest, *completion.solution);
        for (std::size_t i = 0; i < edges.size(); ++i)
            edges[i] |= more[i];
        completion.solution = cablesOf(board, edges);
    }
    return completion;
}

int rightLength(const Board& board, const Edges& solution, const Cable& cable) {
    int right = 0;
    Cell at = cable.origin;
    for (const char letter : cable.word) {
        const Cell next = neighbour(at, letter);
        const std::uint8_t edge = at.row == next.row ? rightEdge : downEdge;
        if ((solution[static_cast<std::size_t>(board.indexOf(std::min(at, next)))] & edge) == 0)
            break;
        ++right;
        at = next;
    }
    return right;
}

HintTarget hintTargetFor(const Board& board, const BoardFacts& facts, const Cables& now, const SearchControl& control) {
    if (!facts.solution)
        return {};
    const Edges edges = edgesOf(board, *facts.solution);
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const Cable& cable = now[static_cast<std::size_t>(pair)];
        const int right = rightLength(board, edges, cable);
        if (right == cable.length())
            continue;
        if (facts.unique)
            return {facts.solution, WrongCable{pair, right}};
        Completion completion = completionOf(board, now, control);
        if (completion.possible == true)
            return {std::move(completion.solution), std::nullopt};
        return WrongSearch(board, now, *facts.solution, control).run();
    }
    return {facts.solution, std::nullopt};
}

} // namespace arukone
