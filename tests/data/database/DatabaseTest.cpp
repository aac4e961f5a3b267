// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Database.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Connection.hpp"
#include "data/database/Migrations.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;

constexpr int readWrite = 0x00000002 | 0x00000004; // SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE

class DatabaseTest : public testing::Test {
protected:
    [[nodiscard]] const fs::path& file() const { return m_file; }
    [[nodiscard]] fs::path folder() const { return m_file.parent_path(); }

    /// Creates a database with `count` runs and closes it.
    void fill(int count) const {
        Database database = Database::open(m_file, puzzles());
        Leaderboard leaderboard(database);
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(leaderboard.submit(smallRun({"Player " + std::to_string(i % 7), i % 3, i + 1})));
    }

    [[nodiscard]] static std::size_t runsIn(Database& database) {
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        return Leaderboard(database).rows(query).value().rows.size();
    }

    /// Opens the file the way another program would.
    [[nodiscard]] SQLite::Database raw() const { return SQLite::Database(m_file.string(), readWrite); }

    /// Changes the table of runs behind the back of an index of it.
    void changeBehindIndex(const std::string& change) const {
        int root = 0;
        std::string definition;
        {
            SQLite::Database sql = raw();
            root = sql.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'runs_by_moves'").getInt();
            definition = sql.execAndGet("SELECT sql FROM sqlite_schema WHERE name = 'runs_by_moves'").getString();
            sql.exec("PRAGMA writable_schema = ON");
            sql.exec("DELETE FROM sqlite_schema WHERE name = 'runs_by_moves'");
        }
        raw().exec(change);
        SQLite::Database sql = raw();
        sql.exec("PRAGMA writable_schema = ON");
        SQLite::Statement insert(sql, "INSERT INTO sqlite_schema VALUES ('index', 'runs_by_moves', 'runs', ?, ?)");
        insert.bind(1, root);
        insert.bind(2, definition);
        insert.exec();
    }

    /// Opens the file and expects that it was damaged and replaced.
    void expectRecovery(const std::string& why) const {
        const std::string damaged = test::contentOf(m_file);
        Database database = Database::open(m_file, puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Recovered) << why;
        EXPECT_TRUE(database.saves()) << why;
        EXPECT_EQ(test::contentOf(database.movedTo()), damaged) << why;
        EXPECT_EQ(runsIn(database), database.salvaged().copied) << why;
        EXPECT_TRUE(Leaderboard(database).submit(smallRun({}))) << why;
    }

private:
    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "data/lichter-aus.db";
};

