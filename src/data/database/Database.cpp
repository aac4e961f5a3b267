// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Database.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Salvage.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"

#include <array>
#include <cerrno>
#include <sqlite3.h>

namespace data {

namespace fs = std::filesystem;

namespace {

std::unique_ptr<Connection> memory() {
    auto connection = std::make_unique<Connection>(
        Connection{SQLite::Database(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)});
    prepare(connection->sql);
    return connection;
}

/// Copies a file to a new database in memory; null if it is damaged. \throws SQLite::Exception if it cannot be read.
std::unique_ptr<Connection> copyFileInMemory(const std::string& address, int flags) {
    SQLite::Database source(address, flags, busyRetryTimeout); // Opening has already waited for the full timeout.
    harden(source);
    return inspect(source) == Finding::Sound && check(source, Depth::Everything) == Condition::Sound
               ? copyInMemory(source)
               : nullptr;
}

/// Returns a database in memory with what can be read of a file that cannot be written; null if it cannot be read.
std::unique_ptr<Connection> readInMemory(const fs::path& file) {
    struct Way {
        std::string address;
        int flags;
    };
    // A read-only folder has no place for the files that SQLite creates beside the database.
    const std::array ways{Way{file.string(), SQLITE_OPEN_READONLY},
                          Way{immutableAddress(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI}};
    for (const Way& way : ways) {
        auto copy = attempt([&way] { return copyFileInMemory(way.address, way.flags); });
        if (copy && *copy != nullptr)
            return std::move(*copy);
    }
    return nullptr;
}

} // namespace

Database::Database(std::unique_ptr<Connection> connection, DatabaseState state, fs::path movedTo)
    : m_connection(std::move(connection))
    , m_state(state)
    , m_movedTo(std::move(movedTo)) {}

Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Database Database::inMemory(puzzle::Kinds kinds) {
    Database database(memory(), DatabaseState::InMemory);
    database.m_kinds = kinds;
    return database;
}

Database Database::open(const fs::path& file, puzzle::Kinds kinds, Inspection inspection, Log log) {
    Database database = openLocked(file, inspection, log);
    database.m_kinds = kinds;
    database.m_file = file;
    database.m_log = std::move(log);
    database.logState();
    recordIdentities(*database.m_connection, file, database.saves());
    return database;
}

tl::expected<Database, StorageProblem> Database::alongside() const {
    std::string said;
    auto again = attempt([this] { return openAgain(m_file); }, &said);
    if (!again) {
        m_log.warn("database: " + said);
        return tl::unexpected(again.error());
    }
    (*again)->file = m_connection->file;
    Database database(std::move(*again), DatabaseState::Opened);
    database.m_file = m_file;
    database.m_stays = true;
    database.m_kinds = m_kinds;
    database.m_reopenCount = m_reopenCount;
    database.m_backup = m_backup;
    database.m_log = m_log;
    return database;
}

Database Database::unusable(std::unique_ptr<Connection> salvaged, DatabaseState state, StorageProblem refusal) {
    const bool hasAll = salvaged != nullptr;
    Database database(hasAll ? std::move(salvaged) : memory(), state);
    database.m_hasAll = hasAll;
    database.m_refusal = refusal;
    return database;
}

void Database::logState() const {
    switch (m_state) {
    case DatabaseState::Recovered:
        m_log.warn("database: was damaged; a new one begins" +
                   (m_salvaged.total == 0 ? std::string()
                                          : " with " + std::to_string(m_salvaged.copied) + " of " +
                                                std::to_string(m_salvaged.total) + " runs") +
                   ", the old one is " + m_movedTo.string());
        break;
    case DatabaseState::Newer:
        m_log.warn("database: made by a newer version, so nothing is saved");
        break;
    case DatabaseState::Unwritable:
        m_log.warn("database: cannot be written, so nothing is saved: " + m_file.string());
        break;
    case DatabaseState::Opened:
    case DatabaseState::Created:
    case DatabaseState::InMemory:
        break;
    }
}

Database Database::openLocked(const fs::path& file, Inspection inspection, const Log& log) {
    static_cast<void>(createFolder(file.parent_path())); // Opening will report it.
    std::error_code ignored;
    // SQLite would wait forever at a pipe.
    if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored))
        return unusable(nullptr, DatabaseState::Unwritable);
    // Two programs that find the same damage at the same time must not move each other's new file aside.
    const FolderLock lock(file.parent_path());
    errno = 0;
    try {
        OpenedFile first = openOrFindDamage(file, inspection);
        if (first.finding == Finding::Newer)
            return unusable(nullptr, DatabaseState::Newer);
        if (first.finding == Finding::Fresh)
            return {std::move(first.connection), DatabaseState::Created};
        if (first.finding == Finding::Sound)
            return {std::move(first.connection), DatabaseState::Opened};
        first.connection.reset();
        const auto aside = moveDatabaseAside(file);
        if (!aside)
            return unusable(nullptr, DatabaseState::Unwritable);
        Database recovered(openFile(file, Inspection::AtOnce).connection, DatabaseState::Recovered, *aside);
        recovered.m_salvaged = salvage(*aside, recovered.m_connection->sql);
        return recovered;
    } catch (const SQLite::Exception& error) {
        const StorageProblem refusal = problemOf(error, errno);
        log.warn(std::string("database: ") + error.what());
        return unusable(readInMemory(file), DatabaseState::Unwritable, refusal);
    }
}

