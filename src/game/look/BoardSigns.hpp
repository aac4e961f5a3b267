#pragma once

#include "game/look/BoardLayout.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// Rows and columns numbered along the edges, every fifth where they are small. Beside a zoomed board the numbers stay
/// in sight.
void drawNumbers(ui::Canvas& canvas, const BoardLayout& layout);

/// The badges of joined edges, in the middle of what is seen of each edge: how many chevrons tells which edges are
/// joined, where they point whether the edge is twisted.
void drawEdgeBadges(ui::Canvas& canvas, const BoardLayout& layout, lights::Surface surface);

} // namespace game
