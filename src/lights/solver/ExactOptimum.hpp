#pragma once

#include "lights/solver/Prover.hpp"

namespace lights {

/// Draws presses whose board has the optimum `wanted`, or says why there are none.
///
/// 1. Up to 32 sets of `wanted` presses are drawn, of which each is as likely as any other; the first that no smaller
///    set can replace is taken. Few presses almost always are the optimum, and so does any number where there are no
///    quiet patterns.
/// 2. A walk begins at the last of these boards. One press more or less changes the optimum by exactly one (all sets
///    that do the same are odd, or all are even, and one press never saves or costs more than one). So the walk presses
///    a cell, each as likely as any other, and stays where the optimum grew; where it fell, the step is kept in one of
///    16 cases and taken back in the others. It ends where it first reaches `wanted`.
///
/// \param largest is raised to the largest optimum that was seen. \pre wanted is 1 … windows.
[[nodiscard]] tl::expected<BitGrid, Effort::Problem> drawWithOptimum(const Prover& prover, int wanted, Random& random,
                                                                     Effort& effort, int& largest);

} // namespace lights
