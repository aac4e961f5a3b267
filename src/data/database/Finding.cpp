// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Finding.hpp"

#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"

#include <algorithm>
#include <charconv>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace data {

namespace {

/// SQLite's check lists a page that cannot be read like a damaged one, with the error's code as text. \throws
/// SQLite::Exception if the error is none of the content.
void throwIfUnreadable(const std::string& line) {
    constexpr std::string_view mark = "error code";
    const std::size_t at = line.find(mark);
    const std::size_t number = at == std::string::npos ? at : line.find_first_of("0123456789", at + mark.size());
    if (number == std::string::npos)
        return;
    int code = 0;
    std::from_chars(line.data() + number, line.data() + line.size(), code);
    const SQLite::Exception error("a page of the database cannot be read", code);
    if (problemOf(error) != StorageProblem::Damaged && code != SQLITE_ERROR)
        throw error;
}

/// What a line of SQLite's check is about.
Condition conditionOf(const std::string& line) {
    throwIfUnreadable(line);
    const auto has = [&line](const char* words) { return line.find(words) != std::string::npos; };
    if (line == "ok" || has("constraint failed in ") || has("NULL value in ") || has(" value in "))
        return Condition::Sound;
    if (has("missing from index ") || has("entries in index ") || has("non-unique entry in index "))
        return Condition::BadIndexes;
    return Condition::Damaged;
}

} // namespace

Finding inspect(SQLite::Database& sql) {
    const int version = versionOf(sql);
    if (version > databaseVersion())
        return Finding::Newer;
    if (version < 0 || !hasExpectedTables(sql))
        return Finding::Damaged;
    return version == 0 ? Finding::Fresh : Finding::Sound;
}

Condition check(SQLite::Database& sql, Depth depth) {
    // Enough lines to see beyond rows that break a constraint.
    SQLite::Statement lines(sql, depth == Depth::Pages ? "PRAGMA quick_check(10000)" : "PRAGMA integrity_check(10000)");
    Condition worst = Condition::Sound;
    while (lines.executeStep()) // To the end: any line may say that the disk fails.
        worst = std::max(worst, conditionOf(textOf(lines.getColumn(0))));
    return worst;
}

} // namespace data
