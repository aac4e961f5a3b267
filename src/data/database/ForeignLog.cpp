// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/ForeignLog.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Finding.hpp"
#include "data/database/Migrations.hpp"
#include "data/database/Sealed.hpp"
#include "data/database/Sql.hpp"
#include "data/database/SqlFunctions.hpp"
#include "data/files/File.hpp"
#include "data/files/FileIdentity.hpp"

#include <cerrno>
#include <cstdint>
#include <sqlite3.h>
#include <string>
#include <system_error>

namespace data {

namespace fs = std::filesystem;

namespace {

SQLite::Database openAlone(const fs::path& file) {
    SQLite::Database sql(immutableAddress(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    harden(sql);
    return sql;
}

/// Opens a database with what lies beside it. Neither is changed, unless there is a journal.
SQLite::Database openTogether(const fs::path& file) {
    SQLite::Database sql(file.string(), SQLITE_OPEN_READWRITE, busyRetryTimeout);
    sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    harden(sql);
    static_cast<void>(sql.execAndGet("PRAGMA locking_mode = EXCLUSIVE"));
    return sql;
}

/// Returns the condition of the database that `open` gives. \throws SQLite::Exception if the disk fails.
template<class Open>
Finding findingOf(Open&& open) {
    const auto found = attempt([&] {
        SQLite::Database sql = open();
        const Finding finding = inspect(sql);
        return finding == Finding::Sound && check(sql, Depth::Pages) == Condition::Damaged ? Finding::Damaged : finding;
    });
    if (!found && found.error() == StorageProblem::Unreadable)
        throw SQLite::Exception("the database cannot be read", SQLITE_IOERR_READ);
    return found.value_or(Finding::Damaged);
}

/// Whether a file has the size of one that is just being created: its journal makes it empty again.
bool mayBeNew(const fs::path& file) {
    constexpr std::uintmax_t most = 256 * 1024; // Twice the size of the empty tables.
    std::error_code unknown;
    const std::uintmax_t size = fs::file_size(file, unknown);
    return !unknown && size <= most;
}

/// Whether runs with the same number differ. What is stored of a run never changes, apart from its player. A row of
/// `one` that is torn says nothing: where a checkpoint was cut off, the log has it whole.
bool areOfDifferentFiles(SQLite::Database& one, SQLite::Database& other) {
    addFunctions(one);
    const bool isSealed = versionOf(one) == databaseVersion();
    const std::string whole = isSealed ? std::string(" WHERE checksum = row_checksum(") + sealedRun + ")" : "";
    SQLite::Statement runs(one, "SELECT id, code, events, date FROM"
                                " (SELECT * FROM (SELECT * FROM runs ORDER BY id LIMIT 100)"
                                " UNION SELECT * FROM (SELECT * FROM runs ORDER BY id DESC LIMIT 100))" +
                                    whole);
    SQLite::Statement same(other, "SELECT code = ?2 AND events = ?3 AND date = ?4 FROM runs WHERE id = ?1");
    while (runs.executeStep()) {
        same.bind(1, runs.getColumn(0).getInt64());
        for (int column = 1; column <= 3; ++column)
            bindText(same, column + 1, viewOf(runs.getColumn(column), SIZE_MAX));
        if (same.executeStep() && same.getColumn(0).getInt() == 0)
            return true;
        same.reset();
    }
    return false;
}

void orThrow(const tl::expected<void, FileProblem>& done) {
    if (done)
        return;
    errno = 0;
    throw SQLite::Exception("the log of another database cannot be set aside: " + done.error().file.string(),
                            done.error().error == FileError::NoSpace  ? SQLITE_FULL
                            : done.error().error == FileError::Denied ? SQLITE_READONLY
                                                                      : SQLITE_ERROR);
}

LogFinding setAside(const fs::path& file, const char* suffix) {
    fs::path kept;
    std::error_code ignored; // Renaming reports it.
    for (int number = 1; kept.empty() || fs::exists(fs::symlink_status(kept, ignored)); ++number)
        kept = pathBeside(file, damagedMark + std::to_string(number) + suffix);
    orThrow(moveFile(pathBeside(file, suffix), kept));
    orThrow(removeFile(pathBeside(file, "-shm")));
    orThrow(syncNames(file.parent_path()));
    return LogFinding::SetAside;
}

LogFinding lookAtJournal(const fs::path& file) {
    const auto journal = identityOf(pathBeside(file, "-journal"));
    if (isInUse(file)) // Then the journal is that of whoever uses it, and no remains of a crash.
        return LogFinding::Fine;
    const JournalTrial trial(file);
    const Finding alone = findingOf([&] { return openAlone(file); });
    const Finding together = findingOf([&] { return openTogether(trial.file()); });
    bool foreign = alone == Finding::Sound && together != Finding::Sound;
    if (alone == Finding::Sound && together == Finding::Sound) {
        SQLite::Database before = openAlone(file);
        SQLite::Database after = openAlone(trial.file());
        foreign = areOfDifferentFiles(before, after);
    }
    if (alone == Finding::Damaged && (together == Finding::Damaged || (together == Finding::Fresh && !mayBeNew(file))))
        return LogFinding::Damages;
    const bool changed = isInUse(file) || identityOf(pathBeside(file, "-journal")) != journal;
    return foreign && !changed ? setAside(file, "-journal") : LogFinding::Fine;
}

LogFinding lookAtLog(const fs::path& file) {
    const auto foreign = attempt([&] {
        SQLite::Database after = openTogether(file);
        static_cast<void>(versionOf(after)); // Fails if anybody else has the file open: then it is their log.
        SQLite::Database before = openAlone(file);
        return inspect(before) == Finding::Sound && inspect(after) == Finding::Sound &&
               check(before, Depth::Pages) != Condition::Damaged && areOfDifferentFiles(before, after);
    });
    // Any other failure comes again when the file is opened.
    return foreign.value_or(false) ? setAside(file, "-wal") : LogFinding::Fine;
}

} // namespace

JournalTrial::JournalTrial(const fs::path& file)
    : m_file(file.parent_path() / salvageName) {
    removeDatabase(m_file);
    std::error_code error;
    // Nobody has a lock on the file (isInUse) that closing it could release.
    fs::copy_file(file, m_file, error);
    if (!error)
        fs::copy_file(pathBeside(file, "-journal"), pathBeside(m_file, "-journal"), error);
    if (!error)
        return;
    removeDatabase(m_file);
    errno = error.value();
    throw SQLite::Exception("the database cannot be copied", errno == EIO ? SQLITE_IOERR_READ : SQLITE_CANTOPEN);
}

JournalTrial::~JournalTrial() {
    removeDatabase(m_file); // What stays is removed at the next start.
}

LogFinding lookAtLogs(const fs::path& file) {
    if (isMissingOrEmpty(file) || !looksLikeDatabase(file))
        return LogFinding::Fine;
    if (hasHotJournal(file))
        return lookAtJournal(file);
    return isMissingOrEmpty(pathBeside(file, "-wal")) ? LogFinding::Fine : lookAtLog(file);
}

} // namespace data