bool Database::follow() {
    if (m_file.empty() || m_stays)
        return false;
    if (moved()) {
        reopenFile(true);
        return true;
    }
    if (m_connection->check != nullptr && m_connection->check->condition() == Condition::BadIndexes)
        rebuildFoundIndexes();
    return foundDamage() && reopen();
}

bool Database::moved() const {
    return !m_file.empty() && hasMoved(*m_connection, m_file);
}

void Database::rebuildFoundIndexes() {
    m_connection->sql.setBusyTimeout(0); // Nobody waits for this: while another program writes, it is put off.
    const auto rebuilt = rebuildIndexes();
    m_connection->sql.setBusyTimeout(m_connection->held ? busyRetryTimeout : busyTimeout);
    if (rebuilt || rebuilt.error() != StorageProblem::Busy)
        m_connection->check.reset();
}

tl::expected<void, StorageProblem> Database::rebuildIndexes() {
    m_log.warn("database: an index was wrong and is built again");
    m_connection->memory = {};
    std::string said;
    auto rebuilt = attempt([this] { m_connection->sql.exec("REINDEX"); }, &said);
    if (!rebuilt)
        m_log.warn("database: " + said);
    return rebuilt;
}

bool Database::reopen() {
    if (m_file.empty() || m_stays)
        return false;
    reopenFile(false);
    return true;
}

void Database::reopenFile(bool sound) {
    m_log.warn(sound ? "database: the open file was deleted, moved or replaced" : "database: the open file is damaged");
    if (beforeReopening)
        beforeReopening();
    std::unique_ptr<Connection> known;
    if (sound) // Data that cannot be copied is lost; the new state is reported.
        known = attempt([this] { return copyInMemory(m_connection->sql); }).value_or(nullptr);
    closeStale(std::move(m_connection), m_file, sound);
    Database fresh = open(m_file, m_kinds, Inspection::AtOnce, m_log);
    if (!fresh.saves() && known != nullptr)
        fresh.m_connection->sql = std::move(known->sql);
    continueWith(std::move(fresh));
}

void Database::reload() {
    if (beforeReopening)
        beforeReopening();
    m_connection.reset();
    continueWith(open(m_file, m_kinds, Inspection::AtOnce, m_log));
}

void Database::continueWith(Database&& reopened) {
    reopened.m_reopenCount = m_reopenCount + 1;
    reopened.m_backup = std::move(m_backup);
    reopened.beforeReopening = std::move(beforeReopening);
    *this = std::move(reopened);
}

void Database::backUpDaily(fs::path folder, Today today) {
    m_backup.emplace(std::move(folder), std::move(today));
}

fs::path Database::backupFolder() const {
    return m_backup ? m_backup->folder() : fs::path();
}

void Database::beforeWrite() noexcept {
    if (m_backup && saves())
        m_backup->beforeWrite(*m_connection, m_log);
}

bool Database::foundDamage() const noexcept {
    return m_connection->check != nullptr && m_connection->check->condition() == Condition::Damaged;
}

bool Database::inspected() const noexcept {
    return m_connection->check == nullptr || m_connection->check->over();
}

bool Database::saves() const noexcept {
    return m_state == DatabaseState::Opened || m_state == DatabaseState::Created || m_state == DatabaseState::Recovered;
}

} // namespace data
