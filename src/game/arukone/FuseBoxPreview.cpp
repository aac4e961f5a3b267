// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxPreview.hpp"

#include <utility>

namespace game {

namespace {

constexpr ui::Seconds pauseBefore = 0.12F;
constexpr std::chrono::milliseconds previewPatience{4}; ///< Within a frame: most boards are ready at once.

} // namespace

void FuseBoxPreview::forget() {
    if (m_generation) {
        m_generation->cancel();
        m_retired.push_back(std::move(m_generation));
    }
    m_pending.reset();
    m_challenge.reset();
    m_problem.reset();
}

void FuseBoxPreview::request(const Challenge::Random& wish) {
    const bool turning = generating();
    forget();
    m_pending = wish;
    m_pause = turning ? pauseBefore : 0;
}

void FuseBoxPreview::show(Challenge challenge) {
    forget();
    m_challenge = std::move(challenge);
}

void FuseBoxPreview::clear() {
    forget();
}

bool FuseBoxPreview::update(ui::Seconds step) {
    std::erase_if(m_retired, [](const auto& work) { return work->wait(std::chrono::milliseconds(0)); });
    m_pause -= step;
    if (m_pending && m_pause <= 0) {
        m_generated = *std::exchange(m_pending, std::nullopt);
        m_generation = std::make_unique<BoardGeneration>(generateInWorker(m_generated));
    }
    if (!m_generation || !m_generation->wait(previewPatience))
        return false;
    const Generated& board = *m_generation->result();
    if (board)
        m_challenge = challengeOf(m_generated, *board);
    else
        m_problem = board.error();
    m_generation.reset();
    return true;
}

} // namespace game
