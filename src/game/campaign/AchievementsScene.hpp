#pragma once

#include "data/players/Achievements.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/ListView.hpp"

#include <vector>

namespace game {

/// What the player has reached besides stars, and how far the rest is.
class AchievementsScene final : public PageScene {
public:
    AchievementsScene(const SceneContext& context, Records& records);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Achievements"); }

    [[nodiscard]] const std::vector<data::AchievementStanding>& standings() const noexcept { return m_standings; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void drawRow(ui::Canvas& canvas, ui::Rect row, const ui::RowState& state) const;
    [[nodiscard]] int done() const;

    std::vector<data::AchievementStanding> m_standings;
    ui::ListView m_list;
    ui::Rect m_panel;
    float m_right = 0;
    bool m_compact = false;
};

} // namespace game
