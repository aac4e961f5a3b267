// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Restore.hpp"

#include "data/database/Backups.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"

#include <SQLiteCpp/Backup.h>

#include <sqlite3.h>
#include <string>

namespace data {

namespace fs = std::filesystem;

namespace {

using Read = tl::expected<std::unique_ptr<Connection>, RestoreProblem>;

/// Checks a backup as any file that is opened, and reads it. \throws SQLite::Exception if it cannot be read.
Read readSound(const fs::path& backup) {
    SQLite::Database source(immutableAddress(backup), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    harden(source);
    const Finding finding = inspect(source);
    if (finding != Finding::Sound)
        return tl::unexpected(finding == Finding::Newer ? RestoreProblem::Newer : RestoreProblem::Damaged);
    const Condition condition = check(source, Depth::Everything);
    if (condition == Condition::Damaged)
        return tl::unexpected(RestoreProblem::Damaged);
    auto copy = copyInMemory(source);
    if (condition == Condition::BadIndexes)
        copy->sql.exec("REINDEX");
    return copy;
}

/// Reads a backup into memory, its tables in the current version.
Read readBackup(const fs::path& backup) {
    std::error_code unknown; // Then it cannot be read either.
    if (!fs::is_regular_file(backup, unknown))
        return tl::unexpected(RestoreProblem::Unreadable);
    if (!looksLikeDatabase(backup))
        return tl::unexpected(RestoreProblem::Damaged);
    auto read = attempt([&backup] { return readSound(backup); });
    if (read)
        return std::move(*read);
    return tl::unexpected(read.error() == StorageProblem::Damaged ? RestoreProblem::Damaged
                                                                  : RestoreProblem::Unreadable);
}

/// Copies `pages` pages, or all if negative. \throws SQLite::Exception if another program holds the file for too long.
void copyPages(SQLite::Backup& copy, int pages) {
    const int result = copy.executeStep(pages);
    if (result != SQLITE_OK && result != SQLITE_DONE)
        throw SQLite::Exception("the database is held by another program", result);
}

/// Lets numbers of rows go on in `source` where those of `now` end, so that none is ever used for two runs. Else, if a
/// power cut left a log with the restored content and new runs in it, the next start would find other runs with the
/// same numbers in the file, and take the log for that of another leaderboard: see ForeignLog.hpp.
void continueNumbers(SQLite::Database& source, SQLite::Database& now) {
    SQLite::Statement tables(now, "SELECT name, seq FROM sqlite_sequence");
    while (tables.executeStep())
        numberAfter(source, textOf(tables.getColumn(0)), tables.getColumn(1).getInt64());
}

/// Writes the content of `source` over that of the database, after copying the latter to `kept`.
tl::expected<void, RestoreProblem> replaceContent(SQLite::Database& sql, SQLite::Database& source, const fs::path& kept,
                                                  const Log& log) {
    RestoreProblem step = RestoreProblem::Failed;
    std::string said;
    const auto replaced = attempt(
        [&] {
            const auto keep = [&](SQLite::Database& now) {
                step = RestoreProblem::NotKept;
                copyToFile(now, kept);
                step = RestoreProblem::Failed;
            };
            const bool readable = hasLog(sql);
            if (!readable) {
                keep(sql);
                continueNumbers(source, sql);
            }
            SQLite::Backup overwrite(sql, source);
            copyPages(overwrite, 0); // Takes the write lock, so that nothing is stored that is not kept.
            if (readable) {
                SQLite::Database now(sql.getFilename(), SQLITE_OPEN_READONLY, busyTimeout);
                keep(now);
                continueNumbers(source, now);
            }
            copyPages(overwrite, -1);
        },
        &said);
    if (replaced) {
        // Into the file itself, as far as nobody reads what was there before.
        static_cast<void>(attempt([&] { sql.exec("PRAGMA wal_checkpoint(PASSIVE)"); }));
        return {};
    }
    log.warn("restoring a backup: " + said);
    return tl::unexpected(step);
}

} // namespace

tl::expected<fs::path, RestoreProblem> restoreBackup(Database& database, const fs::path& backup, puzzle::Day day) {
    database.followFile();
    if (!database.saves() || database.backupFolder().empty())
        return tl::unexpected(RestoreProblem::NotSaving);
    auto source = readBackup(backup);
    if (!source)
        return tl::unexpected(source.error());
    const fs::path folder = database.backupFolder();
    if (!createFolder(folder))
        return tl::unexpected(RestoreProblem::NotKept);
    const FolderLock lock(folder);
    if (lock.isHeldByOther())
        return tl::unexpected(RestoreProblem::Failed);
    fs::path kept = freeReplacedFile(folder, day);
    if (const auto replaced = replaceContent(database.connection().sql, (*source)->sql, kept, database.log());
        !replaced)
        return tl::unexpected(replaced.error());
    database.log().warn("a backup was restored: " + backup.filename().string() + "; what was there before is " +
                        kept.filename().string());
    database.reload();
    return kept;
}

} // namespace data
