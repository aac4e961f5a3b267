// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Signs.hpp"

#include "game/look/Paper.hpp"
#include "game/look/Theme.hpp"
#include "ui/Geometry.hpp"
#include "ui/VectorArt.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

ui::TextStyle plaqueStyle(float height) {
    if (height >= 64)
        return style::plaqueLarge;
    if (height >= 48)
        return style::plaqueMedium;
    ui::TextStyle style = style::plaqueSmall;
    style.size = std::max(12.0F, style.size * height / 30);
    return style;
}

struct Enamel {
    sf::Color rim, high, low;
};

Enamel enamelOf(const Look& look, PlaqueState state) {
    if (state == PlaqueState::Normal)
        return {look.enamel, look.cobaltHi, look.cobalt};
    const sf::Color dusk{0x2C, 0x33, 0x3C};
    return {ui::mix(look.enamel, dusk, 0.36F), ui::mix(look.cobaltHi, dusk, 0.62F), ui::mix(look.cobalt, dusk, 0.62F)};
}

void drawHardShadow(ui::Canvas& canvas, const Rect& area, float radius) {
    for (const float down : {2.0F, 4.0F})
        canvas.fill(area.moved({0, down}), ui::faded(sf::Color::Black, 0.18F), radius);
}

/// A disc minus a disc of 0.84 times its radius, offset by −0.42 and −0.26 times its radius.
const ui::VectorArt& crescent() {
    static const ui::VectorArt art{
        {20, 20}, {ui::filled(ui::svgPath("M9.78 0.01 A10 10 0 1 1 0.96 14.25 A8.4 8.4 0 1 0 9.78 0.01 Z"))}};
    return art;
}

void drawChevron(ui::Canvas& canvas, Vec centre, Chevron points, float size, sf::Color colour) {
    const float along = size / 2;
    Vec back;
    Vec side;
    switch (points) {
    case Chevron::Up:
        back = {0, along};
        side = {size, 0};
        break;
    case Chevron::Down:
        back = {0, -along};
        side = {size, 0};
        break;
    case Chevron::Right:
        back = {-along, 0};
        side = {0, size};
        break;
    case Chevron::Left:
        back = {along, 0};
        side = {0, size};
        break;
    }
    canvas.line(centre + back + side, centre - back, 3.4F, colour);
    canvas.line(centre + back - side, centre - back, 3.4F, colour);
}

/// A blur without a shader: a row of halos, then copies of the letters on circles of increasing radius.
void drawLetterLight(ui::Canvas& canvas, std::string_view utf8, Vec at, const ui::TextStyle& style, sf::Color light) {
    const float width = canvas.textWidth(utf8, style);
    const float unit = style.size / 94;
    const float step = 38 * unit;
    for (const float x : ui::Steps(0, width + step / 2, step))
        canvas.halo(at + Vec{x, 0}, 96 * unit, ui::faded(light, 0.075F));
    struct Circle {
        float radius;
        float alpha;
    };
    constexpr int directions = 14;
    for (const auto& [radius, alpha] : {Circle{2, 0.022F}, Circle{5, 0.022F}, Circle{9.5F, 0.020F}, Circle{15, 0.013F}})
        for (int i = 0; i < directions; ++i) {
            const float angle = 6.2831853F * (static_cast<float>(i) + radius) / directions;
            const Vec offset{std::cos(angle) * radius * unit, std::sin(angle) * radius * unit};
            canvas.text(utf8, at + offset, style, ui::faded(light, alpha));
        }
}

} // namespace

