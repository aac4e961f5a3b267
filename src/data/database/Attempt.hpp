// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/database/Sql.hpp"

#include <string>
#include <utility>

namespace data {

/// Begins a transaction that may write from the start, so that it cannot fail later for lack of the write lock. If it
/// is the first one of the day, a backup is made before.
[[nodiscard]] inline SQLite::Transaction beginWrite(Database& database) {
    database.beforeWrite();
    return beginImmediate(database.connection().sql);
}

/// Calls `action(sql)` on the file currently at the database's path. Returns its result, or why SQLite failed.
template<class Action>
auto attemptOn(Database& database, Action&& action)
    -> tl::expected<std::invoke_result_t<Action, SQLite::Database&>, StorageProblem> {
    const auto once = [&] {
        Connection& connection = database.connection();
        std::string said;
        auto result = attempt([&] { return action(connection.sql); }, &said);
        if (!result && result.error() == StorageProblem::Full && hasNoNumbersLeft(connection.sql))
            result = tl::unexpected(StorageProblem::NoNumber);
        if (!result)
            database.log().warn("database: " + said);
        const bool held = !result && result.error() == StorageProblem::Busy;
        if (std::exchange(connection.held, held) != held && !connection.waitsItself)
            connection.sql.setBusyTimeout(held ? busyRetryTimeout : busyTimeout);
        return result;
    };
    database.followFile();
    auto result = once();
    // The open file was overwritten, or the disk is failing: open() decides what is left of it.
    if (result || result.error() != StorageProblem::Damaged || !database.reopen())
        return result;
    return once();
}

} // namespace data