TEST_F(DatabaseTest, CreatesAndReopensFile) {
    {
        const Database database = Database::open(file(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Created);
        EXPECT_TRUE(database.saves());
    }
    fill(3);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_TRUE(database.saves());
    EXPECT_EQ(runsIn(database), 3U);
}

TEST_F(DatabaseTest, InMemorySavesNothing) {
    Database database = Database::inMemory(puzzles());
    EXPECT_EQ(database.state(), DatabaseState::InMemory);
    EXPECT_FALSE(database.saves());
    EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
    EXPECT_EQ(runsIn(database), 1U);
}

TEST_F(DatabaseTest, EmptyFileCountsAsNew) {
    test::put(file(), "");
    EXPECT_EQ(Database::open(file(), puzzles()).state(), DatabaseState::Created);
}

TEST_F(DatabaseTest, UsesStrictTablesAndWriteAheadLog) {
    const Database database = Database::open(file(), puzzles());
    SQLite::Database other = raw();
    EXPECT_STREQ(other.execAndGet("PRAGMA journal_mode").getText(), "wal");
    EXPECT_EQ(other.execAndGet("PRAGMA user_version").getInt(), databaseVersion());
    SQLite::Statement strict(other, "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
                                    " AND name NOT LIKE 'sqlite_%' AND strict = 0");
    ASSERT_TRUE(strict.executeStep());
    EXPECT_EQ(strict.getColumn(0).getInt(), 0) << "every table is STRICT";
}

TEST_F(DatabaseTest, MovesGarbageAside) {
    test::put(file(), std::string(5000, 'x'));
    expectRecovery("no database");
}

TEST_F(DatabaseTest, MovesShortGarbageAside) {
    test::put(file(), "not a database");
    expectRecovery("shorter than a header");
}

TEST_F(DatabaseTest, KeepsSeveralDamagedFiles) {
    test::put(file(), std::string(5000, 'x'));
    expectRecovery("the first");
    test::put(file(), std::string(5000, 'y'));
    expectRecovery("the second");
    EXPECT_TRUE(fs::exists(file().string() + ".damaged-1"));
    EXPECT_TRUE(fs::exists(file().string() + ".damaged-2"));
}

TEST_F(DatabaseTest, MovesTruncatedFileAside) {
    fill(60);
    const auto size = fs::file_size(file());
    for (const auto left : {size - 1, size - 2000, size / 2, std::uintmax_t{4096}, std::uintmax_t{5000}}) {
        fill(60);
        fs::resize_file(file(), left);
        expectRecovery("cut to " + std::to_string(left));
        fs::remove(file());
    }
}

TEST_F(DatabaseTest, FindsDamagedPages) {
    fill(60);
    std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
    damage.seekp(8192);
    damage << std::string(4096, '\x5A');
    damage.close();
    expectRecovery("a page of noise");
}

/// The game does not wait for the check of a large file. It handles the damage found before doing anything else.
TEST_F(DatabaseTest, FindsDamageInLargeFileInBackground) {
    fill(60);
    {
        SQLite::Database sql = raw();
        sql.exec("INSERT INTO lessons VALUES (1, hex(zeroblob(6000000)), 1, 1)");
    }
    {
        Database sound = Database::open(file(), puzzles(), Inspection::InBackground);
        EXPECT_EQ(sound.state(), DatabaseState::Opened);
        while (!sound.inspected())
            std::this_thread::yield();
        EXPECT_FALSE(sound.foundDamage());
        EXPECT_FALSE(sound.followFile());
        EXPECT_EQ(runsIn(sound), 60U);
    }
    {
        std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
        damage.seekp(6L * 4096).write(std::string(4096, '\x5A').data(), 4096);
    }
    const std::string damaged = test::contentOf(file());
    Database database = Database::open(file(), puzzles(), Inspection::InBackground);
    EXPECT_EQ(database.state(), DatabaseState::Opened) << "nobody knows yet";
    while (!database.inspected())
        std::this_thread::yield();
    EXPECT_TRUE(database.foundDamage());
    EXPECT_TRUE(database.followFile());
    EXPECT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(database.reopenCount(), 1);
    EXPECT_EQ(test::contentOf(database.movedTo()), damaged);
    EXPECT_FALSE(database.followFile());
    EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
    EXPECT_EQ(Database::open(database.movedTo(), puzzles()).state(), DatabaseState::Recovered)
        << "at once, where it is asked for";
}

TEST_F(DatabaseTest, DestructorCancelsBackgroundCheck) {
    fill(1);
    {
        SQLite::Database sql = raw();
        sql.exec("INSERT INTO lessons VALUES (1, hex(zeroblob(6000000)), 1, 1)");
    }
    for (int i = 0; i < 20; ++i) {
        Database database = Database::open(file(), puzzles(), Inspection::InBackground);
        EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
        Database moved = std::move(database);
        EXPECT_TRUE(moved.reopen());
        EXPECT_EQ(moved.state(), DatabaseState::Opened);
    }
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(runsIn(database), 21U);
}

TEST_F(DatabaseTest, MovesDatabaseOfAnotherProgramAside) {
    fs::create_directories(folder());
    raw().exec("CREATE TABLE recipes(title TEXT)");
    expectRecovery("foreign tables");
}

TEST_F(DatabaseTest, MissingTablesAreDamage) {
    fill(1);
    raw().exec("DROP TABLE saved_boards");
    expectRecovery("a table is missing");
}

/// What a file from somebody else may bring along: nothing of it runs, and the runs are not lost.
TEST_F(DatabaseTest, RejectsPlantedSchemaAndKeepsRuns) {
    for (const std::string planted :
         {"CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM runs; END",
          "CREATE TRIGGER t BEFORE INSERT ON players BEGIN UPDATE runs SET moves = 1; END",
          "CREATE TRIGGER t AFTER UPDATE ON runs BEGIN INSERT INTO shifts DEFAULT VALUES; END",
          "CREATE VIEW best AS SELECT * FROM runs", "CREATE TABLE more(x)",
          "CREATE TABLE sqlite_stat1x AS SELECT 1 AS x", "CREATE INDEX more ON runs (date)",
          "CREATE UNIQUE INDEX more ON runs (player_id)", "ALTER TABLE runs ADD COLUMN stars INTEGER AS (3)",
          "DROP INDEX runs_by_moves; CREATE INDEX runs_by_moves ON runs (key, -moves)",
          "ALTER TABLE runs RENAME TO real_runs; CREATE VIEW runs AS SELECT * FROM real_runs",
          ("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (moves > 0)', '') "
           "WHERE name = 'runs'")}) {
        SCOPED_TRACE(planted);
        fill(5);
        try {
            raw().exec(planted);
        } catch (const SQLite::Exception&) {
            fs::remove_all(folder()); // SQLite itself refuses it.
            continue;
        }
        const bool hidden = planted.find("RENAME") != std::string::npos;
        Database database = Database::open(file(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Recovered);
        EXPECT_EQ(runsIn(database), hidden ? 0U : 5U);
        EXPECT_TRUE(Leaderboard(database).submit(smallRun({"Zoe", 0, 99})));
        EXPECT_EQ(runsIn(database), hidden ? 1U : 6U);
        fs::remove_all(folder());
    }
}

TEST_F(DatabaseTest, ImpossibleValueMarksItsRowOnly) {
    for (const std::string value : {"moves = 0", "moves = -7", "exact = 5", "late = 2", "duration = -1"}) {
        SCOPED_TRACE(value);
        fill(9);
        {
            SQLite::Database sql = raw();
            sql.exec("PRAGMA ignore_check_constraints = ON");
            sql.exec("UPDATE runs SET " + value + " WHERE id = 4");
        }
        Database database = Database::open(file(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Opened);
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        std::size_t marked = 0;
        const LeaderboardPage page = Leaderboard(database).rows(query).value();
        for (const LeaderboardRow& row : page.rows)
            marked += row.tampered ? 1U : 0U;
        EXPECT_EQ(marked, 1U);
        EXPECT_EQ(runsIn(database), 9U);
        EXPECT_TRUE(Leaderboard(database).adopt("Player 3", "Zoe")) << "the row does not stand in the way";
        fs::remove_all(folder());
    }
}

TEST_F(DatabaseTest, RecoversRowsAroundDamagedPage) {
    fill(200);
    const auto size = fs::file_size(file());
    int pages = 0;
    int mostlyRecovered = 0;
    for (std::uintmax_t page = 2; page < size / 4096; page += 3) {
        SCOPED_TRACE(page);
        const std::string sound = test::contentOf(file());
        std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
        damage.seekp(static_cast<std::streamoff>(page * 4096)).write(std::string(4096, '\x5A').data(), 4096);
        damage.close();
        Database database = Database::open(file(), puzzles());
        ASSERT_EQ(database.state(), DatabaseState::Recovered);
        ++pages;
        mostlyRecovered += database.salvaged().copied >= 100 ? 1 : 0; // Not without the root of the table, say.
        EXPECT_GE(database.salvaged().total, database.salvaged().copied);
        EXPECT_EQ(runsIn(database), database.salvaged().copied);
        fs::remove_all(folder());
        fs::create_directories(folder());
        test::put(file(), sound);
    }
    EXPECT_GE(mostlyRecovered * 10, pages * 8);
}

TEST_F(DatabaseTest, ForgetsWhatWasReadOfASharedBoardWithDamagedFile) {
    fill(30);
    std::streamoff page = 0;
    {
        SQLite::Database sql = raw();
        sql.exec("INSERT INTO shared_boards VALUES ('/drive', 7, 8, 7)");
        sql.exec("INSERT INTO read_files VALUES ('runs-1.jsonl', 1)");
        sql.exec("INSERT INTO read_server VALUES (1, 'edition', 'cursor')");
        page = sql.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'runs_by_moves'").getInt64() - 1;
    }
    {
        std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
        damage.seekp(page * 4096).write(std::string(4096, '\x5A').data(), 4096);
    }
    const Database database = Database::open(file(), puzzles());
    ASSERT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(database.salvaged().copied, 30U);
    const auto rowsOf = [&](const std::string& table) {
        return database.connection().sql.execAndGet("SELECT count(*) FROM " + table).getInt();
    };
    EXPECT_EQ(rowsOf("shared_boards"), 1) << "what was given to a board stays given";
    EXPECT_EQ(rowsOf("read_files"), 0) << "so that lost runs are read again";
    EXPECT_EQ(rowsOf("read_server"), 0);
}

TEST_F(DatabaseTest, RebuildsWrongIndex) {
    for (const Inspection inspection : {Inspection::AtOnce, Inspection::InBackground}) {
        fill(30);
        changeBehindIndex("UPDATE runs SET moves = moves + 2 WHERE id % 2 = 0");
        Database database = Database::open(file(), puzzles(), inspection);
        EXPECT_EQ(database.state(), DatabaseState::Opened);
        while (!database.inspected())
            std::this_thread::yield();
        static_cast<void>(database.followFile());
        EXPECT_EQ(database.connection().sql.execAndGet("PRAGMA integrity_check").getString(), "ok");
        EXPECT_EQ(runsIn(database), 30U);
        fs::remove_all(folder());
    }
}

TEST_F(DatabaseTest, PageIsNotRankedByWrongIndex) {
    fill(30);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(runsIn(database), 30U);
    changeBehindIndex("UPDATE runs SET moves = moves + 2 WHERE id % 2 = 0");
    LeaderboardQuery query;
    query.key = "level:shed/corners";
    query.allRuns = true;
    const LeaderboardPage page = Leaderboard(database).rows(query).value();
    ASSERT_EQ(page.rows.size(), 30U);
    EXPECT_TRUE(std::is_sorted(page.rows.begin(), page.rows.end(), [](const auto& a, const auto& b) {
        return a.run.moves < b.run.moves;
    })) << "the index was built again";
    EXPECT_EQ(database.state(), DatabaseState::Opened);
}

POSIX_TEST_F(DatabaseTest, NewFilesAreForTheirOwnerAlone) {
    fill(1);
    const Database database = Database::open(file(), puzzles());
    using std::filesystem::perms;
    for (const char* suffix : {"", "-wal", "-shm"})
        EXPECT_EQ(std::filesystem::status(file().string() + suffix).permissions(),
                  perms::owner_read | perms::owner_write)
            << suffix;
    EXPECT_EQ(std::filesystem::status(folder()).permissions(), perms::owner_all);
}

TEST_F(DatabaseTest, MovesLogAlongWithDamagedFile) {
    test::put(file(), std::string(5000, 'x'));
    test::put(file().string() + "-wal", "log");
    test::put(file().string() + "-shm", "index");
    const Database database = Database::open(file(), puzzles());
    ASSERT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(test::contentOf(database.movedTo().string() + "-wal"), "log");
    EXPECT_FALSE(fs::exists(database.movedTo().string() + "-shm")) << "it is made from the log";
}

TEST_F(DatabaseTest, LeavesNewerFileAlone) {
    fill(2);
    raw().exec("PRAGMA user_version = 99");
    const std::string before = test::contentOf(file());
    {
        Database database = Database::open(file(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Newer);
        EXPECT_FALSE(database.saves());
        EXPECT_EQ(runsIn(database), 0U);
        EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
    }
    EXPECT_EQ(test::contentOf(file()), before);
}

TEST_F(DatabaseTest, ContinuesInMemoryIfPathIsFolder) {
    fs::create_directories(file());
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Unwritable);
    EXPECT_FALSE(database.saves());
    EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
    EXPECT_TRUE(fs::is_directory(file()));
}

POSIX_TEST_F(DatabaseTest, ContinuesInMemoryIfPathIsPipe) {
    fs::create_directories(folder());
    ASSERT_EQ(::mkfifo(file().c_str(), 0600), 0);
    EXPECT_EQ(Database::open(file(), puzzles()).state(), DatabaseState::Unwritable);
}

TEST_F(DatabaseTest, ContinuesInMemoryIfFolderIsFile) {
    test::put(folder(), "no folder");
    EXPECT_EQ(Database::open(file(), puzzles()).state(), DatabaseState::Unwritable);
}

/// Even in a read-only folder, the game shows the existing data.
POSIX_TEST_F(DatabaseTest, ReadOnlyFolderStillShowsData) {
    fill(5);
    fs::permissions(folder().parent_path(), fs::perms::all);
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(folder(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    const int result = test::inChild([&] {
        test::becomeNobody();
        Database database = Database::open(file(), puzzles());
        if (database.state() != DatabaseState::Unwritable || database.saves() ||
            database.refusal() != StorageProblem::ReadOnly)
            return 1;
        if (runsIn(database) != 5)
            return 2;
        return Leaderboard(database).submit(smallRun({})) && runsIn(database) == 6 ? 0 : 3;
    });
    fs::permissions(folder(), fs::perms::owner_all);
    EXPECT_EQ(result, 0);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(runsIn(database), 5U);
}

POSIX_TEST_F(DatabaseTest, ReadOnlyFileStillShowsData) {
    fill(5);
    fs::permissions(folder().parent_path(), fs::perms::all);
    fs::permissions(folder(), fs::perms::all);
    fs::permissions(file(), fs::perms::owner_read | fs::perms::others_read);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  Database database = Database::open(file(), puzzles());
                  return database.state() == DatabaseState::Unwritable && runsIn(database) == 5 ? 0 : 1;
              }),
              0);
}

POSIX_TEST_F(DatabaseTest, ContinuesInMemoryIfDiskIsFullAtFirstStart) {
    EXPECT_EQ(test::inChild([&] {
                  test::limitFileSize(4096);
                  Database database = Database::open(file(), puzzles());
                  if (database.state() != DatabaseState::Unwritable || database.saves())
                      return 1;
                  if (database.refusal() != StorageProblem::Full)
                      return 3;
                  return Leaderboard(database).submit(smallRun({})) ? 0 : 2;
              }),
              0);
}

/// Only somebody else can have entered such a number, but it is no full disk, though SQLite says so.
TEST_F(DatabaseTest, ReportsThatNumbersHaveRunOut) {
    const std::string greatest = "9223372036854775807";
    for (const std::string& change : {"UPDATE sqlite_sequence SET seq = " + greatest + " WHERE name = 'runs'",
                                      "UPDATE runs SET id = " + greatest + " WHERE id = 1"}) {
        fs::remove(file());
        fill(2);
        raw().exec(change);
        Database database = Database::open(file(), puzzles());
        ASSERT_EQ(database.state(), DatabaseState::Opened);
        const auto refused = Leaderboard(database).submit(smallRun({"Late", 1, 1}));
        ASSERT_FALSE(refused) << change;
        EXPECT_EQ(std::get<StorageProblem>(refused.error()), StorageProblem::NoNumber) << change;
        EXPECT_EQ(runsIn(database), 2U) << change;
    }
}

POSIX_TEST_F(DatabaseTest, FullDiskIsReportedAndLosesNothing) {
    fill(5);
    EXPECT_EQ(test::inChild([&] {
                  Database database = Database::open(file(), puzzles());
                  if (!database.saves())
                      return 1;
                  test::limitFileSize(100'000);
                  Leaderboard leaderboard(database);
                  for (int i = 0; i < 2000; ++i) {
                      const auto stored = leaderboard.submit(smallRun({"Late", 100}));
                      if (stored)
                          continue;
                      const auto* problem = std::get_if<StorageProblem>(&stored.error());
                      return problem != nullptr && runsIn(database) == static_cast<std::size_t>(5 + i) ? 0 : 2;
                  }
                  return 3;
              }),
              0);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_GE(runsIn(database), 5U);
}

POSIX_TEST_F(DatabaseTest, TwoProgramsLoseNothing) {
    constexpr int each = 60;
    const auto work = [&](const std::string& player) {
        return [this, player] {
            Database database = Database::open(file(), puzzles());
            Leaderboard leaderboard(database);
            SavedBoards boards(database);
            for (int i = 0; i < each; ++i)
                if (!leaderboard.submit(smallRun({player, 0, i + 1})) ||
                    !boards.save({player, "shift", smallRun({}).code, {}, {}}))
                    return 1;
            return database.saves() ? 0 : 2;
        };
    };
    const pid_t first = test::startChild(work("Ada"));
    const pid_t second = test::startChild(work("Bob"));
    EXPECT_EQ(test::waitFor(first), 0);
    EXPECT_EQ(test::waitFor(second), 0);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(runsIn(database), 2U * each);
}

POSIX_TEST_F(DatabaseTest, TwoProgramsFindingSameDamageKeepOneNewFile) {
    test::put(file(), std::string(5000, 'x'));
    const auto once = [&] {
        Database database = Database::open(file(), puzzles());
        if (!database.saves()) // Each code says what went wrong.
            return 10 + static_cast<int>(database.refusal());
        const auto stored = Leaderboard(database).submit(smallRun({}));
        if (stored)
            return 0;
        const auto* problem = std::get_if<StorageProblem>(&stored.error());
        return problem == nullptr ? 1 : 10 + static_cast<int>(*problem);
    };
    const auto work = [&] {
        int code = once();
        while (code == 10 + static_cast<int>(StorageProblem::Busy)) // On a slow computer the others take their time.
            code = once();
        return code;
    };
    std::vector<pid_t> children;
    children.reserve(4);
    for (int i = 0; i < 4; ++i)
        children.push_back(test::startChild(work));
    for (const pid_t child : children)
        EXPECT_EQ(test::waitFor(child), 0);
    Database database = Database::open(file(), puzzles());
    EXPECT_EQ(runsIn(database), 4U);
    EXPECT_FALSE(fs::exists(file().string() + ".damaged-2"));
}

/// Everything that was confirmed survives a kill -9 during writing.
POSIX_TEST_F(DatabaseTest, KillLosesNothingConfirmed) {
    for (int round = 0; round < 5; ++round) {
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = test::startChild([&] {
            Database database = Database::open(file(), puzzles());
            SavedBoards boards(database);
            Leaderboard leaderboard(database);
            for (int i = 1;; ++i) {
                const std::string date =
                    "2025-07-12T18:" + std::to_string(10 + i / 50 % 50) + ":" + std::to_string(10 + i % 50) + "Z";
                if (!boards.save({"Mina", "shift", smallRun({}).code, {}, date}) ||
                    !leaderboard.submit(smallRun({"Mina", 0, i})))
                    return 1;
                if (::write(pipe[1], &i, sizeof i) != sizeof i)
                    return 2;
            }
        });
        ::close(pipe[1]);
        int confirmed = 0;
        while (confirmed < 40)
            ASSERT_EQ(::read(pipe[0], &confirmed, sizeof confirmed), static_cast<ssize_t>(sizeof confirmed));
        ::kill(child, SIGKILL);
        EXPECT_EQ(test::waitFor(child), -SIGKILL);
        for (int last = 0; ::read(pipe[0], &last, sizeof last) == sizeof last;)
            confirmed = last;
        ::close(pipe[0]);

        Database database = Database::open(file(), puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Opened);
        const std::size_t runs = runsIn(database);
        EXPECT_GE(runs, static_cast<std::size_t>(confirmed));
        EXPECT_LE(runs, static_cast<std::size_t>(confirmed) + 1);
        EXPECT_TRUE(SavedBoards(database).load("Mina", "shift").value());
        database = Database::inMemory(puzzles());
        fs::remove(file());
    }
}

} // namespace
} // namespace data
