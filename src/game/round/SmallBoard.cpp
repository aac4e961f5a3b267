// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/SmallBoard.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

ui::Vec smallBoardSize(int rows, int columns, float cell, const ui::Viewport& viewport) {
    const float scale = viewport.scale();
    const float sharp = std::max(1.0F, std::floor(cell * scale + 0.001F)) / scale;
    return {static_cast<float>(columns) * sharp, static_cast<float>(rows) * sharp};
}

void SmallBoard::setBoard(const lights::Board& board, std::optional<lights::BitGrid> picture) {
    m_rows = board.rows();
    m_columns = board.columns();
    m_view.setBoard(board, {}, std::move(picture));
}

void SmallBoard::show(const lights::Board& board) {
    m_view.show(board);
}

void SmallBoard::setOptions(const BoardOptions& options) {
    BoardOptions small = options;
    small.front = BoardSurround::Windows;
    small.residents = false;
    small.numbers = false;
    small.motion.speed = 0;
    m_view.setOptions(small);
}

void SmallBoard::draw(ui::Canvas& canvas, ui::Vec at, ui::Vec size) {
    const ui::Rect windows{at.x, at.y, size.x, size.y};
    const WallTint& tint = wallTint(canvas.theme(), m_view.options().house);
    const bool flat = canvas.theme().flat;
    canvas.fill(windows.inset(-border), flat ? canvas.colours().line : look(canvas.theme()).brassLow, 6);
    canvas.fill(windows.inset(3 - border), {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow}, 4);
    m_view.place(windows, 0, canvas.viewport());
    m_view.draw(canvas);
}

} // namespace game
