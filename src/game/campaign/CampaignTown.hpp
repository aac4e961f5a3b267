// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/look/AppearingTown.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"

namespace game {

/// The town on its hill behind the house in front, in the mist: the player's progress at a glance, without competing
/// with the windows in front. The high contrast theme does without.
class CampaignTown {
public:
    CampaignTown(const Preferences& preferences, Records& records, const data::Library& library)
        : m_preferences(preferences)
        , m_records(records)
        , m_library(library) {}

    /// \param room the town stands in the middle of its lower edge, as large as its width and height allow. What is
    /// left of it is covered by something else.
    void arrange(const ui::Viewport& viewport, ui::Rect room);
    void refresh(); ///< Reads the records again.
    void update(ui::Seconds step, const ui::Viewport& viewport);
    [[nodiscard]] bool animating() const { return seen() && m_town.animating(); }
    void draw(ui::Canvas& canvas) const;
    void release() { m_town.release(); }

private:
    [[nodiscard]] const ui::Theme& theme() const { return game::theme(m_preferences.get().theme).controls; }
    [[nodiscard]] bool seen() const { return !theme().flat; }

    const Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    TownPlan m_plan;
    AppearingTown m_town;
};

} // namespace game
