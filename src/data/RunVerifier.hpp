#pragma once

#include "data/Run.hpp"

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

    [[nodiscard]] bool optimumFits(const Run& run, const lights::Puzzle& puzzle);

    std::unordered_map<std::string, Known> m_known; ///< By share code.
};

} // namespace data
