#pragma once

#include "data/database/BackgroundCheck.hpp"
#include "data/database/Database.hpp"
#include "data/files/File.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <tl/expected.hpp>

#include <cerrno>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeindex>
#include <unordered_map>
#include <utility>

namespace data {

/// What the users of an open file keep in mind about it; gone when it is closed. The file need not know what that is.
class FileMemory {
public:
    /// The one object of this type, made from `arguments` when it is first asked for.
    template<class Kept, class... Arguments>
    [[nodiscard]] Kept& of(const Arguments&... arguments) {
        std::shared_ptr<void>& kept = m_kept[typeid(Kept)];
        if (kept == nullptr)
            kept = std::make_shared<Kept>(arguments...);
        return *static_cast<Kept*>(kept.get());
    }

private:
    std::unordered_map<std::type_index, std::shared_ptr<void>> m_kept;
};

/// What stands behind a Database.
struct Database::Connection {
    SQLite::Database sql;
    /// What stood at the database's path, and beside it, when it was opened.
    std::optional<FileIdentity> file{};
    std::optional<FileIdentity> log{};
    std::optional<FileIdentity> index{};
    FileMemory memory{};
    /// A file too large to be looked through while the game starts is looked through meanwhile.
    std::unique_ptr<BackgroundCheck> check{};
    /// Another program held the file for longer than busyTimeout, and perhaps still does.
    bool held = false;
};

inline constexpr int busyTimeout = 5000; ///< Milliseconds.
/// For as long as another program does not let go: nobody waits five seconds at every press.
inline constexpr int heldTimeout = 50;

/// \param systemError what errno was: SQLite takes a quota or a limit on files for any failure.
[[nodiscard]] StorageProblem problemOf(const SQLite::Exception& error, int systemError = 0) noexcept;

/// What `action` returns, or why SQLite refused. Nothing of an unfinished transaction stays. \param said gets what
/// SQLite
///     said, in English.
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

/// What `action(sql)` returns for the file that stands at the database's path now, or why SQLite refused.
template<class Action>
auto attemptOn(Database& database, Action&& action)
    -> tl::expected<std::invoke_result_t<Action, SQLite::Database&>, StorageProblem> {
    const auto once = [&] {
        Database::Connection& connection = database.connection();
        std::string said;
        auto result = attempt([&] { return action(connection.sql); }, &said);
        if (!result)
            database.log().warn("database: " + said);
        const bool held = !result && result.error() == StorageProblem::Busy;
        if (std::exchange(connection.held, held) != held)
            connection.sql.setBusyTimeout(held ? heldTimeout : busyTimeout);
        return result;
    };
    database.follow();
    auto result = once();
    // Somebody wrote over the open file, or the disk did: what is left is for open() to judge.
    if (result || result.error() != StorageProblem::Damaged || !database.reopen())
        return result;
    return once();
}

/// A transaction that holds the right to write from its start, so that it never has to give way later.
[[nodiscard]] inline SQLite::Transaction writing(SQLite::Database& sql) {
    return SQLite::Transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
}

/// Longer than the longest text that is stored, apart from events: a share code, or a key that is one.
inline constexpr std::size_t maxStoredText = std::size_t{16} << 10;

/// A column as text, whatever it holds; empty where it is longer than `most` bytes: whoever puts a hundred megabytes
/// into a row makes nobody wait, and what has to be a name, a date or a list of events cannot be empty.
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
