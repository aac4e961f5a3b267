#pragma once

#include "data/database/Connection.hpp"
#include "data/database/DatabaseState.hpp"
#include "data/database/Finding.hpp"
#include "data/files/File.hpp"

/// What Database does to the SQLite file and to those that SQLite puts beside it.
namespace data {

/// Sets a connection up and brings its tables up to date. \throws SQLite::Exception when the file cannot be written.
void prepare(SQLite::Database& sql);

/// Copies what a file holds to "NAME.version-N" beside it, N being the version that it has; "NAME.version-N-2" and so
/// on where there are copies already. \returns the copy, which is whole and on the disk. \throws SQLite::Exception when
/// there is no place for it.
std::filesystem::path backUp(SQLite::Database& sql, const std::filesystem::path& file);

/// A connection to a file, and what was found there. Tables of an earlier version are brought up to date, after a copy
/// of the file was made. Meanwhile holds only for a large file of this version. The connection is set up only where the
/// file is ours to write.
struct OpenedFile {
    std::unique_ptr<Connection> connection;
    Finding finding;
};

/// \throws SQLite::Exception when the file is not to be used.
[[nodiscard]] OpenedFile openFile(const std::filesystem::path& file, Inspection inspection);

/// The file, or that it is damaged. \throws SQLite::Exception when it is neither ours to use nor damaged.
[[nodiscard]] OpenedFile openOrFindDamage(const std::filesystem::path& file, Inspection inspection);

/// Notes what stands at the path, and beside it where that belongs to the connection, to notice when it changes.
void noteFiles(Connection& connection, const std::filesystem::path& file, bool own);

/// Whether the connection's file is no longer what stands at the path.
[[nodiscard]] bool hasMoved(const Connection& connection, const std::filesystem::path& file);

/// Closes a connection whose file is not to be used any more: it was deleted or moved, or (not `sound`) is damaged.
void retire(std::unique_ptr<Connection> connection, const std::filesystem::path& file, bool sound);

/// Moves a damaged file out of the way, with the log and index that belong to it. \returns its new place.
[[nodiscard]] tl::expected<std::filesystem::path, FileProblem> moveDatabaseAside(const std::filesystem::path& file);

} // namespace data
