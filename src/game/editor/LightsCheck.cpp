// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsCheck.hpp"

#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

const std::string unknown = "…";
constexpr int maxWrittenExponent = 16;

constexpr std::size_t maxRepairs = 64; ///< Nobody clicks through more.

} // namespace

std::string movesFact(const text::Text& text, const std::optional<BoardFacts::Moves>& fewest) {
    if (!fewest)
        return unknown;
    if (fewest->exact)
        return text.trn("{1} move", "{1} moves", fewest->moves);
    return text.trn("at most {1} move", "at most {1} moves", fewest->moves);
}

std::string movesFigure(const text::Text& text, const std::optional<BoardFacts::Moves>& fewest) {
    if (!fewest)
        return unknown;
    return fewest->exact ? std::to_string(fewest->moves) : text.tr("≤ {1}", fewest->moves);
}

std::string reasonFact(const text::Text& text, const BoardFacts& facts) {
    if (facts.state != BoardFacts::State::Unsolvable || facts.repairs.empty())
        return {};
    return text.tr(
        "Every press switches an even number of the tinted windows, but an odd number of them have to change.");
}

std::string solutionsFact(const BoardFacts& facts) {
    if (!facts.nullity)
        return unknown;
    return *facts.nullity <= maxWrittenExponent ? lights::powerOfTwo(*facts.nullity)
                                                : "2^" + std::to_string(*facts.nullity);
}

std::optional<BoardFacts::Moves> LightsCheck::movesAtAnyTime(const Shape& shape, const lights::Board& difference,
                                                             const lights::SolveControl& control) {
    const auto puzzle = lights::Puzzle::make(difference, shape.rules, lights::GoalKind::Off).value().atAnyTime();
    const lights::Answer answer = lights::solve(puzzle, control);
    if (!answer.solvable())
        return std::nullopt;
    return BoardFacts::Moves{answer.result->moves(), answer.result->exact()};
}

LightsCheck::~LightsCheck() {
    if (m_worker)
        m_worker->cancel();
}

LightsCheck::SharedSolver LightsCheck::makeSolver(const Shape& shape) {
    // The goal does not matter: boards are passed in as the difference from it.
    const lights::Board dark(lights::BitGrid(shape.holes.rows(), shape.holes.columns()), shape.holes, shape.sealed);
    return std::make_shared<const lights::Solver>(
        lights::Puzzle::make(dark.withCurtains(shape.curtains), shape.rules, lights::GoalKind::Off).value());
}

void LightsCheck::look(const lights::Draft& board) {
    const lights::Board& start = board.board();
    Shape shape{start.holes(), start.sealed(), start.curtains(), board.rules()};
    lights::Board difference = start.withLight(board.open());
    if (m_looked && shape == m_shape && difference == m_difference) {
        m_facts.lit = start.lit().count();
        return;
    }
    m_looked = true;
    if (!(shape == m_shape)) {
        m_shape = std::move(shape);
        m_solver.reset();
    }
    m_difference = std::move(difference);
    m_proof.withdraw();
    m_facts = {};
    m_facts.quietHours = m_shape.rules.quietHours;
    m_facts.lit = start.lit().count();
    m_facts.windows = start.cellCount();
    m_facts.solved = !m_difference.lit().any();
    if (m_worker) {
        m_worker->cancel();
        m_stale = true;
    }
    m_facts.toPress = start.pressable().count();
    m_wanted = m_facts.toPress > 0;
    if (!m_wanted) {
        m_facts.state = BoardFacts::State::NoWindows;
        return;
    }
    if (!m_solver && start.lit().cells() <= quickCells)
        m_solver = makeSolver(m_shape);
    static_cast<void>(updateSolvability());
    if (const LongProofs::Proven* proven = m_proofs != nullptr ? m_proofs->of(puzzle()) : nullptr) {
        m_wanted = false;
        take(proven->optimum, proven->nullity);
        return;
    }
    if (m_facts.solved)
        m_facts.optimum = BoardFacts::Moves{0, true};
    startWorker();
}

