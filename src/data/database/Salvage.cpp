// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Salvage.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/ForeignLog.hpp"
#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"
#include "data/database/SqlFunctions.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr int readAndWrite = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

std::string joined(const std::vector<std::string>& items, const std::string& separator) {
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : separator) + item;
    return text;
}

/// Calls `action` on a damaged file and returns its result; std::nullopt if the damage is in its way.
/// \throws SQLite::Exception if the disk fails: the rows are not lost, so they must not be left behind.
template<class Action>
auto fromDamaged(Action&& action) -> std::optional<std::invoke_result_t<Action>> {
    try {
        return action();
    } catch (const SQLite::Exception& error) {
        if (problemOf(error) == StorageProblem::Unreadable)
            throw;
        return std::nullopt;
    }
}

/// Copies the rows of one table.
class TableCopy {
public:
    TableCopy(SQLite::Database& from, SQLite::Database& to, const std::string& table)
        : m_from(from)
        , m_columns(textsOf(to, "SELECT name FROM pragma_table_info('" + table + "')"))
        , m_select("SELECT " + joined(m_columns, ", ") + " FROM " + table + " ")
        , m_insert(to, "INSERT OR IGNORE INTO " + table + "(" + joined(m_columns, ", ") + ") VALUES (" +
                           joined(std::vector<std::string>(m_columns.size(), "?"), ", ") + ")") {}

    /// Reads forwards up to the first damaged page, and backwards to the last one.
    void run(const std::string& key) {
        if (!rows("ORDER BY " + key))
            static_cast<void>(rows("ORDER BY " + key + " DESC"));
    }

    [[nodiscard]] std::size_t copied() const noexcept { return m_copied; }

private:
    /// Returns whether all rows could be read. \throws SQLite::Exception if the disk fails.
    bool rows(const std::string& order) {
        return fromDamaged([&] {
                   SQLite::Statement select(m_from, m_select + order);
                   while (select.executeStep())
                       insert(select);
                   return true;
               })
            .value_or(false);
    }

    void insert(SQLite::Statement& row) {
        for (int i = 0; i < static_cast<int>(m_columns.size()); ++i)
            bindColumn(m_insert, i + 1, row.getColumn(i));
        // A value of a type that the column cannot have is an error even with OR IGNORE.
        m_copied += static_cast<std::size_t>(attempt([this] { return m_insert.exec(); }).value_or(0));
        m_insert.tryReset();
    }

    SQLite::Database& m_from;
    std::vector<std::string> m_columns;
    std::string m_select;
    SQLite::Statement m_insert;
    std::size_t m_copied = 0;
};

/// The most rows of a table that the table itself or one of its indexes lists; std::nullopt if none can be read whole.
std::optional<std::size_t> rowsListed(SQLite::Database& damaged, SQLite::Database& model, const std::string& table) {
    std::optional<std::size_t> most;
    auto ways = textsOf(model, "SELECT 'INDEXED BY ' || name FROM sqlite_schema WHERE type = 'index' AND tbl_name = '" +
                                   table + "' AND sql NOT LIKE '% WHERE %'");
    ways.emplace_back("NOT INDEXED");
    for (const std::string& way : ways) {
        const auto count = fromDamaged([&] {
            return damaged.execAndGet(std::string("SELECT count(*) FROM ").append(table).append(" ").append(way))
                .getInt64();
        });
        if (count)
            most = std::max(most.value_or(0), static_cast<std::size_t>(*count));
    }
    return most;
}

/// The greatest number that was given to a row of a table, whether or not the row is still there. std::nullopt if that
/// cannot be read, or makes no sense.
std::optional<std::int64_t> numbersGiven(SQLite::Database& damaged, const std::string& table) {
    constexpr std::int64_t most = 1'000'000'000'000; // More than anybody plays.
    const auto given = fromDamaged(
        [&] { return damaged.execAndGet("SELECT seq FROM sqlite_sequence WHERE name = '" + table + "'").getInt64(); });
    return given && *given >= 0 && *given <= most ? given : std::nullopt;
}

