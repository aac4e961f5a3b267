// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The locks of a connection last while the same program opens the file again, as the game does with a shared
// leaderboard that another of its threads is reading.

#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Connection.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <optional>

namespace data {
namespace {

namespace fs = std::filesystem;

/// Whether another program could get the file for itself.
bool isFree(const fs::path& file) {
    return test::inChild([&] {
               const int opened = ::open(file.c_str(), O_RDWR);
               struct flock lock {};
               lock.l_type = F_WRLCK;
               lock.l_whence = SEEK_SET;
               lock.l_start = 0x40000000; // As SQLite's file format says.
               lock.l_len = 512;
               if (opened < 0 || ::fcntl(opened, F_GETLK, &lock) != 0)
                   return 2;
               return lock.l_type == F_UNLCK ? 0 : 1;
           }) == 0;
}

class LocksTest : public testing::Test {
protected:
    [[nodiscard]] const fs::path& file() const { return m_file; }
    [[nodiscard]] Database open() const { return Database::open(m_file, puzzles()); }

private:
    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "lichter-aus.db";
};

TEST_F(LocksTest, LastWhileTheFileIsOpenedAgain) {
    std::optional<Database> first(open());
    ASSERT_TRUE(Leaderboard(*first).submit(test::smallRun({})));
    ASSERT_FALSE(isFree(file()));
    for (int time = 0; time < 2; ++time) {
        const Database second = open();
        EXPECT_TRUE(second.saves());
        EXPECT_FALSE(isFree(file()));
    }
    EXPECT_FALSE(isFree(file())) << "the first one still has it open";
    first.reset();
    EXPECT_TRUE(isFree(file()));
}

/// Somebody may open the score file as a level, or through a link.
TEST_F(LocksTest, LastWhileSomebodyWantsToReadTheFile) {
    constexpr std::size_t limit = 10'000'000;
    const fs::path link = file().parent_path() / "link.json";
    static_cast<void>(open()); // Makes it.
    fs::create_hard_link(file(), link);
    {
        const Database database = open();
        for (const fs::path& path : {file(), link, fs::path(file().string() + "-wal")}) {
            EXPECT_EQ(readFile(path, limit).error(), (FileProblem{FileError::Held, path}));
            EXPECT_EQ(readRegularFile(path, limit).error(), (FileProblem{FileError::Held, path}));
        }
        EXPECT_FALSE(isFree(file()));
        const auto second = database.alongside();
        ASSERT_TRUE(second);
        EXPECT_EQ(readFile(file(), limit).error().error, FileError::Held);
    }
    EXPECT_TRUE(readFile(file(), limit)) << "nobody has it open any more";
}

/// Another program that closes the file as the last one would remove the log that is in use.
TEST_F(LocksTest, LogStaysWhileTheFileIsOpenedAgain) {
    Database first = open();
    const Database second = open();
    EXPECT_EQ(test::inChild([&] {
                  Database other = open();
                  return Leaderboard(other).submit(test::smallRun({"Ada", 0, 20})) ? 0 : 1;
              }),
              0);
    ASSERT_TRUE(Leaderboard(first).submit(test::smallRun({"Mina", 0, 30})));
    EXPECT_EQ(test::inChild([&] {
                  Database other = open();
                  LeaderboardQuery query;
                  query.key = "level:shed/corners";
                  return static_cast<int>(Leaderboard(other).rows(query).value().rows.size());
              }),
              2);
}

TEST_F(LocksTest, TransactionsAreInUseForTheSameProgramToo) {
    Database first = open();
    static_cast<void>(first.connection().sql.execAndGet("PRAGMA journal_mode = DELETE"));
    EXPECT_FALSE(isInUse(file()));
    {
        SQLite::Transaction transaction(first.connection().sql, SQLite::TransactionBehavior::IMMEDIATE);
        EXPECT_TRUE(isInUse(file()));
        EXPECT_TRUE(looksLikeDatabase(file()));
        EXPECT_FALSE(isFree(file()));
        transaction.commit();
    }
    EXPECT_FALSE(isInUse(file()));
    EXPECT_TRUE(isFree(file()));
}

TEST_F(LocksTest, OtherFilesAreNoDatabases) {
    test::put(file(), "SQLite format 2, and more");
    EXPECT_FALSE(looksLikeDatabase(file()));
    test::put(file(), "short");
    EXPECT_FALSE(looksLikeDatabase(file()));
    test::put(file(), "");
    EXPECT_TRUE(looksLikeDatabase(file())) << "or a new one";
}

} // namespace
} // namespace data
