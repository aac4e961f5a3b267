// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/DatabaseState.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <tl/expected.hpp>

#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// How all users of the database access SQLite.
namespace data {

inline constexpr int busyTimeout = 5000; ///< Milliseconds.
/// Used while another program keeps holding the file, so that players do not wait five seconds at every press.
inline constexpr int busyRetryTimeout = 50;

/// \param systemError the value of errno: SQLite reports an exceeded quota or file size limit like any other failure.
[[nodiscard]] StorageProblem problemOf(const SQLite::Exception& error, int systemError = 0) noexcept;

/// Whether a table cannot take another row because the greatest number of a row is used, which only somebody else can
/// have entered. SQLite reports it as SQLITE_FULL, like a full disk.
[[nodiscard]] bool hasNoNumbersLeft(SQLite::Database& sql) noexcept;

/// Calls `action` and returns its result, or why SQLite failed. An unfinished transaction is rolled back.
/// \param said receives SQLite's error message, in English.
template<class Action>
auto attempt(Action&& action, std::string* said = nullptr)
    -> tl::expected<std::invoke_result_t<Action>, StorageProblem> {
    using Result = tl::expected<std::invoke_result_t<Action>, StorageProblem>;
    errno = 0;
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Action>>) {
            action();
            return Result();
        } else {
            return Result(action());
        }
    } catch (const SQLite::Exception& error) {
        const StorageProblem problem = problemOf(error, errno);
        if (said != nullptr)
            *said = error.what();
        return tl::unexpected(problem);
    }
}

/// Makes a connection safe for files that anybody may have written: no triggers, no views, no functions with side
/// effects in the schema, no changes to the schema's own table, and cells that do not fit their page are damage.
void harden(SQLite::Database& sql);

/// Begins a transaction that holds the write lock from the start. Users of a Database call beginWrite instead.
[[nodiscard]] inline SQLite::Transaction beginImmediate(SQLite::Database& sql) {
    return SQLite::Transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
}

/// More than any valid text apart from events: a share code, or a key that is one.
inline constexpr std::size_t maxStoredText = std::size_t{16} << 10;

/// Returns a column of any type as text; empty if it is longer than `most` bytes. So a maliciously inserted text of a
/// hundred megabytes costs no time, and a name, a date or a list of events is never validly empty.
[[nodiscard]] std::string textOf(const SQLite::Column& column, std::size_t most = maxStoredText);

/// Like textOf but without copying; valid until the statement's next step.
[[nodiscard]] std::string_view viewOf(const SQLite::Column& column, std::size_t most = maxStoredText);

/// Returns the id of a player, who is added if new. \pre within a write transaction.
[[nodiscard]] std::int64_t playerId(SQLite::Database& sql, std::string_view name);

/// Records that runs of a player used to be stored under this name. \pre within a write transaction.
void recordFormerName(SQLite::Database& sql, std::int64_t player, std::string_view name);

/// Records that runs of `heir` used to belong to another player, under any of that player's names.
/// \pre within a write transaction.
void recordFormerOwner(SQLite::Database& sql, std::int64_t heir, std::int64_t before);

/// Binds what a row of another database has in a column: a number or a text of any length. Neither a fraction nor a
/// blob is valid anywhere, so that both become NULL.
void bindColumn(SQLite::Statement& statement, int index, const SQLite::Column& value);

/// Returns the first column of all rows of a query.
[[nodiscard]] std::vector<std::string> textsOf(SQLite::Database& sql, const std::string& query);

/// Binds a text that need not be null-terminated.
inline void bindText(SQLite::Statement& statement, int index, std::string_view text) {
    statement.bind(index, std::string(text));
}

/// Numbers that a table gives to new rows from now on are greater than `given`, and never those of earlier rows.
/// \pre the table's numbers are AUTOINCREMENT.
void numberAfter(SQLite::Database& sql, const std::string& table, std::int64_t given);

} // namespace data
