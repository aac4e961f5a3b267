// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"

namespace lights {

/// Solves a full rectangle that is too large for the tables of the search: returns one solution, or the reason why
/// there is none, and the nullity. Searches for the optimum only if the nullity and the board are small enough to go
/// through all solutions at once. Leaves out the basis of the quiet patterns. \pre isWithinReach(puzzle).
[[nodiscard]] Answer solveLarge(const Puzzle& puzzle, const SolveControl& control);

/// Solves such a rectangle without searching for the optimum.
[[nodiscard]] tl::expected<BitGrid, Unsolvable> solveAnyLarge(const Puzzle& puzzle);

} // namespace lights
