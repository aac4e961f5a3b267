// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests how a backup is restored.

#include "data/database/Restore.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/OldVersions.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/database/Backups.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sqlite3.h>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;

const puzzle::Day today = puzzle::dayFromText("2026-11-22").value();

class RestoreTest : public testing::Test {
protected:
    RestoreTest() {
        for (int i = 0; i < 2; ++i)
            EXPECT_TRUE(store(m_database));
        m_database.backUpDaily(m_paths.backups(), [this] { return m_today; });
        for (int i = 0; i < 3; ++i)
            EXPECT_TRUE(store(m_database));
        EXPECT_EQ(countIn(m_backup), 2U);
    }

    static bool store(Database& database) { return Leaderboard(database).submit(smallRun({})).has_value(); }
    [[nodiscard]] static std::size_t runsIn(Database& database) {
        return Leaderboard(database).rows({{true, {}, {}, 1000}, "level:shed/corners", {}}).value().rows.size();
    }
    /// The number of runs in a backup.
    [[nodiscard]] std::size_t countIn(const fs::path& file) const {
        for (const Backup& each : listBackups(m_paths.backups()))
            if (each.file == file)
                return each.condition == Backup::Condition::Sound ? each.has.runs : 0;
        return 0;
    }
    [[nodiscard]] fs::path replaced(int number) const {
        return m_paths.backups() / ("lichter-aus-2026-11-22-replaced-" + std::to_string(number) + ".db");
    }
    void expectRefused(const fs::path& file, RestoreProblem problem) {
        const auto kept = restoreBackup(m_database, file, today);
        ASSERT_FALSE(kept);
        EXPECT_EQ(kept.error(), problem);
        EXPECT_EQ(runsIn(m_database), 5U);
        EXPECT_EQ(m_database.reopenCount(), 0);
        EXPECT_FALSE(fs::exists(replaced(1)));
        EXPECT_TRUE(store(m_database)) << "it can still be written";
    }
    void changeBackup(const std::string& statement) const {
        SQLite::Database(m_backup.string(), SQLITE_OPEN_READWRITE).exec(statement);
    }

    test::TemporaryFolder m_folder;
    Paths m_paths = pathsIn(m_folder / "data");
    puzzle::Day m_today = today;
    fs::path m_backup = m_paths.backups() / "lichter-aus-2026-11-22.db";
    Database m_database = Database::open(m_paths.database(), puzzles());
};

TEST_F(RestoreTest, BringsBackRunsAndCanBeUndone) {
    const auto kept = restoreBackup(m_database, m_backup, today);
    ASSERT_TRUE(kept);
    EXPECT_EQ(runsIn(m_database), 2U);
    EXPECT_EQ(*kept, replaced(1));
    EXPECT_EQ(countIn(*kept), 5U);
    EXPECT_EQ(m_database.state(), DatabaseState::Opened);
    EXPECT_EQ(m_database.reopenCount(), 1);
    EXPECT_EQ(countIn(m_backup), 2U) << "the backup stays";
    EXPECT_TRUE(store(m_database));

    const auto again = restoreBackup(m_database, *kept, today);
    ASSERT_TRUE(again);
    EXPECT_EQ(runsIn(m_database), 5U) << "undone";
    EXPECT_EQ(*again, replaced(2));
    EXPECT_EQ(countIn(*again), 3U) << "what was played in between is kept too";

    m_database = Database::inMemory(puzzles());
    Database opened = Database::open(m_paths.database(), puzzles());
    EXPECT_EQ(opened.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(opened), 5U);
}

TEST_F(RestoreTest, DailyBackupsNeverRemoveWhatWasReplaced) {
    ASSERT_TRUE(restoreBackup(m_database, m_backup, today));
    for (int i = 0; i < 6; ++i) {
        m_today = puzzle::plusDays(m_today, 1);
        ASSERT_TRUE(store(m_database));
    }
    EXPECT_EQ(countIn(replaced(1)), 5U);
    EXPECT_EQ(listBackups(m_paths.backups()).size(), keptBackups + 1);
}

