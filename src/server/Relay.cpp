// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "server/Relay.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace server {

namespace {

constexpr std::size_t pieceBytes = std::size_t{64} << 10;

/// Bytes on their way from one socket to another.
class Flow {
public:
    Flow(int from, int to)
        : m_from(from)
        , m_to(to)
        , m_bytes(pieceBytes) {}

    [[nodiscard]] bool waits() const noexcept { return !m_rest.empty(); }
    /// \returns how much there was; 0 at the end.
    std::size_t read() {
        const ssize_t count = ::recv(m_from, m_bytes.data(), m_bytes.size(), 0);
        if (count < 0)
            return errno == EAGAIN || errno == EINTR ? nothing : 0;
        m_rest = std::string_view(m_bytes.data(), static_cast<std::size_t>(count));
        return m_rest.size();
    }
    /// \returns false if it cannot be sent any more.
    bool write() {
        const ssize_t count = ::send(m_to, m_rest.data(), m_rest.size(), MSG_NOSIGNAL);
        if (count < 0)
            return errno == EAGAIN || errno == EINTR;
        m_rest.remove_prefix(static_cast<std::size_t>(count));
        return true;
    }

    static constexpr std::size_t nothing = static_cast<std::size_t>(-1); ///< For now.

private:
    int m_from;
    int m_to;
    std::vector<char> m_bytes;
    std::string_view m_rest; ///< The part of m_bytes that is still to be sent.
};

std::system_error lastError() {
    return {errno, std::generic_category()};
}

ino_t inodeOf(int socket) {
    struct stat found = {};
    return ::fstat(socket, &found) == 0 ? found.st_ino : 0;
}

/// Milliseconds for poll, rounded up; -1 for no end.
int timeTo(Relay::Clock::time_point until) {
    if (until == Relay::Clock::time_point::max())
        return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Relay::Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

} // namespace

Relay::Relay(int socket, std::size_t bytes, Clock::time_point until)
    : m_until(until)
    , m_allowed(bytes) {
    std::array<int, 2> pair{};
    m_wake = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    m_server = ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
    if (m_wake < 0 || m_server < 0 ||
        ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair.data()) != 0) {
        const auto error = lastError();
        ::close(m_wake);
        ::close(m_server);
        throw error;
    }
    m_inner = pair[1];
    m_outer = inodeOf(pair[0]);
    ::dup3(pair[0], socket, O_CLOEXEC);
    ::close(pair[0]);
    m_thread = std::thread([this] { run(); });
}

Relay::~Relay() {
    m_stop = true;
    ::eventfd_write(m_wake, 1);
    m_thread.join();
    ::close(m_inner);
    ::close(m_server);
    ::close(m_wake);
}

void Relay::allow(std::size_t bytes, Clock::time_point until) {
    m_allowed = m_received + bytes;
    setUntil(until);
}

bool Relay::standsBefore(int socket) const {
    return inodeOf(socket) == m_outer;
}

void Relay::setUntil(Clock::time_point until) {
    {
        const std::lock_guard lock(m_mutex);
        m_until = until;
    }
    ::eventfd_write(m_wake, 1);
}

Relay::Clock::time_point Relay::until() {
    const std::lock_guard lock(m_mutex);
    return m_until;
}

void Relay::run() {
    Flow question(m_inner, m_server);
    Flow answer(m_server, m_inner);
    const auto events = [](const Flow& read, const Flow& written) {
        return static_cast<short>((read.waits() ? 0 : POLLIN) | (written.waits() ? POLLOUT : 0));
    };
    const auto ready = [](const pollfd& socket, short event) {
        return (socket.events & event) != 0 && (socket.revents & (event | POLLHUP | POLLERR)) != 0;
    };
    while (!m_stop && Clock::now() < until()) {
        std::array<pollfd, 3> sockets{
            {{m_inner, events(question, answer), 0}, {m_server, events(answer, question), 0}, {m_wake, POLLIN, 0}}};
        for (pollfd& socket : sockets)
            if (socket.events == 0)
                socket.fd = -1; // Otherwise its end would be reported again and again.
        ::poll(sockets.data(), sockets.size(), timeTo(until()));
        eventfd_t ignored = 0;
        ::eventfd_read(m_wake, &ignored);
        if ((ready(sockets[0], POLLIN) && question.read() == 0) || (ready(sockets[0], POLLOUT) && !answer.write()))
            break; // libpq has ended the connection.
        if (ready(sockets[1], POLLOUT) && !question.write())
            break;
        if (ready(sockets[1], POLLIN)) {
            const std::size_t count = answer.read();
            if (count == 0)
                break;
            if (count != Flow::nothing)
                m_received += count;
            if (m_received > m_allowed) {
                m_tooMuch = true;
                break;
            }
        }
    }
    if (!question.waits() && question.read() != Flow::nothing && question.waits())
        static_cast<void>(question.write()); // That libpq ends the connection, which nobody waits for.
    ::shutdown(m_server, SHUT_RDWR);
    ::shutdown(m_inner, SHUT_RDWR); // What libpq was given already it can still read.
}

} // namespace server
