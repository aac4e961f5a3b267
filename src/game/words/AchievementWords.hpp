// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Achievements.hpp"
#include "game/look/facade/Keepsakes.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

[[nodiscard]] std::string achievementName(const text::Text& text, data::Achievement which);
/// What to do to earn it, in the imperative.
[[nodiscard]] std::string achievementTask(const text::Text& text, data::Achievement which);
/// The thing on the window sill that stands for it.
[[nodiscard]] Keepsake achievementKeepsake(data::Achievement which);

} // namespace game
