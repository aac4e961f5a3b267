#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A miniature house of 2 × 3 windows as `shown` paints it, whatever the canvas' own theme; 126 × 102 in the settings.
void drawThemeCard(ui::Canvas& canvas, LampAtlases& atlases, ui::Rect area, ui::ThemeId shown);

} // namespace game
