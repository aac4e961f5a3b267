// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/hints/NextHint.hpp"

#include "arukone/Session.hpp"
#include "arukone/greedy/Wiring.hpp"
#include "arukone/hints/Aim.hpp"
#include "arukone/hints/Deduced.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Solver.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arukone {

namespace {

const Cable& at(const Cables& cables, int pair) {
    return cables[static_cast<std::size_t>(pair)];
}

std::string beginning(const std::string& word, int letters) {
    return word.substr(0, static_cast<std::size_t>(letters));
}

/// The cells of the smallest box that holds some cells, row by row. \pre there are some.
std::vector<Cell> boxAround(const std::vector<Cell>& cells) {
    Cell least = cells.front();
    Cell most = cells.front();
    for (const Cell cell : cells) {
        least = {std::min(least.row, cell.row), std::min(least.column, cell.column)};
        most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
    }
    std::vector<Cell> box;
    for (int row = least.row; row <= most.row; ++row)
        for (int column = least.column; column <= most.column; ++column)
            box.push_back({row, column});
    return box;
}

Hint unsolvableHint(const Board& board) {
    Hint hint;
    hint.kind = Hint::Kind::Unsolvable;
    if (const auto obstacle = findObstacle(board)) {
        hint.pair = obstacle->pair;
        hint.because = obstacle->cells;
    }
    hint.region = hint.because.empty() ? boxAround({board.cellAt(0), board.cellAt(board.cellCount() - 1)})
                                       : boxAround(hint.because);
    return hint;
}

/// Why a cable cannot stay: alone, or together with the beginnings of the others that are right.
std::optional<Obstacle> whyWrong(const Board& board, const Cables& now, int pair, const Cables& right) {
    for (Cables kept : {noCables(board), right}) {
        kept[static_cast<std::size_t>(pair)] = at(now, pair);
        if (auto obstacle = obstacleLeft(board, kept))
            return obstacle;
    }
    return std::nullopt;
}

/// \param right the beginnings of the cables that are right.
Hint wrongHint(const Board& board, const Cables& now, const WrongCable& wrong, const Cables& right) {
    const Cable& cable = at(now, wrong.pair);
    const std::vector<Cell> cells = cellsOf(board, cable).value();
    Hint hint;
    hint.kind = Hint::Kind::Wrong;
    hint.pair = wrong.pair;
    hint.piece = hint.because = {cells.begin() + wrong.right + 1, cells.end()};
    hint.obstacle = whyWrong(board, now, wrong.pair, right);
    std::vector<Cell> concerned = hint.piece;
    if (hint.obstacle && hint.obstacle->kind != Obstacle::Kind::Parity) { // Half the board would show nothing.
        hint.because = hint.obstacle->cells;
        concerned.insert(concerned.end(), hint.because.begin(), hint.because.end());
    }
    hint.region = boxAround(concerned);
    hint.stroke = Stroke{cable.origin, beginning(cable.word, wrong.right)};
    return hint;
}

/// The cable of a solution, from the end that the present one begins at.
Cable towards(const Board& board, const Cables& solution, const Cable& now) {
    const Cable& cable = at(solution, *board.pairAt(now.origin));
    return now.empty() || now.origin == cable.origin ? cable : reversed(board, cable);
}

/// All shortest paths of a pair on the empty board.
std::vector<Cell> shortestWays(const Board& board, int pair) {
    const Wiring wiring(board);
    const Distances from = wiring.distances(wiring.first(pair), wiring.second(pair));
    const Distances to = wiring.distances(wiring.second(pair), wiring.first(pair));
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (from[i] + to[i] == wiring.distance(pair))
            cells.push_back(board.cellAt(static_cast<int>(i)));
    return cells;
}

std::optional<Hint> trapHint(const Board& board, const Trap& trap, const Cables& solution, const Cables& kept) {
    for (const int pair : {trap.blocker, trap.victim})
        if (joins(board, pair, at(kept, pair)))
            return std::nullopt;
    Hint hint;
    hint.kind = Hint::Kind::Trap;
    hint.pair = trap.blocker;
    hint.because = shortestWays(board, trap.blocker);
    hint.trap = trap;
    hint.stroke = towards(board, solution, at(kept, trap.blocker));
    return hint;
}

/// The pair to go on with: the first with a loose end, else the first without a cable. \pre the cables are right, and
/// some pair is not joined.
int pairToDraw(const Board& board, const Cables& kept) {
    const auto rank = [&](int pair) {
        const Cable& cable = at(kept, pair);
        return joins(board, pair, cable) ? 2 : cable.empty() ? 1 : 0;
    };
    int best = 0;
    for (int pair = 1; pair < board.pairCount(); ++pair)
        if (rank(pair) < rank(best))
            best = pair;
    return best;
}

Hint solutionHint(const Board& board, const Cables& solution, const Cables& kept) {
    const int pair = pairToDraw(board, kept);
    Cable cable = towards(board, solution, at(kept, pair));
    const auto start = static_cast<std::size_t>(at(kept, pair).length());
    cable.word.resize(std::min(cable.word.find_first_not_of(cable.word[start], start), cable.word.size()));
    Hint hint;
    hint.pair = pair;
    hint.stroke = std::move(cable);
    return hint;
}

/// The cables as far as they are in a solution.
Cables rightBeginnings(const Board& board, const Cables& solution, Cables cables) {
    const Edges edges = edgesOf(board, solution);
    for (Cable& cable : cables)
        cable.word = beginning(cable.word, rightLength(board, edges, cable));
    return cables;
}

/// Fills in the cells that the stroke adds, and the region.
Hint completed(const Board& board, const Cables& now, Hint hint) {
    const Cable& before = at(now, *hint.pair);
    const Stroke& stroke = *hint.stroke;
    std::size_t common = 0;
    if (before.origin == stroke.origin)
        while (common < before.word.size() && common < stroke.word.size() && before.word[common] == stroke.word[common])
            ++common;
    const std::vector<Cell> cells = cellsOf(board, stroke).value();
    const auto end = cells.begin() + static_cast<std::ptrdiff_t>(common);
    hint.piece = {end + 1, cells.end()};
    std::vector<Cell> concerned(end, cells.end());
    concerned.insert(concerned.end(), hint.because.begin(), hint.because.end());
    if (hint.trap) {
        const Pair& victim = board.pairs()[static_cast<std::size_t>(hint.trap->victim)];
        concerned.insert(concerned.end(), {victim.first, victim.second});
    }
    hint.region = boxAround(concerned);
    return hint;
}

} // namespace

