#pragma once

#include "game/Scene.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"

namespace game {

/// A scene whose controls stand in one form. It moves with the form and lets go of the pointer when it is covered; what
/// else moves or holds something is for the derived scene to add.
class FormScene : public Scene {
public:
    void update(ui::Seconds step) override { m_form.update(step); }
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] ui::Seconds nextChange() const override { return m_form.nextChange(); }
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    void covered() override { m_form.releasePointer(); }

protected:
    /// The focus is shown unless the mouse was used last, and is heard when it moves.
    FormScene(ui::SoundPlayer& sounds, const ui::InputMapper& input)
        : m_sounds(sounds)
        , m_input(input) {
        m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
        m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    }

    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    ui::Form m_form; ///< Does not own the controls: they are members of the derived scene.
};

} // namespace game
