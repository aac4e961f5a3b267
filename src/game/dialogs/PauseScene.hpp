#pragma once

#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <list>
#include <string>
#include <vector>

namespace game {

/// The pause: every action of the scene below and of the game in words, for those who have no key for it.
class PauseScene final : public OverlayScene {
public:
    PauseScene(ToPause to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Pause"); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    /// What a row says and does.
    struct Offer {
        ui::Action action = ui::Action::None; ///< Whose key it shows.
        bool ofScene = false;                 ///< The action is one of the scene below, so that its key works here.
        std::string label;
        bool enabled = true;
        std::function<void()> pressed;
    };
    struct Row {
        ui::Action action = ui::Action::None;
        bool ofScene = false;
        ui::PushButton button;
    };

    [[nodiscard]] std::vector<Offer> offers(); ///< From the top down, in the current language.
    void addRow(Offer offer);
    void choose(ui::Action action);
    void flip(bool data::Settings::*setting);
    void placeRows();
    void reword();

    ToPause m_to;
    std::list<Row> m_rows; ///< A list: buttons do not move.
};

} // namespace game
