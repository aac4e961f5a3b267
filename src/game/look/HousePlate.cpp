// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/HousePlate.hpp"

#include "game/look/NamePlate.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr ui::TextStyle housePlateStyle{ui::Face::Bold, 15, 1.3F};
constexpr float padding = 12;
constexpr float lockWidth = 20;
constexpr float plateRadius = 8;

} // namespace

void drawHousePlate(ui::Canvas& canvas, const HousePlate& plate, ui::Vec middle, ui::Rect span) {
    const ui::Palette& colours = canvas.colours();
    const bool lit = plate.state == HousePlate::State::Lit;
    const float wide =
        std::ceil(canvas.textWidth(plate.words, housePlateStyle) + 2 * padding + (plate.locked ? lockWidth : 0));
    const float left = std::clamp(middle.x - wide / 2, span.x, std::max(span.x, span.right() - wide));
    const ui::Rect area{left, middle.y - HousePlate::height / 2, wide, HousePlate::height};
    if (lit) {
        drawNamePlate(canvas, area, {true}, plateRadius);
    } else {
        canvas.fill(area, ui::faded(colours.surface, 0.95F), plateRadius);
        canvas.stroke(area, 1.5F, plate.state == HousePlate::State::Marked ? colours.accent : colours.lineCtl,
                      plateRadius);
    }
    ui::Vec at{area.x + padding, area.centre().y};
    const sf::Color ink = lit ? colours.onLit : colours.text;
    if (plate.locked) {
        canvas.icon(ui::Icon::Lock, {at.x + 6, at.y}, 15, ink);
        at.x += lockWidth;
    }
    canvas.text(plate.words, at, housePlateStyle, ink);
}

} // namespace game