/// Adds what was copied of a table to the sums.
void addTo(SalvageCounts& sums, std::size_t copied, std::optional<std::size_t> listed,
           std::optional<std::int64_t> given) {
    sums.copied += copied;
    if (listed) {
        sums.total += std::max(copied, *listed);
        return;
    }
    const auto numbers = static_cast<std::size_t>(given.value_or(0));
    sums.total += std::max(copied, numbers);
    if (!given || numbers < copied) // Then the number is not true.
        sums.known = SalvageCounts::Total::Unknown;
    else if (numbers > copied)
        sums.known = std::max(sums.known, SalvageCounts::Total::About);
}

/// Numbers that were given are not given again, not even those of lost rows; and nothing refers to a lost run.
void keepNumbers(SQLite::Database& damaged, SQLite::Database& model) {
    const std::vector<std::string> references{
        "DELETE FROM within WHERE run_id NOT IN (SELECT id FROM runs)",
        "UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(runs), 0) FROM shared_boards)) WHERE name = "
        "'runs'",
        "UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(shifts), 0) FROM shared_boards)) WHERE name = "
        "'shifts'",
        "UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(last), 0) FROM earlier_runs)) WHERE name = "
        "'runs'"};
    for (const char* const table : {"runs", "shifts", "saved_boards"})
        numberAfter(model, table, numbersGiven(damaged, table).value_or(0));
    for (const std::string& statement : references)
        model.exec(statement);
}

/// Gives runs whose player is lost a player of their own.
void nameLostPlayers(SQLite::Database& sql) {
    const std::vector<std::string> tables =
        textsOf(sql, "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c"
                     " WHERE m.type = 'table' AND c.name = 'player_id'");
    for (const char* const mark : {"", " (2)", " (3)", " (4)"}) { // Somebody else may have the name.
        const std::string name = std::string("'Player ' || player_id || '") + mark + "'";
        for (const std::string& table : tables)
            sql.exec("INSERT OR IGNORE INTO players(id, name, folded) SELECT DISTINCT player_id, " + name +
                     ", folded_name(" + name + ") FROM " + table + " WHERE player_id NOT IN (SELECT id FROM players)");
    }
}

// Which files were read, and how much of a server, says nothing about lost runs: a shared leaderboard is read again.
const char* const ownTables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                              " AND name NOT IN ('read_files', 'read_server')";

/// Returns the columns that identify a row of a table.
std::string keyOf(SQLite::Database& sql, const std::string& table) {
    SQLite::Statement select(sql, "SELECT CASE WHEN wr = 0 THEN 'rowid' ELSE (SELECT group_concat(name) FROM"
                                  " (SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk)) END"
                                  " FROM pragma_table_list(?1) WHERE schema = 'main'");
    select.bind(1, table);
    select.executeStep();
    return textOf(select.getColumn(0));
}

SalvageCounts copyTables(SQLite::Database& from, SQLite::Database& to) {
    SalvageCounts salvaged;
    for (const std::string& table : textsOf(to, ownTables)) {
        TableCopy copy(from, to, table);
        const bool hasId =
            to.execAndGet("SELECT count(*) FROM pragma_table_info('" + table + "') WHERE name = 'id'").getInt() > 0;
        copy.run(hasId ? "id" : keyOf(to, table));
        if (table == "runs" || table == "shifts")
            addTo(salvaged, copy.copied(), rowsListed(from, to, table), numbersGiven(from, table));
    }
    return salvaged;
}

/// Prepares a damaged file for reading, also if parts of its schema make no sense. Returns whether they do.
/// \throws SQLite::Exception if the disk fails.
bool readSchema(SQLite::Database& sql) {
    harden(sql);
    sql.exec("PRAGMA query_only = ON");
    const auto sound = fromDamaged([&] { return sql.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() >= 0; });
    if (sound)
        return true;
    sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sql.exec("PRAGMA writable_schema = ON");
    return false;
}

/// A damaged file that is read.
struct DamagedFile {
    SQLite::Database sql;
    bool hasSoundSchema;
};

