#include "game/campaign/LevelSign.hpp"

#include "game/look/Signs.hpp"

namespace game {

namespace {

constexpr float starRadius = 9;
constexpr float starGap = 22;

/// Stars, or the lock, from `at` on. \returns the width.
float drawState(ui::Canvas& canvas, ui::Vec at, const LevelSign& sign) {
    if (sign.state == LevelWindow::State::Locked) {
        canvas.icon(ui::Icon::Lock, {at.x + 10, at.y}, 20, canvas.colours().text2);
        return 20;
    }
    drawStars(canvas, {at.x + starRadius + starGap, at.y}, starRadius, starGap, sign.stars);
    return 2 * starRadius + 2 * starGap;
}

} // namespace

void drawLevelSign(ui::Canvas& canvas, ui::Rect area, const LevelSign& sign) {
    const ui::Palette& colours = canvas.colours();
    const bool locked = sign.state == LevelWindow::State::Locked;
    drawPlaque(canvas, {area.x, area.y, area.h, area.h}, std::to_string(sign.number),
               locked ? PlaqueState::Locked : PlaqueState::Normal);
    const float left = area.x + area.h + 22;
    const float room = area.right() - left;
    const float first = area.y + 14;
    const float state = 2 * starRadius + 2 * starGap;
    const float remark = sign.remark.empty() ? 0 : canvas.textWidth(sign.remark, ui::style::label) + 42;
    float x =
        left + 15 +
        canvas.textFitted(sign.name, {left, first}, room - state - 15 - remark, ui::style::cardTitle, colours.text);
    x += drawState(canvas, {x, first}, sign);
    if (!sign.remark.empty()) {
        canvas.icon(ui::Icon::Clock, {x + 27, first}, 18, colours.accent);
        canvas.text(sign.remark, {x + 42, first}, ui::style::label, colours.text);
    }
    canvas.textFitted(sign.facts, {left, area.y + 42}, room, ui::style::body, colours.text2);
}

} // namespace game
