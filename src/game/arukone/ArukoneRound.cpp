// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneRound.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

namespace game {

namespace {

using Known = ArukoneRound::Known;
using Stage = Known::Stage;
using Solving = Worker<Known>;

constexpr std::chrono::milliseconds maxWait{50}; ///< How long opening a board waits for the solver.
constexpr ui::Seconds maxHelpWait = 5;           ///< How long a player is told to wait for a solution.
constexpr std::uint64_t quickWork = 20'000;      ///< States for a first bound: some hundredths of a second.

/// What is known once a solution was found, or once it is proven that the board has no solution. \param before what
/// was known already, if anything: it is kept unless the solution is a shortest one.
Known knownBy(const arukone::Board& board, const arukone::Solved& solved, const std::optional<Known>& before,
              arukone::SearchControl control) {
    Known known = before.value_or(Known{arukone::factsOf(solved), std::nullopt});
    const bool sparse = board.fill() == arukone::Fill::Any;
    known.stage = before || !sparse ? Stage::Shortest : Stage::First;
    if (!sparse || !solved.cables)
        return known;
    if (solved.engine == arukone::Engine::Frontier) { // Then it is a shortest one.
        const int length = arukone::stateOf(board, *solved.cables).length;
        return {arukone::factsOf(solved), arukone::LeastLength{length, length}, Stage::Shortest};
    }
    if (!before) {
        control.maxWork = quickWork;
        known.least = arukone::leastLength(board, *solved.cables, control);
    }
    return known;
}

/// Looks further into a board. \param known all that is known so far; std::nullopt at the beginning.
Known lookInto(const arukone::Board& board, const std::optional<Known>& known, const std::stop_token& stop) {
    arukone::SearchControl control;
    control.stop = stop;
    if (!known)
        return knownBy(board, arukone::firstSolution(board, control), known, control);
    if (known->stage == Stage::First)
        return knownBy(board, arukone::solve(board, control), known, control);
    Known all = *known;
    all.facts = arukone::withProofs(board, known->facts, control);
    all.stage = Stage::All;
    if (board.fill() == arukone::Fill::Any && all.facts.solution && !(all.least && all.least->exact()))
        all.least = arukone::leastLength(board, *all.facts.solution, control);
    return all;
}

std::unique_ptr<Solving> lookInWorker(const arukone::Board& board, const std::optional<Known>& known) {
    return std::make_unique<Solving>(
        [board, known](const std::stop_token& stop, const Solving::Progress&) { return lookInto(board, known, stop); });
}

} // namespace

ArukoneRound::ArukoneRound(Challenge challenge, const std::optional<puzzle::SavedGame>& saved)
    : m_challenge(std::move(challenge))
    , m_session(m_challenge.fuseBox())
    , m_solving(lookInWorker(m_challenge.fuseBox(), std::nullopt)) {
    if (saved) {
        if (auto session = arukone::Session::restore(m_challenge.fuseBox(), *saved)) {
            m_session = *std::move(session);
            m_marks = puzzle::Marks::read(saved->marks, {board().rows(), board().columns()});
            m_resumed = true;
        }
    }
    const auto end = std::chrono::steady_clock::now() + maxWait;
    const auto left = [end] {
        return std::max(std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()),
                        std::chrono::milliseconds(0));
    };
    while (m_solving && m_solving->wait(left()))
        poll();
}

bool ArukoneRound::touched() const noexcept {
    return m_session.touched() || !m_marks.empty();
}

puzzle::SavedGame ArukoneRound::save() const {
    puzzle::SavedGame saved = m_session.save();
    saved.marks = m_marks.text();
    return saved;
}

bool ArukoneRound::poll(ui::Seconds passed) {
    if (m_solving && !m_known)
        m_waited += passed;
    const Known* const known = m_solving ? m_solving->result() : nullptr;
    if (known == nullptr)
        return false;
    m_known = *known;
    m_solving.reset();
    if (m_known->facts.solution && m_known->stage != Stage::All)
        m_solving = lookInWorker(board(), m_known);
    return true;
}

bool ArukoneRound::isHelpless() const noexcept {
    if (m_known)
        return !m_known->facts.solution && !m_known->facts.unsolvable;
    return !searching() || m_waited >= maxHelpWait;
}

std::optional<Par> ArukoneRound::optimum() const {
    if (arukone::fillsBoard(board().fill())) {
        if (unsolvable())
            return std::nullopt;
        return Par{board().pairCount(), true, board().pairCount()};
    }
    if (!m_known || !m_known->least)
        return std::nullopt;
    return Par{m_known->least->length, m_known->least->exact(), m_known->least->lowerBound};
}

Par ArukoneRound::par() const {
    const auto best = optimum();
    if (!best)
        return {m_session.score(), false, 0};
    return {std::min(best->moves, m_session.score()), best->exact, best->lowerBound};
}

int ArukoneRound::starsWithinReach() const {
    const puzzle::Assists& assists = m_session.assists();
    if (assists.solutionShown)
        return 0; // The round is no longer recorded.
    const auto best = optimum();
    if (!best)
        return assists.any() ? 2 : 3;
    // Each pair without a cable takes a stroke, unless it had the last one; a length is not decided before the end.
    const arukone::Cables& cables = m_session.cables();
    const auto last = m_session.lastPair();
    const bool lastIsGone = last && cables[static_cast<std::size_t>(*last)].empty();
    const int missing =
        static_cast<int>(std::count_if(cables.begin(), cables.end(), [](const auto& cable) { return cable.empty(); })) -
        (lastIsGone ? 1 : 0);
    const int score = arukone::fillsBoard(board().fill()) ? m_session.strokes() + missing
                      : m_session.solved()                ? m_session.score()
                                                          : best->moves;
    return arukone::stars(board().fill(), std::max(score, best->moves), best->moves, assists.any());
}

} // namespace game
