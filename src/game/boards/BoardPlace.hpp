#pragma once

#include "game/look/Theme.hpp"
#include "game/scene/Destination.hpp"

#include <optional>

namespace game {

/// Where a board is chosen: a level of a house in the campaign, a daily puzzle in the calendar. Nothing for
/// every other board.
[[nodiscard]] std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library);

/// The house whose wall a board stands in.
[[nodiscard]] House houseOf(const Challenge& challenge);

} // namespace game
