// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Achievements.hpp"
#include "game/campaign/AchievementWall.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"

#include <vector>

namespace game {

/// The achievements as things on window sills: lit windows for those that the player has earned. A card says what the
/// chosen one takes, and how far the player has come.
class AchievementsScene final : public PageScene {
public:
    AchievementsScene(const SceneContext& context, Records& records, LampAtlases& atlases);

    void recordsChanged() override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Achievements"); }

    [[nodiscard]] const std::vector<data::AchievementStanding>& standings() const noexcept { return m_standings; }
    [[nodiscard]] const AchievementWall& wall() const noexcept { return m_wall; }
    /// What the card is about; null if there are no achievements.
    [[nodiscard]] const data::AchievementStanding* shown() const;

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override { return page.legend(4); }
    void drawPage(ui::Canvas& canvas) const override;

    void drawCard(ui::Canvas& canvas) const;
    void drawProgress(ui::Canvas& canvas, const data::AchievementStanding& standing, ui::Rect bar) const;
    [[nodiscard]] int done() const;

    Records& m_records;
    std::vector<data::AchievementStanding> m_standings;
    AchievementWall m_wall;
    ui::Rect m_front; ///< The wall of the house.
    ui::Rect m_card;
};

} // namespace game
