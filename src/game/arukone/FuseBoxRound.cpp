// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxRound.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds maxWait{50}; ///< How long opening a board waits for the solver.

Worker<FuseBoxRound::Known> solveInWorker(const arukone::Board& board) {
    using Solving = Worker<FuseBoxRound::Known>;
    return Solving([board](const std::stop_token& stop, const Solving::Progress&) {
        arukone::SearchControl control;
        control.stop = stop;
        FuseBoxRound::Known known{arukone::factsOf(board, control), std::nullopt};
        if (board.fill() == arukone::Fill::Any && known.facts.solution)
            known.least = arukone::leastLength(board, *known.facts.solution, control);
        return known;
    });
}

} // namespace

FuseBoxRound::FuseBoxRound(Challenge challenge, const std::optional<puzzle::SavedGame>& saved)
    : m_challenge(std::move(challenge))
    , m_session(m_challenge.fuseBox())
    , m_solving(std::make_unique<Worker<Known>>(solveInWorker(m_challenge.fuseBox()))) {
    if (saved) {
        if (auto session = arukone::Session::restore(m_challenge.fuseBox(), *saved)) {
            m_session = *std::move(session);
            m_marks = puzzle::Marks::read(saved->marks, {board().rows(), board().columns()});
            m_resumed = true;
        }
    }
    m_solving->wait(maxWait);
    poll();
}

bool FuseBoxRound::touched() const noexcept {
    return m_session.started() || m_session.canUndoRestart() || m_session.assists().hints != 0 ||
           m_session.assists().solutionShown || !m_marks.empty();
}

puzzle::SavedGame FuseBoxRound::save() const {
    puzzle::SavedGame saved = m_session.save();
    saved.marks = m_marks.text();
    return saved;
}

bool FuseBoxRound::poll() {
    const Known* const known = m_solving ? m_solving->result() : nullptr;
    if (known == nullptr)
        return false;
    m_known = *known;
    m_solving.reset();
    return true;
}

std::optional<Par> FuseBoxRound::optimum() const {
    if (board().fill() == arukone::Fill::All) {
        if (unsolvable())
            return std::nullopt;
        return Par{board().pairCount(), true, board().pairCount()};
    }
    if (!m_known || !m_known->least)
        return std::nullopt;
    return Par{m_known->least->length, m_known->least->exact(), m_known->least->lowerBound};
}

Par FuseBoxRound::par() const {
    const auto best = optimum();
    if (!best)
        return {m_session.score(), false, 0};
    return {std::min(best->moves, m_session.score()), best->exact, best->lowerBound};
}

int FuseBoxRound::starsWithinReach() const {
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
    const int score = board().fill() == arukone::Fill::All ? m_session.strokes() + missing
                      : m_session.solved()                 ? m_session.score()
                                                           : best->moves;
    return arukone::stars(board().fill(), std::max(score, best->moves), best->moves, assists.any());
}

} // namespace game
