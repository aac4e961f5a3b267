#pragma once

#include "lights/solver/Answer.hpp"

namespace lights {

/// The answer for a full rectangle that is too large for the tables of the search: one solution or a reason why there
/// is none, and the nullity. The optimum is searched where the nullity and the board are small enough to go through
/// all solutions at once. The basis of the quiet patterns is left out. \pre isWithinReach(puzzle).
[[nodiscard]] Answer solveLarge(const Puzzle& puzzle, const SolveControl& control);

/// The same without a search for the optimum.
[[nodiscard]] tl::expected<BitGrid, Unsolvable> solveAnyLarge(const Puzzle& puzzle);

} // namespace lights
