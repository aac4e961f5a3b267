// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Sounds.hpp"
#include "lights/Shift.hpp"

namespace game {

/// Plays the tick of the cursor: higher on a lit window, and from the side where the window is.
void playCursor(Sounds& sounds, const lights::Board& board, lights::Cell cursor);

/// Plays the sound of a press, undo or redo; a press that takes another back sounds like an undo, and of the one that
/// solves the board only the click is heard. \param after the session after the move.
void playMove(Sounds& sounds, const lights::Change& change, const lights::Session& after);

/// For a night shift, where the next house may already be shown; with a bell for a house that was solved.
/// \param before the house, starting as it was before the move. \param chain the shift's chain() after the move.
void playShiftMove(Sounds& sounds, const lights::ShiftChange& change, const lights::Puzzle& before, int chain);

} // namespace game
