// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/PressGrid.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float titleRoom = 24;
constexpr float minCellForGap = 7; ///< In units: cells at least this large have a gap between them.

} // namespace

void drawPressGrid(ui::Canvas& canvas, ui::Rect area, const PressGrid& grid) {
    const ui::Palette& colours = canvas.colours();
    const lights::Board& board = *grid.board;
    const float room = area.h - titleRoom;
    const float cell = std::min(area.w / static_cast<float>(board.columns()), room / static_cast<float>(board.rows()));
    const ui::Vec size{cell * static_cast<float>(board.columns()), cell * static_cast<float>(board.rows())};
    const ui::Vec corner{area.x, area.bottom() - size.y};
    const float titleY = corner.y - titleRoom / 2 - 2;
    const float width = canvas.text(grid.title, {area.x, titleY}, ui::style::label, colours.text);
    if (!grid.remark.empty())
        canvas.textFitted(grid.remark, {area.x + width + 6, titleY}, area.w - width - 6, ui::style::legend,
                          colours.text2);

    const ui::Rect plan{corner.x, corner.y, size.x, size.y};
    canvas.fill(plan, colours.surfaceLo, 4);
    const float inset = cell >= minCellForGap ? std::max(1.0F, cell * 0.1F) : 0;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const lights::Cell at{row, column};
            if (board.isHole(at))
                continue;
            const ui::Rect place = ui::Rect{corner.x + cell * static_cast<float>(column),
                                            corner.y + cell * static_cast<float>(row), cell, cell}
                                       .inset(inset);
            const bool pressed = grid.pressed.test(at);
            if (board.isSealed(at)) {
                canvas.stroke(place, 1, colours.lineSoft, inset);
                continue;
            }
            if (pressed || inset > 0)
                canvas.fill(place, pressed ? colours.litBody : look(canvas.theme()).glassOff, inset);
            if (grid.repeated && grid.repeated->test(at))
                canvas.stroke(place, 2, colours.danger, inset);
            if (grid.now && grid.now->test(at))
                canvas.stroke(place.inset(-inset), 2, colours.focus, inset);
        }
    canvas.stroke(plan.inset(-1), 1, colours.lineSoft, 4);
}

} // namespace game
