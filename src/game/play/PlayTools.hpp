#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/play/Round.hpp"

namespace game {

/// The buttons below the board: undo, redo, hint, restart, show solution.
[[nodiscard]] std::vector<Toolbar::Tool> playTools();

/// Offers what can be done on the board as it stands. \param showing its solution, which can be stopped then.
/// \param won it is on its way to the win screen.
void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won);

} // namespace game
