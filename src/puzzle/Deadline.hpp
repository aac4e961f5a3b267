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
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    struct RequestStop {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };

    void waitFor(std::chrono::duration<double> time);

    std::stop_source m_source;
    std::stop_callback<RequestStop> m_outer;
    std::mutex m_mutex;
    // Not condition_variable_any with a stop token: with MinGW its thread sometimes sleeps on after it was to stop.
    std::condition_variable m_ends;
    bool m_gone = false; ///< The destructor runs.
    std::thread m_timer; ///< Last: it uses the members above.
};

} // namespace puzzle
