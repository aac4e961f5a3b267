#include "lights/solver/Meter.hpp"

#include <algorithm>

namespace lights {

namespace {

constexpr std::uint64_t stepsBetweenReports = std::uint64_t{1} << 22;

} // namespace

Meter::Meter(const SolveControl& control, std::uint64_t expected)
    : m_control(control)
    , m_expected(std::max<std::uint64_t>(expected, 1))
    , m_cancelled(control.stop.stop_requested()) {}

bool Meter::spend(std::uint64_t steps) {
    m_spent += steps;
    m_cancelled = m_cancelled || m_control.stop.stop_requested();
    if (m_control.progress && m_spent - m_reported >= stepsBetweenReports) {
        m_reported = m_spent;
        m_control.progress(std::min(1.0, static_cast<double>(m_spent) / static_cast<double>(m_expected)));
    }
    return !m_cancelled;
}

std::uint64_t Meter::left() const noexcept {
    return m_control.budget - std::min(m_control.budget, m_spent);
}

} // namespace lights
