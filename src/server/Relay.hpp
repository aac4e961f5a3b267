// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <sys/types.h>
#include <thread>

namespace server {

/// Stands between libpq and the socket of a server, and ends the connection if the server sends more than was asked for
/// or takes too long. libpq itself has no limit: it keeps a message of any length until it is complete, and whatever a
/// server says of itself; and the time limits of a server do not help if it is the server that hangs.
class Relay {
public:
    using Clock = std::chrono::steady_clock;

    /// \param socket that of libpq. From now on it is one end of a pair of sockets; the relay has the other end and
    /// that of the server. \param bytes and \param until see allow(): the server may answer before that could be
    /// called. \throws std::system_error if there are no more sockets or threads.
    Relay(int socket, std::size_t bytes, Clock::time_point until);
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    ~Relay();

    /// What the server may send from now on. \param until when the connection is ended; Clock::time_point::max() for
    /// never.
    void allow(std::size_t bytes, Clock::time_point until);
    /// No more time limit.
    void rest() { setUntil(Clock::time_point::max()); }
    /// Whether a socket is that of this relay, and not another with the same number.
    [[nodiscard]] bool standsBefore(int socket) const;
    /// Whether the server has sent more than it might.
    [[nodiscard]] bool tooMuch() const noexcept { return m_tooMuch; }
    /// How much the server has sent in all. Bytes.
    [[nodiscard]] std::size_t received() const noexcept { return m_received; }

private:
    void setUntil(Clock::time_point until);
    [[nodiscard]] Clock::time_point until();
    void run();

    int m_server = -1;
    int m_inner = -1;
    int m_wake = -1; ///< An eventfd that ends a wait.
    ino_t m_outer = 0;
    std::mutex m_mutex; ///< For m_until.
    Clock::time_point m_until;
    std::atomic<std::size_t> m_received = 0;
    std::atomic<std::size_t> m_allowed; ///< Up to how many bytes in all.
    std::atomic<bool> m_tooMuch = false;
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
};

} // namespace server
