#pragma once

#include "lights/Shift.hpp"
#include "ui/Sound.hpp"

namespace game {

/// What a change of a shift sounds like: the press with its lights, and a bell for a house that went to bed.
/// \param before the board that was changed. \param chain houses in a row with the fewest presses, with this one.
void playChange(ui::SoundPlayer& sounds, const lights::ShiftChange& change, const lights::Board& before, int chain);

} // namespace game
