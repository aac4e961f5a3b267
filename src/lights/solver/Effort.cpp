#include "lights/solver/Effort.hpp"

#include <algorithm>

namespace lights {

Effort::Effort(const GenerateControl& control, std::uint64_t expected)
    : m_control(control)
    , m_expected(std::max<std::uint64_t>(expected, 1)) {}

std::optional<Effort::Problem> Effort::spend(std::uint64_t steps) {
    if (cancelled())
        return Problem::Cancelled;
    if (m_control.budget - m_spent < steps)
        return Problem::NotFound;
    m_spent += steps;
    // How long chance will take is not known: the fraction grows ever more slowly towards 1.
    if (m_control.progress) {
        const double spent = static_cast<double>(m_spent);
        m_control.progress(spent / (spent + static_cast<double>(m_expected)));
    }
    return std::nullopt;
}

} // namespace lights
