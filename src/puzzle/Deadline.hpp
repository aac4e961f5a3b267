// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace puzzle {

/// A stop token that is requested to stop when the time is up or an outer token is.
class Deadline {
public:
    /// \param time from now on; if empty, only the outer token counts.
    Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> time);

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    struct RequestStop {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };

    void waitFor(const std::stop_token& gone, std::chrono::duration<double> time);

    std::stop_source m_source;
    std::stop_callback<RequestStop> m_outer;
    std::mutex m_mutex;
    std::condition_variable_any m_never; ///< Never notified: waits until the time is up or destruction.
    std::jthread m_timer;                ///< Last: it uses the members above.
};

} // namespace puzzle
