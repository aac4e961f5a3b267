#pragma once

#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

namespace game {

/// The rules in a few lines, and what every key and pad button does; the level editor has a page of its own.
class HelpScene final : public OverlayScene {
public:
    HelpScene(const ToHelp& to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Help"); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    float drawRules(ui::Canvas& canvas, float top) const;
    void drawKeys(ui::Canvas& canvas, float top) const;
    void drawEditorKeys(ui::Canvas& canvas, float top) const;
    [[nodiscard]] bool editor() const noexcept { return m_page.selected() == 1; }

    ui::Tabs m_page; ///< The game, or the level editor.
    ui::PushButton m_close;
};

} // namespace game
