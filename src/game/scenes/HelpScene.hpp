#pragma once

#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

namespace game {

/// The rules in a few lines and what every key and pad button does; the level editor has a page of its own.
class HelpScene final : public Scene {
public:
    HelpScene(const text::Text& text, Preferences& preferences, Navigator& navigator, ui::SoundPlayer& sounds,
              const ui::InputMapper& input, bool editor = false);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_form.update(step); }
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Help"); }
    void covered() override { m_form.releasePointer(); }

private:
    void close();
    float drawRules(ui::Canvas& canvas, float top) const;
    void drawKeys(ui::Canvas& canvas, float top) const;
    void drawEditorKeys(ui::Canvas& canvas, float top) const;
    [[nodiscard]] bool editor() const noexcept { return m_page.selected() == 1; }

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    ui::Tabs m_page; ///< The game, or the level editor.
    ui::PushButton m_close;
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
