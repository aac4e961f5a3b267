// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Recorded.hpp"
#include "lights/Shift.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

class Scene;
struct Services;

/// The result of a finished night shift.
struct ToShiftOver {
    puzzle::ShiftScore score;
    std::vector<lights::SleepingHouse> asleep; ///< The houses that were put to bed, in order.
    RecordedShift recorded;
    std::optional<int> bestBefore; ///< Points of the player's best shift of the same table before this one.
    std::string seed{};            ///< Of the shift.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
