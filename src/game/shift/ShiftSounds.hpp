#pragma once

#include "game/services/Sounds.hpp"
#include "lights/Shift.hpp"

namespace game {

/// What a change of a shift sounds like: the press with its lights, and a bell for a house that went to bed.
/// \param before the board that was changed. \param chain houses in a row with the fewest presses, with this one.
void playChange(Sounds& sounds, const lights::ShiftChange& change, const lights::Board& before, int chain);

} // namespace game
