#pragma once

#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Scene.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/PushButton.hpp"

#include <list>

namespace game {

/// The pause: every action of the scene below in words, for those who have no key for it.
class PauseScene final : public Scene {
public:
    PauseScene(ToPause to, const text::Text& text, Preferences& preferences, Navigator& navigator,
               ui::SoundPlayer& sounds, const ui::InputMapper& input);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_form.update(step); }
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Pause"); }
    void covered() override { m_form.releasePointer(); }

private:
    struct Row {
        explicit Row(ui::Action does)
            : action(does) {}

        ui::Action action; ///< None: a destination or going on.
        ui::PushButton button;
    };

    void addRow(ui::Action action, std::string label, bool enabled, std::function<void()> pressed);
    void choose(ui::Action action);
    void reword();

    ToPause m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    std::list<Row> m_rows; ///< A list: buttons do not move.
    ui::Form m_form;
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
