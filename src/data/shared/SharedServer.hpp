// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Log.hpp"
#include "data/shared/ServerConnection.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Whether the place of a shared leaderboard is the address of a server and not a folder:
/// "postgresql://mina@school.example/lichteraus", as libpq takes it.
[[nodiscard]] bool isServerAddress(std::string_view place) noexcept;
/// Whether an address has a password in it. It is not accepted: settings and lists show addresses.
[[nodiscard]] bool hasPassword(std::string_view address) noexcept;

/// A shared leaderboard on a PostgreSQL server, where thousands may play: docs/shared-boards.md. Unlike in a folder,
/// the server knows who logged in, and the time from a first press to its win. It has the operations of SharedFolder.
///
/// What speaks to the server is in a module, lichter-aus-postgresql.so, which is loaded when it is first needed: a game
/// without servers needs none of its libraries.
class SharedServer {
public:
    /// \param address see isServerAddress.
    SharedServer(std::string address, Log log);
    /// \param connection instead of that of the module.
    SharedServer(std::unique_ptr<ServerConnection> connection, Log log);

    /// Only calls check(): the owner of the database makes the leaderboard.
    [[nodiscard]] tl::expected<void, SharedProblem> create() { return check(); }
    /// Whether there is a board that can be used under the player's login.
    [[nodiscard]] tl::expected<void, SharedProblem> check();
    /// Stores runs, one in each line; those that are there already stay as they are. What the server does not accept is
    /// passed over, with a line in the log.
    [[nodiscard]] tl::expected<void, SharedProblem> give(const std::string& lines);
    /// Reports first presses. \param codes the share codes of the boards.
    [[nodiscard]] tl::expected<void, SharedProblem> start(const std::vector<std::string>& codes);
    /// See ServerConnection::runsAfter.
    [[nodiscard]] tl::expected<ServerPage, SharedProblem> runsAfter(const std::string& cursor);
    /// See SharedFolder::readClass and writeClass.
    [[nodiscard]] tl::expected<std::string, SharedProblem> readClass();
    [[nodiscard]] tl::expected<void, SharedProblem> writeClass(const std::string& before, const std::string& text);

private:
    /// Calls `use(connection)`, and notes in the log what the server says of a failure.
    template<class Use>
    auto with(const Use& use) -> decltype(use(std::declval<ServerConnection&>()));

    std::string m_address;
    Log m_log;
    std::unique_ptr<ServerConnection> m_connection; ///< Null until it is needed.
    std::string m_logged;                           ///< The last failure in the log.
};

} // namespace data
