#pragma once

#include "arukone/Board.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A fuse box as a small sign: its cells and, in the colours of their cables, its terminals.
/// \param lit whether the terminals are joined: they glow.
void drawFuseBoxSign(ui::Canvas& canvas, ui::Rect area, const arukone::Board& board, bool lit = false);

} // namespace game
