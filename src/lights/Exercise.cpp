// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Exercise.hpp"

#include "lights/solver/Solver.hpp"

#include <algorithm>

namespace lights {

namespace {

/// The cells of `all` minus those of `done`, respecting multiplicity.
std::vector<Cell> without(std::vector<Cell> all, const std::vector<Cell>& done) {
    for (const Cell cell : done)
        if (const auto at = std::find(all.begin(), all.end(), cell); at != all.end())
            all.erase(at);
    return all;
}

bool isChased(const Task& task) {
    return std::holds_alternative<ChaseTo>(task) || std::holds_alternative<ChaseAll>(task);
}

/// A quiet pattern with the fewest cells among those spanned by the first patterns of the basis.
BitGrid lightestQuiet(const Board& shape, const Rules& rules) {
    constexpr std::size_t mostCombined = 12;
    std::vector<BitGrid> basis = quietPatterns(shape, rules);
    BitGrid best(shape.rows(), shape.columns());
    if (basis.empty())
        return best;
    best = basis.front();
    basis.resize(std::min(basis.size(), mostCombined));
    BitGrid sum(shape.rows(), shape.columns());
    for (std::size_t step = 1; step < std::size_t{1} << basis.size(); ++step) {
        sum ^= basis[static_cast<std::size_t>(std::countr_zero(step))];
        if (sum.count() < best.count())
            best = sum;
    }
    return best;
}

} // namespace

Exercise::Exercise(Puzzle puzzle, Task task)
    : m_puzzle(std::move(puzzle))
    , m_task(std::move(task))
    , m_board(m_puzzle.start())
    , m_marked(m_puzzle.rows(), m_puzzle.columns()) {
    restart();
}

void Exercise::restart() {
    m_board = m_puzzle.start();
    m_marked = BitGrid(m_puzzle.rows(), m_puzzle.columns());
    m_presses.clear();
    m_done = false;
    m_chaser = isChased(m_task) ? std::optional<Chaser>(m_puzzle) : std::nullopt;
}

bool Exercise::checks() const noexcept {
    return std::holds_alternative<FindQuiet>(m_task) || std::holds_alternative<MarkThese>(m_task);
}

ChaseAdvice Exercise::advice() const {
    return m_chaser ? m_chaser->advice(m_board) : ChaseAdvice{};
}

std::vector<Cell> Exercise::wanted() const {
    if (m_done)
        return {};
    if (const auto* these = std::get_if<PressThese>(&m_task))
        return without(these->cells, m_presses);
    if (m_chaser)
        return advice().presses;
    return {};
}

bool Exercise::isWanted(Cell cell) const {
    if (const auto* different = std::get_if<PressDifferent>(&m_task); different != nullptr)
        return std::find(m_presses.begin(), m_presses.end(), cell) == m_presses.end();
    const auto* these = std::get_if<PressThese>(&m_task);
    if (these == nullptr && !m_chaser)
        return true;
    const std::vector<Cell> cells = wanted();
    if (these != nullptr && these->inOrder)
        return !cells.empty() && cells.front() == cell;
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool Exercise::reached() const {
    if (const auto* different = std::get_if<PressDifferent>(&m_task))
        return static_cast<int>(m_presses.size()) >= different->cells;
    if (std::holds_alternative<PressThese>(m_task))
        return wanted().empty();
    if (const auto* to = std::get_if<ChaseTo>(&m_task)) {
        const ChaseAdvice next = advice();
        return next.kind == ChaseAdvice::Kind::Solved || next.row > to->row;
    }
    if (std::holds_alternative<FindQuiet>(m_task))
        return m_marked.any() && m_board == m_puzzle.start();
    return !m_puzzle.open(m_board).any();
}

Exercise::Outcome Exercise::press(Cell cell) {
    if (m_done || !m_board.canPress(cell) || std::holds_alternative<ChooseAnswer>(m_task))
        return {};
    if (std::holds_alternative<MarkThese>(m_task))
        return mark(cell);
    if (std::holds_alternative<MendBoard>(m_task))
        return mend(cell);
    if (!isWanted(cell) || !m_puzzle.allows(m_board, cell))
        return {Verdict::Wrong, {}};
    m_presses.push_back(cell);
    if (std::holds_alternative<FindQuiet>(m_task))
        m_marked.flip(cell);
    Change change;
    change.cell = cell;
    change.toggled = stamped(m_puzzle.rules(), m_board, cell);
    lights::press(m_board, m_puzzle.rules(), cell);
    if (m_chaser)
        m_chaser->pressed(cell);
    m_done = reached();
    if (m_done)
        return {Verdict::Done, change};
    const auto* goal = std::get_if<ReachGoal>(&m_task);
    if (goal != nullptr && goal->most > 0 && static_cast<int>(m_presses.size()) >= goal->most) {
        restart();
        return {Verdict::Again, {}};
    }
    return {Verdict::Right, change};
}

Exercise::Outcome Exercise::mark(Cell cell) {
    m_marked.flip(cell);
    return {Verdict::Right, {}};
}

Exercise::Outcome Exercise::mend(Cell cell) {
    Board mended = m_board;
    mended.toggle(cell);
    if (!Solver(m_puzzle).solvable(mended))
        return {Verdict::Wrong, {}};
    m_board = mended;
    m_done = true;
    Change change;
    change.cell = cell;
    change.toggled.add(cell);
    return {Verdict::Done, change};
}

Verdict Exercise::check() {
    if (m_done || !checks())
        return Verdict::Nothing;
    const auto* these = std::get_if<MarkThese>(&m_task);
    m_done = these != nullptr ? m_marked == these->cells : reached();
    return m_done ? Verdict::Done : Verdict::Wrong;
}

Verdict Exercise::choose(int answer) {
    const auto* choice = std::get_if<ChooseAnswer>(&m_task);
    if (m_done || choice == nullptr)
        return Verdict::Nothing;
    m_done = answer == choice->right;
    return m_done ? Verdict::Done : Verdict::Wrong;
}

BitGrid Exercise::quietWanted() const {
    // The difference between what is pressed already and the pattern: surplus presses are undone, missing ones added.
    return lightestQuiet(m_board, m_puzzle.rules()) ^ m_marked;
}

Exercise::Next Exercise::next() const {
    if (m_done)
        return {};
    if (const auto* choice = std::get_if<ChooseAnswer>(&m_task))
        return {{}, choice->right, false};
    const auto firstOf = [](const std::vector<Cell>& cells) {
        return cells.empty() ? Next{{}, {}, true} : Next{cells.front(), {}, false};
    };
    if (const auto* these = std::get_if<MarkThese>(&m_task))
        return firstOf((these->cells ^ m_marked).toCells());
    if (std::holds_alternative<FindQuiet>(m_task))
        return firstOf(quietWanted().toCells());
    if (std::holds_alternative<MendBoard>(m_task))
        return firstOf(Solver(m_puzzle).repairs(m_board, 1).front().toCells());
    if (std::holds_alternative<ReachGoal>(m_task)) {
        const Answer answer = Solver(m_puzzle).solve(m_board);
        return answer.solvable() ? firstOf(answer.result->order()) : Next{};
    }
    if (std::holds_alternative<PressDifferent>(m_task))
        return firstOf(without(m_board.pressable().toCells(), m_presses));
    return firstOf(wanted());
}

} // namespace lights
