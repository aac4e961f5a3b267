// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/AlikeCells.hpp"
#include "lights/solver/Subspace.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lights {

/// Sums over the parts in a subspace: one for each way in which a quiet pattern can light them.
struct SubspaceSums {
    Subspace space;
    std::size_t first = 0; ///< In the numbers of all sums.
    std::size_t size = 0;
};

/// How the value of a group enters some sums.
struct CosetTerm {
    std::size_t sums = 0;          ///< Index of CosetPlan::sums.
    std::uint32_t coordinates = 0; ///< Coordinates of the group's part in the subspace.
};

/// Sums that are looked at once a group has a value.
struct CosetCheck {
    std::size_t sums = 0; ///< Index of CosetPlan::sums.
    int open = 0;         ///< Cells of the subspace whose groups have no value yet.
};

struct CosetStep {
    std::size_t group = 0;
    bool leavesSubspace = false; ///< It is the first group outside a subspace of the chain.
    std::vector<CosetTerm> terms;
    std::vector<CosetCheck> checks; ///< Those that are likely to fail come first.
    std::uint64_t cost = 0;         ///< Cost of a value, in steps of the meter.
};

/// The order in which the groups get their values, and which sums are watched meanwhile.
struct CosetPlan {
    std::vector<CosetStep> steps;
    std::vector<SubspaceSums> sums;
    std::size_t numbers = 0; ///< In all sums.
};

/// A plan only decides how long a search takes, but for the last step: there the sums over all parts are looked at.
/// \param limit that no sum may exceed.
[[nodiscard]] CosetPlan makeCosetPlan(std::size_t rank, std::span<const AlikeCells> groups, int limit);

} // namespace lights
