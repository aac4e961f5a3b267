// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSpace.hpp"

namespace lights {

/// Why a difference between start and goal cannot be pressed away.
struct Why {
    Words witness; ///< A condition (see QuietSpace) that shares an odd number of cells with the difference.
    Words repair;  ///< Cells to change.
    bool repairExact = false;
};

/// Explains why a difference cannot be pressed away. The witness is the lightest and the repair the smallest if tables
/// of 2^(rank of a block) entries and the budget suffice; otherwise they are just short.
/// \param difference cells that differ from the goal. \pre some condition shares an odd number of cells with it.
[[nodiscard]] Why explain(const QuietSpace& conditions, std::span<const Word> difference, Meter& meter);

/// All repairs as small as the one that explain returns, if that is known to be the smallest; see smallestRepairs.
[[nodiscard]] std::vector<Words> repairs(const QuietSpace& conditions, std::span<const Word> difference,
                                         std::size_t limit, Meter& meter);

/// Cells of one block to change so that its part of the syndrome becomes zero.
struct Repair {
    std::vector<std::size_t> cells;
    bool exact = false; ///< No fewer would do.
};

/// Finds a repair for one block. Changing a cell adds its linear part to the syndrome, so a repair is a set of parts
/// that sum up to the syndrome. The smallest is found by breadth-first search in the space of syndromes, from zero and
/// from the syndrome at once. If the block is too large for that, a repair of one or two cells is still always found if
/// there is one; larger ones only greedily.
/// \param syndrome over the whole basis.
[[nodiscard]] Repair repairBlock(const QuietSpace& conditions, const Block& block, std::span<const Word> syndrome,
                                 Meter& meter);

/// All repairs of a block that are as small as the one repairBlock finds, if that is known to be the smallest, ordered
/// by their sorted lists of cells; otherwise that one alone.
/// \param limit the most repairs to look for, at least one.
[[nodiscard]] std::vector<std::vector<std::size_t>> smallestRepairs(const QuietSpace& conditions, const Block& block,
                                                                    std::span<const Word> syndrome, std::size_t limit,
                                                                    Meter& meter);

} // namespace lights
