#pragma once

#include "lights/Board.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A board as small as a stamp, in the middle of `area`: windows lit and dark, nothing where a hole is. Of a large
/// board only as many windows are drawn as can be told apart.
void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const lights::Board& board);

} // namespace game
