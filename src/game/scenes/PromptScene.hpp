#pragma once

#include "game/Destination.hpp"
#include "game/FormScene.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <memory>
#include <vector>

namespace game {

/// Asks for a few lines of text over the scene below. Esc and a click beside it change nothing.
class PromptScene final : public FormScene {
public:
    PromptScene(ToPrompt to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return {}; }

    [[nodiscard]] ui::TextField& field(std::size_t index) { return *m_fields[index]; }

private:
    void agree();
    void close();

    ToPrompt m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    std::vector<std::unique_ptr<ui::TextField>> m_fields;
    ui::PushButton m_cancel;
    ui::PushButton m_agree;
    ui::Rect m_screen;
    ui::Rect m_panel;
    float m_textHeight = 0;
    bool m_closed = false;
};

} // namespace game
