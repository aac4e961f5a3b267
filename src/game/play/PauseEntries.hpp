#pragma once

#include "game/look/BoardCamera.hpp"
#include "game/play/Round.hpp"
#include "game/scene/Destination.hpp"
#include "text/Text.hpp"

#include <vector>

namespace game {

/// What the pause has to know beside the round.
struct PauseState {
    bool test = false;    ///< A level that is being made is tried.
    bool chasing = false; ///< "Chase with me" is on.
};

/// What the pause of a board being played offers, and whether it can be done now. Back means leaving the board. Zooming
/// is among it where the camera offers it.
[[nodiscard]] std::vector<ToPause::Entry> pauseEntries(const text::Text& text, const Round& round,
                                                       const BoardCamera& camera, const PauseState& state);

} // namespace game
