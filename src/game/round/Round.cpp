// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/Round.hpp"

#include "lights/QuietHint.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "puzzle/Game.hpp"

#include <algorithm>
#include <cstdint>

namespace game {

namespace {

static_assert(!lights::answersAtOnce(lights::maxCountedNullity + 1, 1)); // See waysThrough().

/// In solver steps: for the order from a position in quiet hours, which is asked for after a press. About 20 ms.
constexpr std::uint64_t budgetFromHere = std::uint64_t{1} << 24U;
/// In solver steps: for the optimum in quiet hours, which only a search can prove. About two seconds, in the worker.
constexpr std::uint64_t quietBudget = std::uint64_t{1} << 30U;

constexpr std::chrono::milliseconds maxWait{50}; ///< How long opening a board waits for the optimum.

using Solving = Worker<lights::Answer>;

std::unique_ptr<Solving> solveInWorker(const lights::Puzzle& puzzle, const LongProofs* proofs) {
    const LongProofs::Solve solve = proofs != nullptr ? proofs->solve() : LongProofs().solve();
    return std::make_unique<Solving>([puzzle, solve](const std::stop_token& stop, const Solving::Progress& progress) {
        lights::SolveControl control;
        control.stop = stop;
        control.progress = progress;
        if (puzzle.rules().quietHours)
            control.budget = quietBudget;
        return solve(lights::Solver(puzzle), puzzle.start(), control);
    });
}

} // namespace

Round::Round(Challenge challenge, const std::optional<puzzle::SavedGame>& saved, LongProofs* proofs)
    : m_challenge(std::move(challenge))
    , m_session(m_challenge.lights())
    , m_proof(proofs) {
    if (saved) {
        if (auto session = lights::Session::restore(m_challenge.lights(), *saved)) {
            m_session = std::move(*session);
            m_marks = puzzle::Marks::read(saved->marks, {m_session.board().rows(), m_session.board().columns()});
            m_resumed = true;
        }
    }
    if (const LongProofs::Proven* proven = proofs != nullptr ? proofs->of(m_challenge.lights()) : nullptr) {
        take(proven->optimum, proven->nullity);
        return;
    }
    m_solving = solveInWorker(m_challenge.lights(), proofs);
    m_solving->wait(maxWait);
    poll();
}

void Round::take(const lights::Optimum& optimum, int nullity) {
    m_nullity = nullity;
    m_optimum = optimum;
    m_ways.reset();
    m_longestForTwoStars.reset();
    if (const lights::AnotherWay* way = shownWay(); way != nullptr)
        m_otherWay = lights::otherWay(m_challenge.lights(), *way);
}

puzzle::SavedGame Round::save() const {
    puzzle::SavedGame saved = m_session.save();
    if (m_session.started() || m_session.canUndoRestart() || hasOwnMarks()) // Otherwise nothing was done yet.
        saved.marks = m_marks.text();
    return saved;
}

puzzle::Marks Round::givenMarks() const {
    const lights::AnotherWay* const way = shownWay();
    return way != nullptr ? puzzle::Marks(way->shown.toCells()) : puzzle::Marks();
}

bool Round::hasOwnMarks() const {
    return !m_marks.empty() && m_marks.cells() != givenMarks().cells();
}

bool Round::poll() {
    m_proofNews = m_proof.poll();
    if (m_proofNews == BoardProof::News::Proven)
        take(m_proof.proven().optimum, m_proof.proven().nullity);
    const lights::Answer* answer = m_solving ? m_solving->result() : nullptr;
    if (answer == nullptr)
        return m_proofNews != BoardProof::News::None;
    if (answer->solvable()) {
        take(*answer->result, answer->nullity());
        m_proof.offer(m_challenge.lights(), *m_optimum);
    } else {
        m_nullity = answer->nullity();
        m_unsolvable = answer->unsolvable();
        m_undecided = answer->undecided;
    }
    m_solving.reset();
    return true;
}

Par Round::par() const {
    if (!m_optimum)
        return {m_session.moves(), false, 0};
    return {std::min(m_optimum->moves(), m_session.moves()), m_optimum->exact(), m_optimum->lowerBound()};
}

int Round::starsWithinReach() const {
    if (m_session.assists().solutionShown)
        return 0; // The round is no longer recorded.
    if (!m_optimum)
        return m_session.assists().any() ? 2 : 3;
    const int next = m_session.solved() ? 0 : quietHours() ? 1 : m_session.moves() > 0 ? -1 : 0; // One is taken back.
    const int moves = m_session.moves() + next;
    const int stars = puzzle::stars(moves, m_optimum->moves(), m_session.assists().any());
    return moves > twoStarMoves() ? std::min(stars, 1) : stars;
}

int Round::twoStarMoves() const {
    if (const auto known = ways())
        return known->twoStars;
    const int most = puzzle::twoStarMoves(m_optimum->moves());
    if (!quietHours() || !m_optimum->exact())
        return most;
    if (!m_longestForTwoStars)
        m_longestForTwoStars =
            lights::longestOrder(m_challenge.lights(), m_optimum->presses(), solver().quiet(), most).value_or(most);
    return *m_longestForTwoStars;
}

bool Round::knowsShortestWay() const noexcept {
    return m_optimum && m_optimum->exact() && !quietHours() &&
           lights::answersAtOnce(m_nullity, m_session.board().cellCount());
}

std::optional<int> Round::movesLeft() const {
    if (quietHours())
        return orderFromHere() && m_fromHere->exact ? std::optional(static_cast<int>(m_fromHere->order->size()))
                                                    : std::nullopt;
    const auto left = knowsShortestWay() ? remaining() : std::nullopt;
    return left ? std::optional(static_cast<int>(left->count())) : std::nullopt;
}

const std::vector<lights::Cell>* Round::orderFromHere() const {
    if (!m_optimum || !quietHours())
        return nullptr;
    if (!m_fromHere || m_fromHere->board != m_session.board())
        m_fromHere = findFrom(m_session.board(), m_session.presses());
    return m_fromHere->order ? &*m_fromHere->order : nullptr;
}

bool Round::isShortestFromHere() const {
    return orderFromHere() != nullptr && m_fromHere->exact;
}

std::optional<std::size_t> Round::pressesTooMany() const {
    if (!isShortestFromHere() || !m_optimum->exact())
        return std::nullopt;
    const auto made = m_session.presses();
    const auto best = static_cast<std::size_t>(m_optimum->moves());
    if (made.size() + m_fromHere->order->size() == best)
        return 0;
    std::vector<lights::Board> boards{m_challenge.lights().start()}; // After each press.
    for (const lights::Cell cell : made) {
        boards.push_back(boards.back());
        lights::press(boards.back(), m_challenge.lights().rules(), cell);
    }
    // The presses of a shortest way begin shortest ways all along it. So what has to be known of few positions only.
    std::size_t within = 0;                                        // So many presses keep the optimum within reach …
    for (std::size_t beyond = made.size(); beyond - within > 1;) { // … and so many do not.
        const std::size_t kept = (within + beyond) / 2;
        const FromHere from = findFrom(boards[kept], made.first(kept));
        if (!from.order || !from.exact)
            return std::nullopt;
        (kept + from.order->size() == best ? within : beyond) = kept;
    }
    return made.size() - within;
}

Round::FromHere Round::findFrom(const lights::Board& board, std::span<const lights::Cell> made) const {
    const std::vector<lights::Cell> best = m_optimum->order();
    if (made.size() <= best.size() && std::ranges::equal(made, std::span(best).first(made.size())))
        return {board, std::vector(best.begin() + std::ssize(made), best.end()), m_optimum->exact()};
    lights::SolveControl control;
    control.budget = budgetFromHere;
    const lights::Answer answer = solver().solve(board, control);
    if (!answer.solvable())
        return {board, std::nullopt, false};
    return {board, answer.result->order(), answer.result->exact()};
}

std::optional<lights::BitGrid> Round::way() const {
    if (!m_optimum || quietHours())
        return std::nullopt;
    const lights::BitGrid& any = m_otherWay ? *m_otherWay : m_optimum->presses();
    if (!knowsShortestWay())
        return any;
    return lights::nearestShortest(any, solver().quiet(), m_session.pressed(),
                                   m_otherWay ? &shownWay()->shown : nullptr);
}

std::optional<lights::BitGrid> Round::remaining() const {
    auto left = way();
    if (left)
        *left ^= m_session.pressed();
    return left;
}

std::optional<Round::Mistake> Round::mistake() const {
    const auto way = this->way();
    if (!way)
        return std::nullopt;
    lights::KnownSolutions known{*way, false, {}, m_nullity == 0};
    if (knowsShortestWay())
        known = {*way, true, solver().quiet()};
    auto why = lights::findMistake(m_session.pressed(), known, m_otherWay ? &shownWay()->shown : nullptr);
    if (!why)
        return std::nullopt;
    const auto presses = m_session.presses();
    const auto latest =
        std::find_if(presses.rbegin(), presses.rend(), [&](lights::Cell cell) { return why->back.test(cell); });
    return Mistake{*latest, *std::move(why)};
}

std::optional<lights::Deduction> Round::deduction() const {
    const auto way = this->way();
    if (!way)
        return std::nullopt;
    const auto presses = m_session.presses();
    const auto near = presses.empty() ? std::nullopt : std::optional(presses.back());
    lights::KnownSolutions known{*way, false, {}, m_nullity == 0};
    if (knowsShortestWay() && !m_otherWay)
        known = {*way, true, solver().quiet()};
    return lights::deduce(m_challenge.lights(), m_session.pressed(), known, near);
}

const lights::AnotherWay* Round::shownWay() const {
    const lights::Riddle* const riddle = m_challenge.riddle();
    return riddle != nullptr ? std::get_if<lights::AnotherWay>(riddle) : nullptr;
}

bool Round::answered() const {
    const lights::AnotherWay* const way = shownWay();
    if (way == nullptr || !m_session.solved())
        return m_session.solved();
    return lights::answers(*way, m_session.pressed());
}

std::optional<Round::Ways> Round::ways() const {
    if (!m_ways && knowsShortestWay() && !m_optimum->presses().toCells().empty()) {
        const lights::Cell any = m_optimum->presses().toCells().front();
        const auto counted = lights::countShortestSolutions(m_optimum->presses(), solver().quiet(), any);
        const int optimum = m_optimum->moves();
        const lights::SolutionLengths lengths =
            shownWay() != nullptr
                ? lights::SolutionLengths{optimum, optimum}
                : lights::solutionLengths(m_optimum->presses(), solver().quiet(), puzzle::twoStarMoves(optimum));
        m_ways = Ways{counted.ways, counted.alone, static_cast<int>(lengths.within), lengths.longest == optimum};
    }
    return m_ways;
}

const lights::Solver& Round::solver() const {
    if (!m_solver)
        m_solver.emplace(m_challenge.lights());
    return *m_solver;
}

std::optional<lights::ShortestSolutions> Round::waysThrough(lights::Cell cell) const {
    if (!knowsShortestWay())
        return std::nullopt;
    return lights::countShortestSolutions(m_optimum->presses(), solver().quiet(), cell);
}

} // namespace game
