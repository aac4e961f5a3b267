#pragma once

#include "lights/Session.hpp"
#include "ui/Sound.hpp"

namespace game {

/// What a press, undo or redo sounds like. \param after the session that it was made in, as it stands since.
void playMove(ui::SoundPlayer& sounds, const lights::Change& change, const lights::Session& after);

} // namespace game
