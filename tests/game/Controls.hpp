// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/GameFixture.hpp"
#include "game/scene/Scene.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"

#include <stdexcept>
#include <string>
#include <string_view>

/// The controls of a scene by the names that players hear.
namespace game::test {

/// The control of this class and name, rather one that can be seen than a hidden one; null if there is none.
template<class Control = ui::Widget>
[[nodiscard]] Control* findControl(const Scene& scene, std::string_view name) {
    Control* found = nullptr;
    for (ui::Widget* widget : scene.form()->widgets()) {
        auto* const control = dynamic_cast<Control*>(widget);
        if (control != nullptr && control->spoken().name == name && (found == nullptr || control->visible()))
            found = control;
    }
    return found;
}

/// The control of this class and name. \throws std::logic_error if there is none.
template<class Control = ui::Widget>
[[nodiscard]] Control& control(const Scene& scene, std::string_view name) {
    if (auto* const found = findControl<Control>(scene, name))
        return *found;
    throw std::logic_error("There is no control called " + std::string(name));
}

/// Whether a control of this name can be seen.
[[nodiscard]] inline bool shows(const Scene& scene, std::string_view name) {
    const ui::Widget* const found = findControl(scene, name);
    return found != nullptr && found->visible();
}

/// Clicks on the button of this name.
inline void press(Scene& scene, std::string_view name) {
    click(scene, control<ui::PushButton>(scene, name).bounds().centre());
}

inline void press(SceneRunner& with, std::string_view name) {
    click(with, control<ui::PushButton>(with.scenes.top(), name).bounds().centre());
}

/// Moves the focus to the control of this name with Tab.
inline void focus(SceneRunner& with, std::string_view name) {
    const Scene& scene = with.scenes.top();
    for (std::size_t steps = 0; steps < scene.form()->widgets().size() && !control(scene, name).focused(); ++steps)
        with.press({ui::Action::NextControl});
}

} // namespace game::test
