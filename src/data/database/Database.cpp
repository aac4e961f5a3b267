// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Database.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/ForeignLog.hpp"
#include "data/database/Impatience.hpp"
#include "data/database/Recovery.hpp"
#include "data/database/Salvage.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <sqlite3.h>
#include <utility>

namespace data {

namespace fs = std::filesystem;

namespace {

std::unique_ptr<Connection> memory() {
    auto connection = std::make_unique<Connection>(
        Connection{SQLite::Database(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)});
    prepare(connection->sql);
    return connection;
}

bool hasNoRuns(SQLite::Database& sql) {
    return sql.execAndGet("SELECT NOT EXISTS (SELECT 1 FROM runs) AND NOT EXISTS (SELECT 1 FROM shifts)").getInt() != 0;
}

/// Copies a file to a new database in memory; null if it is damaged. \throws SQLite::Exception if it cannot be read.
std::unique_ptr<Connection> copyFileInMemory(SQLite::Database& source) {
    if (inspect(source) != Finding::Sound)
        return nullptr;
    const Condition condition = check(source, Depth::Everything);
    if (condition == Condition::Damaged)
        return nullptr;
    auto copy = copyInMemory(source);
    if (condition == Condition::BadIndexes)
        copy->sql.exec("REINDEX");
    return copy;
}

/// What can be read of a file that cannot be written.
struct ReadInMemory {
    std::unique_ptr<Connection> rows; ///< Null if it cannot be read.
    bool isAll = true;
    bool isDamaged = false; ///< These are the rows that could be salvaged.
};

ReadInMemory readInMemory(const fs::path& file) {
    struct Way {
        std::string address;
        int flags;
        bool alone; ///< The index of the log is kept in memory then, as a full disk has no place for it.
        bool readsLog;
    };
    // A read-only folder has no place for the files that SQLite creates beside the database.
    const std::array ways{Way{file.string(), SQLITE_OPEN_READONLY, false, true},
                          Way{file.string(), SQLITE_OPEN_READWRITE, true, true},
                          Way{immutableAddress(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, false, false}};
    bool isDamaged = false;
    for (const Way& way : ways) {
        auto copy = attempt([&way] {
            SQLite::Database source(way.address, way.flags, busyRetryTimeout); // Opening has already waited long.
            harden(source);
            sqlite3_db_config(source.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
            if (way.alone)
                static_cast<void>(source.execAndGet("PRAGMA locking_mode = EXCLUSIVE"));
            return copyFileInMemory(source);
        });
        if (copy && *copy != nullptr)
            return {std::move(*copy), way.readsLog || isMissingOrEmpty(pathBeside(file, "-wal")), false};
        isDamaged = isDamaged || copy || copy.error() == StorageProblem::Damaged;
    }
    if (!isDamaged)
        return {};
    auto left = attempt([&file] {
        SalvagedRows salvaged = salvage(file);
        prepare(salvaged.rows->sql);
        return std::move(salvaged.rows);
    });
    return {left ? std::move(*left) : nullptr, false, true};
}

/// Where a file is that the player has moved elsewhere and linked to: the files beside it are there as well.
fs::path followLink(const fs::path& file) {
    std::error_code unknown; // Opening will report it.
    if (!fs::is_symlink(fs::symlink_status(file, unknown)))
        return file;
    fs::path target = fs::canonical(file, unknown);
    return unknown ? file : target;
}

/// How long a start waits for another program that opens, or repairs, the same file.
constexpr std::chrono::milliseconds openPatience(busyTimeout);

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

Database Database::open(const fs::path& file, puzzle::Kinds kinds, Inspection inspection, const Log& log) {
    Database database = openLocked(followLink(file), inspection, Try::First, log);
    database.beAt(file, kinds, log);
    database.logState();
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
    holdFiles(**again);
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
    database.m_known = markKnown(*database.m_connection);
    database.m_hasAll = hasAll;
    database.m_refusal = refusal;
    return database;
}

void Database::logState() const {
    switch (m_state) {
    case DatabaseState::Recovered:
        m_log.warn("database: was damaged; a new one begins" +
                   (m_salvaged.total == 0
                        ? std::string()
                        : " with " + std::to_string(m_salvaged.copied) +
                              (m_salvaged.known == SalvageCounts::Total::Exact ? " of " : " of about ") +
                              std::to_string(m_salvaged.total) + " runs") +
                   ", the old one is " + m_movedTo.string());
        break;
    case DatabaseState::Newer:
        m_log.warn("database: made by a newer version, so nothing is saved");
        break;
    case DatabaseState::Unwritable:
        m_log.warn("database: cannot be used, so nothing is saved: " +
                   (m_inTheWay.empty() ? m_file : m_inTheWay).string());
        break;
    case DatabaseState::Opened:
    case DatabaseState::Created:
    case DatabaseState::InMemory:
        break;
    }
}

Database Database::openLocked(const fs::path& file, Inspection inspection, Try which, const Log& log) {
    static_cast<void>(createFolder(file.parent_path())); // Opening will report it.
    if (auto blocking = data::inTheWay(file)) {
        Database database = unusable(nullptr, DatabaseState::Unwritable);
        database.m_inTheWay = std::move(*blocking);
        return database;
    }
    // Two programs must not repair the same file at the same time, nor one use what another is about to replace.
    const FolderLock lock(file.parent_path(), which == Try::First ? openPatience : std::chrono::milliseconds(0));
    if (lock.isHeldByOther())
        return unusable(nullptr, DatabaseState::Unwritable, StorageProblem::Busy);
    errno = 0;
    try {
        return openOrReplace(file, inspection, log);
    } catch (const SQLite::Exception& error) {
        const StorageProblem refusal = problemOf(error, errno);
        log.warn(std::string("database: ") + error.what());
        ReadInMemory read = which == Try::First ? readInMemory(file) : ReadInMemory();
        Database database = unusable(std::move(read.rows), DatabaseState::Unwritable, refusal);
        database.m_hasAll = database.m_hasAll && read.isAll;
        database.m_isDamaged = read.isDamaged;
        return database;
    }
}

Database Database::openOrReplace(const fs::path& file, Inspection inspection, const Log& log) {
    const auto unreported = resumeRecovery(file);
    switch (lookAtLogs(file)) {
    case LogFinding::Damages:
        return replace(file, log);
    case LogFinding::SetAside:
        log.warn("database: a log that belongs to another file was set aside");
        break;
    case LogFinding::Fine:
        break;
    }
    OpenedFile opened = openOrFindDamage(file, inspection);
    if (opened.finding == Finding::Damaged) { // A disk that fails for a moment can look like that. So again.
        opened.connection.reset();
        opened = openOrFindDamage(file, inspection);
    }
    if (opened.finding == Finding::Damaged) {
        opened.connection.reset();
        return replace(file, log);
    }
    if (opened.finding == Finding::Newer)
        return unusable(nullptr, DatabaseState::Newer);
    const bool fresh = opened.finding == Finding::Fresh;
    Database database(std::move(opened.connection), fresh ? DatabaseState::Created : DatabaseState::Opened);
    if (unreported && !fresh) {
        database.m_state = DatabaseState::Recovered;
        database.m_movedTo = unreported->kept;
        database.m_salvaged = unreported->salvaged;
        database.m_untold = file;
        database.m_beside.backup = lookBeside(file, unreported->salvaged.copied).backup;
    } else if (hasNoRuns(database.m_connection->sql)) {
        recoveryTold(file); // It is told by what lies beside the file.
        database.m_beside = lookBeside(file, 0);
    }
    return database;
}

Database Database::replace(const fs::path& file, const Log& log) {
    SalvagedRows salvaged = salvage(file);
    std::string said;
    const auto kept = attempt([&] { return replaceDamaged(file, *salvaged.rows, salvaged.counts); }, &said);
    if (!kept) {
        log.warn("database: " + said);
        prepare(salvaged.rows->sql);
        Database database = unusable(std::move(salvaged.rows), DatabaseState::Unwritable, kept.error());
        database.m_hasAll = false;
        database.m_isDamaged = true;
        return database;
    }
    Database recovered(openFile(file, Inspection::AtOnce).connection, DatabaseState::Recovered, *kept);
    recovered.m_salvaged = salvaged.counts;
    recovered.m_untold = file;
    recovered.m_beside.backup = lookBeside(file, salvaged.counts.copied).backup;
    return recovered;
}

void Database::told() noexcept {
    if (!std::exchange(m_untold, {}).empty())
        recoveryTold(followLink(m_file));
}

bool Database::followFile() {
    if (m_file.empty() || m_stays)
        return false;
    if (moved()) {
        reopenFile(true);
        return true;
    }
    if (m_state == DatabaseState::Unwritable && std::chrono::steady_clock::now() >= m_tryAgainAt)
        return tryAgain();
    if (m_connection->check != nullptr && m_connection->check->condition() == Condition::BadIndexes)
        rebuildFoundIndexes();
    return foundDamage() && reopen();
}

bool Database::moved() const {
    return !m_file.empty() && hasMoved(*m_connection, m_file);
}

void Database::rebuildFoundIndexes() {
    const Impatience now(*m_connection); // While another program writes, it is put off.
    const auto rebuilt = rebuildIndexes();
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
    const bool wasUnsaved = !saves(); // What was played since then is in memory only.
    std::unique_ptr<Connection> known;
    if (wasUnsaved) {
        known = std::move(m_connection);
    } else {
        if (sound) // Data that cannot be copied is lost; the new state is reported.
            known = attempt([this] { return copyInMemory(m_connection->sql); }).value_or(nullptr);
        closeStale(std::move(m_connection), m_file, sound);
    }
    Database fresh = open(m_file, m_kinds, Inspection::AtOnce, m_log);
    if (wasUnsaved && fresh.saves()) {
        if (m_backup)
            m_backup->beforeWrite(*fresh.m_connection, m_log);
        if (const auto refusal = fresh.take(*known, m_known)) { // Until it can, the file is left alone.
            fresh = unusable(nullptr, DatabaseState::Unwritable, *refusal);
            fresh.beAt(m_file, m_kinds, m_log);
        }
    }
    if (!fresh.saves() && known != nullptr) {
        fresh.m_connection->sql = std::move(known->sql);
        fresh.m_known = wasUnsaved ? m_known : markKnown(*fresh.m_connection);
        fresh.m_hasAll = wasUnsaved ? m_hasAll : fresh.m_hasAll;
    }
    continueWith(std::move(fresh));
}

bool Database::tryAgain() {
    // Nobody is to wait for this, and nothing new is to be logged, as long as it is no better.
    Database fresh = openLocked(followLink(m_file), Inspection::InBackground, Try::Again, {});
    constexpr std::chrono::seconds longest(60);
    m_pause = std::min(2 * m_pause, longest);
    m_tryAgainAt = std::chrono::steady_clock::now() + m_pause;
    if (!fresh.saves())
        return false;
    fresh.beAt(m_file, m_kinds, m_log);
    if (m_backup)
        m_backup->beforeWrite(*fresh.m_connection, m_log);
    if (fresh.take(*m_connection, m_known))
        return false;
    if (beforeReopening)
        beforeReopening();
    fresh.m_isBack = true;
    fresh.m_log.warn("database: can be used again");
    fresh.logState();
    continueWith(std::move(fresh));
    return true;
}

std::optional<StorageProblem> Database::take(Connection& memory, const LastNumbers& since) const {
    std::string said;
    const auto taken = attempt([&] { bringOver(memory, since, *m_connection); }, &said);
    if (taken)
        return std::nullopt;
    m_log.warn("database: " + said);
    return taken.error();
}

void Database::beAt(const fs::path& file, puzzle::Kinds kinds, const Log& log) {
    m_kinds = kinds;
    m_file = file;
    m_log = log;
    m_tryAgainAt = std::chrono::steady_clock::now() + tryAgainAfter;
    recordIdentities(*m_connection, file, saves());
}

bool Database::followFileNow() {
    m_tryAgainAt = {};
    return followFile();
}

std::optional<std::chrono::duration<float>> Database::untilTrying() const {
    if (m_state != DatabaseState::Unwritable || m_file.empty())
        return std::nullopt;
    const std::chrono::duration<float> left = m_tryAgainAt - std::chrono::steady_clock::now();
    return std::max(left, std::chrono::duration<float>(0));
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