void drawPlaque(ui::Canvas& canvas, Rect area, std::string_view text, PlaqueState state) {
    const Look& look = game::look(canvas.theme());
    const float radius = std::clamp(area.h / 8, 7.0F, 9.0F);
    if (canvas.theme().flat) {
        const ui::Canvas::Layer layer{canvas, {}, state == PlaqueState::Locked ? 0.6F : 1.0F};
        canvas.fill(area, sf::Color::Black, radius);
        canvas.stroke(area, 2, look.enamel, radius);
        canvas.text(text, area.centre(), plaqueStyle(area.h), look.enamel, ui::Align::Centre);
        return;
    }
    const Enamel enamel = enamelOf(look, state);
    const Rect inside = area.inset(2);
    const bool small = area.h < 48; // Drawn by the dozen, so without the expensive radial gradient and blur.
    if (small)
        drawHardShadow(canvas, area, radius);
    else
        canvas.shadow(area, {3, 8, 0.45F}, radius);
    canvas.fill(area, enamel.rim, radius);
    canvas.fill(inside, ui::mix(enamel.low, sf::Color::Black, 0.04F), radius - 2);
    const ui::Paint::Kind kind = small ? ui::Paint::Kind::Vertical : ui::Paint::Kind::Radial;
    ui::Paint sheet{kind, small ? ui::mix(enamel.high, enamel.low, 0.25F) : enamel.high,
                    ui::mix(enamel.high, enamel.low, small ? 0.625F : 0.5F), enamel.low};
    sheet.focus = {0.36F, 0.18F};
    canvas.fill(inside.inset(1.5F), sheet, radius - 3);
    canvas.text(text, area.centre(), plaqueStyle(area.h), enamel.rim, ui::Align::Centre);
}

namespace {

/// Letters are never smaller than 12 pixels, and the plate is as large as they are.
float lettersOn(const ui::Canvas& canvas, float size) {
    constexpr float fewestPixels = 12;
    return std::max(size, fewestPixels / canvas.viewport().scale());
}

} // namespace

float starPlateWidth(ui::Canvas& canvas, std::string_view words, float size) {
    const float letters = lettersOn(canvas, size);
    return canvas.textWidth(words, {ui::Face::Bold, letters}) + 2.75F * letters;
}

void drawStarPlate(ui::Canvas& canvas, Vec middle, std::string_view words, float size) {
    size = lettersOn(canvas, size);
    const ui::TextStyle style{ui::Face::Bold, size};
    const float width = starPlateWidth(canvas, words, size);
    const Rect area{middle.x - width / 2, middle.y - 0.81F * size, width, 1.62F * size};
    const Look& look = game::look(canvas.theme());
    const float radius = 0.26F * area.h;
    if (canvas.theme().flat) {
        canvas.fill(area, sf::Color::Black, radius);
        canvas.stroke(area, 2, look.enamel, radius);
    } else {
        canvas.fill(area.moved({0, 1.5F}), ui::faded(sf::Color::Black, 0.45F), radius);
        canvas.fill(area, look.enamel, radius);
        canvas.fill(area.inset(1.5F),
                    {ui::Paint::Kind::Vertical, ui::mix(look.cobaltHi, look.cobalt, 0.45F), look.cobalt}, radius - 1);
    }
    const float end = area.x + 0.6F * size + canvas.text(words, {area.x + 0.6F * size, middle.y}, style, look.enamel);
    drawStar(canvas, {end + 0.9F * size, middle.y}, 0.46F * size, true, StarBackground::Glass);
}

float hangingSignWidth(ui::Canvas& canvas, std::string_view text) {
    return canvas.textWidth(text, style::hangingSign) + 34;
}

void drawHangingSign(ui::Canvas& canvas, Vec middle, std::string_view text, float hung) {
    constexpr float height = 66;
    constexpr float cords = 58;    ///< From the nail to the sign.
    constexpr float apart = 0.34F; ///< How far the cords at the sign are from its middle, as a share of its width.
    const Look& look = game::look(canvas.theme());
    const float width = hangingSignWidth(canvas, text);
    const ui::Canvas::Layer layer(canvas, {0, -14 * (1 - hung)}, hung);
    const Rect sign{middle.x - width / 2, middle.y - height / 2, width, height};
    const Vec nail{middle.x, sign.y - cords};
    const sf::Color cord = canvas.theme().flat ? sf::Color::White : sf::Color{0x12, 0x12, 0x14};
    for (const float side : {-apart, apart})
        canvas.line(nail, {middle.x + side * width, sign.y + 2}, 3, cord);
    drawNail(canvas, nail);
    drawPlaque(canvas, sign, {});
    canvas.text(text, sign.centre(), style::hangingSign, look.enamel, ui::Align::Centre);
}

