// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"

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

} // namespace lights
