#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSpace.hpp"

namespace lights {

/// Why a difference between start and goal cannot be pressed away.
struct Why {
    Words witness; ///< A quiet pattern that shares an odd number of windows with the difference.
    Words repair;  ///< Windows to change.
    bool repairExact = false;
};

/// \param difference windows that differ from the goal. \pre some quiet pattern shares an odd number with it.
/// The witness is the lightest there is, and the repair the smallest, where tables of 2^(rank of a block) entries and
/// the budget reach; otherwise short ones.
[[nodiscard]] Why explain(const QuietSpace& quiet, std::span<const Word> difference, Meter& meter);

/// All repairs as small as the one that explain gives, where that is known to be the smallest; see smallestRepairs.
[[nodiscard]] std::vector<Words> repairs(const QuietSpace& quiet, std::span<const Word> difference, std::size_t limit,
                                         Meter& meter);

} // namespace lights
