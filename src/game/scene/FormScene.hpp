// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Navigator.hpp"
#include "game/scene/Scene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

namespace ui {
class Clipboard;
}

namespace game {

/// A scene with its controls in one form, and with the toasts and tooltips that most scenes have. It animates these,
/// releases the pointer when it is covered, and remembers the viewport it was laid out for; it is arranged again when
/// the player takes up the gamepad or puts it down, so that it shows the keys in use. The derived scene adds whatever
/// else it animates or holds.
class FormScene : public Scene {
public:
    void layout(const ui::Viewport& viewport, const ui::Measure& measure) final;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override {
        return ui::sooner(m_form.nextChange(), m_toasts.nextChange());
    }
    [[nodiscard]] bool passing() const override { return m_toasts.waiting(); }
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    [[nodiscard]] const ui::Form* form() const override { return &m_form; }
    void covered() override { m_form.releasePointer(); }

    [[nodiscard]] News spokenNews() const override; ///< The toast.

    /// The toast shown at the moment, or null.
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }

protected:
    /// Shows the focus unless the mouse was used last, and plays a sound when it moves.
    explicit FormScene(const SceneContext& context);

    /// Places everything, after the form has described the controls anew; see Scene::layout.
    virtual void arrange(const ui::Viewport& viewport, const ui::Measure& measure) = 0;
    /// Arranges again for the same viewport; does nothing before the first layout.
    void arrangeAgain();

    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    const ui::InputMapper& m_input;
    ui::Clipboard& m_clipboard;
    ui::Form m_form; ///< Does not own the controls: they are members of the derived scene.
    ui::Toasts m_toasts;
    ui::Tooltip m_tooltip;
    ui::Viewport m_viewport; ///< The viewport it is arranged for.
    ui::Measure m_measure;   ///< Empty before the first layout.

private:
    bool m_forPad = false; ///< Arranged with the names of the gamepad's buttons, otherwise with those of the keys.
};

} // namespace game
