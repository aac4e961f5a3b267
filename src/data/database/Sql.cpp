// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Sql.hpp"

#include "data/files/File.hpp"

#include <limits>
#include <sqlite3.h>
#include <utility>

namespace data {

StorageProblem problemOf(const SQLite::Exception& error, int systemError) noexcept {
    constexpr int primary = 0xFF; // Extended codes use the higher bits.
    // One of our own exceptions has a single code.
    switch (error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode()) {
    case SQLITE_IOERR: // While the schema is read, SQLite says no more.
        return isDiskFull(systemError) ? StorageProblem::Full : StorageProblem::Unreadable;
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_FSTAT:
    case SQLITE_IOERR_CORRUPTFS:
        return StorageProblem::Unreadable;
    case SQLITE_IOERR_SHORT_READ: // The file ends too early.
        return StorageProblem::Damaged;
    default:
        break;
    }
    switch (error.getErrorCode() & primary) {
    case SQLITE_IOERR:
        return isDiskFull(systemError) ? StorageProblem::Full : StorageProblem::Failed;
    case SQLITE_CANTOPEN: // Also a file beside the database that cannot be created.
        return isDiskFull(systemError) ? StorageProblem::Full : StorageProblem::ReadOnly;
    case SQLITE_FULL:
        return StorageProblem::Full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return StorageProblem::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StorageProblem::Busy;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return StorageProblem::Damaged;
    default:
        return StorageProblem::Failed;
    }
}

bool hasNoNumbersLeft(SQLite::Database& sql) noexcept {
    try {
        // The numbers of runs, shifts and unfinished boards are never reused: see AUTOINCREMENT.
        return sql.execAndGet("SELECT 9223372036854775807 IN (SELECT seq FROM sqlite_sequence)"
                              " OR 9223372036854775807 IN (SELECT max(id) FROM runs UNION ALL"
                              " SELECT max(id) FROM saved_boards UNION ALL SELECT max(id) FROM shifts)")
                   .getInt() != 0;
    } catch (const SQLite::Exception&) { // Then that is not the reason.
        return false;
    }
}

void harden(SQLite::Database& sql) {
    sqlite3* const handle = sql.getHandle();
    for (const auto& [option, value] :
         {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1}, std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
          std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, std::pair{SQLITE_DBCONFIG_ENABLE_VIEW, 0}})
        sqlite3_db_config(handle, option, value, nullptr);
    // Our own statements stay far below these.
    for (const auto& [limit, value] : {std::pair{SQLITE_LIMIT_ATTACHED, 0}, std::pair{SQLITE_LIMIT_SQL_LENGTH, 100'000},
                                       std::pair{SQLITE_LIMIT_EXPR_DEPTH, 100}, std::pair{SQLITE_LIMIT_COLUMN, 100}})
        sqlite3_limit(handle, limit, value);
    sql.exec("PRAGMA cell_size_check = ON");
}

std::string_view viewOf(const SQLite::Column& column, std::size_t most) {
    const void* const bytes = column.getBlob(); // Before the size, since this may convert a number to text.
    const auto size = static_cast<std::size_t>(column.getBytes());
    return bytes == nullptr || size > most ? std::string_view()
                                           : std::string_view(static_cast<const char*>(bytes), size);
}

std::string textOf(const SQLite::Column& column, std::size_t most) {
    return std::string(viewOf(column, most));
}

void bindColumn(SQLite::Statement& statement, int index, const SQLite::Column& value) {
    if (value.isInteger())
        statement.bind(index, value.getInt64());
    else if (value.isText())
        statement.bind(index, textOf(value, std::numeric_limits<std::size_t>::max()));
    else
        statement.bind(index);
}

std::vector<std::string> textsOf(SQLite::Database& sql, const std::string& query) {
    std::vector<std::string> texts;
    SQLite::Statement select(sql, query);
    while (select.executeStep())
        texts.push_back(textOf(select.getColumn(0)));
    return texts;
}

std::int64_t playerId(SQLite::Database& sql, std::string_view name) {
    SQLite::Statement insert(sql, "INSERT INTO players(name, folded) VALUES (?1, folded_name(?1))"
                                  " ON CONFLICT DO NOTHING");
    bindText(insert, 1, name);
    insert.exec();
    SQLite::Statement select(sql, "SELECT id FROM players WHERE folded = folded_name(?)");
    bindText(select, 1, name);
    if (!select.executeStep())
        throw SQLite::Exception("a player that was just put down is missing", SQLITE_CORRUPT);
    return select.getColumn(0).getInt64();
}

void recordFormerName(SQLite::Database& sql, std::int64_t player, std::string_view name) {
    SQLite::Statement insert(sql, "INSERT OR IGNORE INTO former_names(name, player_id) VALUES (folded_name(?), ?)");
    bindText(insert, 1, name);
    insert.bind(2, player);
    insert.exec();
}

void recordFormerOwner(SQLite::Database& sql, std::int64_t heir, std::int64_t before) {
    if (heir == before)
        return;
    SQLite::Statement insert(sql, "INSERT OR IGNORE INTO former_names(name, player_id)"
                                  " SELECT folded, ?1 FROM players WHERE id = ?2"
                                  " UNION SELECT name, ?1 FROM former_names WHERE player_id = ?2");
    insert.bind(1, heir);
    insert.bind(2, before);
    insert.exec();
}

void numberAfter(SQLite::Database& sql, const std::string& table, std::int64_t given) {
    for (const char* const statement : {"INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2 WHERE NOT EXISTS"
                                        " (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
                                        "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1"}) {
        SQLite::Statement change(sql, statement);
        bindText(change, 1, table);
        change.bind(2, given);
        change.exec();
    }
}

} // namespace data
