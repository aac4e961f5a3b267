#pragma once

#include "game/Destination.hpp"
#include "game/look/WallTint.hpp"

#include <optional>

namespace game {

/// Where a level of the shipped houses is found in the campaign; nothing for every other board.
[[nodiscard]] std::optional<ToCampaign> campaignPlace(const Challenge& challenge, const data::Library& library);

/// The house whose wall a board stands in.
[[nodiscard]] House houseOf(const Challenge& challenge);

} // namespace game
