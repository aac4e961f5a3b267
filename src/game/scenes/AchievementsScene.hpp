#pragma once

#include "data/Achievements.hpp"
#include "game/FormScene.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "text/Text.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/ListView.hpp"

#include <vector>

namespace game {

/// What the player has reached besides stars, and how far the rest is.
class AchievementsScene final : public FormScene {
public:
    AchievementsScene(const text::Text& text, Preferences& preferences, Records& records, Navigator& navigator,
                      ui::SoundPlayer& sounds, const ui::InputMapper& input);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Achievements"); }

    [[nodiscard]] const std::vector<data::AchievementStanding>& standings() const noexcept { return m_standings; }

private:
    void drawRow(ui::Canvas& canvas, ui::Rect row, const ui::RowState& state) const;
    [[nodiscard]] int done() const;

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    Navigator& m_navigator;

    std::vector<data::AchievementStanding> m_standings;
    ScreenHeader m_top;
    ui::ListView m_list;
    ui::KeyLegend m_legend;
    ui::Rect m_panel;
    float m_right = 0;
    bool m_compact = false;
};

} // namespace game
