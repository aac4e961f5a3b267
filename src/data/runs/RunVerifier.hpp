#pragma once

#include "data/runs/Run.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <map>
#include <unordered_map>

namespace data {

/// The most of anything that a run counts: more than fits into its events, and far from any overflow.
inline constexpr int mostCounted = 10'000'000;

/// Verifies many runs; what it found out about a board is used again for the next run on it.
class RunVerifier {
public:
    /// See verify(const Run&).
    [[nodiscard]] std::optional<RunProblem> verify(const Run& run);

private:
    /// What the solver says of a board within a small budget.
    struct Known {
        int lowerBound = 0;
        std::optional<int> optimum; ///< Where it was proven.
    };

    [[nodiscard]] bool isDaily(const Run& run, const lights::Puzzle& puzzle);
    [[nodiscard]] bool optimumFits(const Run& run, const lights::Puzzle& puzzle);
    [[nodiscard]] Known solved(const lights::Puzzle& puzzle);
    Known& keep(const std::string& code, const Known& found);

    std::unordered_map<std::string, Known> m_known;  ///< By share code.
    lights::Generators m_generators;                 ///< Of the calendar's few settings.
    std::map<std::string, lights::Solver> m_solvers; ///< By shape, rules and goal: see solved().
};

} // namespace data
