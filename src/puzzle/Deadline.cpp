// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Deadline.hpp"

#include <utility>

namespace puzzle {

Deadline::Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> time)
    : m_outer(std::move(outer), RequestStop{m_source}) {
    if (time)
        m_timer = std::jthread([this, time = *time](const std::stop_token& gone) { waitFor(gone, time); });
}

void Deadline::waitFor(const std::stop_token& gone, std::chrono::duration<double> time) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::nanoseconds>(time);
    std::unique_lock lock(m_mutex);
    m_never.wait_until(lock, gone, end, [] { return false; });
    if (!gone.stop_requested())
        m_source.request_stop();
}

} // namespace puzzle