TEST_F(RestoreTest, OtherProgramsSeeItAtOnce) {
    Database other = Database::open(m_paths.database(), puzzles());
    EXPECT_EQ(runsIn(other), 5U);
    ASSERT_TRUE(restoreBackup(m_database, m_backup, today));
    EXPECT_EQ(runsIn(other), 2U);
    EXPECT_TRUE(store(other));
    EXPECT_EQ(runsIn(m_database), 3U);
    EXPECT_EQ(other.reopenCount(), 0) << "it still is the same file";
}

/// The power fails when what was restored, and new runs, are only in the log: another program still reads the old rows,
/// so that they cannot be written into the file.
POSIX_TEST_F(RestoreTest, KeepsNewRunsIfThePowerFailsAfterwards) {
    m_database = Database::inMemory(puzzles()); // No process may inherit an open file.
    EXPECT_EQ(test::inChild([this] {
                  Database database = Database::open(m_paths.database(), puzzles());
                  database.backUpDaily(m_paths.backups(), [] { return today; });
                  SQLite::Database reader(m_paths.database().string(), SQLITE_OPEN_READONLY);
                  reader.exec("BEGIN");
                  static_cast<void>(reader.execAndGet("SELECT count(*) FROM runs"));
                  const bool restored = restoreBackup(database, m_backup, today).has_value();
                  for (int i = 0; i < 3; ++i)
                      if (!Leaderboard(database).submit(smallRun({"Zoe", 0, 60 + i})))
                          return 1;
                  ::_exit(restored ? 0 : 2); // Without closing anything.
              }),
              0);
    ASSERT_GT(fs::file_size(m_paths.database().string() + "-wal"), 0U);
    m_database = Database::open(m_paths.database(), puzzles());
    EXPECT_EQ(m_database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(m_database), 5U) << "two were restored, three are new";
    EXPECT_FALSE(fs::exists(m_paths.database().string() + ".damaged-1-wal"));
}

TEST_F(RestoreTest, UsesNoNumberOfARunTwice) {
    const auto last = [this] { return m_database.connection().sql.execAndGet("SELECT max(id) FROM runs").getInt64(); };
    const auto before = last();
    ASSERT_TRUE(restoreBackup(m_database, m_backup, today));
    EXPECT_LT(last(), before);
    ASSERT_TRUE(store(m_database));
    EXPECT_EQ(last(), before + 1);
}

POSIX_TEST_F(RestoreTest, LosesNoRunStoredMeanwhile) {
    constexpr std::size_t theirs = 60;
    m_database = Database::inMemory(puzzles()); // No process may inherit an open file.
    const pid_t other = test::startChild([this] {
        Database database = Database::open(m_paths.database(), puzzles());
        for (std::size_t i = 0; i < theirs; ++i)
            if (!store(database))
                return 1;
        return 0;
    });
    m_database = Database::open(m_paths.database(), puzzles());
    m_database.backUpDaily(m_paths.backups(), [] { return today; });
    while (runsIn(m_database) < 15)
        std::this_thread::yield();
    std::size_t gone = 0;
    for (int i = 1; i <= 3; ++i) {
        ASSERT_TRUE(restoreBackup(m_database, m_backup, today));
        gone += countIn(replaced(i)) - 2; // Each time two runs come back.
    }
    EXPECT_EQ(test::waitFor(other), 0);
    EXPECT_EQ(gone + runsIn(m_database), 5 + theirs) << "every run is in one of the files";
}

