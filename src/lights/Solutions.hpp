// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"

#include <bit>
#include <cstdint>
#include <span>

namespace lights {

/// Calls `visit` with every solution of a board, or with every quiet pattern if `solution` is one:
/// O(2^nullity · cells / 64). \param quiet a basis of the board's quiet patterns, fewer than 64. \pre all have the same
/// shape.
template<class Visit>
void forEachSolution(const BitGrid& solution, std::span<const BitGrid> quiet, const Visit& visit) {
    BitGrid presses = solution;
    const std::uint64_t all = std::uint64_t{1} << quiet.size();
    for (std::uint64_t i = 0;;) {
        visit(presses);
        if (++i == all)
            return;
        // Gray code order: a single pattern leads from one solution to the next.
        presses ^= quiet[static_cast<std::size_t>(std::countr_zero(i))];
    }
}

} // namespace lights
