#pragma once

#include "text/Text.hpp"
#include "ui/widgets/Tabs.hpp"

#include <string>
#include <vector>

namespace game {

// What there is to choose from where the rules of a board are chosen.

[[nodiscard]] std::vector<std::string> surfaceChoices(const text::Text& text); ///< In the order of lights::allSurfaces.
[[nodiscard]] std::vector<ui::TabItem> stampChoices(const text::Text& text);   ///< In the order of lights::allStamps.

} // namespace game
