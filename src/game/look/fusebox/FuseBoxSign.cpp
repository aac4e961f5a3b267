// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxSign.hpp"

#include "game/look/CableLook.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float gapShare = 0.12F;  ///< Between the cells, of their pitch.
constexpr float discShare = 0.36F; ///< Radius of a terminal, of the pitch.
constexpr float mostGap = 3;
constexpr float dimmed = 0.85F; ///< How much of their colour terminals show that are not connected.

} // namespace

void drawFuseBoxSign(ui::Canvas& canvas, ui::Rect area, const arukone::Board& board, bool lit) {
    const auto rows = static_cast<float>(board.rows());
    const auto columns = static_cast<float>(board.columns());
    const float pitch = std::min(area.w / columns, area.h / rows);
    const ui::Vec from{area.centre().x - pitch * columns / 2, area.centre().y - pitch * rows / 2};
    const float gap = std::min(mostGap, gapShare * pitch) / 2;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const arukone::Cell cell{row, column};
            if (board.isHole(cell))
                continue;
            const ui::Rect place{from.x + static_cast<float>(column) * pitch, from.y + static_cast<float>(row) * pitch,
                                 pitch, pitch};
            canvas.fill(place.inset(gap), look(canvas.theme()).glassOff, gapShare * pitch);
            const auto pair = board.pairAt(cell);
            if (!pair)
                continue;
            const sf::Color colour = cableColour(canvas.theme(), *pair);
            if (lit)
                canvas.halo(place.centre(), pitch, ui::faded(colour, 0.5F));
            canvas.disc(place.centre(), discShare * pitch,
                        lit ? colour : ui::mix(look(canvas.theme()).glassOff, colour, dimmed));
        }
}

namespace {

constexpr float doorShare = 0.90F; ///< Side of a door, of the pitch of the windows.
constexpr float boardShare = 0.66F;
constexpr float solvedShare = 0.52F;
constexpr float starShare = 0.109F;
constexpr float starGapShare = 0.236F;

void drawDoor(ui::Canvas& canvas, ui::Rect door, bool hovered) {
    const ui::Palette& colours = canvas.colours();
    const float radius = 0.09F * door.w;
    canvas.shadow(door, {4, 12, 0.35F}, radius);
    canvas.fill(door, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface}, radius);
    canvas.stroke(door, hovered ? 2.5F : 1.5F, hovered ? colours.brass : look(canvas.theme()).brassLow, radius);
    if (canvas.theme().flat)
        canvas.stroke(door, hovered ? 3.0F : 2.0F, colours.line, radius);
    const float inset = 0.09F * door.w;
    for (const ui::Vec corner :
         {ui::Vec{door.x + inset, door.y + inset}, ui::Vec{door.right() - inset, door.y + inset},
          ui::Vec{door.x + inset, door.bottom() - inset}, ui::Vec{door.right() - inset, door.bottom() - inset}})
        canvas.disc(corner, 0.024F * door.w, look(canvas.theme()).brassLow);
}

} // namespace

void drawLevelBox(ui::Canvas& canvas, float pitch, const LevelWindow& window, const arukone::Board& board) {
    const ui::Vec centre = window.centre;
    const auto around = [&](float side) { return ui::Rect{centre.x - side / 2, centre.y - side / 2, side, side}; };
    const bool solved = window.state == LevelWindow::State::Asleep;
    const ui::Rect door = around(doorShare * pitch);
    if (solved)
        canvas.glow(door, 0.24F * pitch, ui::faded(canvas.colours().glow, 0.45F), 0.09F * door.w);
    drawDoor(canvas, door, window.hovered);
    if (window.state == LevelWindow::State::Locked) {
        canvas.icon(ui::Icon::Lock, centre, 0.26F * pitch, look(canvas.theme()).lock);
        return;
    }
    if (!solved) {
        drawFuseBoxSign(canvas, around(boardShare * pitch), board);
        return;
    }
    // The stars are below the board, so that they cover no terminals.
    drawFuseBoxSign(canvas, around(solvedShare * pitch).moved({0, -0.11F * pitch}), board, true);
    drawStars(canvas, centre + ui::Vec{0, 0.29F * pitch}, starShare * pitch, starGapShare * pitch, window.stars,
              StarBackground::Glass);
}

void drawBoxIcon(ui::Canvas& canvas, ui::Rect area, float wired, bool dim) {
    const ui::Canvas::Layer muted{canvas, {}, dim ? 0.55F : 1.0F};
    const float side = std::min(area.w, area.h);
    const ui::Rect door{area.centre().x - side / 2, area.bottom() - side, side, side};
    if (wired > 0)
        canvas.glow(door, 0.3F * side, ui::faded(canvas.colours().glow, 0.5F * wired), 0.12F * side);
    drawDoor(canvas, door, false);
    // Two cables on the door, of which the second is joined once everything is.
    const float cell = side / 4;
    const auto at = [&](float column, float row) {
        return ui::Vec{door.x + (column + 0.5F) * cell, door.y + (row + 0.5F) * cell};
    };
    const auto cable = [&](ui::Vec from, ui::Vec bend, ui::Vec to, int pair, bool joined) {
        const sf::Color colour = cableColour(canvas.theme(), pair);
        if (joined) {
            canvas.line(from, bend, 0.3F * cell, colour);
            canvas.line(bend, to, 0.3F * cell, colour);
        }
        canvas.disc(from, 0.42F * cell, colour);
        canvas.disc(to, 0.42F * cell, colour);
    };
    cable(at(0.35F, 0.6F), at(2.65F, 0.6F), at(2.65F, 1.9F), 0, wired > 0);
    cable(at(0.35F, 1.7F), at(0.35F, 2.7F), at(2.65F, 2.7F), 1, wired >= 1);
}

} // namespace game
