// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

namespace game {

/// How a control of the doorbell panel is drawn.
struct PlateState {
    bool lit = false;     ///< Selected: lit from behind.
    float hover = 0;      ///< 0 … 1.
    bool pressed = false; ///< One unit further in.
};

/// The area of the name plate of a bell, and the centre of its knob on the right.
[[nodiscard]] ui::Rect namePlateOf(ui::Rect bell) noexcept;
[[nodiscard]] ui::Vec knobOf(ui::Rect bell) noexcept;

void drawNamePlate(ui::Canvas& canvas, ui::Rect plate, const PlateState& state, float radius = 8);
void drawKnob(ui::Canvas& canvas, ui::Vec centre, float radius, const PlateState& state);

} // namespace game
