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

/// Enables the buttons of what can be done on the board as it stands. \param showing whether the solution is being
/// shown, which can then be stopped. \param won whether the win screen is about to open.
void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won);

/// What the pause menu depends on besides round and camera.
struct PauseState {
    bool test = false;    ///< A level from the editor is being tested.
    bool chasing = false; ///< "Chase with me" is on.
};

/// Returns the entries of the pause menu, each with whether it is possible now. Back leaves the board. The zoom entries
/// are included only if the camera offers zooming.
[[nodiscard]] std::vector<ToPause::Entry> pauseEntries(const text::Text& text, const Round& round,
                                                       const BoardCamera& camera, const PauseState& state);

} // namespace game
