#pragma once

#include "game/scene/Navigator.hpp"
#include "game/scene/Scene.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Dialog.hpp"

namespace game {

/// Says what went wrong and goes on.
class ErrorScene final : public Scene {
public:
    ErrorScene(const ToError& to, const text::Text& text, Preferences& preferences, Navigator& navigator,
               Sounds& sounds);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override { return m_dialog.handle(event); }
    void update(ui::Seconds step) override { m_dialog.update(step); }
    void draw(ui::Canvas& canvas) const override { m_dialog.draw(canvas); }
    [[nodiscard]] bool animating() const override { return m_dialog.animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] const ui::Form* form() const override { return &m_dialog.form(); }
    [[nodiscard]] std::string title() const override { return {}; }
    [[nodiscard]] const std::string& says() const noexcept { return m_says; }

private:
    Preferences& m_preferences;
    std::string m_says;
    ui::Dialog m_dialog;
};

} // namespace game
