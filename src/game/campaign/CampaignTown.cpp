// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/CampaignTown.hpp"

#include "game/campaign/PlayersTown.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float townHeight = 575; ///< At scale 1, up to the dome of the observatory.

} // namespace

void CampaignTown::arrange(const ui::Viewport& viewport, ui::Rect room) {
    const float scale = std::min(room.w / TownPlan::design, room.h / townHeight);
    const float left = room.centre().x - scale * TownPlan::design / 2;
    m_plan = {left, left + scale * TownPlan::design, room.bottom(), viewport.size().x, room.x};
    m_town.renew();
}

void CampaignTown::refresh() {
    Town town = townOfPlayer(m_plan, m_library, m_records.progress(), m_preferences.get().unlockAll, m_records.today());
    town.mist = 1;
    m_town.show(std::move(town));
}

void CampaignTown::update(ui::Seconds step, const ui::Viewport& viewport) {
    if (seen())
        m_town.update(step, theme(), viewport, m_preferences.motion());
}

void CampaignTown::draw(ui::Canvas& canvas) const {
    if (!seen() || m_town.shown() <= 0)
        return;
    const ui::Canvas::Layer appear{canvas, {}, m_town.shown()};
    m_town.draw(canvas);
}

} // namespace game
