#pragma once

#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// The rules in a few lines and what every key and pad button does.
class HelpScene final : public Scene {
public:
    HelpScene(const text::Text& text, Preferences& preferences, Navigator& navigator, ui::SoundPlayer& sounds,
              const ui::InputMapper& input);

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

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    ui::PushButton m_close;
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
