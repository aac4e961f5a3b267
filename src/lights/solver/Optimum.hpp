#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/Windows.hpp"

namespace lights {

/// The lightest element found of one coset of the quiet space.
struct Lightest {
    Words presses;
    std::size_t bound = 0; ///< No solution is lighter. Equal to the weight of `presses` where `exact`.
    bool exact = false;
};

/// The steps that lightest is going to take, for the meter's progress.
[[nodiscard]] std::uint64_t expectedSteps(const QuietSpace& quiet, std::uint64_t budget);

/// The lightest of `solution` + quiet patterns. Block by block: where the budget allows it by one Walsh–Hadamard
/// transform, or by meeting in the middle (Meet.hpp), which are exact; elsewhere by search and bounds (Search.hpp). Of
/// equally light solutions the exact ways choose the one that is first when sorted lists of cells are compared.
[[nodiscard]] Lightest lightest(const QuietSpace& quiet, const Windows& windows, Words solution, Meter& meter);

} // namespace lights
