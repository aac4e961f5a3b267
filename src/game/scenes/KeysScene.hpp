#pragma once

#include "game/FormScene.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/keys/KeyPanel.hpp"
#include "text/Text.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Toasts.hpp"

#include <array>

namespace game {

/// Every action with its keys and its gamepad button, to be changed one by one. What is changed counts at once and is
/// written at once.
class KeysScene final : public FormScene {
public:
    KeysScene(const text::Text& text, Preferences& preferences, Navigator& navigator, ui::SoundPlayer& sounds,
              const ui::InputMapper& input);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating() || m_toasts.animating(); }
    [[nodiscard]] std::string title() const override { return m_text.tr("Key bindings"); }

private:
    [[nodiscard]] KeyPanel::Chosen rebinding(); ///< What a chosen key leads to.
    void focusFirst();
    void placePanels(const ui::Viewport& viewport);
    void setLegend();
    void askToReset();

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;

    std::array<KeyPanel, 2> m_panels;
    ScreenHeader m_header;
    ui::PushButton m_reset;
    ui::ScrollArea m_scroll;
    ui::KeyLegend m_legend;
    ui::Toasts m_toasts;
};

} // namespace game
