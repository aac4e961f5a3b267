// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Recorded.hpp"
#include "lights/Shift.hpp"

#include <memory>
#include <optional>

namespace game {

class Scene;
struct Services;

/// The result of a finished night shift.
struct ToShiftOver {
    puzzle::ShiftScore score;
    int lastHouse = 0; ///< The last one put to bed, counted from 0; 0 if none was.
    RecordedShift recorded;
    std::optional<int> bestBefore; ///< Points of the player's best shift before this one.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
