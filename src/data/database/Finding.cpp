// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Finding.hpp"

#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"

#include <algorithm>

namespace data {

namespace {

/// What a line of SQLite's check is about.
Condition conditionIn(const std::string& line) {
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
    while (lines.executeStep() && worst != Condition::Damaged)
        worst = std::max(worst, conditionIn(textOf(lines.getColumn(0))));
    return worst;
}

} // namespace data