bool LightsCheck::updateSolvability() {
    if (!m_solver || m_facts.state != BoardFacts::State::Checking)
        return false;
    const bool solvable = m_solver->solvable(m_difference);
    if (solvable && m_shape.rules.quietHours) // Whether there is an order takes the worker.
        return false;
    m_facts.state = solvable ? BoardFacts::State::Solvable : BoardFacts::State::Unsolvable;
    m_facts.nullity = static_cast<int>(m_solver->quiet().size());
    return true;
}

void LightsCheck::startWorker() {
    if (!m_wanted || m_worker)
        return;
    m_wanted = false;
    m_stale = false;
    m_workerShape = m_shape;
    m_worker = std::make_unique<Worker<Found>>([shape = m_shape, difference = m_difference, solver = m_solver,
                                                solve = m_proofs != nullptr ? m_proofs->solve() : LongProofs().solve()](
                                                   const std::stop_token& stop, const auto& progress) mutable {
        if (!solver)
            solver = makeSolver(shape);
        lights::SolveControl control;
        control.stop = stop;
        control.progress = progress;
        Found found{solver, solve(*solver, difference, control), {}, {}};
        if (!solver->solvable(difference))
            found.repairs = solver->repairs(difference, maxRepairs, control);
        else if (shape.rules.quietHours)
            found.atAnyTime = movesAtAnyTime(shape, difference, control);
        return found;
    });
}

bool LightsCheck::poll() {
    m_proofNews = m_proof.poll();
    if (m_proofNews == BoardProof::News::Proven)
        take(m_proof.proven().optimum, m_proof.proven().nullity);
    const bool news = m_proofNews != BoardProof::News::None;
    const Found* found = m_worker ? m_worker->result() : nullptr;
    if (found == nullptr)
        return news;
    if (m_workerShape == m_shape)
        m_solver = found->solver;
    const bool fresh = !m_stale;
    if (fresh)
        take(*found);
    m_worker.reset();
    const bool known = updateSolvability(); // The worker may have brought the solver for the current board.
    startWorker();
    return fresh || known || news;
}

lights::Puzzle LightsCheck::puzzle() const {
    return lights::Puzzle::make(m_difference, m_shape.rules, lights::GoalKind::Off).value();
}

void LightsCheck::take(const lights::Optimum& optimum, int nullity) {
    m_facts.state = BoardFacts::State::Solvable;
    m_facts.optimum = BoardFacts::Moves{optimum.moves(), optimum.exact()};
    m_facts.solution = optimum.order();
    if (!m_shape.rules.quietHours) // Nobody counts orders.
        m_facts.nullity = nullity;
}

void LightsCheck::take(const Found& found) {
    const lights::Answer& answer = found.answer;
    m_facts.atAnyTime = found.atAnyTime;
    if (answer.solvable()) {
        take(*answer.result, answer.nullity());
        m_proof.offer(puzzle(), *answer.result);
        return;
    }
    if (answer.undecided) {
        m_facts.state = BoardFacts::State::Undecided;
        return;
    }
    m_facts.nullity = answer.nullity();
    m_facts.state = BoardFacts::State::Unsolvable;
    const lights::Unsolvable& why = answer.result.error();
    m_facts.onlyQuietHours = !why.witness.any();
    if (m_facts.onlyQuietHours)
        return;
    m_facts.witness = why.witness;
    m_facts.repairs = found.repairs.empty() ? std::vector{why.repair} : found.repairs;
    // One that leaves nothing to press, so that the level is gone, comes last.
    std::ranges::stable_partition(m_facts.repairs,
                                  [this](const lights::BitGrid& each) { return each != m_difference.lit(); });
    m_facts.repairExact = why.repairExact;
}

} // namespace game
