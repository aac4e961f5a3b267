#include "ui/widgets/Dimmer.hpp"

namespace ui {

namespace {

constexpr float surround = 3; ///< The dark ring round the knob.

} // namespace

void drawDimmerTrack(Canvas& canvas, Rect rail, float litTo) {
    const Palette& c = canvas.colours();
    const float radius = rail.h / 2;
    canvas.fill(rail, c.surfaceLo, radius);
    canvas.stroke(rail, 1, c.lineCtl, radius);
    if (const float lit = litTo - rail.x; lit > rail.h)
        canvas.fill({rail.x, rail.y, lit, rail.h}, Paint(Paint::Kind::Horizontal, c.litRim, c.litMid), radius);
}

void drawDimmerKnob(Canvas& canvas, Vec centre, float glow) {
    const Palette& c = canvas.colours();
    const float radius = dimmerKnob / 2;
    canvas.glow({centre.x - radius, centre.y - radius, dimmerKnob, dimmerKnob}, 20, faded(c.glow, 0.6F * glow), radius);
    canvas.disc(centre, radius + surround, c.surface);
    Paint light = Paint::lit(c);
    light.focus = {0.38F, 0.30F};
    canvas.disc(centre, radius, light);
    if (!canvas.theme().additiveGlow) // By day a light has to have an edge.
        canvas.ring(centre, radius, 1.5F, c.litRim);
}

} // namespace ui
