#pragma once

#include "data/players/Achievements.hpp"
#include "text/Text.hpp"
#include "ui/Icon.hpp"

#include <string>

namespace game {

[[nodiscard]] std::string achievementName(const text::Text& text, data::Achievement which);
/// What is to be done for it, as a request.
[[nodiscard]] std::string achievementTask(const text::Text& text, data::Achievement which);
[[nodiscard]] ui::Icon achievementIcon(data::Achievement which);

} // namespace game
