#pragma once

#include "game/FormScene.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "text/Text.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

namespace game {

/// The rules in a few lines and what every key and pad button does; the level editor has a page of its own.
class HelpScene final : public FormScene {
public:
    HelpScene(const text::Text& text, Preferences& preferences, Navigator& navigator, ui::SoundPlayer& sounds,
              const ui::InputMapper& input, bool editor = false);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Help"); }

private:
    void close();
    float drawRules(ui::Canvas& canvas, float top) const;
    void drawKeys(ui::Canvas& canvas, float top) const;
    void drawEditorKeys(ui::Canvas& canvas, float top) const;
    [[nodiscard]] bool editor() const noexcept { return m_page.selected() == 1; }

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::Tabs m_page; ///< The game, or the level editor.
    ui::PushButton m_close;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
