// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Graphics/Color.hpp>

namespace ui {

class Canvas;

/// A panel: shadow, surface, hairline border.
void drawPanel(Canvas& canvas, Rect area, float radius = 16);
/// A panel with a border 1.5 wide in a colour that signals its meaning.
void drawNotice(Canvas& canvas, Rect area, sf::Color border, float radius = 12);
/// The dark veil behind a dialog; `amount` 0 … 1.
void drawScrim(Canvas& canvas, Rect screen, float amount = 1);
/// The keyboard focus ring, 3 units wide, 6 outside `area`; `radius` is that of the area's corners.
void drawFocusRing(Canvas& canvas, Rect area, float radius);
/// A lit surface (primary button, active tab): glow and radial light; `hover` 0 … 1 brightens it.
void drawLit(Canvas& canvas, Rect area, float radius, float hover = 0);

} // namespace ui