BoardFacts factsOf(const Board& board, const SearchControl& control) {
    return withProofs(board, factsOf(solve(board, control)), control);
}

BoardFacts factsOf(const Solved& solved) {
    BoardFacts facts;
    facts.unsolvable = solved.solvable == false;
    facts.solution = solved.cables;
    return facts;
}

BoardFacts withProofs(const Board& board, BoardFacts facts, const SearchControl& control) {
    if (!facts.solution)
        return facts;
    facts.strict = isStrict(board, *facts.solution, control) == true;
    if (!facts.strict && board.fill() == Fill::Any)
        facts.trap = findTrap(board, control);
    facts.unique = facts.strict || isUnique(board, *facts.solution, control) == true;
    return facts;
}

std::optional<Hint> nextHint(const Board& board, const BoardFacts& facts, const Cables& now,
                             const SearchControl& control) {
    if (stateOf(board, now).solved || control.stop.stop_requested())
        return std::nullopt;
    if (facts.unsolvable)
        return unsolvableHint(board);
    const Aim aim = aimFor(board, facts, now, control);
    if (control.stop.stop_requested())
        return std::nullopt;
    if (aim.wrong) {
        const Cables right = aim.solution ? rightBeginnings(board, *aim.solution, now) : noCables(board);
        return wrongHint(board, now, *aim.wrong, right);
    }
    const Cables kept = aim.solution ? rightBeginnings(board, *aim.solution, now) : now;
    std::optional<Hint> hint = deducedHint(board, facts.strict, kept, control);
    if (!hint && control.stop.stop_requested())
        return std::nullopt;
    if (!hint && aim.solution && facts.trap)
        hint = trapHint(board, *facts.trap, *aim.solution, kept);
    if (!hint && aim.solution)
        hint = solutionHint(board, *aim.solution, kept);
    return hint ? std::optional(completed(board, now, *std::move(hint))) : std::nullopt;
}

} // namespace arukone
