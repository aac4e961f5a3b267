// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests what happens when the database's file changes while a program has it open.

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Progress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;

class DatabaseFollowTest : public testing::Test {
protected:
    [[nodiscard]] static std::size_t runsIn(Database& database) {
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        return Leaderboard(database).rows(query).value().rows.size();
    }
    [[nodiscard]] static std::size_t runsIn(const fs::path& file) {
        Database database = Database::open(file, puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Opened) << file;
        return runsIn(database);
    }
    static bool store(Database& database) { return Leaderboard(database).submit(smallRun({})).has_value(); }

    /// Creates a separate database with `count` runs, in a single file. Returns its path.
    [[nodiscard]] fs::path backup(int count) const {
        fs::path file = m_folder / "backup/lichter-aus.db";
        Database database = Database::open(file, puzzles());
        for (int i = 0; i < count; ++i)
            EXPECT_TRUE(store(database));
        return file;
    }

    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "data/lichter-aus.db";
    fs::path m_aside = m_folder / "aside.db";
};

TEST_F(DatabaseFollowTest, UnchangedFileIsNotReopened) {
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    EXPECT_FALSE(database.followFile());
    Database other = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(other));
    other = Database::inMemory(puzzles());
    EXPECT_EQ(runsIn(database), 2U);
    EXPECT_EQ(database.reopenCount(), 0);
    Database memory = Database::inMemory(puzzles());
    EXPECT_FALSE(memory.followFile());
    EXPECT_FALSE(memory.reopen());
}

TEST_F(DatabaseFollowTest, DeletedFileIsCreatedAgain) {
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    fs::remove(m_file);
    EXPECT_TRUE(store(database));
    EXPECT_EQ(database.reopenCount(), 1);
    EXPECT_EQ(database.state(), DatabaseState::Created);
    EXPECT_EQ(runsIn(m_file), 1U) << "what was stored is in the file that is there";
}

TEST_F(DatabaseFollowTest, DeletedFolderIsCreatedAgain) {
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    fs::remove_all(m_file.parent_path());
    EXPECT_EQ(runsIn(database), 0U);
    EXPECT_TRUE(store(database));
    EXPECT_EQ(runsIn(m_file), 1U);
}

TEST_F(DatabaseFollowTest, MovedFileKeepsItsData) {
    Database database = Database::open(m_file, puzzles());
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(store(database));
    fs::rename(m_file, m_aside);
    EXPECT_TRUE(SavedBoards(database).save({"Mina", "shift", smallRun({}).code, {}, {}}));
    EXPECT_TRUE(store(database));
    EXPECT_EQ(runsIn(m_aside), 3U);
    EXPECT_EQ(runsIn(m_file), 1U);
}

TEST_F(DatabaseFollowTest, ContinuesWithBackupPutInPlace) {
    const fs::path saved = backup(5);
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    fs::rename(saved, m_file);
    EXPECT_EQ(runsIn(database), 5U) << "noticed before reading too";
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_TRUE(store(database));
    EXPECT_EQ(database.reopenCount(), 1);
    database = Database::inMemory(puzzles());
    EXPECT_EQ(runsIn(m_file), 6U) << "the log of the old file was not played into it";
}

POSIX_TEST_F(DatabaseFollowTest, OtherProgramsFollowToo) {
    Database first = Database::open(m_file, puzzles());
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    const pid_t other = test::startChild([&] {
        Database theirs = Database::open(m_file, puzzles());
        if (!store(theirs))
            return 1;
        fs::rename(m_file, m_aside);
        return store(theirs) && theirs.reopenCount() == 1 ? 0 : 2;
    });
    EXPECT_EQ(test::waitFor(other), 0);
    EXPECT_TRUE(store(database));
    EXPECT_EQ(database.reopenCount(), 1);
    EXPECT_EQ(runsIn(database), 2U);
    EXPECT_EQ(runsIn(m_aside), 2U);
}

TEST_F(DatabaseFollowTest, GarbageInPlaceIsMovedAside) {
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    fs::remove(m_file);
    test::put(m_file, "no database");
    EXPECT_TRUE(store(database));
    EXPECT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(test::contentOf(database.movedTo()), "no database");
    database.told();
    EXPECT_EQ(runsIn(m_file), 1U);
}

TEST_F(DatabaseFollowTest, NewerFileInPlaceIsLeftAloneAndKnownDataStays) {
    const fs::path newer = backup(2);
    SQLite::Database(newer.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    Database database = Database::open(m_file, puzzles());
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(store(database));
    fs::rename(newer, m_file);
    const std::string before = test::contentOf(m_file);
    EXPECT_TRUE(store(database)) << "in memory, as after a start with such a file";
    EXPECT_EQ(database.state(), DatabaseState::Newer);
    EXPECT_FALSE(database.saves());
    EXPECT_EQ(runsIn(database), 4U);
    EXPECT_EQ(test::contentOf(m_file), before);
    EXPECT_EQ(database.reopenCount(), 1) << "and it is not tried again and again";
}

TEST_F(DatabaseFollowTest, RetriesWhenUnwritablePathChanges) {
    Database database = Database::open(m_file, puzzles());
    EXPECT_TRUE(store(database));
    fs::remove(m_file);
    fs::create_directories(m_file);
    EXPECT_EQ(runsIn(database), 1U);
    EXPECT_EQ(database.state(), DatabaseState::Unwritable);
    fs::remove(m_file);
    fs::rename(backup(5), m_file);
    EXPECT_EQ(runsIn(database), 5U);
    EXPECT_TRUE(database.saves());
    EXPECT_EQ(database.reopenCount(), 2);
}

TEST_F(DatabaseFollowTest, FileDamagedWhileOpenIsMovedAside) {
    Database database = Database::open(m_file, puzzles());
    for (int i = 0; i < 100; ++i)
        EXPECT_TRUE(store(database));
    {
        SQLite::Database other(m_file.string(), SQLite::OPEN_READWRITE);
        other.exec("PRAGMA writable_schema = ON");
        other.exec("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'runs'");
        other.exec("PRAGMA schema_version = 12345"); // Makes SQLite read the schema again.
    }
    EXPECT_TRUE(store(database));
    EXPECT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_TRUE(fs::exists(database.movedTo()));
    database.told();
    EXPECT_EQ(runsIn(m_file), 1U);
}

TEST_F(DatabaseFollowTest, WaitsLongOnlyOnceForBusyFile) {
    { EXPECT_TRUE(Database::open(m_file, puzzles()).saves()); }
    SQLite::Database holder(m_file.string(), SQLite::OPEN_READWRITE);
    holder.exec("BEGIN IMMEDIATE");
    Database database = Database::open(m_file, puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Opened) << "reading is not held up";
    const auto timeout = [&] { return database.connection().sql.execAndGet("PRAGMA busy_timeout").getInt(); };
    EXPECT_EQ(timeout(), 5000);
    database.connection().sql.setBusyTimeout(1); // Saves the test from waiting.
    const auto refused = Leaderboard(database).submit(smallRun({}));
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<StorageProblem>(refused.error()), StorageProblem::Busy);
    EXPECT_EQ(timeout(), 50);
    EXPECT_FALSE(store(database));
    EXPECT_EQ(timeout(), 50);
    holder.exec("ROLLBACK");
    EXPECT_TRUE(store(database));
    EXPECT_EQ(timeout(), 5000);
}

} // namespace
} // namespace data
