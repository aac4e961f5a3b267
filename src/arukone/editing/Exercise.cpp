#include "arukone/editing/Exercise.hpp"

#include "arukone/editing/Review.hpp"
#include "arukone/solver/Solver.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

namespace {

/// The cables that two neighbouring cells would share an edge in, as edges; see edgesOf.
std::pair<std::size_t, std::uint8_t> edgeBetween(const Board& board, Cell one, Cell other) {
    const Cell first = std::min(one, other);
    return {static_cast<std::size_t>(board.indexOf(first)), one.row == other.row ? rightEdge : downEdge};
}

} // namespace

DrawingExercise::DrawingExercise(Board board, const Cables& start, std::vector<Cell> piece)
    : m_session(std::move(board))
    , m_start(start)
    , m_piece(std::move(piece))
    , m_solution(solve(m_session.board()).cables.value()) {
    restart();
}

void DrawingExercise::restart() {
    m_session.restart();
    for (const Cable& cable : m_start)
        if (!cable.empty())
            m_session.draw(cable);
}

bool DrawingExercise::done() const {
    if (m_piece.empty())
        return m_session.solved();
    const Edges edges = edgesOf(board(), cables());
    for (std::size_t i = 1; i < m_piece.size(); ++i) {
        const auto [cell, edge] = edgeBetween(board(), m_piece[i - 1], m_piece[i]);
        if ((edges[cell] & edge) == 0)
            return false;
    }
    return true;
}

bool DrawingExercise::wrong() const {
    const CablesState state = m_session.state();
    if (m_piece.empty())
        return state.joined == board().pairCount() && !state.solved;
    // A cable that leaves a cell of the piece another way than the solution does.
    const Edges edges = edgesOf(board(), cables());
    const Edges right = edgesOf(board(), m_solution);
    const auto leaves = [&](Cell cell, Cell next) {
        if (!board().contains(next))
            return false;
        const auto [at, edge] = edgeBetween(board(), cell, next);
        return (edges[at] & edge) != 0 && (right[at] & edge) == 0;
    };
    return std::any_of(m_piece.begin(), m_piece.end(), [&](Cell cell) {
        return std::any_of(stepLetters.begin(), stepLetters.end(),
                           [&](char letter) { return leaves(cell, neighbour(cell, letter)); });
    });
}

DrawingExercise::Verdict DrawingExercise::draw(const Stroke& stroke) {
    if (done() || !m_session.draw(stroke))
        return Verdict::Nothing;
    return done() ? Verdict::Done : wrong() ? Verdict::Wrong : Verdict::Nothing;
}

Stroke DrawingExercise::next() const {
    const auto isRight = [&](std::size_t pair) {
        const Cable& now = cables()[pair];
        return !now.empty() && (now == m_solution[pair] || reversed(board(), now) == m_solution[pair]);
    };
    for (std::size_t pair = 0; pair < m_solution.size(); ++pair) {
        const std::vector<Cell> cells = cellsOf(board(), m_solution[pair]).value();
        const bool concerned = m_piece.empty() || std::find(cells.begin(), cells.end(), m_piece.front()) != cells.end();
        if (concerned && !isRight(pair))
            return m_solution[pair];
    }
    return m_solution.front();
}

TrapExercise::TrapExercise(Draft start)
    : m_start(std::move(start))
    , m_draft(m_start) {
    m_start.setFill(Fill::Any); // The program does not care for empty cells.
    m_draft = m_start;
}

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
