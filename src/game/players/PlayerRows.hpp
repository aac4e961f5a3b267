// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "data/players/Players.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// A row in the list of players.
struct PlayerRow {
    data::PlayerSummary has;
    int stars = 0;  ///< Stars in the campaign.
    int streak = 0; ///< Current streak of daily puzzles, in days.
    bool isCurrent = false;
};

/// All players, most recently active first.
[[nodiscard]] tl::expected<std::vector<PlayerRow>, data::StorageProblem> playerRows(Records& records,
                                                                                    const data::Library& library);

/// Such as "42 runs · 3 night shifts · 1 unfinished board", without the kinds that are at zero, or "nothing played
/// yet".
[[nodiscard]] std::string playerFacts(const text::Text& text, const data::PlayerSummary& has);

/// Lists everything that is deleted with a player; empty if there is nothing.
[[nodiscard]] std::string deletedWithPlayer(const text::Text& text, const PlayerRow& player);

/// Explains why a name is refused.
[[nodiscard]] std::string describe(const text::Text& text, const data::Players::RenameProblem& problem);

} // namespace game
