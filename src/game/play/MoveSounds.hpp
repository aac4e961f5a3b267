#pragma once

#include "game/services/Sounds.hpp"
#include "lights/Session.hpp"

namespace game {

/// What a press, undo or redo sounds like. \param after the session that it was made in, as it stands since.
void playMove(Sounds& sounds, const lights::Change& change, const lights::Session& after);

} // namespace game
