#pragma once

#include "game/FormScene.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "text/Text.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// A random board is being drawn over the scene below: how far that is, and a way to give up.
class DrawingScene final : public FormScene {
public:
    DrawingScene(ToDrawing to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                 ui::SoundPlayer& sounds, const ui::InputMapper& input);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return !m_over; }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return {}; }

private:
    void cancel();

    ToDrawing m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::PushButton m_cancel;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_over = false;
};

} // namespace game
