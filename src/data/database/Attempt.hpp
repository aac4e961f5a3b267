#pragma once

#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/database/Sql.hpp"

#include <string>
#include <utility>

namespace data {

/// What `action(sql)` returns for the file that stands at the database's path now, or why SQLite refused.
template<class Action>
auto attemptOn(Database& database, Action&& action)
    -> tl::expected<std::invoke_result_t<Action, SQLite::Database&>, StorageProblem> {
    const auto once = [&] {
        Connection& connection = database.connection();
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

} // namespace data
