#pragma once

#include "game/services/Sounds.hpp"
#include "lights/Shift.hpp"

namespace game {

/// What a press, undo or redo sounds like. \param after the session that it was made in, as it stands since.
void playMove(Sounds& sounds, const lights::Change& change, const lights::Session& after);

/// The same in a night shift, where the next house may stand there already; with a bell for a house that went to bed.
/// \param before the board that was changed. \param chain houses in a row with the fewest presses, with this one.
void playShiftMove(Sounds& sounds, const lights::ShiftChange& change, const lights::Board& before, int chain);

} // namespace game
