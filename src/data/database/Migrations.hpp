// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace SQLite {
class Database;
}

namespace data {

/// SQL statements for each migration: index n − 1 migrates tables from version n − 1 to version n, where version 0 is
/// an empty file. Released migrations never change; new versions are added at the end.
[[nodiscard]] std::span<const char* const> migrations() noexcept;

/// The database version that this program reads and writes.
[[nodiscard]] inline int databaseVersion() noexcept {
    return static_cast<int>(migrations().size());
}

/// Returns the version recorded in a file.
[[nodiscard]] int versionOf(SQLite::Database& sql);

/// Migrates the tables to `version` in one transaction; several programs may do so at the same time.
/// \throws SQLite::Exception if the file cannot be written; nothing changes then.
void migrate(SQLite::Database& sql, int version = databaseVersion());

/// Whether the file has all tables and indexes of the version it claims; it may have others as well.
[[nodiscard]] bool hasExpectedTables(SQLite::Database& sql);

} // namespace data
