// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Review.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace arukone {

namespace {

/// Whether a cell is among the cells, or beside one of them.
bool isNear(Cell cell, const std::vector<Cell>& cells) {
    return std::any_of(cells.begin(), cells.end(), [cell](Cell other) {
        return std::abs(cell.row - other.row) + std::abs(cell.column - other.column) <= 1;
    });
}

} // namespace

Review reviewOf(const Board& board, const SearchControl& control) {
    Review review;
    review.count = countSolutions(board, control);
    Solved solved = solve(board, control);
    review.solvable = solved.solvable;
    review.solution = std::move(solved.cables);
    if (!review.solution)
        return review;
    review.unique = review.count.complete() ? review.count.unique() : isUnique(board, *review.solution, control);
    review.strict = isStrict(board, *review.solution, control);
    review.grade = gradeOf(board, review.strict.value_or(false), control);
    const auto only = onlySolution(board, control);
    review.program = judgeProgram(board, only ? &*only : nullptr, control);
    return review;
}

std::optional<Cables> onlySolution(const Board& board, const SearchControl& control) {
    const Board free = board.withFill(Fill::Any);
    Solved solved = solve(free, control);
    if (!solved.cables || !isUnique(free, *solved.cables, control).value_or(false))
        return std::nullopt;
    return std::move(solved.cables);
}

std::vector<Cell> difference(const Board& board, const Cables& one, const Cables& other) {
    const Edges edges = edgesOf(board, one);
    const Edges others = edgesOf(board, other);
    std::vector<Cell> cells;
    const auto differs = [&](Cell cell, std::uint8_t edge) {
        if (!board.contains(cell))
            return false;
        const auto at = static_cast<std::size_t>(board.indexOf(cell));
        return ((edges[at] ^ others[at]) & edge) != 0;
    };
    for (int i = 0; i < board.cellCount(); ++i) {
        const Cell cell = board.cellAt(i);
        if (differs(cell, rightEdge) || differs(cell, downEdge) || differs(neighbour(cell, 'L'), rightEdge) ||
            differs(neighbour(cell, 'U'), downEdge))
            cells.push_back(cell);
    }
    return cells;
}

std::vector<Cut> bestCuts(const Board& board, const Cables& solution, const std::vector<Cell>& cells,
                          std::size_t wanted, const SearchControl& control) {
    std::vector<Cut> found;
    if (board.pairCount() == maxPairs)
        return found;
    const SolutionCount before = countSolutions(board, control);
    std::optional<Cut> best;
    Count fewest = before.complete() ? before.solutions : Count::most();
    Draft whole(board);
    for (int pair = 0; pair < board.pairCount(); ++pair)
        whole.draw(pair, solution[static_cast<std::size_t>(pair)]);
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const std::vector<Cell> way = cellsOf(board, solution[static_cast<std::size_t>(pair)]).value();
        for (std::size_t i = 1; i + 2 < way.size(); ++i) { // Each part has two cells at least.
            if (found.size() == wanted || control.stop.stop_requested())
                return found;
            if (!isNear(way[i], cells) && !isNear(way[i + 1], cells))
                continue;
            Draft parts = whole;
            parts.cut(pair, way[i]);
            const Board cutBoard = parts.board().value();
            const SolutionCount count = countSolutions(cutBoard, control);
            if (count.complete() ? count.unique() : isUnique(cutBoard, parts.cables(), control) == true)
                found.push_back({pair, way[i]});
            else if (count.complete() && count.solutions < fewest) {
                fewest = count.solutions;
                best = Cut{pair, way[i]};
            }
        }
    }
    if (found.empty() && best)
        found.push_back(*best);
    return found;
}

} // namespace arukone
