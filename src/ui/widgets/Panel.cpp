// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Panel.hpp"

#include "ui/Canvas.hpp"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr float hairline = 1;
constexpr float controlLine = 1.5F;
constexpr float focusLine = 3;
constexpr float focusDistance = 6;
constexpr float scrimAlpha = 0.55F;

sf::Uint8 brighter(sf::Uint8 component, float factor) {
    return static_cast<sf::Uint8>(std::min(255.0F, std::round(static_cast<float>(component) * factor)));
}

sf::Color brighter(sf::Color colour, float factor) {
    return {brighter(colour.r, factor), brighter(colour.g, factor), brighter(colour.b, factor), colour.a};
}

float between(float a, float b, float t) {
    return a + (b - a) * t;
}

} // namespace

void drawPanel(Canvas& canvas, Rect area, float radius) {
    const Palette& c = canvas.colours();
    canvas.shadow(area, {}, radius);
    canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), radius);
    canvas.stroke(area, hairline, c.lineSoft, radius);
}

void drawNotice(Canvas& canvas, Rect area, sf::Color border, float radius) {
    const Palette& c = canvas.colours();
    canvas.shadow(area, {}, radius);
    canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), radius);
    canvas.stroke(area, controlLine, border, radius);
}

void drawScrim(Canvas& canvas, Rect screen, float amount) {
    canvas.fill(screen, faded(sf::Color::Black, scrimAlpha * amount));
}

void drawFocusRing(Canvas& canvas, Rect area, float radius) {
    const float line = focusLine * canvas.theme().focusScale;
    const float distance = focusDistance + (line - focusLine); // It gets thicker towards the outside.
    canvas.stroke(area.inset(-distance), line, canvas.colours().focus, radius + distance);
}

void drawLit(Canvas& canvas, Rect area, float radius, float hover) {
    const Palette& c = canvas.colours();
    canvas.glow(area, between(26, 36, hover), faded(c.glow, between(0.38F, 0.50F, hover)), radius);
    const float factor = between(1, 1.06F, hover);
    Paint paint = Paint::lit(c);
    paint.first = brighter(paint.first, factor);
    paint.middle = brighter(paint.middle, factor);
    paint.last = brighter(paint.last, factor);
    canvas.fill(area, paint, radius);
    if (!canvas.theme().additiveGlow && !canvas.theme().flat) // On a light ground light is no contrast: a dark edge.
        canvas.stroke(area, controlLine, c.lineCtl, radius);
}

} // namespace ui
