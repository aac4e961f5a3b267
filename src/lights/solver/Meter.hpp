// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"

#include <algorithm>
#include <cstdint>

namespace lights {

/// Counts the steps of one call, reports progress, and knows when to stop.
class Meter {
public:
    /// \param expected the steps that the call is expected to take in total, for the progress.
    Meter(const SolveControl& control, std::uint64_t expected)
        : m_control(control)
        , m_expected(std::max<std::uint64_t>(expected, 1))
        , m_cancelled(control.stop.stop_requested()) {}

    /// Counts `steps` that are about to be taken; at most a few million at once, so that a cancel takes effect soon.
    /// \returns false if the call was cancelled and has to stop.
    [[nodiscard]] bool spend(std::uint64_t steps) {
        m_spent += steps;
        m_cancelled = m_cancelled || m_control.stop.stop_requested();
        if (m_control.progress && m_spent - m_reported >= stepsBetweenReports) {
            m_reported = m_spent;
            m_fraction = std::clamp(static_cast<double>(m_spent) / static_cast<double>(m_expected), m_fraction, 1.0);
            m_control.progress(m_fraction);
        }
        return !m_cancelled;
    }
    /// From here on, about `steps` more are expected. The progress reported never goes back.
    void expect(std::uint64_t steps) noexcept { m_expected = std::max<std::uint64_t>(m_spent + steps, 1); }
    /// What is left of the budget.
    [[nodiscard]] std::uint64_t left() const noexcept { return m_control.budget - std::min(m_control.budget, m_spent); }
    /// Bytes that a long proof may take.
    [[nodiscard]] std::uint64_t memory() const noexcept { return m_control.memory; }
    /// A solution with fewer presses than this need not be proven.
    [[nodiscard]] std::size_t limit() const noexcept { return static_cast<std::size_t>(m_control.limit); }
    [[nodiscard]] bool cancelled() const noexcept { return m_cancelled; }

private:
    static constexpr std::uint64_t stepsBetweenReports = std::uint64_t{1} << 22;

    const SolveControl& m_control;
    std::uint64_t m_expected;
    std::uint64_t m_spent = 0;
    std::uint64_t m_reported = 0;
    double m_fraction = 0; ///< The last one reported.
    bool m_cancelled;
};

} // namespace lights
