// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace data::test {

/// A server that speaks PostgreSQL's protocol and, when asked for what a board has, sends without end: up to a
/// gigabyte.
class HostileServer {
public:
    enum class Sends : std::uint8_t {
        Rows,          ///< Many small ones.
        OneRow,        ///< A message that is said to have a gigabyte.
        WideRows,      ///< Rows of many columns with nothing in them, for which libpq needs the most memory.
        Parameters,    ///< What it says of itself, which libpq keeps.
        Notifications, ///< libpq keeps these too.
        LoginNotice,   ///< A message of a gigabyte while the connection is being made.
        LoginParameters,
    };

    HostileServer(const std::filesystem::path& folder, Sends sends)
        : m_sends(sends)
        , m_listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = folder / ".s.PGSQL.5432";
        if (path.size() >= sizeof(address.sun_path))
            throw std::runtime_error("the path is too long for a socket: " + path);
        std::memcpy(address.sun_path, path.c_str(), path.size());
        if (::bind(m_listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0 ||
            ::listen(m_listener, 1) != 0)
            throw std::runtime_error("no socket: " + path);
        m_thread = std::thread([this] { run(); });
    }
    HostileServer(const HostileServer&) = delete;
    HostileServer& operator=(const HostileServer&) = delete;
    /// The connection has to be gone.
    ~HostileServer() {
        ::shutdown(m_listener, SHUT_RDWR); // Nobody is waited for any more.
        m_thread.join();
        ::close(m_listener);
    }

    /// How many bytes went out, those on their way included.
    [[nodiscard]] std::size_t sent() const noexcept { return m_sent; }

private:
    static std::string number(std::uint32_t value, int bytes) {
        std::string text;
        for (int byte = bytes - 1; byte >= 0; --byte)
            text += static_cast<char>(value >> (8 * byte) & 0xFF);
        return text;
    }
    static std::string message(char type, const std::string& body) {
        return type + number(static_cast<std::uint32_t>(body.size() + 4), 4) + body;
    }

    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t count = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (count <= 0)
                return false;
            m_sent += static_cast<std::size_t>(count);
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }
    std::string receive(std::size_t bytes) {
        if (bytes == 0)
            return {}; // It would wait for the next ones.
        std::string text(bytes, '\0');
        const ssize_t count = ::recv(m_socket, text.data(), bytes, MSG_WAITALL);
        text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
        return text;
    }
    static std::uint32_t lengthIn(std::string_view bytes) {
        std::uint32_t length = 0;
        for (const char byte : bytes)
            length = length << 8 | static_cast<unsigned char>(byte);
        return length;
    }

    /// Sends the same again and again.
    void flood(const std::string& first, const std::string& again) {
        if (!send(first))
            return;
        std::string piece = again;
        while (piece.size() < std::size_t{1} << 20)
            piece += again;
        while (m_sent < std::size_t{1} << 30 && send(piece)) {
        }
    }
    void flood() {
        const std::string manyColumns(std::size_t{4} * 1600, '\xFF'); // The lengths of NULL.
        switch (m_sends) {
        case Sends::Rows:
            flood(columns(1), message('D', number(1, 2) + number(8, 4) + "12345678"));
            break;
        case Sends::OneRow:
            flood(columns(1) + 'D' + number(1 << 30, 4) + number(1, 2) + number((1 << 30) - 10, 4), "x");
            break;
        case Sends::WideRows:
            flood(columns(1600), message('D', number(1600, 2) + manyColumns));
            break;
        case Sends::Notifications:
            flood({}, message('A', number(1, 4) + std::string("a\0b\0", 4)));
            break;
        case Sends::LoginNotice:
            flood('N' + number(1 << 30, 4), "x");
            break;
        case Sends::Parameters:
        case Sends::LoginParameters:
            for (int i = 0; m_sent < std::size_t{1} << 30; ++i)
                if (!send(message('S', "name " + std::to_string(i) + '\0' + std::string(20'000, 'x') + '\0')))
                    break;
            break;
        }
    }
    static std::string columns(int count) {
        std::string body = number(static_cast<std::uint32_t>(count), 2);
        for (int i = 0; i < count; ++i)
            body += std::string("c\0", 2) + number(0, 4) + number(0, 2) + number(25, 4) + number(0xFFFF, 2) +
                    number(0xFFFFFFFF, 4) + number(0, 2);
        return message('T', body);
    }

    void run() {
        for (;;) {
            m_socket = ::accept(m_listener, nullptr, nullptr);
            if (m_socket < 0)
                return;
            talk();
            ::close(m_socket);
        }
    }
    void talk() {
        receive(lengthIn(receive(4)) - 4); // The login.
        send(message('R', number(0, 4)));
        if (m_sends == Sends::LoginNotice || m_sends == Sends::LoginParameters)
            return flood();
        send(message('Z', "I"));
        bool hostile = false;
        for (std::string type = receive(1); !type.empty() && type != "X"; type = receive(1)) {
            const std::string body = receive(lengthIn(receive(4)) - 4);
            hostile = hostile || body.find("lichter_aus.") != std::string::npos;
            if (type != "S") // The end of a question.
                continue;
            send(message('1', {}) + message('2', {}));
            if (hostile)
                return flood();
            send(message('n', {}) + message('C', std::string("SELECT 0\0", 9)) + message('Z', "T"));
        }
    }

    Sends m_sends;
    int m_listener;
    int m_socket = -1;
    std::atomic<std::size_t> m_sent = 0;
    std::thread m_thread;
};

} // namespace data::test
