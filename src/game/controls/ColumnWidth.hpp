// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Viewport.hpp"

#include <algorithm>

namespace game {

/// How wide a single column of settings gets, in logical units: where the window shows a part of the picture, it is to
/// show names beside their controls. \param room what there is.
[[nodiscard]] inline float columnWidth(const ui::Viewport& viewport, float room) {
    constexpr float least = 536; // What the controls need.
    const float shown = static_cast<float>(viewport.window().x) / viewport.scale() - 2 * viewport.margin();
    return std::min(room, std::max(shown, least));
}

} // namespace game
