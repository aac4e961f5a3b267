// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/AlikeCells.hpp"
#include "lights/solver/Answer.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lights {

struct HeavyCoset {
    enum class Outcome : std::uint8_t {
        Found,
        None,    ///< Proven not to exist.
        Stopped, ///< Cancelled, or the budget was spent.
    } outcome = Outcome::Stopped;
    std::vector<int> pressed; ///< If found: how many cells of each group.
};

/// Larger blocks are not searched.
inline constexpr std::size_t maxHeavyRank = 16;

/// Looks for a set of presses that cannot be replaced by fewer than `presses`: a coset, of the linear code that the
/// quiet patterns of a block are, whose lightest word weighs so much. The weight of the heaviest coset is the covering
/// radius of the code.
///
/// Only the number of presses in each group counts. Let v(t) be the cells of the group with part t that are not pressed
/// less those that are. When quiet pattern c is added to the presses, that difference over all cells becomes the sum
/// over t of (−1)^⟨t,c⟩ · v(t). So no equivalent set is smaller than `presses` if and only if none of these sums, which
/// are the Walsh–Hadamard transform of v, exceeds cells − 2 · presses.
///
/// A sum over only the parts in a subspace is the average of the sums over all parts, taken over the patterns that
/// light the cells of these parts alike. So it must not exceed the limit either. The search chooses v group by group
/// along a chain of subspaces, each a hyperplane of the next, and turns back when a sum over any of many subspaces is
/// above the limit whatever its groups without a value do. Adding a quiet pattern to the presses changes signs of v, so
/// in each step of the chain the first value that is not 0 may be taken as positive.
///
/// \param groups with different parts, which together span all of the 2^rank. \pre rank ≤ maxHeavyRank.
/// \param control `memory` is not looked at: a few tables of 2^rank numbers suffice.
[[nodiscard]] HeavyCoset findHeavyCoset(std::size_t rank, std::span<const AlikeCells> groups, int presses,
                                        const SolveControl& control);

/// Looks for such a set by local search, which is usually faster than findHeavyCoset() but cannot prove that there is
/// none. Starting from random values, it changes one at a time and accepts changes for the worse up to a threshold that
/// falls to 0; then it starts again (threshold accepting; Dueck and Scheuer, Journal of Computational Physics 90,
/// 1990). It minimises the sum of the squares by which sums exceed the limit.
[[nodiscard]] HeavyCoset guessHeavyCoset(std::size_t rank, std::span<const AlikeCells> groups, int presses,
                                         const SolveControl& control);

} // namespace lights
