// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"

#include <cstddef>
#include <memory>

namespace game {

class Scene;
struct Services;

/// The list of keys and buttons.
struct ToKeys {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// Asks for another key or pad button for an action, over the list of keys.
struct ToRebind {
    ui::Action action = ui::Action::None;     ///< One of bindableActions().
    ui::Device device = ui::Device::Keyboard; ///< Or the gamepad.
    std::size_t index = 0;                    ///< Index into KeyMap::keysOf(); beyond the last: an additional key.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
