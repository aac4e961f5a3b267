#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

#include <array>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float knobSpace = 61; ///< From the name plate's right end to the panel's inner edge.
constexpr float knobReach = 23;

void drawScrew(ui::Canvas& canvas, Vec centre) {
    const Look& look = game::look(canvas.theme());
    canvas.disc(centre, 4.5F, look.brassLow);
    const sf::Color slot = canvas.theme().flat ? sf::Color::Black : look.recess;
    canvas.line(centre - Vec{3, 3}, centre + Vec{3, 3}, 1.8F, slot);
}

void drawKnob(ui::Canvas& canvas, Vec centre, const Bell& bell) {
    const ui::Palette& colours = canvas.colours();
    const Look& look = game::look(canvas.theme());
    if (canvas.theme().flat) {
        canvas.ring(centre, 22, bell.lit ? 4.0F : 2.0F, bell.lit ? colours.litBody : colours.line);
        canvas.disc(centre, 13, bell.lit ? colours.litBody : colours.brass);
        return;
    }
    if (bell.lit)
        canvas.glow({centre.x - 21, centre.y - 21, 42, 42}, 14, ui::faded(colours.glow, 0.5F), 21);
    canvas.disc(centre, 22, look.recess);
    if (bell.lit)
        canvas.ring(centre, 23, 3, colours.litBody);
    else
        canvas.ring(centre, 22, 1.5F, ui::mix(colours.line, colours.brass, bell.hover));
    const Vec knob = centre + (bell.pressed ? Vec{0, 1} : Vec{});
    ui::Paint brass{ui::Paint::Kind::Radial, look.knobHigh, look.knobMid, ui::mix(colours.brass, look.brassLow, 0.60F)};
    brass.focus = {0.38F, 0.30F};
    canvas.disc(knob, bell.pressed ? 16.5F : 17, brass);
}

void drawPlateBack(ui::Canvas& canvas, Rect plate, const Bell& bell) {
    const ui::Palette& colours = canvas.colours();
    constexpr float radius = 8;
    if (!bell.lit) {
        canvas.fill(plate, ui::mix(colours.surfaceLo, colours.surfaceHi, bell.hover), radius);
        canvas.stroke(plate, 1, ui::mix(colours.lineSoft, colours.brass, bell.hover * 0.6F), radius);
        return;
    }
    canvas.glow(plate, 26, ui::faded(colours.glow, 0.38F), radius);
    const sf::Color middle = ui::mix(colours.litMid, colours.litCore, 0.75F);
    canvas.fill(plate, {ui::Paint::Kind::Horizontal, colours.litMid, middle, colours.litBody}, radius);
    canvas.stroke(plate, 1, ui::faded(colours.litBody, 0.9F), radius);
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

void drawBell(ui::Canvas& canvas, Rect area, const Bell& bell) {
    const ui::Palette& colours = canvas.colours();
    const ui::Canvas::Layer dim{canvas, {}, bell.enabled ? 1.0F : 0.55F};
    const Rect plate{area.x, area.y, area.w - knobSpace, area.h};
    drawPlateBack(canvas, plate, bell);
    const float y = area.centre().y;
    const sf::Color text = bell.lit ? colours.onLit : colours.text;
    canvas.icon(bell.icon, {plate.x + 29, y}, 24, text);
    constexpr float textX = 55;
    constexpr float rightPadding = 14;
    constexpr float gap = 8;
    const float room = plate.w - textX - rightPadding;
    const float width = canvas.textFitted(bell.text, {plate.x + textX, y}, room, ui::style::menuItem, text);
    if (!bell.note.empty()) // The bell's own text has priority.
        canvas.textFitted(bell.note, {plate.right() - rightPadding, y}, room - width - gap, ui::style::secondary,
                          bell.lit ? ui::faded(colours.onLit, 0.85F) : colours.text2, ui::Align::Right);
    drawKnob(canvas, {area.right() - knobReach, y - 1}, bell);
}

} // namespace game
