// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/DatabaseFile.hpp"

#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"
#include "data/database/SqlFunctions.hpp"
#include "platform/Files.hpp"
#include "platform/Process.hpp"

#include <SQLiteCpp/Backup.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <sqlite3.h>
#include <string_view>

namespace data {

namespace fs = std::filesystem;

namespace {

/// Each connection is used from one thread at a time, so SQLite need not lock for every value that is read.
constexpr int readWrite = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;

/// Keeps SQLite from cleaning up after a file that may turn out not to be ours, so that the log of a damaged or newer
/// file is preserved.
void keepLog(SQLite::Database& sql, bool keep) {
    sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

/// Creates the file, if it is new, for its owner alone. SQLite gives the files beside it the same permissions.
void createForOwner(const fs::path& file) {
    platform::OpenFile(file, platform::OpenFile::For::Creating);
}

/// Whether the path of SQLite's open file now leads to another file, or to none.
bool nameIsGone(const SQLite::Database& sql) {
    int moved = 0; // Left unchanged for a database in memory.
    sqlite3_file_control(sql.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

/// Returns an unused path for a copy.
fs::path freeBackup(const fs::path& file, int version) {
    const fs::path first = pathBeside(file, versionMark + std::to_string(version));
    fs::path free = first;
    std::error_code ignored; // Writing will report it.
    for (int number = 2; fs::exists(fs::symlink_status(free, ignored)); ++number)
        free = pathBeside(first, "-" + std::to_string(number));
    return free;
}

/// Sets what each connection has to set for itself before it writes.
void setUpWrites(SQLite::Database& sql) {
    addFunctions(sql);
    sql.exec("PRAGMA foreign_keys = ON");
    sql.exec("PRAGMA synchronous = FULL"); // So that a power cut does not take the last win.
}

/// The first bytes of the journal beside a database; empty if there is none with content.
std::string journalHeader(const fs::path& file) {
    constexpr std::string_view magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    constexpr std::size_t size = 28;
    std::ifstream journal(pathBeside(file, "-journal"), std::ios::binary);
    std::string header(size, '\0');
    const bool whole = bool(journal.read(header.data(), static_cast<std::streamsize>(header.size())));
    return whole && header.starts_with(magic) ? header : std::string();
}

/// Whether the database had any pages when its journal was begun. \param header see journalHeader.
bool hadPages(const std::string& header) {
    constexpr std::size_t pagesAt = 16;
    return header.compare(pagesAt, 4, std::string(4, '\0')) != 0;
}

/// A database as SQLite opens it, before it has looked for a log or taken a lock. Used where a descriptor of our own
/// would do harm: closing any descriptor of a file releases the locks that other connections of this program have on it
/// (POSIX), and another program may then remove the log that they use. SQLite keeps its own descriptors open as long as
/// it has such locks.
class UntouchedFile {
public:
    /// \throws SQLite::Exception if the file cannot be opened.
    explicit UntouchedFile(const fs::path& file)
        : m_sql(file.string(), SQLITE_OPEN_READWRITE) {
        sqlite3_file_control(m_sql.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &m_file);
    }

    /// The first bytes; fewer if the file is shorter. Empty if it cannot be read.
    [[nodiscard]] std::string start(std::size_t size) {
        sqlite3_int64 whole = 0;
        if (m_file->pMethods->xFileSize(m_file, &whole) != SQLITE_OK)
            return {};
        std::string bytes(std::min(size, static_cast<std::size_t>(whole)), ' ');
        const int read = m_file->pMethods->xRead(m_file, bytes.data(), static_cast<int>(bytes.size()), 0);
        return read == SQLITE_OK ? bytes : std::string();
    }

    /// Whether nobody has a lock on it, neither another program nor another connection of this one.
    [[nodiscard]] bool isAlone() {
        const bool alone = m_file->pMethods->xLock(m_file, SQLITE_LOCK_SHARED) == SQLITE_OK &&
                           m_file->pMethods->xLock(m_file, SQLITE_LOCK_EXCLUSIVE) == SQLITE_OK;
        m_file->pMethods->xUnlock(m_file, SQLITE_LOCK_NONE);
        return alone;
    }

private:
    SQLite::Database m_sql;
    sqlite3_file* m_file = nullptr;
};

/// Writes a copy that is a single file. \throws SQLite::Exception if that fails.
void writeCopy(SQLite::Database& source, const fs::path& file) {
    createForOwner(file);
    SQLite::Database copy(file.string(), readWrite); // SQLite syncs its commits by default.
    harden(copy);
    copyContent(source, copy);
    static_cast<void>(copy.execAndGet("PRAGMA journal_mode = DELETE")); // The source's mode came along.
    if (check(copy, Depth::Pages) == Condition::Damaged)
        throw SQLite::Exception("the copy of the database is damaged", SQLITE_CORRUPT);
}

} // namespace

std::string immutableAddress(const fs::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file:";
    for (const char character : fs::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '%' || character == '?' || character == '#')
            address.append({'%', digits[byte >> 4U], digits[byte & 15U]});
        else
            address += character;
    }
    return address + "?immutable=1";
}

bool looksLikeDatabase(const fs::path& file) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    const std::string start = attempt([&] { return UntouchedFile(file).start(magic.size()); }).value_or("");
    if (start.empty() || start == magic)
        return true; // Empty or unreadable: SQLite decides.
    // Nor has it a first page yet if the power was cut while it was being created. Its journal makes it empty again.
    constexpr std::uintmax_t page = 4096; // A new file has no more until its first transaction is done.
    const std::string journal = journalHeader(file);
    std::error_code unknown;
    return start == std::string(magic.size(), '\0') && fs::file_size(file, unknown) <= page && !journal.empty() &&
           !hadPages(journal);
}

bool isInUse(const fs::path& file) {
    return !attempt([&] { return UntouchedFile(file).isAlone(); }).value_or(false);
}

bool isMissingOrEmpty(const fs::path& file) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    return error ? error == std::errc::no_such_file_or_directory : size == 0;
}

std::optional<fs::path> inTheWay(const fs::path& file) {
    std::error_code unknown; // Opening will report it.
    if (fs::exists(file, unknown) && !fs::is_regular_file(file, unknown))
        return file;
    for (const char* const suffix : {"-journal", "-wal", "-shm"}) {
        const fs::path beside = pathBeside(file, suffix);
        const fs::file_status status = fs::symlink_status(beside, unknown);
        if (fs::exists(status) && !fs::is_regular_file(status))
            return beside;
    }
    return std::nullopt;
}

bool hasHotJournal(const fs::path& file) {
    return !journalHeader(file).empty();
}

bool isOnlyLogLeft(const fs::path& file) {
    constexpr std::size_t walHeader = 32;
    if (!isMissingOrEmpty(file))
        return false;
    std::error_code none;
    if (const std::uintmax_t size = fs::file_size(pathBeside(file, "-wal"), none); !none && size > walHeader)
        return true;
    const std::string header = journalHeader(file);
    return !header.empty() && hadPages(header);
}

bool isLarge(SQLite::Database& sql) {
    constexpr int pagesAtOnce = 2000;
    return sql.execAndGet("PRAGMA page_count").getInt() > pagesAtOnce;
}

bool hasLog(SQLite::Database& sql) {
    return sql.execAndGet("PRAGMA journal_mode").getString() == "wal";
}

void copyContent(SQLite::Database& source, SQLite::Database& target) {
    const int result = SQLite::Backup(target, source).executeStep();
    if (result != SQLITE_DONE) // Another program held one of them for too long.
        throw SQLite::Exception("the database could not be copied", result);
}

std::unique_ptr<Connection> copyInMemory(SQLite::Database& source) {
    auto connection = std::make_unique<Connection>(
        Connection{SQLite::Database(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)});
    copyContent(source, connection->sql);
    prepare(connection->sql);
    return connection;
}

void copyToFile(SQLite::Database& source, const fs::path& target) {
    // Named after this program: whoever did not get the lock must not rename another one's unfinished copy.
    const fs::path written =
        target.parent_path() / (std::string(copyName) + "-" + std::to_string(platform::processNumber()));
    std::error_code ignored; // SQLite would take the remains of a crash for a database to overwrite.
    fs::remove(written, ignored);
    try {
        writeCopy(source, written);
    } catch (const SQLite::Exception&) {
        const int why = errno;
        fs::remove(written, ignored);
        errno = why;
        throw;
    }
    if (const auto renamed = replaceWith(written, target); !renamed) {
        fs::remove(written, ignored);
        const bool isFull = renamed.error().error == FileError::NoSpace;
        throw SQLite::Exception("there is no place for a copy of the database", isFull ? SQLITE_FULL : SQLITE_CANTOPEN);
    }
}

void prepare(SQLite::Database& sql) {
    // On a read-only file, SQLite would treat the start of a write as that of a read and fail much later.
    if (sqlite3_db_readonly(sql.getHandle(), "main") == 1)
        throw SQLite::Exception("the database is read-only", SQLITE_READONLY);
    setUpWrites(sql);
    sql.exec("PRAGMA cache_size = -16384"); // KiB, only used as pages are read: a long list is read repeatedly.
    // If the file system does not support the write-ahead log, SQLite keeps the rollback journal.
    static_cast<void>(sql.execAndGet("PRAGMA journal_mode = WAL"));
    migrate(sql);
}

fs::path backUp(SQLite::Database& sql, const fs::path& file) {
    fs::path copy = freeBackup(file, versionOf(sql));
    copyToFile(sql, copy);
    return copy;
}

OpenedFile openFile(const fs::path& file, Inspection inspection) {
    createForOwner(file);
    auto connection = std::make_unique<Connection>(Connection{SQLite::Database(file.string(), readWrite, busyTimeout)});
    harden(connection->sql);
    keepLog(connection->sql, true);
    Finding finding = inspect(connection->sql);
    const bool ours = finding == Finding::Fresh || finding == Finding::Sound;
    const bool older = finding == Finding::Sound && versionOf(connection->sql) < databaseVersion();
    const bool later = inspection == Inspection::InBackground && !older;
    Condition condition = Condition::Sound;
    if (ours && !(later && isLarge(connection->sql)))
        condition = check(connection->sql, later ? Depth::Pages : Depth::Everything);
    if (condition == Condition::Damaged)
        finding = Finding::Damaged;
    if (finding == Finding::Fresh || finding == Finding::Sound) {
        keepLog(connection->sql, false);
        const fs::path copy = older ? backUp(connection->sql, file) : fs::path();
        try {
            if (condition == Condition::BadIndexes)
                connection->sql.exec("REINDEX");
            prepare(connection->sql);
        } catch (const SQLite::Exception& error) {
            const int why = errno;
            // If nothing was written, the next start will make its own copy. After an error of the disk nothing is
            // certain.
            if (const StorageProblem problem = problemOf(error, why); problem == StorageProblem::Full ||
                                                                      problem == StorageProblem::ReadOnly ||
                                                                      problem == StorageProblem::Busy) {
                std::error_code ignored;
                fs::remove(copy, ignored);
            }
            errno = why;
            throw;
        }
    }
    if (finding == Finding::Sound && later)
        connection->check = std::make_unique<BackgroundCheck>(file);
    return {std::move(connection), finding};
}

std::unique_ptr<Connection> openAgain(const fs::path& file) {
    auto connection =
        std::make_unique<Connection>(Connection{SQLite::Database(file.string(), readWrite, busyRetryTimeout)});
    harden(connection->sql);
    setUpWrites(connection->sql);
    return connection;
}

OpenedFile openOrFindDamage(const fs::path& file, Inspection inspection) {
    if (isOnlyLogLeft(file))
        createForOwner(file); // So that what is kept has a name.
    if (isOnlyLogLeft(file) || !looksLikeDatabase(file))
        return {nullptr, Finding::Damaged};
    try {
        return openFile(file, inspection);
    } catch (const SQLite::Exception& error) {
        if (problemOf(error) != StorageProblem::Damaged)
            throw;
        return {nullptr, Finding::Damaged};
    }
}

void recordIdentities(Connection& connection, const fs::path& file, bool own) {
    // Someone may have replaced the file just now: then the file at the path is not the open one.
    connection.file = nameIsGone(connection.sql) ? std::nullopt : identityOf(file);
    if (own) {
        connection.log = identityOf(pathBeside(file, "-wal"));
        connection.index = identityOf(pathBeside(file, "-shm"));
    }
    holdFiles(connection);
}

void holdFiles(Connection& connection) {
    connection.holds.clear();
    for (const auto& identity : {connection.file, connection.log, connection.index})
        if (identity)
            connection.holds.emplace_back(*identity);
}

// A copy written over the open file (cp BACKUP lichter-aus.db) keeps the file's identity, and there is no cheap way to
// distinguish it from changes by another game on the same file: with a write-ahead log, the change counter in the
// header does not count transactions; PRAGMA data_version reads the log's index, which the copy does not touch; an id
// inside the database is also in its backup; and the modification time may come from any program's checkpoint. Once
// pages of both no longer fit together, SQLite reports the file as damaged, and it is moved aside.
bool hasMoved(const Connection& connection, const fs::path& file) {
    return nameIsGone(connection.sql) || identityOf(file) != connection.file;
}

void closeStale(std::unique_ptr<Connection> connection, const fs::path& file, bool sound) {
    if (!sound) {
        keepLog(connection->sql, true);
        return;
    }
    // A file that was moved should take all its data along. SQLite would also replay a log that stayed behind onto any
    // file put in its place, where it does not belong. Other programs that have the files open keep them.
    static_cast<void>(attempt([&] { connection->sql.exec("PRAGMA wal_checkpoint(TRUNCATE)"); }));
    const auto log = connection->log;
    const auto index = connection->index;
    connection.reset();
    for (const auto& [suffix, own] : {std::pair{"-wal", log}, std::pair{"-shm", index}}) {
        const fs::path beside = pathBeside(file, suffix);
        std::error_code ignored; // If it cannot be removed, opening will report it.
        if (own && identityOf(beside) == own)
            fs::remove(beside, ignored);
    }
}

void removeDatabase(const fs::path& file) {
    std::error_code ignored;
    for (const char* const suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(pathBeside(file, suffix), ignored);
}

} // namespace data
