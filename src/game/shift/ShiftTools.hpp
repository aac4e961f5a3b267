#pragma once

#include "game/controls/Toolbar.hpp"
#include "lights/Shift.hpp"

namespace game {

/// The buttons below the house: undo, redo, restart, skip with its price.
[[nodiscard]] std::vector<Toolbar::Tool> shiftTools();

/// Offers what can be done in the shift as it stands.
void offer(Toolbar& tools, const lights::Shift& shift);

/// "Skip (−10 s)".
[[nodiscard]] std::string skipWords(const text::Text& text);

} // namespace game
