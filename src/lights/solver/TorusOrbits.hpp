// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"

#include <functional>
#include <optional>

namespace lights {

/// A smaller torus of which a larger one is tiled.
struct TorusTile {
    int rows;
    int columns;

    friend bool operator==(const TorusTile&, const TorusTile&) = default;
};

/// A smaller torus whose optimum, tiled over the whole one, is an optimum there: for the plus, if all windows are on
/// and have to be off. Nothing if no rule says so.
///
/// - Halves: pressing twice, each cell of the first set again in the second, is a plus with arms of length two. It
///   joins only cells of equal parity, so the presses on each of them solve a torus of half the size. A side of odd
///   length stays as it is: going round it in steps of two visits all of it.
/// - Period: if there are no more quiet patterns than on the smaller torus, all of them are tiled, and so are all
///   solutions.
/// \pre rows and columns are at least 1.
[[nodiscard]] std::optional<TorusTile> torusTile(int rows, int columns);

/// Solves a torus that is all on in another way.
using SolveTorus = std::function<Optimum(const TorusTile&)>;

/// The optimum of a torus that is all on, with the plus, by such rules or a perfect code (5 divides both sides): not
/// the first of several. Nothing if no rule applies. \param solveTorus called for a tile that no rule makes smaller; if
/// its optimum is not proven, neither is the result.
[[nodiscard]] std::optional<Optimum> allOnTorus(int rows, int columns, const SolveTorus& solveTorus);

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
