#pragma once

#include "data/levels/Library.hpp"
#include "data/players/Players.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// A line in the list of players.
struct PlayerRow {
    data::PlayerSummary has;
    int stars = 0;  ///< In the campaign.
    int streak = 0; ///< Daily puzzles in a row, up to now.
    bool playsNow = false;
};

/// Everybody, who played last first.
[[nodiscard]] tl::expected<std::vector<PlayerRow>, data::StorageProblem> playerRows(Records& records,
                                                                                    const data::Library& library);

/// "42 boards · 3 night shifts · 1 unfinished board", without what there is none of; "nothing solved yet".
[[nodiscard]] std::string playerFacts(const text::Text& text, const data::PlayerSummary& has);

/// Everything that goes with a player, as a list in words; empty where there is nothing.
[[nodiscard]] std::string whatGoes(const text::Text& text, const PlayerRow& player);

/// Why a name is not taken, in words; nothing where `taken` says the name.
[[nodiscard]] std::string describe(const text::Text& text, const data::Players::RenameProblem& problem);

} // namespace game
