// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/BringOver.hpp"

#include "data/database/AnswerRows.hpp"
#include "data/database/Connection.hpp"
#include "data/database/Sealed.hpp"
#include "data/database/Sql.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace data {

namespace {

constexpr std::string_view playerColumn = "player_id";

/// The players of one database, as numbered in another.
using PlayerNumbers = std::map<std::int64_t, std::int64_t>;

/// The players who did something since some moment: what the file had is not brought into another one.
std::string playersSince(const LastNumbers& since) {
    const auto newer = [](const char* select, std::int64_t number) {
        return std::string(select) + " WHERE id > " + std::to_string(number);
    };
    return newer("SELECT id FROM players", since.player) + " UNION " + newer("SELECT player_id FROM runs", since.run) +
           " UNION " + newer("SELECT player_id FROM shifts", since.shift) + " UNION " +
           newer("SELECT player_id FROM saved_boards", since.board) +
           " UNION SELECT player_id FROM (SELECT * FROM lessons EXCEPT SELECT * FROM known_lessons)"
           " UNION SELECT player_id FROM (SELECT * FROM answers EXCEPT SELECT * FROM known_answers)";
}

PlayerNumbers bringPlayers(SQLite::Database& memory, SQLite::Database& file, const LastNumbers& since) {
    PlayerNumbers numbers;
    SQLite::Statement keep(file, "UPDATE players SET kept = max(kept, ?) WHERE id = ?");
    SQLite::Statement select(memory, "SELECT id, name, kept FROM players WHERE id IN (" + playersSince(since) + ")");
    while (select.executeStep()) {
        const std::int64_t number = playerId(file, textOf(select.getColumn(1)));
        keep.bind(1, select.getColumn(2).getInt());
        keep.bind(2, number);
        keep.exec();
        keep.reset();
        numbers.emplace(select.getColumn(0).getInt64(), number);
    }
    return numbers;
}

std::string replacing(std::string columns, const std::string& player) {
    return columns.replace(0, playerColumn.size(), player);
}

/// How the rows of a table are brought over.
struct Table {
    std::string name;
    std::string insert; ///< "INSERT OR …".
    std::string where;  ///< Which rows; may be empty.
    std::string sealed; ///< The columns of its checksum; empty if it has none.
    std::string
        unless; ///< A condition on a row `f` of the file: if one is there, `brought` is not needed; may be empty.
    std::string append; ///< What follows the values: what to do if the row is there; may be empty.
};

std::vector<std::string> columnsOf(SQLite::Database& sql, const std::string& table) {
    return textsOf(sql, "SELECT name FROM pragma_table_info('" + table + "') WHERE name <> 'id' OR '" + table +
                            "' = 'calendar'");
}

void bringRows(SQLite::Database& memory, SQLite::Database& file, const Table& table, const PlayerNumbers& players) {
    const std::vector<std::string> columns = columnsOf(file, table.name);
    const int before = static_cast<int>(columns.size()) + 1; // The parameter for the player's number in memory.
    std::string names;
    std::string values;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        names += (i == 0 ? "" : ", ") + columns[i];
        values += (i == 0 ? "" : ", ") +
                  (columns[i] == "checksum"
                       ? "checksum - row_checksum(" + replacing(table.sealed, "?" + std::to_string(before)) +
                             ") + row_checksum(" + table.sealed + ")"
                       : columns[i]);
    }
    // The values stand in a subquery under their columns' names, so that the checksum can name them. It matches
    // afterwards if it did before, and only then.
    std::string row;
    for (std::size_t i = 0; i < columns.size(); ++i)
        row += (i == 0 ? "?" : ", ?") + std::to_string(i + 1) + " AS " + columns[i];
    const std::string condition =
        table.unless.empty() ? "true" : "NOT EXISTS (SELECT 1 FROM " + table.name + " f WHERE " + table.unless + ")";
    SQLite::Statement select(memory, "SELECT " + names + " FROM " + table.name + " " + table.where);
    SQLite::Statement insert(file, table.insert + " INTO " + table.name + "(" + names + ") SELECT " + values +
                                       " FROM (SELECT " + row + ") AS brought WHERE " + condition + " " + table.append);
    while (select.executeStep()) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const SQLite::Column value = select.getColumn(static_cast<int>(i));
            const int index = static_cast<int>(i) + 1;
            const auto player = columns[i] == playerColumn ? players.find(value.getInt64()) : players.end();
            if (player == players.end()) {
                bindColumn(insert, index, value);
                continue;
            }
            insert.bind(index, player->second);
            if (!table.sealed.empty())
                insert.bind(before, player->first);
        }
        insert.exec();
        insert.reset();
    }
}

// A run is there already if an earlier attempt stored it although it reported an error.
constexpr const char* sameRun = "f.code = brought.code AND f.moves = brought.moves AND f.duration = brought.duration"
                                " AND f.date = brought.date AND f.player_id = brought.player_id"
                                " AND f.events = brought.events";
constexpr const char* sameShift = "f.player_id = brought.player_id AND f.date = brought.date"
                                  " AND f.seed = brought.seed AND f.events = brought.events";
constexpr const char* laterBoard = "f.player_id = brought.player_id AND f.key = brought.key AND f.date > brought.date";

std::string after(std::int64_t number) {
    return "WHERE id > " + std::to_string(number) + " ORDER BY id";
}

} // namespace

LastNumbers markKnown(Connection& connection) {
    SQLite::Database& sql = connection.sql;
    sql.exec("PRAGMA temp_store = MEMORY"); // The disk may be full.
    for (const char* const table : {"lessons", "answers"})
        sql.exec(std::string("CREATE TEMP TABLE known_") + table + " AS SELECT * FROM " + table);
    const auto last = [&sql](const char* table) {
        return sql.execAndGet(std::string("SELECT coalesce(max(id), 0) FROM ") + table).getInt64();
    };
    return {last("runs"), last("shifts"), last("saved_boards"), last("players")};
}

void bringOver(Connection& memory, const LastNumbers& since, Connection& file) {
    SQLite::Transaction transaction = beginImmediate(file.sql);
    const PlayerNumbers players = bringPlayers(memory.sql, file.sql, since);
    const std::string ofPlayers = "WHERE player_id IN (" + playersSince(since) + ")";
    for (const Table& table : {
             Table{"runs", "INSERT", after(since.run), sealedRun, sameRun, {}},
             Table{"shifts", "INSERT", after(since.shift), sealedShift, sameShift, {}},
             Table{"saved_boards", "INSERT OR REPLACE", after(since.board), {}, laterBoard, {}},
             Table{"former_names", "INSERT OR IGNORE", ofPlayers, {}, {}, {}},
             Table{"lessons",
                   "INSERT",
                   ofPlayers,
                   {},
                   {},
                   "ON CONFLICT (player_id, lesson) DO UPDATE SET steps = max(steps, excluded.steps),"
                   " done = max(done, excluded.done)"},
             Table{"calendar",
                   "INSERT",
                   {},
                   {},
                   {},
                   "ON CONFLICT (id) DO UPDATE SET latest = max(latest, excluded.latest)"},
         })
        bringRows(memory.sql, file.sql, table, players);
    for (const auto& [number, there] : players)
        mergeAnswers(memory.sql, number, file.sql, there);
    transaction.commit();
}

} // namespace data
