#pragma once

#include "lights/solver/Generation.hpp"
#include "lights/solver/LargestOptimum.hpp"

#include <tl/expected.hpp>

namespace lights {

/// What can be wanted of random boards of one size and rules.
struct Possibilities {
    int nullity = 0;
    DifficultyClasses classes;
    LargestOptimum largest;

    friend bool operator==(const Possibilities&, const Possibilities&) = default;
};

/// What can be wanted, whatever the goal. Where the classes are neither exact (no quiet patterns) nor compiled in
/// (ClassTable.hpp), they are measured on boards drawn from a fixed seed, which can take some seconds.
///
/// \returns BadSize; Cancelled; NotProvable where the optimum of some board of the sample cannot be proven, so that
/// there are no classes and Difficulty::Any is the only difficulty. Boards of a wanted optimum may be drawn there all
/// the same: that very few presses cannot be replaced by fewer is soon proven.
[[nodiscard]] tl::expected<Possibilities, GenerateProblem> possibilities(int rows, int columns, const Rules& rules,
                                                                         const GenerateControl& control = {});

} // namespace lights
