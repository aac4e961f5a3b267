#pragma once

#include "data/runs/Run.hpp"

#include <map>

namespace data {

/// The most of anything that a run counts: more than fits into its events, and far from any overflow.
inline constexpr int mostCounted = 10'000'000;

/// Verifies many runs and night shifts of any puzzle; what was found out about a board is used again for the next run
/// on it.
class RunVerifier {
public:
    explicit RunVerifier(puzzle::Kinds kinds)
        : m_kinds(kinds) {}

    /// Plays the run again on the board of its code and checks all that it says of itself, also its optimum where the
    /// solver finds that quickly. \returns nothing when all is well.
    [[nodiscard]] std::optional<RunProblem> verify(const Run& run);
    /// See puzzle::Verifier::learn; nothing for a code of no puzzle.
    void learn(std::string_view code, int lowerBound, std::optional<int> optimum);
    /// Plays the shift again on the boards of its seed and checks all that it says of itself: BadCode where its first
    /// board is not that of the seed, NotReplayed where the events cannot be, BadCounts where they come to something
    /// else.
    [[nodiscard]] std::optional<RunProblem> verify(const ShiftRun& run);

private:
    /// The verifier of the puzzle that a code is of; null when it is of none.
    [[nodiscard]] puzzle::Verifier* verifierOf(std::string_view code);

    puzzle::Kinds m_kinds;
    std::map<const puzzle::Kind*, std::unique_ptr<puzzle::Verifier>> m_verifiers;
};

} // namespace data