/// Opens a damaged file with its log, so that nothing is written to it or beside it. \throws SQLite::Exception if that
/// fails.
DamagedFile openDamaged(const fs::path& damaged) {
    const auto open = [&damaged](const char* mode) {
        SQLite::Database source(damaged.string(), SQLITE_OPEN_READWRITE, busyRetryTimeout);
        sqlite3_db_config(source.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        // Alone with the file, SQLite keeps the index of the log in memory.
        static_cast<void>(source.execAndGet(std::string("PRAGMA locking_mode = ") + mode));
        const bool sound = readSchema(source);
        static_cast<void>(versionOf(source)); // Fails if another program has the file open.
        return DamagedFile{std::move(source), sound};
    };
    try {
        return open("EXCLUSIVE");
    } catch (const SQLite::Exception& error) {
        if (problemOf(error) != StorageProblem::Busy)
            throw;
    }
    return open("NORMAL");
}

/// Opens a damaged file without its log. \throws SQLite::Exception if that fails.
DamagedFile openWithoutLog(const fs::path& damaged) {
    SQLite::Database source(immutableAddress(damaged), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    const bool sound = readSchema(source);
    return {std::move(source), sound};
}

/// Copies the tables into a new model of their version; if the version is none, of the latest that has any of the runs.
SalvageCounts copyAsVersion(SQLite::Database& source, int version, std::optional<SQLite::Database>& model) {
    SalvageCounts salvaged;
    const bool known = version > 0;
    for (int as = known ? version : databaseVersion(); as > 0 && salvaged.copied == 0; as = known ? 0 : as - 1) {
        migrate(model.emplace(":memory:", readAndWrite), as);
        salvaged = copyTables(source, *model);
    }
    return salvaged;
}

/// Copies what `open` gives. Empty if the damage is in its way. \throws SQLite::Exception if the disk fails.
template<class Open>
SalvagedRows salvageOnce(Open&& open, bool& hasSoundSchema) {
    std::optional<SQLite::Database> model;
    SalvageCounts counts;
    const auto read = [&] {
        DamagedFile source = open();
        hasSoundSchema = source.hasSoundSchema;
        const int version = versionOf(source.sql);
        if (version > databaseVersion())
            return false;
        counts = copyAsVersion(source.sql, version, model);
        migrate(*model, databaseVersion());
        addFunctions(*model);
        nameLostPlayers(*model);
        keepNumbers(source.sql, *model);
        return true;
    };
    if (!fromDamaged(read).value_or(false)) {
        counts = {};
        migrate(model.emplace(":memory:", readAndWrite), databaseVersion());
    }
    counts.copied = static_cast<std::size_t>(
        model->execAndGet("SELECT (SELECT count(*) FROM runs) + (SELECT count(*) FROM shifts)").getInt64());
    return {std::make_unique<Connection>(Connection{std::move(*model)}), counts};
}

SalvagedRows better(SalvagedRows&& one, SalvagedRows&& other) {
    return other.counts.copied > one.counts.copied ? std::move(other) : std::move(one);
}

/// Salvages what `open` gives, twice unless all of it could be read. A read that fails looks like damage where the
/// schema is damaged, and in the middle of a statement, where SQLite reports it so (SQLITE_IOERR_CORRUPTFS): what it
/// hid from one try, the other one has.
template<class Open>
SalvagedRows salvageFrom(Open&& open) {
    bool hasSoundSchema = false;
    SalvagedRows rows = salvageOnce(open, hasSoundSchema);
    const SalvageCounts& counts = rows.counts;
    if (hasSoundSchema && counts.known == SalvageCounts::Total::Exact && counts.copied >= counts.total)
        return rows;
    return better(std::move(rows), salvageOnce(open, hasSoundSchema));
}

} // namespace

SalvagedRows salvage(const fs::path& damaged) {
    if (isMissingOrEmpty(damaged) || !looksLikeDatabase(damaged)) // SQLite would remove the log of an empty file.
        return salvageFrom([]() -> DamagedFile { throw SQLite::Exception("no database", SQLITE_NOTADB); });
    if (hasHotJournal(damaged)) { // Opening the file itself would change it.
        const JournalTrial trial(damaged);
        return salvageFrom([&] { return openDamaged(trial.file()); });
    }
    SalvagedRows both = salvageFrom([&] { return openDamaged(damaged); });
    if (isMissingOrEmpty(pathBeside(damaged, "-wal")))
        return both;
    // It may be the log that does the damage, as that of another file.
    return better(std::move(both), salvageFrom([&] { return openWithoutLog(damaged); }));
}

} // namespace data
