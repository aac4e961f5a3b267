#pragma once

#include "data/players/Achievements.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/ListView.hpp"

#include <vector>

namespace game {

/// The achievements that the player has earned, and the progress of the others.
class AchievementsScene final : public PageScene {
public:
    AchievementsScene(const SceneContext& context, Records& records);

    void recordsChanged() override { m_standings = m_records.achievements(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Achievements"); }

    [[nodiscard]] const std::vector<data::AchievementStanding>& standings() const noexcept { return m_standings; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override { return page.legend(4); }
    void drawPage(ui::Canvas& canvas) const override;

    void drawRow(ui::Canvas& canvas, ui::Rect row, const ui::RowState& state) const;
    [[nodiscard]] int done() const;

    Records& m_records;
    std::vector<data::AchievementStanding> m_standings;
    ui::ListView m_list;
    ui::Rect m_panel;
};

} // namespace game
