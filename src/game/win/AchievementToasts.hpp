#pragma once

#include "data/players/Achievements.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <vector>

namespace game {

/// Tells the player what was reached, one after the other.
void announceAchievements(const std::vector<data::Achievement>& earned, const text::Text& text, ui::Toasts& toasts,
                          Sounds& sounds);

} // namespace game
