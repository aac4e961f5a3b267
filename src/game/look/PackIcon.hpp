#pragma once

#include "game/look/WallTint.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A little house for a pack's card, 60 × 50 units at scale 1, standing on `area`'s lower edge.
/// `awake` 0 … 1: the share of its windows that are lit; `dim` for a locked house.
void drawPackIcon(ui::Canvas& canvas, ui::Rect area, House house, float awake, bool dim);

} // namespace game
