// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/CatWindow.hpp"

#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/House.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

constexpr float sillHeight = 12;
constexpr float sillOut = 14; ///< How far the sill extends beyond the frame.
constexpr float frameWidth = 8;
constexpr float belowPicture = 34; ///< From the sill to the middle of the title.
constexpr float belowTitle = 28;   ///< From there to the capitals of the paragraph.
constexpr float widestWords = 520;

void drawNight(ui::Canvas& canvas, const ui::Rect& glass) {
    const ui::Theme& theme = canvas.theme();
    const Look& look = game::look(theme);
    if (theme.flat) {
        canvas.fill(glass, look.glassOff);
        return;
    }
    // Moonlit at the bottom, where the cat is dark.
    const sf::Color low = ui::mix(look.skyLow, sf::Color{0xA9, 0xC6, 0xD8}, theme.additiveGlow ? 0.42F : 0.0F);
    canvas.fill(glass, {ui::Paint::Kind::Vertical, look.skyTop, ui::mix(look.skyMid, low, 0.25F), low});
    const std::array<ui::Vec, 7> stars{{{0.10F, 0.20F},
                                        {0.24F, 0.42F},
                                        {0.36F, 0.15F},
                                        {0.50F, 0.34F},
                                        {0.60F, 0.12F},
                                        {0.90F, 0.50F},
                                        {0.08F, 0.60F}}};
    for (const ui::Vec& star : stars)
        canvas.disc({glass.x + star.x * glass.w, glass.y + star.y * glass.h}, 1.1F, ui::faded(look.star, 0.8F));
}

} // namespace

void drawCatWindow(ui::Canvas& canvas, ui::Vec centre) {
    const ui::Theme& theme = canvas.theme();
    const Look& look = game::look(theme);
    const ui::Rect all{centre.x - catWindowSize.x / 2, centre.y - catWindowSize.y / 2, catWindowSize.x,
                       catWindowSize.y};
    const ui::Rect frame{all.x + sillOut, all.y, all.w - 2 * sillOut, all.h - sillHeight};
    const ui::Rect glass = frame.inset(frameWidth);
    canvas.fill(frame, {ui::Paint::Kind::Vertical, look.frame, look.frameLow}, 10);
    {
        const ui::Canvas::Clip inside(canvas, glass); // The moon's light stays behind the frame.
        drawNight(canvas, glass);
        drawMoon(canvas, {glass.x + 0.76F * glass.w, glass.y + 0.19F * glass.h}, 10);
    }
    constexpr float bar = 4;
    const sf::Color bars = theme.flat ? canvas.colours().line : ui::mix(look.frame, look.frameLow, 0.5F);
    const float cross = glass.y + 0.36F * glass.h;
    canvas.fill({glass.x, cross, glass.w, bar}, bars);
    canvas.fill({glass.centre().x - bar / 2, cross, bar, glass.bottom() - cross}, bars);
    if (theme.flat)
        canvas.stroke(frame, 2, canvas.colours().line, 10);
    else
        canvas.stroke(glass, 1, ui::faded(sf::Color::Black, 0.35F));
    const float sill = all.bottom() - sillHeight;
    drawCatAsleep(canvas, {glass.x + 0.46F * glass.w, sill});
    if (theme.flat)
        canvas.fill({all.x, sill, all.w, 4}, canvas.colours().line);
    else
        drawLedge(canvas, {all.x, sill, all.w, sillHeight}, wallTint(theme, House::Slate));
}

float drawEmptyList(ui::Canvas& canvas, ui::Rect area, const std::string& title, const std::string& words) {
    const ui::Palette& colours = canvas.colours();
    const float width = std::min(widestWords, area.w - 48);
    const auto lines = canvas.wrap(title, ui::style::panelTitle, width);
    const float titles = static_cast<float>(lines.size() - 1) * ui::style::panelTitle.size * 1.25F;
    const float paragraph = words.empty() ? 0 : belowTitle + canvas.paragraphHeight(words, width, ui::style::body);
    const bool pictured = area.h > catWindowSize.y + belowPicture + titles + paragraph + 40;
    const float picture = pictured ? catWindowSize.y + belowPicture : 0;
    const float x = area.centre().x;
    float y = area.centre().y - (picture + titles + paragraph) / 2;
    if (pictured)
        drawCatWindow(canvas, {x, y + catWindowSize.y / 2});
    y += picture;
    for (const std::string& line : lines) {
        canvas.text(line, {x, y}, ui::style::panelTitle, colours.text, ui::Align::Centre);
        y += ui::style::panelTitle.size * 1.25F;
    }
    y -= ui::style::panelTitle.size * 1.25F;
    if (!words.empty())
        y += belowTitle + canvas.paragraph(words, {x - width / 2, y + belowTitle, width, area.h}, ui::style::body,
                                           colours.text2, ui::Align::Centre);
    return y + 20;
}

} // namespace game
