#pragma once

#include "lights/solver/Solver.hpp"

namespace lights {

/// The answer for a board that is too large for the search of the optimum: one solution or a reason why there is none,
/// and the nullity. Exact where the solution is the only one, or as light as any can be. The basis of the quiet
/// patterns is left out. \pre isWithinReach(puzzle).
[[nodiscard]] Answer solveLarge(const Puzzle& puzzle);

} // namespace lights
