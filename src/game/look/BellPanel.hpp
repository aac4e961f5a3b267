#pragma once

#include "ui/Canvas.hpp"

#include <string_view>

namespace game {

/// A brass-rimmed plate with a slotted screw in each corner.
void drawBellPlate(ui::Canvas& canvas, ui::Rect area);

/// One bell of the plate.
struct Bell {
    ui::Icon icon = ui::Icon::House;
    std::string_view text;
    std::string_view note; ///< On the right: "Continue 2–11".
    bool lit = false;      ///< Chosen: lit from behind.
    float hover = 0;       ///< 0 … 1.
    bool pressed = false;  ///< Knob one unit in.
    bool enabled = true;
};
/// Name plate on the left, knob of 46 on the right, `area` as high as the plate (46, compact 42).
void drawBell(ui::Canvas& canvas, ui::Rect area, const Bell& bell);

} // namespace game
