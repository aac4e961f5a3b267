// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Commands.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Text.hpp"

namespace cli {

/// What `solve` found out.
struct Solved {
    const lights::Puzzle& puzzle;
    const lights::Answer& answer; ///< With --any: without quiet patterns, and the optimum is just some solution.
    double seconds = 0;
};

/// The answer as text.
[[nodiscard]] std::string solvedText(const Solved& solved, const SolveRequest& request, const text::Text& text);

/// The answer as a single-line JSON object.
[[nodiscard]] std::string solvedJson(const Solved& solved, const SolveRequest& request);

} // namespace cli
