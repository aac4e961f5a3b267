#pragma once

#include "lights/solver/Answer.hpp"

namespace lights {

/// Counts the steps of one call, reports progress, and knows when to stop.
class Meter {
public:
    /// \param expected the steps that the call will take in all, for the fraction that progress shows.
    Meter(const SolveControl& control, std::uint64_t expected);

    /// Books `steps`, about to be done; at most a few million at once, so that a cancel is heeded soon.
    /// \returns false when the call was cancelled: then nothing more is to be done.
    [[nodiscard]] bool spend(std::uint64_t steps);
    /// What the budget still allows.
    [[nodiscard]] std::uint64_t left() const noexcept;
    [[nodiscard]] bool cancelled() const noexcept { return m_cancelled; }

private:
    const SolveControl& m_control;
    std::uint64_t m_expected;
    std::uint64_t m_spent = 0;
    std::uint64_t m_reported = 0;
    bool m_cancelled;
};

} // namespace lights
