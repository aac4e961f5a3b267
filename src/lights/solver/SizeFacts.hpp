// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"
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

/// What is known about all boards without holes of one size and rules.
struct SizeFacts {
    int rows = 0;
    int columns = 0;
    Rules rules;
    std::vector<BitGrid> quiet; ///< A basis of the quiet patterns.
    LargestOptimum largest;     ///< Presses that the hardest boards need, as far as is known.
    /// A board (goal off) that needs largest.known presses, if one is known without a search.
    std::optional<Board> hardest{};
    std::optional<QuietHardest> inQuietHours{}; ///< The same in quiet hours, if it is known.

    [[nodiscard]] int nullity() const noexcept { return static_cast<int>(quiet.size()); }
    [[nodiscard]] int cellCount() const noexcept { return rows * columns; }
    [[nodiscard]] int rank() const noexcept { return cellCount() - nullity(); }
};

/// \pre isPlayableSide(rows) and isPlayableSide(columns). \throws std::invalid_argument in quiet hours.
[[nodiscard]] SizeFacts sizeFacts(int rows, int columns, const Rules& rules);

/// Finds a board (goal off) that needs facts.largest.known presses, in the same way as the generator; always the same
/// one.
/// \returns nothing if none was found within the budget or the search was cancelled.
[[nodiscard]] std::optional<Board> findHardest(const SizeFacts& facts, const GenerateControl& control = {});

} // namespace lights
