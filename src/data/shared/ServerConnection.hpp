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
    std::string line; ///< As in docs/run-format.md; its player is the one who logged in.
    /// From the first press to when the run was given, by the clock of the server; std::nullopt if it knows of no first
    /// press that was early enough for the time of the run.
    std::optional<std::chrono::milliseconds> within{};
};

/// Some of the runs of a server, with numbers that rise.
struct ServerPage {
    std::string edition;          ///< Another one: runs were removed or changed, so everything has to be read again.
    std::string cursor;           ///< With which the next page begins.
    std::chrono::sys_seconds now; ///< By the clock of the server.
    std::vector<ServerRun> runs;  ///< Empty if there are no more for now.
};

inline constexpr int runsInServerPage = 500;
inline constexpr int bytesInServerPage = 8 << 20; ///< Above that, a page has a single run.

/// A connection to a shared leaderboard on a PostgreSQL server: the tables of share/postgresql/board.sql. It is opened
/// when it is needed, and again after it was lost. A call may take as long as the network does, up to a limit; then the
/// server is given up.
class ServerConnection {
public:
    ServerConnection() = default;
    ServerConnection(const ServerConnection&) = delete;
    ServerConnection& operator=(const ServerConnection&) = delete;
    virtual ~ServerConnection() = default;

    /// The name that the player is logged in with, if there is a board that can be read.
    [[nodiscard]] virtual tl::expected<std::string, SharedProblem> player() = 0;
    /// Reports the first press on the board of a share code.
    [[nodiscard]] virtual tl::expected<void, SharedProblem> start(const std::string& code) = 0;
    /// Stores a run unless it is stored already. \returns whether the server accepts it.
    [[nodiscard]] virtual tl::expected<bool, SharedProblem> store(const std::string& line) = 0;
    /// The next runs. \param cursor of the page before; empty for the first page.
    [[nodiscard]] virtual tl::expected<ServerPage, SharedProblem> runsAfter(const std::string& cursor) = 0;
    [[nodiscard]] virtual tl::expected<std::string, SharedProblem> classPlan() = 0;
    /// Replaces the plan of the class if it is still `before`. \returns whether it was.
    [[nodiscard]] virtual tl::expected<bool, SharedProblem> changeClassPlan(const std::string& before,
                                                                            const std::string& plan) = 0;
    /// What is known of the last failure, for the log: without anything that the server says.
    [[nodiscard]] virtual std::string lastError() const = 0;
};

/// The function of the module that makes a connection, which the caller deletes; null if the module is of another
/// version of the program. \param address see isServerAddress. \param program LICHTER_VERSION. \param patience
/// milliseconds that a call may take after the connection was made.
extern "C" using ConnectServer = ServerConnection * (const char* address, const char* program, std::int64_t patience);
inline constexpr const char* connectServerName = "lichter_aus_connect_server";

} // namespace data
