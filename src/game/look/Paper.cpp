// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Paper.hpp"

#include "game/look/Rgb.hpp"
#include "game/look/Theme.hpp"

namespace game {

PaperInks paperInks(const ui::Theme& theme) {
    if (theme.flat)
        return {sf::Color::Black, sf::Color::Black, sf::Color::White, sf::Color::White, sf::Color::White};
    return {colour(0xEDE3CD), colour(0xD6C8AA), colour(0x2C2318), ui::faded(colour(0x2C2318), 0.22F),
            ui::faded(colour(0x5A4E66), 0.55F)};
}

void drawPaper(ui::Canvas& canvas, ui::Rect area) {
    constexpr float corner = 3;
    const PaperInks inks = paperInks(canvas.theme());
    canvas.shadow(area, {10, 26, 0.45F}, corner);
    canvas.fill(area, {ui::Paint::Kind::Vertical, inks.paper, inks.paperLow}, corner);
    if (canvas.theme().flat)
        canvas.stroke(area, 2, sf::Color::White, corner);
}

ui::Rect drawStampPaper(ui::Canvas& canvas, ui::Rect stamp) {
    constexpr float edge = 5;
    constexpr float hole = 2;
    constexpr float pitch = 7;
    const PaperInks inks = paperInks(canvas.theme());
    if (canvas.theme().flat) {
        canvas.stroke(stamp, 2, inks.ink);
        return stamp.inset(edge);
    }
    canvas.fill(stamp, colour(0xFFFDF4));
    for (float x = stamp.x + 3; x < stamp.right(); x += pitch)
        for (const float y : {stamp.y, stamp.bottom()})
            canvas.disc({x, y}, hole, inks.paper);
    for (float y = stamp.y + 3; y < stamp.bottom(); y += pitch)
        for (const float x : {stamp.x, stamp.right()})
            canvas.disc({x, y}, hole, inks.paper);
    return stamp.inset(edge);
}

float drawSlip(ui::Canvas& canvas, ui::Rect area) {
    constexpr float corner = 2;
    constexpr float nail = 14;
    const PaperInks inks = paperInks(canvas.theme());
    if (canvas.theme().flat) {
        canvas.fill(area, sf::Color::Black, corner);
        canvas.stroke(area, 2, sf::Color::White, corner);
    } else { // Drawn by the dozen, so without a soft shadow.
        for (const float down : {1.5F, 3.0F})
            canvas.fill(area.moved({0, down}), ui::faded(sf::Color::Black, 0.20F), corner);
        canvas.fill(area, {ui::Paint::Kind::Vertical, inks.paper, inks.paperLow}, corner);
    }
    drawNail(canvas, {area.x + nail, area.centre().y}, 0.9F);
    return area.x + 2 * nail;
}

void drawNail(ui::Canvas& canvas, ui::Vec at, float scale) {
    canvas.disc(at, 5 * scale, look(canvas.theme()).brassLow);
    canvas.disc(at - ui::Vec{1, 1} * scale, 3 * scale, canvas.colours().brass);
}

} // namespace game
