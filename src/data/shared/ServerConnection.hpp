// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/shared/SharedProblem.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace data {

/// A run that a server has stored.
struct ServerRun {
    std::int64_t number = 0;
    std::string line; ///< As in docs/run-format.md; its player is who logged in.
    /// From the first press to when the run was given, by the clock of the server; std::nullopt if it was told of no
    /// first press that leaves the time that the run takes.
    std::optional<std::chrono::milliseconds> within{};
};

/// Some of the runs of a server.
struct ServerPage {
    std::string edition; ///< Another one: runs were removed or changed, so everything has to be read again.
    std::vector<ServerRun> runs;
};

inline constexpr int runsInServerPage = 500;
inline constexpr int bytesInServerPage = 8 << 20; ///< Above that, a page has a single run.

/// A connection to a shared board on a PostgreSQL server: the tables of share/postgresql/board.sql. It is opened when
/// it is needed, and again after it was lost. Any call may take as long as the network does; a server that does not
/// answer is given up after some seconds.
class ServerConnection {
public:
    ServerConnection() = default;
    ServerConnection(const ServerConnection&) = delete;
    ServerConnection& operator=(const ServerConnection&) = delete;
    virtual ~ServerConnection() = default;

    /// The name that the player is logged in with, if there is a board that can be read.
    [[nodiscard]] virtual tl::expected<std::string, SharedProblem> player() = 0;
    /// Tells of the first press on the board of a share code.
    [[nodiscard]] virtual tl::expected<void, SharedProblem> start(const std::string& code) = 0;
    /// Stores a run unless it is stored already. \returns whether the server accepts it.
    [[nodiscard]] virtual tl::expected<bool, SharedProblem> store(const std::string& line) = 0;
    /// The next runs after a number.
    [[nodiscard]] virtual tl::expected<ServerPage, SharedProblem> runsAfter(std::int64_t number) = 0;
    [[nodiscard]] virtual tl::expected<std::string, SharedProblem> classPlan() = 0;
    /// Replaces the plan of the class if it is still `before`. \returns whether it was.
    [[nodiscard]] virtual tl::expected<bool, SharedProblem> changeClassPlan(const std::string& before,
                                                                            const std::string& plan) = 0;
    /// What the server or the network said of the last failure, for the log: without names, and in any language.
    [[nodiscard]] virtual std::string lastError() const = 0;
};

/// The function of the module that makes a connection; the caller deletes it.
/// \param address see isServerAddress. \param program version of the game, for the server's list of connections.
extern "C" using ConnectServer = ServerConnection * (const char* address, const char* program);
inline constexpr const char* connectServerName = "lichter_aus_connect_server";

} // namespace data
