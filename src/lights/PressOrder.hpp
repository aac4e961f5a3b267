// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"

namespace lights {

/// Limits how often a single cell may change while a solution is shown.
struct FlashLimit {
    int changes = 3; ///< Most changes of one cell …
    int presses = 1; ///< … within this many consecutive presses. The caller decides how many fall into a second.
};

/// Orders `presses` so that within any `limit.presses` consecutive presses no cell changes more than `limit.changes`
/// times. Presses commute, so any order shows the same solution. Goes from the top down if that stays within the limit,
/// otherwise scatters the presses over the board. Greedy: if neither stays within the limit, returns the order that
/// exceeds it less. Each press appears exactly once; holes and sealed cells are left out.
/// \param shape the board being pressed, for its size and holes.
[[nodiscard]] std::vector<Cell> pressOrder(const BitGrid& presses, const Board& shape, const Rules& rules,
                                           FlashLimit limit);

/// The most changes of any one cell within any `span` consecutive presses of `order`.
[[nodiscard]] int maxChanges(const std::vector<Cell>& order, const Board& shape, const Rules& rules, int span);

} // namespace lights
