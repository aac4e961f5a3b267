#pragma once

#include "data/database/DatabaseState.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <tl/expected.hpp>

#include <cerrno>
#include <string>
#include <string_view>
#include <type_traits>

/// How every user of the database talks to SQLite.
namespace data {

inline constexpr int busyTimeout = 5000; ///< Milliseconds.
/// For as long as another program does not let go: nobody waits five seconds at every press.
inline constexpr int heldTimeout = 50;

/// \param systemError what errno was: SQLite takes a quota or a limit on files for any failure.
[[nodiscard]] StorageProblem problemOf(const SQLite::Exception& error, int systemError = 0) noexcept;

/// What `action` returns, or why SQLite refused. Nothing of an unfinished transaction stays.
/// \param said gets what SQLite said of it, in English.
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

/// A transaction that holds the right to write from its start, so that it never has to give way later.
[[nodiscard]] inline SQLite::Transaction writing(SQLite::Database& sql) {
    return SQLite::Transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
}

/// Longer than the longest text that is stored, apart from events: a share code, or a key that is one.
inline constexpr std::size_t maxStoredText = std::size_t{16} << 10;

/// A column as text, whatever it holds; empty where it is longer than `most` bytes: a planted text of a hundred
/// megabytes makes nobody wait, and what has to be a name, a date or a list of events cannot be empty.
[[nodiscard]] std::string textOf(const SQLite::Column& column, std::size_t most = maxStoredText);

/// The same without a copy, until the statement goes on.
[[nodiscard]] std::string_view viewOf(const SQLite::Column& column, std::size_t most = maxStoredText);

/// The id of a player, who is put down where he is new. \pre within a writing transaction.
[[nodiscard]] std::int64_t playerId(SQLite::Database& sql, std::string_view name);

/// Notes that runs of a player were stored under this name before. \pre within a writing transaction.
void noteFormerName(SQLite::Database& sql, std::int64_t player, std::string_view name);

/// Notes that runs of `heir` were another player's before, under whatever names. \pre within a writing transaction.
void noteFormerOwner(SQLite::Database& sql, std::int64_t heir, std::int64_t before);

/// Binds a text that need not end in a null byte.
inline void bindText(SQLite::Statement& statement, int index, std::string_view text) {
    statement.bind(index, std::string(text));
}

} // namespace data
