#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Graphics/Color.hpp>

namespace ui {

class Canvas;

/// A panel: shadow, surface, hairline border.
void drawPanel(Canvas& canvas, Rect area, float radius = 16);
/// A panel with a border of 1.5 in a colour that says what it is about.
void drawNotice(Canvas& canvas, Rect area, sf::Color border, float radius = 12);
/// The dark veil over what lies behind a dialog; `amount` 0 … 1.
void drawScrim(Canvas& canvas, Rect screen, float amount = 1);
/// The keyboard's ring of 3 units, 6 outside of `area`, whose corners have `radius`.
void drawFocusRing(Canvas& canvas, Rect area, float radius);
/// A lit surface (primary button, active tab): glow, radial light; `hover` 0 … 1 brightens it.
void drawLit(Canvas& canvas, Rect area, float radius, float hover = 0);

} // namespace ui
