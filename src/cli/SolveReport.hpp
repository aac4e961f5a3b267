#pragma once

#include "cli/Requests.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Text.hpp"

namespace cli {

/// What `solve` found out.
struct Solved {
    const lights::Puzzle& puzzle;
    const lights::Answer& answer; ///< With --any: no quiet patterns, and an optimum that is just a solution.
    double seconds = 0;
};

/// The answer for a person.
[[nodiscard]] std::string solvedText(const Solved& solved, const SolveRequest& request, const text::Text& text);

/// The answer as one JSON object on one line.
[[nodiscard]] std::string solvedJson(const Solved& solved, const SolveRequest& request);

} // namespace cli
