// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Deadline.hpp"

#include <utility>

namespace puzzle {

Deadline::Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> time)
    : m_outer(std::move(outer), RequestStop{m_source}) {
    if (time)
        m_timer = std::thread([this, time = *time] { waitFor(time); });
}

Deadline::~Deadline() {
    if (!m_timer.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_gone = true;
    }
    m_ends.notify_all();
    m_timer.join();
}

void Deadline::waitFor(std::chrono::duration<double> time) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::nanoseconds>(time);
    std::unique_lock lock(m_mutex);
    if (!m_ends.wait_until(lock, end, [this] { return m_gone; }))
        m_source.request_stop();
}

} // namespace puzzle
