#pragma once

#include <span>

namespace SQLite {
class Database;
}

namespace data {

/// The statements that make the tables of version n from those of version n − 1 stand at index n − 1; version 0 is an
/// empty file. What was released once is never changed: a new version is added at the end.
[[nodiscard]] std::span<const char* const> migrations() noexcept;

/// The version that this program reads and writes.
[[nodiscard]] inline int databaseVersion() noexcept {
    return static_cast<int>(migrations().size());
}

/// The version of a file, as it says itself.
[[nodiscard]] int versionOf(SQLite::Database& sql);

/// Brings the tables from the version they have up to `version` in one transaction; another program may try the same at
/// the same time. \throws SQLite::Exception when the file cannot be written; nothing is changed then.
void migrate(SQLite::Database& sql, int version = databaseVersion());

/// Whether the tables and indexes are those of the version that the file says it has; there may be others besides.
[[nodiscard]] bool hasOwnTables(SQLite::Database& sql);

} // namespace data
