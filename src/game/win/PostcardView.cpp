// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/PostcardView.hpp"

#include "game/look/Paper.hpp"
#include "game/look/Rgb.hpp"
#include "game/look/Signs.hpp"
#include "game/look/board/House.hpp"
#include "game/look/board/LevelWindow.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float cardMargin = 13;
constexpr float pictureShare = 0.41F; ///< Of the card's width.
constexpr float ruleStep = 36;        ///< Between two lines to write on.

/// A lit window in the wall of its house, with who lives there.
void drawWindow(ui::Canvas& canvas, LampAtlases& atlases, Rect area, const Postcard& card) {
    const ui::Canvas::Clip clip{canvas, area};
    const float pitch = std::min(0.72F * area.h, 0.66F * area.w);
    const WallTint& tint = wallTint(canvas.theme(), card.house);
    if (canvas.theme().flat)
        canvas.stroke(area, 2, sf::Color::White);
    else
        drawBrickWall(canvas, {area.x - 20, area.y - 20, area.w + 40, area.h + 40}, pitch, tint);
    const bool plaque = card.number > 0;
    LevelWindow window;
    window.centre = {area.centre().x, area.centre().y - (plaque ? 0.10F * area.h : 0)};
    window.resident = card.who;
    drawLevelWindows(canvas, atlases, pitch, std::array{window},
                     ResidentSet(Family{card.who, card.who, card.who, card.who, card.who}));
    if (plaque)
        drawPlaque(canvas, {area.centre().x - 23, window.centre.y + 0.46F * pitch + 10, 46, 26},
                   std::to_string(card.number));
}

/// A night sky with a moon, perforated, and the postmark over it.
void drawStamp(ui::Canvas& canvas, Rect stamp, const PaperInks& inks) {
    const bool flat = canvas.theme().flat;
    const Rect night = drawStampPaper(canvas, stamp);
    if (!flat) {
        canvas.fill(night, {ui::Paint::Kind::Vertical, colour(0x1C3C86), colour(0x27489A)});
        for (const float x : {0.1F, 0.42F, 0.7F}) { // Roofs.
            const float height = x > 0.5F ? 8.0F : 11.0F;
            canvas.fill({night.x + x * night.w, night.bottom() - height, 0.24F * night.w, height}, colour(0x0C1424));
        }
        canvas.fill({night.x, night.bottom() - 5, night.w, 5}, colour(0x0C1424));
    }
    const Vec moon = stamp.centre() - Vec{2, 6};
    canvas.disc(moon, 0.21F * stamp.w, flat ? inks.ink : colour(0xF4E6BC));
    canvas.disc(moon + Vec{0.10F, -0.07F} * stamp.w, 0.18F * stamp.w, flat ? inks.paper : colour(0x20418C));
    const Vec mark{stamp.x - 22, stamp.centre().y + 3};
    canvas.ring(mark, 24, 1.3F, inks.mark);
    canvas.ring(mark, 17, 1, inks.mark);
    drawStar(canvas, mark, 6, false);
    for (const float y : {-9.0F, -3.0F, 3.0F, 9.0F})
        canvas.line({mark.x + 23, mark.y + y}, {stamp.right() + 14, mark.y + y - 4}, 1.2F, inks.mark);
}

} // namespace

void drawPostcard(ui::Canvas& canvas, LampAtlases& atlases, Rect area, const Postcard& card) {
    const PaperInks inks = paperInks(canvas.theme());
    drawPaper(canvas, area);
    const Rect picture{area.x + cardMargin, area.y + cardMargin, pictureShare * area.w, area.h - 2 * cardMargin};
    drawWindow(canvas, atlases, picture, card);
    const float left = picture.right() + 24;
    const float right = area.right() - 22;
    const Rect stamp{right - 52, area.y + 16, 52, 62};
    drawStamp(canvas, stamp, inks);
    const float titleRoom = stamp.x - 54 - left;
    ui::TextStyle title{ui::Face::Display, 25, 1.2F};
    if (canvas.textWidth(card.title, title) > titleRoom)
        title.size = 18;
    const auto titleLines = [&] { return canvas.wrap(card.title, title, titleRoom); };
    const auto tooWide = [&](const std::string& line) { return canvas.textWidth(line, title) > titleRoom; };
    while (title.size > 10 && (titleLines().size() > 2 || std::ranges::any_of(titleLines(), tooWide)))
        title.size -= 1;
    const std::vector<std::string> titles = titleLines();
    float titleY = area.y + 42 - 0.6F * title.size * static_cast<float>(titles.size() - 1);
    for (const std::string& line : titles) {
        canvas.textFitted(line, {left, titleY}, titleRoom, title, inks.ink);
        titleY += 1.2F * title.size;
    }
    ui::TextStyle hand{ui::Face::Regular, 22, 1.2F};
    const auto lines = [&] { return canvas.wrap(card.line, hand, right - left); };
    constexpr std::size_t most = 4;
    while (lines().size() > most && hand.size > 14)
        hand.size -= 1;
    float y = area.y + 112;
    const float step = std::min(ruleStep, (area.bottom() - 12 - y) / (most - 0.5F)); // A rule under each line.
    for (const std::string& line : lines()) {
        canvas.text(line, {left + 2, y}, hand, inks.ink);
        y += step;
    }
    for (float rule = area.y + 112 + 0.5F * step; rule < area.bottom() - 8; rule += step)
        canvas.fill({left, rule, right - left, 1}, inks.rule);
}

} // namespace game
