// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Exercise.hpp"

#include "arukone/editing/Review.hpp"
#include "arukone/solver/Solver.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

namespace {

/// The edge between two neighbouring cells: the cell it is stored with, and its bit; see edgesOf.
std::pair<std::size_t, std::uint8_t> edgeBetween(const Board& board, Cell one, Cell other) {
    const Cell first = std::min(one, other);
    return {static_cast<std::size_t>(board.indexOf(first)), one.row == other.row ? rightEdge : downEdge};
}

/// The draft with cells that may stay empty: the simple program does not care whether they do.
Draft withEmptyCells(Draft draft) {
    draft.setFill(Fill::Any);
    return draft;
}

} // namespace

DrawingExercise::DrawingExercise(Board board, const Cables& start, DrawingTask task)
    : m_session(std::move(board))
    , m_start(start)
    , m_task(std::move(task))
    , m_solution(solve(m_session.board()).cables.value()) {
    restart();
}

void DrawingExercise::restart() {
    m_session.restart();
    m_cuts.clear();
    for (const Cable& cable : m_start)
        if (!cable.empty())
            m_session.draw(cable);
}

bool DrawingExercise::hasCut() const noexcept {
    return std::find(m_cuts.begin(), m_cuts.end(), true) != m_cuts.end();
}

bool DrawingExercise::done() const {
    if (m_task.cutting && !hasCut())
        return false;
    if (m_task.piece.empty())
        return m_session.solved();
    const Edges edges = edgesOf(board(), cables());
    for (std::size_t i = 1; i < m_task.piece.size(); ++i) {
        const auto [cell, edge] = edgeBetween(board(), m_task.piece[i - 1], m_task.piece[i]);
        if ((edges[cell] & edge) == 0)
            return false;
    }
    return true;
}

bool DrawingExercise::wrong() const {
    const CablesState state = m_session.state();
    if (m_task.piece.empty())
        return state.joined == board().pairCount();
    // A cable that leaves a cell of the piece in another direction than the solution does.
    const Edges edges = edgesOf(board(), cables());
    const Edges right = edgesOf(board(), m_solution);
    const auto leaves = [&](Cell cell, Cell next) {
        if (!board().contains(next))
            return false;
        const auto [at, edge] = edgeBetween(board(), cell, next);
        return (edges[at] & edge) != 0 && (right[at] & edge) == 0;
    };
    return std::any_of(m_task.piece.begin(), m_task.piece.end(), [&](Cell cell) {
        return std::any_of(stepLetters.begin(), stepLetters.end(),
                           [&](char letter) { return leaves(cell, neighbour(cell, letter)); });
    });
}

DrawingExercise::Verdict DrawingExercise::draw(const Stroke& stroke) {
    if (done())
        return Verdict::Nothing;
    const auto change = m_session.draw(stroke);
    if (!change)
        return Verdict::Nothing;
    m_cuts.push_back(!change->cut.empty());
    return done() ? Verdict::Done : wrong() ? Verdict::Wrong : Verdict::Nothing;
}

bool DrawingExercise::undo() {
    if (!canUndo())
        return false;
    m_session.undo();
    m_cuts.pop_back();
    return true;
}

Stroke DrawingExercise::next() const {
    if (m_task.cutting && !hasCut())
        for (const Cable& cable : m_solution)
            if (const auto outcome = afterStroke(board(), cables(), cable); outcome && !outcome->cut.empty())
                return cable;
    const auto isRight = [&](std::size_t pair) {
        const Cable& now = cables()[pair];
        return !now.empty() && (now == m_solution[pair] || reversed(board(), now) == m_solution[pair]);
    };
    for (std::size_t pair = 0; pair < m_solution.size(); ++pair) {
        const std::vector<Cell> cells = cellsOf(board(), m_solution[pair]).value();
        const bool concerned =
            m_task.piece.empty() || std::find(cells.begin(), cells.end(), m_task.piece.front()) != cells.end();
        if (concerned && !isRight(pair))
            return m_solution[pair];
    }
    return m_solution.front();
}

TrapExercise::TrapExercise(Draft start)
    : m_start(withEmptyCells(std::move(start)))
    , m_draft(m_start) {}

void TrapExercise::restart() {
    m_draft = m_start;
    m_verdict = Verdict::Placed;
}

TrapExercise::Verdict TrapExercise::judge(const Draft& draft, Judgement& judgement) {
    const auto board = draft.board();
    if (!board)
        return Verdict::Placed;
    if (solve(*board).solvable != true)
        return Verdict::Unsolvable;
    const auto only = onlySolution(*board);
    judgement = judgeProgram(*board, only ? &*only : nullptr);
    return judgement.always == Always::Fails  ? Verdict::Trap
           : judgement.always == Always::Open ? Verdict::Open
                                              : Verdict::Solved;
}

TrapExercise::Verdict TrapExercise::place(Cell cell) {
    if (done())
        return Verdict::Refused;
    Draft next = m_draft.lone() || m_draft.pairs().size() == m_start.pairs().size() ? m_draft : m_start;
    if (!next.place(cell))
        return Verdict::Refused;
    m_draft = std::move(next);
    m_verdict = judge(m_draft, m_judgement);
    return m_verdict;
}

std::optional<std::vector<Cell>> TrapExercise::example() const {
    std::vector<Cell> cells;
    for (int row = 0; row < m_start.rows(); ++row)
        for (int column = 0; column < m_start.columns(); ++column)
            if (m_start.isFree({row, column}))
                cells.push_back({row, column});
    const auto isTrap = [this](const std::vector<Cell>& places) {
        Draft draft = m_start;
        for (const Cell cell : places)
            draft.place(cell);
        Judgement judgement;
        return judge(draft, judgement) == Verdict::Trap;
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (m_start.lone()) {
            if (isTrap({cells[i]}))
                return std::vector<Cell>{cells[i]};
            continue;
        }
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (isTrap({cells[i], cells[j]}))
                return std::vector<Cell>{cells[i], cells[j]};
    }
    return std::nullopt;
}

} // namespace arukone
