// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/AppearingTown.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr ui::Seconds appearing = 0.3F;

/// Whether two towns take the same place, so that one can be seen until the other is painted.
bool standsAlike(const TownPlan& before, TownPlan after) {
    after.current = before.current;
    return before == after;
}

} // namespace

void AppearingTown::show(Town town) {
    if (m_town == town)
        return;
    if (m_painted && m_lasts && standsAlike(m_town.plan, town.plan)) {
        m_drawn = std::move(m_town);
        m_next = std::make_unique<TownPicture>(m_atlases);
    }
    m_painted = false;
    m_town = std::move(town);
}

void AppearingTown::update(ui::Seconds step, const ui::Theme& theme, const ui::Viewport& viewport, ui::Motion motion) {
    m_shown.update(step);
    if (m_painted)
        return;
    if (!m_lasts)
        m_next.reset();
    m_painted = paint(m_next ? *m_next : *m_picture, theme, viewport);
    if (m_painted && m_next)
        m_picture = std::move(m_next);
    m_lasts = m_painted || m_next != nullptr;
    if (!m_lasts)
        m_shown.jump(0);
    else if (m_shown.target() < 1)
        m_shown.send(1, motion.duration(appearing));
}

bool AppearingTown::paint(TownPicture& picture, const ui::Theme& theme, const ui::Viewport& viewport) {
    const auto begun = m_clock();
    auto last = begun;
    std::chrono::steady_clock::duration longest{};
    while (!picture.paintStep(m_town, theme, viewport)) {
        const auto now = m_clock();
        longest = std::max(longest, now - std::exchange(last, now));
        if (now - begun + longest > timePerFrame) // The next step may take as long again.
            return false;
    }
    return true;
}

void AppearingTown::release() {
    m_next.reset();
    m_picture->release();
    m_painted = m_lasts = false;
    m_shown.jump(0);
}

} // namespace game