namespace {

constexpr float streetSignHeight = 26;
constexpr float streetSignSide = 20; ///< From an end to the letters, with a nail between.

} // namespace

float streetSignWidth(std::string_view text, const ui::Measure& measure) {
    return measure(text, style::streetSign) + 2 * streetSignSide;
}

float drawStreetSign(ui::Canvas& canvas, Vec at, std::string_view text) {
    constexpr float nail = 8;
    const sf::Color ink = look(canvas.theme()).enamel;
    const float width = canvas.textWidth(text, style::streetSign) + 2 * streetSignSide;
    const Rect sign{at.x, at.y - streetSignHeight / 2, width, streetSignHeight};
    drawPlaque(canvas, sign, {});
    for (const float x : {sign.x + nail, sign.right() - nail})
        canvas.disc({x, at.y}, 1.6F, ui::faded(ink, 0.75F));
    canvas.text(text, {sign.x + streetSignSide, at.y}, style::streetSign, ink);
    return width;
}

float drawGlowingText(ui::Canvas& canvas, std::string_view utf8, Vec at, const ui::TextStyle& style, sf::Color letters,
                      sf::Color light, float strength) {
    if (canvas.theme().additiveGlow && !canvas.theme().flat)
        drawLetterLight(canvas, utf8, at, style, ui::faded(light, strength));
    return canvas.text(utf8, at, style, letters);
}

float drawLogo(ui::Canvas& canvas, Vec at, float size) {
    const ui::Palette& colours = canvas.colours();
    const Look& look = game::look(canvas.theme());
    ui::TextStyle style = style::logo;
    style.size = size;
    drawGlowingText(canvas, "Lichter", at, style, look.logoLit, ui::mix(colours.glow, colours.litBody, 0.3F));
    const float start = canvas.textWidth("Lichter ", style);
    canvas.textOutline("Aus", at + Vec{start, 0}, style, look.logoUnlit, look.logoOutline, look.logoOutlineWidth);
    return start + canvas.textWidth("Aus", style);
}

void drawEdgeBadge(ui::Canvas& canvas, Rect area, EdgePair pair, Chevron points) {
    const ui::Palette& colours = canvas.colours();
    const sf::Color colour = pair == EdgePair::Sides ? colours.brass : colours.ok;
    const float radius = std::min(14.0F, std::min(area.w, area.h) * 0.45F);
    canvas.fill(area, look(canvas.theme()).badge, radius);
    canvas.stroke(area, 1.5F, colour, radius);
    const Vec centre = area.centre();
    if (pair == EdgePair::Sides) {
        drawChevron(canvas, centre, points, 8, colour);
        return;
    }
    drawChevron(canvas, centre - Vec{5.5F, 0}, points, 8, colour);
    drawChevron(canvas, centre + Vec{5.5F, 0}, points, 8, colour);
}

void drawHintBadge(ui::Canvas& canvas, Vec centre, float radius) {
    const Look& look = game::look(canvas.theme());
    canvas.disc(centre, radius + std::max(1.5F, radius * 0.13F), look.hintEdge);
    canvas.disc(centre, radius * 0.93F, canvas.colours().hint);
    const float moon = radius * 0.60F;
    canvas.art(crescent(), {centre.x - moon + radius * 0.06F, centre.y - moon, 2 * moon, 2 * moon}, look.hintMoon);
}

} // namespace game
