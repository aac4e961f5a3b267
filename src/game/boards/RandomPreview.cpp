// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/RandomPreview.hpp"

#include <utility>

namespace game {

namespace {

constexpr ui::Seconds pauseBefore = 0.12F;
constexpr std::chrono::milliseconds previewPatience{4}; ///< Within a frame: most boards are ready at once.

bool sameRange(const lights::RandomSetting& one, const lights::RandomSetting& other) {
    return one.rows == other.rows && one.columns == other.columns && one.rules == other.rules &&
           one.sealed == other.sealed;
}

} // namespace

template<class Work>
void RandomPreview::retire(std::unique_ptr<Work>& work) {
    if (!work)
        return;
    work->cancel();
    m_retired.emplace_back(
        [left = std::shared_ptr<Work>(std::move(work))] { return left->wait(std::chrono::milliseconds(0)); });
}

void RandomPreview::forgetBoard() {
    retire(m_generation);
    retire(m_solving);
    m_pendingRequest.reset();
    m_challenge.reset();
    m_problem.reset();
    m_optimum.reset();
}

void RandomPreview::request(const Challenge::Random& wish) {
    const bool turning = generating();
    forgetBoard();
    m_pendingRequest = wish;
    m_pause = turning ? pauseBefore : 0;
    if (!wish.isLights() || (m_rangeOf && sameRange(*m_rangeOf, wish.lights())))
        return;
    retire(m_rangeWorker);
    m_range.reset();
    m_rangeOf.reset();
}

void RandomPreview::show(Challenge challenge) {
    forgetBoard();
    m_challenge = std::move(challenge);
    solve(*m_challenge);
}

void RandomPreview::clear() {
    forgetBoard();
}

void RandomPreview::begin(const Challenge::Random& wish) {
    m_generated = wish;
    m_generation = std::make_unique<BoardGeneration>(generateInWorker(wish));
    if (wish.isLights() && !m_rangeOf)
        findRange(wish.lights());
}

void RandomPreview::findRange(const lights::RandomSetting& setting) {
    m_rangeOf = setting;
    m_rangeWorker = std::make_unique<Worker<Range>>(
        [setting](const std::stop_token& stop, const Worker<Range>::Progress& progress) {
            lights::GenerateControl control;
            control.stop = stop;
            control.progress = progress;
            return lights::possibilities(setting, control);
        });
}

void RandomPreview::solve(const Challenge& challenge) {
    if (!challenge.isLights())
        return;
    m_solving = std::make_unique<Worker<lights::Answer>>(
        [puzzle = challenge.lights()](const std::stop_token& stop, const Worker<lights::Answer>::Progress& progress) {
            lights::SolveControl control;
            control.stop = stop;
            control.progress = progress;
            return lights::solve(puzzle, control);
        });
}

bool RandomPreview::takeBoard() {
    if (!m_generation || !m_generation->wait(previewPatience))
        return false;
    const Generated& board = *m_generation->result();
    if (board) {
        m_challenge = challengeOf(m_generated, *board);
        m_optimum = board->optimum;
        if (!m_optimum)
            solve(*m_challenge);
    } else {
        m_problem = board.error();
    }
    m_generation.reset();
    return true;
}

bool RandomPreview::takeRange() {
    if (!m_rangeWorker || !m_rangeWorker->wait(previewPatience))
        return false;
    m_range = *m_rangeWorker->result();
    m_rangeWorker.reset();
    return true;
}

bool RandomPreview::takeOptimum() {
    if (!m_solving || !m_solving->wait(previewPatience))
        return false;
    const lights::Answer& answer = *m_solving->result();
    if (answer.solvable() && answer.result->exact())
        m_optimum = answer.result->moves();
    m_solving.reset();
    return true;
}

bool RandomPreview::update(ui::Seconds step) {
    std::erase_if(m_retired, [](const std::function<bool()>& ended) { return ended(); });
    m_pause -= step;
    if (m_pendingRequest && m_pause <= 0)
        begin(*std::exchange(m_pendingRequest, std::nullopt));
    const bool board = takeBoard();
    const bool range = takeRange();
    const bool optimum = takeOptimum();
    return board || range || optimum;
}

} // namespace game
