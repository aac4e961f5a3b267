// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Connection.hpp"
#include "data/database/DatabaseState.hpp"
#include "data/database/Finding.hpp"
#include "data/files/File.hpp"

/// What Database does with the SQLite file and the files that SQLite creates beside it.
namespace data {

/// Configures a connection and migrates its tables to the current version.
/// \throws SQLite::Exception if the file cannot be written.
void prepare(SQLite::Database& sql);

/// The URI of a file that is assumed not to change, so that SQLite needs no files beside it.
[[nodiscard]] std::string immutableAddress(const std::filesystem::path& file);

/// Whether a file begins like an SQLite file, or is empty, unreadable or only just being created. SQLite itself would
/// only find out after deleting what it takes for a leftover log.
[[nodiscard]] bool looksLikeDatabase(const std::filesystem::path& file);

/// Whether a connection of another program, or of this one, has a lock on the file; also if that cannot be found out.
/// As long as this goes on, nobody else gets a lock. \pre the file is there.
[[nodiscard]] bool isInUse(const std::filesystem::path& file);

/// Whether a file has no content, or is not there.
[[nodiscard]] bool isMissingOrEmpty(const std::filesystem::path& file);

/// Returns what SQLite would wait at, follow or take for its own although it is no file: the database, or a log beside
/// it. std::nullopt if nothing is in the way.
[[nodiscard]] std::optional<std::filesystem::path> inTheWay(const std::filesystem::path& file);

/// Whether a journal lies beside the database that SQLite would apply to it, if nobody writes to it.
[[nodiscard]] bool hasHotJournal(const std::filesystem::path& file);

/// Whether the database is empty or missing, but a log beside it shows that it had content. SQLite would remove the
/// log.
[[nodiscard]] bool isOnlyLogLeft(const std::filesystem::path& file);

/// Whether checking a file would delay startup noticeably; it takes about 2 ms per thousand pages.
[[nodiscard]] bool isLarge(SQLite::Database& sql);

/// Whether the connection's file has a write-ahead log, so that others can read it during a write.
[[nodiscard]] bool hasLog(SQLite::Database& sql);

/// Replaces the whole content of `target` by that of `source`, in one transaction.
/// \throws SQLite::Exception if that fails; `target` is unchanged then.
void copyContent(SQLite::Database& source, SQLite::Database& target);

/// Copies a database to a new one in memory, and migrates its tables.
/// \throws SQLite::Exception if it cannot be read.
[[nodiscard]] std::unique_ptr<Connection> copyInMemory(SQLite::Database& source);

/// Copies a database to the file `target`, which appears there complete, checked, synced to disk, for its owner alone,
/// and without files beside it; or not at all.
/// \pre a FolderLock on the folder of `target` is held.
/// \throws SQLite::Exception if the copy cannot be made, or the database is damaged.
void copyToFile(SQLite::Database& source, const std::filesystem::path& target);

/// Copies a database of version N to "NAME.version-N" beside it, or to "NAME.version-N-2" and so on if that exists.
/// Returns the path of the copy, which is complete and synced to disk.
/// \throws SQLite::Exception if the copy cannot be made.
std::filesystem::path backUp(SQLite::Database& sql, const std::filesystem::path& file);

/// A connection to a file, and what was found there. Tables of an earlier version have been migrated, after a copy of
/// the file was made. With Inspection::InBackground, a check goes on in a thread of its own; wrong indexes that were
/// found at once have been built again. The connection is only configured if this program may write the file.
struct OpenedFile {
    std::unique_ptr<Connection> connection;
    Finding finding;
};

/// \throws SQLite::Exception if the file cannot be used.
[[nodiscard]] OpenedFile openFile(const std::filesystem::path& file, Inspection inspection);

/// Opens a file that another connection of this program has open, for another thread. The file is not checked again.
/// \throws SQLite::Exception if that fails.
[[nodiscard]] std::unique_ptr<Connection> openAgain(const std::filesystem::path& file);

/// Like openFile, but returns Finding::Damaged for a damaged file.
/// \throws SQLite::Exception if the file cannot be used for another reason.
[[nodiscard]] OpenedFile openOrFindDamage(const std::filesystem::path& file, Inspection inspection);

/// Records the identity of the file at the path, and of the files beside it if they belong to the connection, so that
/// changes are noticed.
void recordIdentities(Connection& connection, const std::filesystem::path& file, bool own);

/// Keeps the rest of the program from reading the files that the connection has recorded: see HeldFile.
void holdFiles(Connection& connection);

/// Whether the file at the path is no longer the connection's.
[[nodiscard]] bool hasMoved(const Connection& connection, const std::filesystem::path& file);

/// Closes a connection whose file must not be used any more, because it was deleted or moved or, if not `sound`, is
/// damaged.
void closeStale(std::unique_ptr<Connection> connection, const std::filesystem::path& file, bool sound);

/// Removes a database that nobody has open, with the files beside it. Failures are ignored.
void removeDatabase(const std::filesystem::path& file);

} // namespace data
