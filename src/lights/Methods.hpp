// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

namespace lights {

/// Which methods that need no thought solve a puzzle in the fewest moves. A level whose idea is worth having falls to
/// none of them.
struct Methods {
    bool greedy = false; ///< Press the window that puts most windows right, the first in row-major order, and again.
    bool chase = false;  ///< Press below each window that is wrong, row by row from the top, once.
    bool pressWrong = false; ///< Press the windows that are wrong at the start.

    [[nodiscard]] bool any() const noexcept { return greedy || chase || pressWrong; }
    friend bool operator==(const Methods&, const Methods&) = default;
};

/// Tries the methods. \param optimum the fewest moves. O(optimum · cells · stamp).
[[nodiscard]] Methods methodsFor(const Puzzle& puzzle, int optimum);

/// How far one gets where each light decides the last of its switches that is still open.
struct DeductionDepth {
    int starts = 0; ///< Windows that are decided at first.
    int rounds = 0; ///< Rounds until all are decided, each with everything that follows from those before; 0 if never.

    friend bool operator==(const DeductionDepth&, const DeductionDepth&) = default;
};

/// Decides windows round by round. How far that gets depends on what switches what only, not on which windows are lit.
[[nodiscard]] DeductionDepth deductionDepth(const Puzzle& puzzle);

} // namespace lights
