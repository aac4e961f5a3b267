#pragma once

#include "lights/solver/Generation.hpp"
#include "lights/solver/Solver.hpp"

namespace lights {

/// Counts what the search for a board has spent, reports progress, and knows when to stop.
class Effort {
public:
    using Problem = GenerateProblem::Kind;

    /// \param expected the steps that it is likely to take in all, for the progress.
    Effort(const GenerateControl& control, std::uint64_t expected);

    /// Books `steps`, about to be done. \returns why to stop instead, if so: NotFound or Cancelled.
    [[nodiscard]] std::optional<Problem> spend(std::uint64_t steps);
    [[nodiscard]] bool cancelled() const noexcept { return m_control.stop.stop_requested(); }

    /// For a call that is booked as a whole: a budget of its own, the same stop token, no progress.
    [[nodiscard]] SolveControl within(std::uint64_t budget) const { return {budget, m_control.stop, {}}; }

private:
    const GenerateControl& m_control;
    std::uint64_t m_expected;
    std::uint64_t m_spent = 0;
};

} // namespace lights
