// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/NamePlate.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float knobSpace = 62; ///< From the name plate's right end to the panel's inner edge.
constexpr float knobReach = 26;
constexpr float knobRadius = 16;
constexpr ui::TextStyle bellStyle{ui::Face::Bold, 19, 1.3F};

void drawScrew(ui::Canvas& canvas, Vec centre) {
    const Look& look = game::look(canvas.theme());
    canvas.disc(centre, 4.5F, look.brassLow);
    const sf::Color slot = canvas.theme().flat ? sf::Color::Black : look.recess;
    canvas.line(centre - Vec{3, 3}, centre + Vec{3, 3}, 1.8F, slot);
}

} // namespace

void drawBellPlate(ui::Canvas& canvas, Rect area) {
    const ui::Palette& colours = canvas.colours();
    constexpr float radius = 20;
    canvas.shadow(area, {10, 30, 0.28F}, radius);
    canvas.fill(area, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface}, radius);
    canvas.stroke(area, 2, look(canvas.theme()).brassLow, radius);
    const float in = area.h < 100 ? 13.0F : 15.5F;
    for (const Vec corner : {Vec{area.x + in, area.y + in}, Vec{area.right() - in, area.y + in},
                             Vec{area.x + in, area.bottom() - in}, Vec{area.right() - in, area.bottom() - in}})
        drawScrew(canvas, corner);
}

Rect namePlateOf(Rect bell) noexcept {
    return {bell.x, bell.y, bell.w - knobSpace, bell.h};
}

Vec knobOf(Rect bell) noexcept {
    return {bell.right() - knobReach, bell.centre().y};
}

void drawNamePlate(ui::Canvas& canvas, Rect plate, const PlateState& state, float radius) {
    const ui::Palette& colours = canvas.colours();
    if (!state.lit) {
        canvas.fill(plate, ui::mix(colours.surfaceLo, colours.surfaceHi, state.hover), radius);
        canvas.stroke(plate, 1, ui::mix(colours.lineSoft, colours.brass, state.hover * 0.6F), radius);
        return;
    }
    canvas.glow(plate, 26, ui::faded(colours.glow, 0.38F), radius);
    canvas.fill(plate, ui::Paint::lit(colours), radius);
    canvas.stroke(plate, 1, ui::faded(colours.litRim, 0.6F), radius);
}

void drawKnob(ui::Canvas& canvas, Vec centre, float radius, const PlateState& state) {
    const ui::Palette& colours = canvas.colours();
    const Look& look = game::look(canvas.theme());
    const float outer = radius + 5;
    if (canvas.theme().flat) {
        canvas.ring(centre, outer, state.lit ? 4.0F : 2.0F, state.lit ? colours.litBody : colours.line);
        canvas.disc(centre, radius - 4, state.lit ? colours.litBody : colours.brass);
        return;
    }
    if (state.lit)
        canvas.glow({centre.x - outer, centre.y - outer, 2 * outer, 2 * outer}, 14, ui::faded(colours.glow, 0.5F),
                    outer);
    canvas.disc(centre, outer, look.recess);
    if (state.lit)
        canvas.ring(centre, outer + 0.5F, 2.5F, colours.litBody);
    else
        canvas.ring(centre, outer, 1.5F, ui::mix(colours.line, colours.brass, state.hover));
    const Vec knob = centre + (state.pressed ? Vec{0, 1} : Vec{});
    ui::Paint brass{ui::Paint::Kind::Radial, look.knobHigh, look.knobMid, ui::mix(colours.brass, look.brassLow, 0.60F)};
    brass.focus = {0.38F, 0.30F};
    canvas.disc(knob, state.pressed ? radius - 0.5F : radius, brass);
}

void drawBell(ui::Canvas& canvas, Rect area, const Bell& bell) {
    const ui::Palette& colours = canvas.colours();
    const ui::Canvas::Layer dim{canvas, {}, bell.enabled ? 1.0F : 0.55F};
    const PlateState state{bell.lit, bell.hover, bell.pressed};
    const Rect plate = namePlateOf(area);
    drawNamePlate(canvas, plate, state);
    const float y = plate.centre().y;
    const sf::Color ink = bell.lit ? colours.onLit : colours.text;
    canvas.icon(bell.icon, {plate.x + 28, y}, 24, ink);
    constexpr float textX = 54;
    constexpr float rightPadding = 15;
    constexpr float gap = 8;
    const float room = plate.w - textX - rightPadding;
    const float width = canvas.textFitted(bell.text, {plate.x + textX, y}, room, bellStyle, ink);
    if (!bell.note.empty()) // The bell's own text has priority.
        canvas.textFitted(bell.note, {plate.right() - rightPadding, y}, room - width - gap, ui::style::secondary,
                          bell.lit ? ui::faded(colours.onLit, 0.85F) : colours.text2, ui::Align::Right);
    drawKnob(canvas, knobOf(area), knobRadius, state);
}

} // namespace game
