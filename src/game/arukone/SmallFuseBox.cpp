// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/SmallFuseBox.hpp"

#include "game/look/FuseBoxPaint.hpp"
#include "game/look/Theme.hpp"
#include "game/round/SmallBoard.hpp"

namespace game {

namespace {

FuseBoxOptions small() {
    FuseBoxOptions options;
    options.largestPitch = 100;
    options.frame = false;
    options.motion.speed = 0;
    return options;
}

} // namespace

SmallFuseBox::SmallFuseBox(const arukone::Board& board)
    : m_view(small()) {
    m_view.setBoard(board);
}

void SmallFuseBox::draw(ui::Canvas& canvas, ui::Vec at, float cell) {
    const arukone::Board& board = *m_view.board();
    const ui::Vec size = smallBoardSize(board.rows(), board.columns(), cell, canvas.viewport());
    const ui::Rect cells{at.x, at.y, size.x, size.y};
    m_cells = cells;
    const ui::Rect plate = cells.inset(-SmallBoard::border);
    drawPlainPlate(canvas, plate);
    canvas.stroke(plate, 2, canvas.theme().flat ? canvas.colours().line : look(canvas.theme()).brassLow, 4);
    m_view.place(cells, 0, canvas.viewport());
    m_view.draw(canvas);
}

} // namespace game
