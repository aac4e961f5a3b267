// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

/// Objects in the street and above it. Logical units.
namespace game {

void drawMoon(ui::Canvas& canvas, ui::Vec centre, float radius);
// The cat's `slope` is that of what it is on, in degrees, positive if it falls to the right.
/// Sits at `foot`, 58 high, with its tail hanging 15 below; `flick` −1 … 1 swings the tail.
void drawCatAwake(ui::Canvas& canvas, ui::Vec foot, float flick, float slope = 0);
/// Curled up at `foot`, 65 wide, 25 high.
void drawCatAsleep(ui::Canvas& canvas, ui::Vec foot, float slope = 0);
/// Walks to the left with its feet at `foot`, 58 wide, 34 high. \param steps how many it has made.
void drawCatWalking(ui::Canvas& canvas, ui::Vec foot, float steps, float slope = 0);
/// A thread of smoke that rises from `foot`; thinner and paler towards its end. Draws nothing in a flat theme.
void drawSmoke(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec foot, float height);
/// 264 high, with its glow and a pool of light on the pavement. \param light 0 … 1: less while it goes out.
void drawStreetLamp(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec foot, float light = 1);
/// A flat pool of light on the ground; draws nothing in themes without additive glow.
void drawLightPool(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec centre, ui::Vec radii, sf::Color colour);

/// A piece of the street in a frame, for a house to stand in: a sky with a few stars, and the pavement below `ground`.
void drawStreetView(ui::Canvas& canvas, ui::Rect area, float ground);

} // namespace game
