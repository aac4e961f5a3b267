// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/RacePanel.hpp"

#include "game/round/SmallBoard.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr ui::TextStyle rivalNumber{ui::Face::Display, 34, 1.1F, 0, true};
constexpr ui::TextStyle rivalClock{ui::Face::Display, 28, 1.1F};
constexpr float smallestName = 13;
constexpr float belowBoard = 16; ///< Between the rival's board and the end of the column.
constexpr float largestRivalCell = 40;
constexpr float lowest = 44; ///< Less height than that shows nothing.

} // namespace

float drawRace(ui::Canvas& canvas, const text::Text& text, const PlayColumns& columns, const RaceColumn& race) {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect column = columns.right();
    const bool compact = columns.compact();
    const float second = column.x + 0.54F * column.w;
    float y = column.y + 2;
    const float you = canvas.text(text.trc("race", "You"), {column.x, y}, ui::style::bodyBold, colours.text);
    // Above the rival's figures; a long name needs all the room that there is.
    ui::TextStyle style = ui::style::bodyBold;
    const float room = column.w - you - 6;
    while (style.size > smallestName && canvas.textWidth(race.rival, style) > room)
        style.size -= 0.5F;
    if (canvas.textWidth(race.rival, style) <= column.right() - second)
        canvas.text(race.rival, {second, y}, style, colours.text2);
    else
        canvas.textFitted(race.rival, {column.right(), y}, room, style, colours.text2, ui::Align::Right);
    y += 16;
    canvas.fill({column.x, y, column.w, 1}, colours.line);
    y += 22;
    for (const RaceColumn::Figure& figure : race.figures) {
        drawFigure(canvas, {column.x, y}, figure.label, figure.own, {},
                   figure.isTime ? ui::style::clock : ui::style::bigNumber);
        canvas.text(figure.rival, {second, y + figureBaseline}, figure.isTime ? rivalClock : rivalNumber, colours.text2,
                    ui::Align::Left, ui::Anchor::Baseline);
        y += compact ? 66.0F : 88.0F;
    }
    if (race.stars) {
        columns.drawStarGoals(canvas, y + 8, *race.stars);
        y += compact ? 58.0F : 66.0F;
    }
    y += columns.drawHelp(canvas, y, race.help);
    if (race.cursor) {
        columns.drawPlace(canvas, {column.x, y + (compact ? 18.0F : 6.0F)}, *race.cursor);
        y += 44;
    }
    return y;
}

std::optional<RivalPlace> rivalPlace(ui::Rect column, float top, float floor, int rows, int columns) {
    const float from = top + SmallBoard::border;
    const float room = floor - belowBoard - SmallBoard::border - from;
    if (room < lowest)
        return std::nullopt;
    return RivalPlace{{column.x + SmallBoard::border, from},
                      std::min({largestRivalCell, room / static_cast<float>(rows),
                                (column.w - 2 * SmallBoard::border) / static_cast<float>(columns)})};
}

ui::Rect raceArea(ui::Rect column, const ui::Viewport& viewport) {
    constexpr float bleed = 12; // For the light of the rival's board, and for digits that reach beyond the column.
    return {column.x - bleed, column.y - bleed, viewport.size().x - column.x + bleed, column.h + 2 * bleed};
}

} // namespace game
