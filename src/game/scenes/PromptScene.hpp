#pragma once

#include "game/Destination.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <memory>
#include <vector>

namespace game {

/// Asks for a few lines of text over the scene below. Esc and a click beside it change nothing.
class PromptScene final : public Scene {
public:
    PromptScene(ToPrompt to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_form.update(step); }
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] ui::Seconds nextChange() const override { return m_form.nextChange(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    [[nodiscard]] std::string title() const override { return {}; }
    void covered() override { m_form.releasePointer(); }

    [[nodiscard]] ui::TextField& field(std::size_t index) { return *m_fields[index]; }

private:
    void agree();
    void close();

    ToPrompt m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    std::vector<std::unique_ptr<ui::TextField>> m_fields;
    ui::PushButton m_cancel;
    ui::PushButton m_agree;
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    float m_textHeight = 0;
    bool m_closed = false;
};

} // namespace game
