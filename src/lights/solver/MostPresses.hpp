// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/solver/HardestBoards.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace lights {

/// How long mostPresses may look, and how it is cancelled.
struct MostPressesControl {
    /// Steps for each question whether a board needs so many presses, about a nanosecond each.
    std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();
    std::stop_token stop{};
};

/// Finds the most presses that a board without holes or sealed cells needs, block by block (see findHeavyCoset). Where
/// the budget does not suffice a range is left.
/// \param quiet a basis of the quiet patterns; fewer than cells.
/// \returns nothing if a block has more than maxHeavyRank patterns.
[[nodiscard]] std::optional<HardestBoard> mostPresses(int rows, int columns, const std::vector<BitGrid>& quiet,
                                                      const MostPressesControl& control = {});

} // namespace lights
