// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonMarks.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace game {

namespace {

/// Draws a dashed ring around a window, with an outline that sets it off from the background.
void drawRing(ui::Canvas& canvas, ui::Rect cell) {
    const float pitch = cell.w;
    const ui::Rect ring = cell.inset(0.012F * pitch);
    const float width = std::max(2.0F, 0.038F * pitch);
    const float on = 0.105F * pitch;
    const float off = 0.075F * pitch;
    canvas.fill(cell.inset(0.17F * pitch), ui::faded(canvas.colours().hint, 0.22F), 0.05F * pitch);
    if (!canvas.theme().flat)
        canvas.dashed(ring.inset(-1.2F), width + 2.4F, ui::faded(look(canvas.theme()).markEdge, 0.85F), 0.15F * pitch,
                      on, off);
    canvas.dashed(ring, width, canvas.colours().hint, 0.15F * pitch, on, off);
}

/// Draws a solid frame around a window that the text is about or that is marked.
void drawFrame(ui::Canvas& canvas, ui::Rect cell) {
    const float pitch = cell.w;
    const ui::Rect frame = cell.inset(0.02F * pitch);
    const float width = std::max(3.0F, 0.05F * pitch);
    if (!canvas.theme().flat)
        canvas.stroke(frame.inset(-1.5F), width + 3, ui::faded(look(canvas.theme()).markEdge, 0.85F), 0.15F * pitch);
    canvas.stroke(frame, width, canvas.colours().hint, 0.15F * pitch);
}

void drawArrow(ui::Canvas& canvas, ui::Vec from, ui::Vec to, float pitch) {
    const float width = std::max(3.0F, 0.055F * pitch);
    const float wing = 0.13F * pitch;
    const std::array<std::array<ui::Vec, 2>, 3> lines{
        {{from, to}, {ui::Vec{to.x - wing, to.y - wing}, to}, {ui::Vec{to.x + wing, to.y - wing}, to}}};
    for (const auto& line : lines)
        canvas.line(line[0], line[1], width + 4, look(canvas.theme()).markEdge);
    for (const auto& line : lines)
        canvas.line(line[0], line[1], width, canvas.colours().hint);
}

/// Draws the disc for a number or a tick in the corner of a window. \returns its centre.
ui::Vec drawBadge(ui::Canvas& canvas, ui::Rect cell) {
    const float radius = std::max(9.0F, 0.15F * cell.w);
    const ui::Vec centre{cell.right() - 0.8F * radius, cell.y + 0.8F * radius};
    canvas.disc(centre, radius + 1.5F, look(canvas.theme()).markEdge);
    canvas.disc(centre, radius, canvas.colours().hint);
    return centre;
}

} // namespace

void drawLessonMarks(ui::Canvas& canvas, const BoardView& board, const LessonMarks& marks) {
    const ui::Palette& colours = canvas.colours();
    const sf::Color ink = look(canvas.theme()).markEdge;
    if (marks.row) {
        const ui::Rect windows = board.cellsRect();
        const float pitch = board.cellRect({*marks.row, 0}).h;
        const ui::Rect band =
            ui::Rect{windows.x, board.cellRect({*marks.row, 0}).y, windows.w, pitch}.inset(-0.08F * pitch);
        if (!canvas.theme().flat)
            canvas.stroke(band.inset(-1), 5, ui::faded(ink, 0.7F), 0.2F * pitch);
        canvas.stroke(band, 3, colours.hint, 0.2F * pitch);
    }
    std::map<lights::Cell, int> numbers;
    int number = 0;
    for (const lights::Cell cell : marks.presses) {
        const ui::Rect area = board.cellRect(cell);
        if (numbers.find(cell) == numbers.end())
            drawRing(canvas, area);
        numbers[cell] = ++number;
        if (marks.arrows && cell.row > 0) {
            const ui::Rect above = board.cellRect({cell.row - 1, cell.column});
            drawArrow(canvas, {above.centre().x, above.centre().y + 0.05F * area.h},
                      {area.centre().x, area.y + 0.28F * area.h}, area.w);
        }
    }
    if (marks.numbered)
        for (const auto& [cell, last] : numbers) {
            const ui::Rect area = board.cellRect(cell);
            const ui::Vec centre = drawBadge(canvas, area);
            canvas.text(std::to_string(last), centre, {ui::Face::Bold, std::max(12.0F, 0.2F * area.w)}, ink,
                        ui::Align::Centre);
        }
    if (marks.chosen)
        marks.chosen->forEach([&](lights::Cell cell) {
            const ui::Rect area = board.cellRect(cell);
            canvas.fill(area.inset(0.04F * area.w), ui::faded(colours.hint, 0.28F), 0.14F * area.w);
            drawFrame(canvas, area);
            const ui::Vec centre = drawBadge(canvas, area);
            canvas.icon(ui::Icon::Check, centre, std::max(14.0F, 0.24F * area.w), ink);
        });
    if (marks.subject) {
        const ui::Rect area = board.cellRect(*marks.subject);
        drawFrame(canvas, area.inset(-0.03F * area.w));
    }
}

} // namespace game
