// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Signs.hpp"
#include "game/look/board/BoardPaint.hpp"

#include <algorithm>
#include <string>

namespace game {

namespace {

constexpr float allNumbersFrom = 22; ///< Below this pitch in pixels, only every fifth row and column is numbered.
constexpr float numberStrip = 26;
const ui::Vec sideBadge{31, 41};
const ui::Vec topBadge{49, 31};
constexpr float badgeGap = 4; ///< Minimum distance from the seam.
constexpr float farthestBadge = 36;
constexpr float underRow = 14; ///< Between the last row of windows and a badge on the wall.

ui::Rect logical(const sf::FloatRect& pixels, float scale) {
    return {pixels.left / scale, pixels.top / scale, pixels.width / scale, pixels.height / scale};
}

/// Dark strips behind the numbers where they would cover windows.
void drawStrips(ui::Canvas& canvas, const ui::Rect& port, const ui::Rect& cells) {
    const sf::Color ground = ui::faded(canvas.colours().surfaceLo, 0.88F);
    const bool besideRows = cells.x < port.x + numberStrip;
    if (besideRows)
        canvas.fill({port.x, port.y, numberStrip, port.h}, ground);
    const float left = besideRows ? numberStrip : 0;
    if (cells.y < port.y + numberStrip)
        canvas.fill({port.x + left, port.y, port.w - left, numberStrip}, ground);
}

} // namespace

void drawNumbers(ui::Canvas& canvas, const BoardLayout& layout) {
    const ui::Rect cells = logical(layout.windows(), layout.scale);
    const float pitch = layout.pitch / layout.scale;
    const float aside = layout.wrapped() ? pitch / 2 : layout.padding() / layout.scale / 2;
    ui::Vec at{cells.x - aside, cells.y - aside};
    ui::Rect room{-1e6F, -1e6F, 2e6F, 2e6F}; // The range for the middles of numbered rows and columns.
    if (layout.zoomed()) {
        const ui::Rect port = logical(layout.port, layout.scale);
        drawStrips(canvas, port, cells);
        at = {std::max(at.x, port.x + numberStrip / 2), std::max(at.y, port.y + numberStrip / 2)};
        room = {port.x + numberStrip, port.y + numberStrip, port.w - numberStrip, port.h - numberStrip};
    }
    const int step = layout.pitch < allNumbersFrom ? 5 : 1;
    ui::TextStyle style = ui::style::label;
    style.size = std::clamp(pitch * 0.5F, 12.0F, 15.0F);
    const sf::Color colour = canvas.colours().text2;
    const CellRange seen = layout.visibleWindows();
    const auto shown = [step](int i) { return (i + 1) % step == 0 || i == 0; };
    for (int row = seen.firstRow; row < seen.endRow; ++row)
        if (const float y = cells.y + (static_cast<float>(row) + 0.5F) * pitch;
            shown(row) && y > room.y && y < room.bottom())
            canvas.text(std::to_string(row + 1), {at.x, y}, style, colour, ui::Align::Centre);
    for (int column = seen.firstColumn; column < seen.endColumn; ++column)
        if (const float x = cells.x + (static_cast<float>(column) + 0.5F) * pitch;
            shown(column) && x > room.x && x < room.right())
            canvas.text(std::to_string(column + 1), {x, at.y}, style, colour, ui::Align::Centre);
}

void drawEdgeBadges(ui::Canvas& canvas, const BoardLayout& layout, lights::Surface surface) {
    const ui::Rect cells = logical(layout.windows(), layout.scale);
    ui::Vec from{cells.x, cells.y};
    ui::Vec to{cells.right(), cells.bottom()};
    if (layout.zoomed()) {
        const ui::Rect port = logical(layout.port, layout.scale);
        from = {std::max(from.x, port.x), std::max(from.y, port.y)};
        to = {std::min(to.x, port.right()), std::min(to.y, port.bottom())};
    }
    ui::Vec middle = (from + to) / 2.0F;
    const float pitch = layout.pitch / layout.scale;
    const auto away = [pitch](float size) { return std::clamp(pitch, size / 2 + badgeGap, farthestBadge); };
    const auto badge = [&canvas](ui::Vec centre, ui::Vec size, EdgePair pair, Chevron points) {
        drawEdgeBadge(canvas, {centre.x - size.x / 2, centre.y - size.y / 2, size.x, size.y}, pair, points);
    };
    if (layout.joinedSides) {
        const bool twisted = surface != lights::Surface::Cylinder && surface != lights::Surface::Torus;
        float out = away(sideBadge.x);
        if (layout.squeeze < 1) { // The wall runs on: under the last row if there is wall, else beside the house.
            const float below = layout.ground / layout.scale - cells.bottom();
            const bool room = !layout.joinedTop && below > sideBadge.y + 2 * underRow;
            out = room ? 0 : layout.ghostWidth() / layout.scale + 0.4F * pitch; // The end of the wall …
            if (!room && !layout.joinedTop)
                out += farthestBadge; // … or beside it.
            middle.y = room ? cells.bottom() + underRow + sideBadge.y / 2 : middle.y;
        }
        badge({cells.x - out, middle.y}, sideBadge, EdgePair::Sides, Chevron::Up);
        badge({cells.right() + out, middle.y}, sideBadge, EdgePair::Sides, twisted ? Chevron::Down : Chevron::Up);
    }
    if (layout.joinedTop) {
        const bool twisted = surface == lights::Surface::Projective;
        const float out = away(topBadge.y);
        badge({middle.x, cells.y - out}, topBadge, EdgePair::TopBottom, Chevron::Right);
        badge({middle.x, cells.bottom() + out}, topBadge, EdgePair::TopBottom,
              twisted ? Chevron::Left : Chevron::Right);
    }
}

} // namespace game
