// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace cli {

/// While this object exists, the first Ctrl+C (SIGINT, or SIGTERM) is a request to stop; a second one ends the program
/// as usual. Create it before other threads, so that they inherit the blocked signals.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    void listen();

    std::stop_source m_source;
    std::atomic<bool> m_done = false; ///< Set by the destructor before it wakes the listener.
    sigset_t m_maskBefore{};
    std::thread m_listener;
};

} // namespace cli
