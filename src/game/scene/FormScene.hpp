#pragma once

#include "game/scene/Scene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

namespace game {

/// A scene whose controls stand in one form, with the toasts and the tooltips that most have. It moves with them, lets
/// go of the pointer when it is covered, and knows what it was laid out for; what else moves or holds something is for
/// the derived scene to add.
class FormScene : public Scene {
public:
    void layout(const ui::Viewport& viewport, const ui::Measure& measure) final;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override { return m_form.nextChange(); }
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    [[nodiscard]] const ui::Form* form() const override { return &m_form; }
    void covered() override { m_form.releasePointer(); }

    /// What it tells the player at the moment, or null.
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }

protected:
    /// The focus is shown unless the mouse was used last, and is heard when it moves.
    explicit FormScene(const SceneContext& context);

    /// Places and words everything: see Scene::layout.
    virtual void arrange(const ui::Viewport& viewport, const ui::Measure& measure) = 0;
    /// As for the last time; nothing before the first.
    void arrangeAgain();
    /// Arranges again once another device is used than then: other keys are to be shown.
    void followDevice();

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    const ui::InputMapper& m_input;
    ui::Clipboard& m_clipboard;
    ui::Form m_form; ///< Does not own the controls: they are members of the derived scene.
    ui::Toasts m_toasts;
    ui::Tooltip m_tooltip;
    ui::Viewport m_viewport; ///< What it is arranged for.
    ui::Measure m_measure;   ///< Empty before the first time.

private:
    ui::Device m_device = ui::Device::Keyboard; ///< Whose keys were shown when it was arranged.
};

} // namespace game
