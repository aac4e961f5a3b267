#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

/// What stands about in the street and over it. Logical units.
namespace game {

void drawMoon(ui::Canvas& canvas, ui::Vec centre, float radius);
/// Sitting at `foot`, 58 high, the tail hanging 15 below; `flick` −1 … 1 swings the tail.
void drawCatAwake(ui::Canvas& canvas, ui::Vec foot, float flick);
/// Curled up at `foot`, 65 wide, 25 high.
void drawCatAsleep(ui::Canvas& canvas, ui::Vec foot);
/// 264 high, with its light round it and on the pavement.
void drawStreetLamp(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec foot);
/// A flat pool of light on the ground; nothing where light is not added.
void drawLightPool(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec centre, ui::Vec radii, sf::Color colour);

} // namespace game
