// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Salvage.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <system_error>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr int readWrite = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

/// A copy of a damaged file and its log, so that reading changes nothing; removed with the object.
class WorkingCopy {
public:
    explicit WorkingCopy(const fs::path& damaged)
        : m_file(damaged.parent_path() / salvageName) {
        remove();
        std::error_code failed; // Then opening it will fail too.
        fs::copy_file(damaged, m_file, failed);
        fs::copy_file(damaged.string() + "-wal", m_file.string() + "-wal", failed);
    }
    WorkingCopy(const WorkingCopy&) = delete;
    WorkingCopy& operator=(const WorkingCopy&) = delete;
    ~WorkingCopy() { remove(); }

    [[nodiscard]] const fs::path& file() const noexcept { return m_file; }

private:
    void remove() const { removeDatabase(m_file); } // What stays is removed at the next start.

    fs::path m_file;
};

std::vector<std::string> textsOf(SQLite::Database& sql, const std::string& query) {
    std::vector<std::string> texts;
    SQLite::Statement select(sql, query);
    while (select.executeStep())
        texts.push_back(textOf(select.getColumn(0)));
    return texts;
}

std::string joined(const std::vector<std::string>& items, const std::string& separator) {
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : separator) + item;
    return text;
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
    /// Returns whether all rows could be read.
    bool rows(const std::string& order) {
        return attempt([&] {
                   SQLite::Statement select(m_from, m_select + order);
                   while (select.executeStep())
                       insert(select);
               })
            .has_value();
    }

    void insert(SQLite::Statement& row) {
        for (int i = 0; i < static_cast<int>(m_columns.size()); ++i)
            bind(i + 1, row.getColumn(i));
        // A value of a type that the column cannot have is an error even with OR IGNORE.
        m_copied += static_cast<std::size_t>(attempt([this] { return m_insert.exec(); }).value_or(0));
        m_insert.tryReset();
    }

    void bind(int index, const SQLite::Column& value) {
        if (value.isInteger())
            m_insert.bind(index, value.getInt64());
        else if (value.isText())
            m_insert.bind(index, textOf(value, std::numeric_limits<std::size_t>::max()));
        else
            m_insert.bind(index); // Neither a fraction nor a blob is valid anywhere.
    }

    SQLite::Database& m_from;
    std::vector<std::string> m_columns;
    std::string m_select;
    SQLite::Statement m_insert;
    std::size_t m_copied = 0;
};

/// The most rows of a table that the table itself or one of its indexes lists.
std::size_t rowsListed(SQLite::Database& damaged, SQLite::Database& model, const std::string& table) {
    std::int64_t most = 0;
    auto ways = textsOf(model, "SELECT 'INDEXED BY ' || name FROM sqlite_schema WHERE type = 'index' AND tbl_name = '" +
                                   table + "' AND sql NOT LIKE '% WHERE %'");
    ways.emplace_back("NOT INDEXED");
    for (const std::string& way : ways) {
        const auto count = attempt([&] {
            return damaged.execAndGet(std::string("SELECT count(*) FROM ").append(table).append(" ").append(way))
                .getInt64();
        });
        most = std::max(most, count.value_or(0));
    }
    return static_cast<std::size_t>(most);
}

/// Gives runs whose player is lost a player of their own.
void nameLostPlayers(SQLite::Database& sql) {
    for (const std::string& table : textsOf(sql, "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c"
                                                 " WHERE m.type = 'table' AND c.name = 'player_id'"))
        sql.exec("INSERT OR IGNORE INTO players(id, name, folded)"
                 " SELECT DISTINCT player_id, 'Player ' || player_id, folded_name('Player ' || player_id) FROM " +
                 table + " WHERE player_id NOT IN (SELECT id FROM players)");
}

// Which files were read, and how far a server, says nothing about runs that are lost: a shared board is read again.
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

Salvaged copyTables(SQLite::Database& from, SQLite::Database& to) {
    Salvaged salvaged;
    for (const std::string& table : textsOf(to, ownTables)) {
        TableCopy copy(from, to, table);
        const bool hasId =
            to.execAndGet("SELECT count(*) FROM pragma_table_info('" + table + "') WHERE name = 'id'").getInt() > 0;
        copy.run(hasId ? "id" : keyOf(to, table));
        if (table != "runs" && table != "shifts")
            continue;
        salvaged.copied += copy.copied();
        salvaged.total += std::max(copy.copied(), rowsListed(from, to, table));
    }
    return salvaged;
}

/// Lets statements run although parts of the schema make no sense. For a copy that is only read.
void readBrokenSchema(SQLite::Database& sql) {
    sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sql.exec("PRAGMA writable_schema = ON");
}

/// Copies the tables into a new model of their version; if the version is none, of the latest that has any of the runs.
Salvaged copyAsVersion(SQLite::Database& source, int version, std::optional<SQLite::Database>& model) {
    Salvaged salvaged;
    const bool known = version > 0;
    for (int as = known ? version : databaseVersion(); as > 0 && salvaged.copied == 0; as = known ? 0 : as - 1) {
        migrate(model.emplace(":memory:", readWrite), as);
        salvaged = copyTables(source, *model);
    }
    return salvaged;
}

} // namespace

Salvaged salvage(const fs::path& damaged, SQLite::Database& target) {
    const WorkingCopy copy(damaged);
    std::optional<SQLite::Database> model;
    const auto read = attempt([&]() -> std::optional<Salvaged> {
        SQLite::Database source(copy.file().string(), SQLITE_OPEN_READWRITE);
        harden(source);
        readBrokenSchema(source);
        const int version = versionOf(source);
        if (version > databaseVersion())
            return std::nullopt;
        return copyAsVersion(source, version, model);
    });
    if (!read || !*read)
        return {};
    migrate(*model, databaseVersion());
    nameLostPlayers(*model);
    SQLite::Transaction transaction = beginImmediate(target);
    Salvaged result = copyTables(*model, target);
    result.total = (*read)->total;
    transaction.commit();
    return result;
}

} // namespace data
