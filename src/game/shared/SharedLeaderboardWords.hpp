// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/SharedLeaderboards.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// A sentence on why a shared leaderboard cannot be added.
[[nodiscard]] std::string describe(const text::Text& text, SharedLeaderboards::Refusal refusal);

} // namespace game
