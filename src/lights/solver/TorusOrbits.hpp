// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"

#include <optional>

namespace lights {

/// A lightest set of presses for a full torus that is all on and is solved by pressing every cell, as with the plus if
/// no side is shorter than three; proven by its symmetries. Nothing if they do not help, if the budget does not allow
/// it, or if the call was cancelled.
///
/// Every solution is the set of all cells plus a quiet pattern, and shifting or mirroring the pattern shifts or mirrors
/// the solution. The quiet patterns are divided into two spaces, each of which is shifted into itself: patterns of the
/// first that can be shifted or mirrored into each other form a family, and only one of each family is tried, with all
/// patterns of the second at once, by a transform.
///
/// The spaces are kernels of the irreducible factors of t^columns − 1, taken at the shift by one column. They span all
/// quiet patterns if the number of columns is odd, because then no factor occurs twice (Maschke).
/// \returns one of the optima, always the same. \pre no holes, no sealed cells.
[[nodiscard]] std::optional<Words> lightestByShifts(const QuietSpace& quiet, const CellNumbers& cells, Meter& meter);

} // namespace lights
