#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/look/BoardCamera.hpp"
#include "game/play/Round.hpp"
#include "game/scene/Destination.hpp"
#include "text/Text.hpp"

#include <vector>

namespace game {

/// The buttons below the board: undo, redo, hint, restart, show solution.
[[nodiscard]] std::vector<Toolbar::Tool> playTools();

/// Offers what can be done on the board as it stands. \param showing its solution, which can be stopped then.
/// \param won it is on its way to the win screen.
void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won);

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
