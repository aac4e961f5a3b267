#pragma once

#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// A random board is being drawn over the scene below: how far that is, and a way to give up.
class DrawingScene final : public Scene {
public:
    DrawingScene(ToDrawing to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                 const ui::InputMapper& input);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return !m_over; }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return {}; }
    void covered() override { m_form.releasePointer(); }

private:
    void cancel();

    ToDrawing m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    const ui::InputMapper& m_input;
    ui::PushButton m_cancel;
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_over = false;
};

} // namespace game
