// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/PageScene.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// What stands on the pavement below a choice of levels: the sign of the selected one, the button that plays it, and in
/// a wide window the legend to the left of both. In logical units.
struct Pavement {
    static constexpr float height = 108;
    static constexpr float plaqueSide = 56; ///< Of the number on the sign.

    ui::Rect sign;
    ui::Rect play;

    /// \param left where the sign begins. \param ground the top of the pavement. \param playWidth the button's width.
    Pavement(const PageFrame& page, float left, float ground, float playWidth)
        : play{page.right - 20 - playWidth, ground + 24, playWidth, ui::PushButton::bigHeight} {
        sign = {left, ground + 26, play.x - 24 - left, plaqueSide};
    }
};

} // namespace game