POSIX_TEST_F(RestoreTest, KilledProgramLeavesOldOrNewContent) {
    m_database = Database::inMemory(puzzles()); // No process may inherit an open file.
    for (int round = 0; round < 8; ++round) {
        const fs::path last = replaced(3 * round + 3);
        const pid_t child = test::startChild([&] {
            Database database = Database::open(m_paths.database(), puzzles());
            database.backUpDaily(m_paths.backups(), [] { return today; });
            fs::path next = round % 2 == 0 ? m_backup : replaced(1);
            while (const auto kept = restoreBackup(database, next, today))
                next = next == m_backup ? replaced(1) : m_backup;
            return 1;
        });
        while (!fs::exists(last)) { // Then it is writing over the content, or about to finish.
            std::this_thread::yield();
        }
        ::kill(child, SIGKILL);
        EXPECT_EQ(test::waitFor(child), -SIGKILL);
        Database database = Database::open(m_paths.database(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Opened) << round;
        const std::size_t runs = runsIn(database);
        EXPECT_TRUE(runs == 2 || runs == 5) << runs;
        for (const Backup& each : listBackups(m_paths.backups()))
            EXPECT_EQ(each.condition, Backup::Condition::Sound) << each.file;
        for (int number = 3 * round + 4; fs::exists(replaced(number)); ++number)
            fs::remove(replaced(number)); // So that the next round knows its numbers.
    }
}

TEST_F(RestoreTest, WorksWithoutWriteAheadLog) {
    ASSERT_TRUE(attemptOn(m_database, [](SQLite::Database& sql) {
        EXPECT_EQ(sql.execAndGet("PRAGMA journal_mode = DELETE").getString(), "delete");
    }));
    const auto kept = restoreBackup(m_database, m_backup, today);
    ASSERT_TRUE(kept);
    EXPECT_EQ(runsIn(m_database), 2U);
    EXPECT_EQ(countIn(*kept), 5U);
}

TEST_F(RestoreTest, MigratesBackupOfEarlierVersion) {
    for (int version = 1; version <= databaseVersion(); ++version) {
        fs::remove(m_backup);
        {
            SQLite::Database sql(m_backup.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
            migrate(sql, version);
            sql.exec("INSERT INTO players(name) VALUES ('Anna')");
        }
        EXPECT_EQ(listBackups(m_paths.backups()).back().condition, Backup::Condition::Sound) << version;
        const auto kept = restoreBackup(m_database, m_backup, today);
        ASSERT_TRUE(kept) << version;
        EXPECT_EQ(m_database.connection().sql.execAndGet("SELECT name FROM players").getString(), "Anna") << version;
        EXPECT_TRUE(store(m_database)) << version;
        EXPECT_EQ(versionOf(m_database.connection().sql), databaseVersion());
    }
}

TEST_F(RestoreTest, MendsIndexesOfBackup) {
    {
        SQLite::Database sql(m_backup.string(), SQLITE_OPEN_READWRITE);
        sql.exec("PRAGMA writable_schema = ON;"
                 "CREATE TABLE spare AS SELECT rootpage FROM sqlite_schema WHERE name = 'runs_by_date';"
                 "DELETE FROM sqlite_schema WHERE name = 'runs_by_date'");
    }
    {
        SQLite::Database sql(m_backup.string(), SQLITE_OPEN_READWRITE);
        sql.exec("DELETE FROM runs WHERE id = 1"); // The hidden index still lists it.
        sql.exec("PRAGMA writable_schema = ON;"
                 "INSERT INTO sqlite_schema SELECT 'index', 'runs_by_date', 'runs', rootpage,"
                 " 'CREATE INDEX runs_by_date ON runs (player_id, date)' FROM spare");
    }
    changeBackup("DROP TABLE spare");
    ASSERT_TRUE(restoreBackup(m_database, m_backup, today));
    EXPECT_EQ(m_database.connection().sql.execAndGet("PRAGMA integrity_check").getString(), "ok");
    EXPECT_EQ(runsIn(m_database), 1U);
}

TEST_F(RestoreTest, RefusesPlantedSchema) {
    for (const char* const planted : {"CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM runs; END",
                                      "CREATE VIEW v AS SELECT * FROM runs", "CREATE TABLE extra(x)"}) {
        changeBackup(planted);
        const auto kept = restoreBackup(m_database, m_backup, today);
        ASSERT_FALSE(kept) << planted;
        EXPECT_EQ(kept.error(), RestoreProblem::Damaged) << planted;
        changeBackup(std::string("DROP ") + (planted[7] == 'V'   ? "VIEW v"
                                             : planted[8] == 'R' ? "TRIGGER t"
                                                                 : "TABLE extra"));
    }
    EXPECT_EQ(runsIn(m_database), 5U);
}

TEST_F(RestoreTest, RefusesNewerVersion) {
    changeBackup("PRAGMA user_version = 1000");
    expectRefused(m_backup, RestoreProblem::Newer);
}

TEST_F(RestoreTest, RefusesWhatIsNoDatabase) {
    for (const std::string& content : {std::string(), std::string("no database"), std::string(5000, 'x')}) {
        test::put(m_backup, content);
        const auto kept = restoreBackup(m_database, m_backup, today);
        ASSERT_FALSE(kept);
        EXPECT_EQ(kept.error(), RestoreProblem::Damaged) << content.size();
    }
    fs::remove(m_backup);
    expectRefused(m_backup, RestoreProblem::Unreadable);
}

POSIX_TEST_F(RestoreTest, RefusesPipe) {
    fs::remove(m_backup);
    ASSERT_EQ(::mkfifo(m_backup.c_str(), 0600), 0);
    expectRefused(m_backup, RestoreProblem::Unreadable);
}

TEST_F(RestoreTest, NoDamageGetsIn) {
    const std::string sound = test::contentOf(m_backup);
    ASSERT_EQ(sound.size() % 4096, 0U);
    int refused = 0;
    for (std::size_t page = 1; page * 4096 < sound.size(); ++page) {
        std::string broken = sound;
        std::fill_n(broken.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, '\x7f');
        test::put(m_backup, broken);
        const auto kept = restoreBackup(m_database, m_backup, today);
        refused += kept ? 0 : 1;
        ASSERT_TRUE(m_database.saves()) << page;
        ASSERT_EQ(m_database.connection().sql.execAndGet("PRAGMA integrity_check").getString(), "ok") << page;
    }
    EXPECT_GT(refused, 5);
}

POSIX_TEST_F(RestoreTest, ChangesNothingIfWhatIsThereCannotBeKept) {
    fs::permissions(m_folder.path(), fs::perms::all);
    fs::permissions(m_paths.data, fs::perms::all);
    fs::permissions(m_paths.database(), fs::perms::all);
    for (const char* const suffix : {"-wal", "-shm"})
        fs::permissions(m_paths.database().string() + suffix, fs::perms::all);
    fs::permissions(m_paths.backups(), fs::perms::all & ~(fs::perms::others_write | fs::perms::group_write));
    fs::permissions(m_backup, fs::perms::all);
    EXPECT_EQ(test::inChild([this] {
                  test::becomeNobody();
                  Database database = Database::open(m_paths.database(), puzzles());
                  database.backUpDaily(m_paths.backups(), [] { return today; });
                  const auto kept = restoreBackup(database, m_backup, today);
                  return kept ? 1 : kept.error() != RestoreProblem::NotKept ? 2 : runsIn(database) != 5 ? 3 : 0;
              }),
              ::getuid() == 0 ? 0 : 1);
}

POSIX_TEST_F(RestoreTest, FullDiskChangesNothing) {
    for (int i = 0; i < 100; ++i)
        ASSERT_TRUE(store(m_database));
    const std::size_t runs = runsIn(m_database);
    EXPECT_EQ(test::inChild([&] {
                  Database database = Database::open(m_paths.database(), puzzles());
                  database.backUpDaily(m_paths.backups(), [] { return today; });
                  test::limitFileSize(30'000);
                  const auto kept = restoreBackup(database, m_backup, today);
                  ::_exit(kept ? 1 : kept.error() != RestoreProblem::NotKept ? 2 : runsIn(database) != runs ? 3 : 0);
                  return 4;
              }),
              0);
    EXPECT_EQ(runsIn(m_database), runs);
    EXPECT_FALSE(fs::exists(replaced(1)));
}

TEST_F(RestoreTest, DatabaseInMemoryRefuses) {
    Database memory = Database::inMemory(puzzles());
    memory.backUpDaily(m_paths.backups(), [] { return today; });
    const auto kept = restoreBackup(memory, m_backup, today);
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error(), RestoreProblem::NotSaving);
}

TEST_F(RestoreTest, IsRefusedWhileAnotherProgramHoldsTheFile) {
    SQLite::Database other(m_paths.database().string(), SQLITE_OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    m_database.connection().sql.setBusyTimeout(10);
    const auto kept = restoreBackup(m_database, m_backup, today);
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error(), RestoreProblem::Failed);
    other.exec("ROLLBACK");
    EXPECT_EQ(runsIn(m_database), 5U);
    EXPECT_FALSE(fs::exists(replaced(1)));
}

} // namespace
} // namespace data
