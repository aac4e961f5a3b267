// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "game/look/board/LevelWindow.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A fuse box as a small sign: its cells and, in the colours of their cables, its terminals.
/// \param lit whether the terminals are joined: they glow.
void drawFuseBoxSign(ui::Canvas& canvas, ui::Rect area, const arukone::Board& board, bool lit = false);

/// A level of Arukone in a campaign house, in place of its window: the door of a fuse box with the board on it; solved,
/// it shines behind its stars. \param pitch of the windows of the house.
void drawLevelBox(ui::Canvas& canvas, float pitch, const LevelWindow& window, const arukone::Board& board);

/// A little fuse box for a pack's card. \param wired the share of its levels that are solved, 0 … 1. \param dim for a
/// locked box.
void drawBoxIcon(ui::Canvas& canvas, ui::Rect area, float wired, bool dim);

} // namespace game
