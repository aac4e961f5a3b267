#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/Windows.hpp"

#include <optional>

namespace lights {

/// Whether the sets of presses have so few different effects that all can be looked at, although the quiet patterns are
/// too many for that: 3×12 on a torus with the square stamp has nullity 26, but only 2^10 boards that can be reached.
[[nodiscard]] bool hasFewEffects(const QuietSpace& quiet, const Windows& windows) noexcept;

/// The fewest presses that change exactly the windows of `difference`, of equals those first in sorted order: by
/// breadth-first search over all effects. Nothing when the budget does not allow it or the call was cancelled.
/// \pre hasFewEffects, and the difference can be pressed away. O(effects · windows).
[[nodiscard]] std::optional<Words> fewestPresses(const QuietSpace& quiet, const PressMatrix& matrix,
                                                 std::span<const Word> difference, Meter& meter);

} // namespace lights
