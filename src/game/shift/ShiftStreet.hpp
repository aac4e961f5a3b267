#pragma once

#include "game/look/Theme.hpp"

namespace game {

/// The front of a house of the night shift, counted from 0: each has another one than its neighbours.
[[nodiscard]] House shiftHouseFront(int index) noexcept;

} // namespace game
