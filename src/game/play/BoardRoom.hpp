#pragma once

#include "ui/Viewport.hpp"

namespace game {

class BoardWidget;
class PlayPanels;

/// Puts the board between the two columns: in the window's middle, as wide on both sides as the wider column allows,
/// and a small house lower, so that the sky is above it and not much bare wall below the windows.
/// \param ground where the pavement begins.
void placeBetween(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport);

} // namespace game
