// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was played while the score file could not be used comes into whatever file is there afterwards, once.

#include "data/database/BringOver.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/OldVersions.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <sqlite3.h>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;
using testing::Pair;
using testing::UnorderedElementsAre;

/// SQLite's way to the disk, on which the process dies at a write.
class DeadlyDisk {
public:
    DeadlyDisk() {
        s_real = sqlite3_vfs_find(nullptr);
        m_vfs = *s_real;
        m_vfs.zName = "deadly";
        m_vfs.xOpen = open;
        sqlite3_vfs_register(&m_vfs, 1);
    }
    DeadlyDisk(const DeadlyDisk&) = delete;
    DeadlyDisk& operator=(const DeadlyDisk&) = delete;
    ~DeadlyDisk() {
        sqlite3_vfs_register(s_real, 1);
        sqlite3_vfs_unregister(&m_vfs);
    }

    static constexpr int died = 7; ///< The exit code.
    /// Lets so many more writes succeed.
    static void dieAfter(int writes) { s_left = writes; }

private:
    struct Methods {
        sqlite3_io_methods all;
        int (*write)(sqlite3_file*, const void*, int, sqlite3_int64);
    };

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given) {
        const int opened = s_real->xOpen(vfs, name, file, flags, given);
        if (opened != SQLITE_OK || file->pMethods == nullptr)
            return opened;
        auto& methods = s_methods[file->pMethods];
        if (methods.write == nullptr) {
            methods = {*file->pMethods, file->pMethods->xWrite};
            methods.all.xWrite = write;
        }
        file->pMethods = &methods.all;
        return opened;
    }
    static int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
        if (s_left == 0)
            ::_exit(died);
        --s_left;
        return reinterpret_cast<const Methods*>(file->pMethods)->write(file, from, size, at);
    }

    sqlite3_vfs m_vfs{};
    static inline sqlite3_vfs* s_real = nullptr;
    static inline std::map<const sqlite3_io_methods*, Methods> s_methods;
    static inline int s_left = -1; ///< Never, if negative.
};

using ByPlayer = std::map<std::string, int>;

class BringOverTest : public testing::Test {
protected:
    static constexpr const char* level = "level:shed/corners";

    [[nodiscard]] const fs::path& file() const { return m_file; }
    [[nodiscard]] const test::TemporaryFolder& folder() const { return m_folder; }
    [[nodiscard]] fs::path inTheWay() const { return m_file.string() + "-journal"; }
    [[nodiscard]] Database open() const { return Database::open(m_file, puzzles()); }

    /// Stores runs of a player. \param first tells apart the runs of one player.
    static void play(Database& database, const std::string& player, int count, int first = 1) {
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(Leaderboard(database).submit(smallRun({player, 0, first + i})));
    }
    /// Makes another leaderboard, closed.
    [[nodiscard]] fs::path leaderboardOf(const std::string& player, int count) const {
        fs::path other = m_folder / (player + ".db");
        Database database = Database::open(other, puzzles());
        play(database, player, count);
        return other;
    }

    /// A database in memory, since something is in the way of the file, which is removed again. \param runs what Zed
    /// plays before that: on a slow machine these take so long that the file is tried again meanwhile.
    [[nodiscard]] Database unusable(int runs = 0) const {
        fs::create_directories(inTheWay());
        Database database = open();
        EXPECT_EQ(database.state(), DatabaseState::Unwritable);
        play(database, "Zed", runs);
        EXPECT_FALSE(database.saves());
        fs::remove(inTheWay());
        return database;
    }
    /// The same after the file could be used, so that memory has what the file has; a folder is in its place.
    [[nodiscard]] Database lost() const {
        Database database = open();
        fs::remove(m_file);
        fs::create_directory(m_file);
        EXPECT_TRUE(database.followFile());
        EXPECT_EQ(database.state(), DatabaseState::Unwritable);
        return database;
    }

    static ByPlayer runsIn(Database& database) {
        LeaderboardQuery query;
        query.key = level;
        query.allRuns = true;
        query.limit = 10'000;
        ByPlayer found;
        const auto page = Leaderboard(database).rows(query).value();
        for (const LeaderboardRow& row : page.rows) {
            EXPECT_EQ(row.tampered, std::nullopt);
            ++found[row.run.player];
        }
        return found;
    }
    [[nodiscard]] ByPlayer runsInFile() const {
        Database database = open();
        return runsIn(database);
    }
    static std::vector<std::string> playersIn(Database& database) {
        std::vector<std::string> names;
        SQLite::Statement select(database.connection().sql, "SELECT name FROM players");
        while (select.executeStep())
            names.push_back(select.getColumn(0).getString());
        return names;
    }

    static SavedBoard board(const std::string& player, const std::string& key, const std::string& date) {
        SavedBoard saved{player, key, smallRun({}).code, {}, date};
        saved.game.events = R"([[0,"p",1,1]])";
        return saved;
    }

    static void answer(Database& database, const std::string& player, const std::string& given) {
        database.connection().sql.exec("INSERT OR IGNORE INTO players(name, folded) VALUES ('" + player +
                                       "', folded_name('" + player +
                                       "'));"
                                       "INSERT OR REPLACE INTO answers SELECT id, 'level:a/b', 'which', '" +
                                       given + "', row_checksum(id, 'level:a/b', 'which', '" + given +
                                       "') FROM players WHERE name = '" + player + "'");
    }
    static std::string answersOf(Database& database, const std::string& player) {
        return database.connection()
            .sql
            .execAndGet("SELECT coalesce(max(given), '') FROM answers WHERE player_id ="
                        " (SELECT id FROM players WHERE name = '" +
                        player +
                        "')"
                        " AND checksum = row_checksum(player_id, level, riddle, given)")
            .getString();
    }

private:
    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "data/lichter-aus.db";
};

TEST_F(BringOverTest, FileIsUsedAgainAtOnceIfAsked) {
    {
        Database before = open();
        play(before, "Ada", 3);
    }
    Database database = unusable();
    play(database, "Zed", 2);
    EXPECT_FALSE(database.followFile()) << "not at once";
    EXPECT_TRUE(database.followFileNow());
    EXPECT_TRUE(database.isBack());
    EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ada", 3), Pair("Zed", 2)));
}

TEST_F(BringOverTest, BackupOfTheDayIsMadeBefore) {
    {
        Database before = open();
        play(before, "Ada", 3);
    }
    Database database = unusable();
    const fs::path backups = folder() / "data/backups";
    database.backUpDaily(backups, [] { return puzzle::dayFromText("2026-11-22").value(); });
    play(database, "Zed", 2);
    ASSERT_TRUE(database.followFileNow());
    const auto made = listBackups(backups);
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made[0].has.runs, 3U);
    EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ada", 3), Pair("Zed", 2)));
}

/// Another leaderboard has the same numbers for other players and runs.
TEST_F(BringOverTest, AnotherLeaderboardGetsWhatWasPlayedOnly) {
    for (const bool known : {false, true}) {
        SCOPED_TRACE(known);
        fs::remove_all(file().parent_path());
        {
            Database before = open();
            play(before, "Ada", 3);
            ASSERT_TRUE(SavedBoards(before).save(board("Ada", level, "2026-01-01T00:00:00Z")));
            answer(before, "Ada", "3");
        }
        Database database = known ? lost() : unusable();
        play(database, "Zed", 2);
        play(database, "Ben", 1, 100);
        ASSERT_TRUE(Shifts(database).submit(test::shiftRun({"Zed", 3})));
        fs::remove(file());
        fs::rename(leaderboardOf("Ben", 4), file());
        ASSERT_TRUE(database.followFile());
        EXPECT_TRUE(database.saves());
        EXPECT_THAT(runsIn(database), UnorderedElementsAre(Pair("Ben", 5), Pair("Zed", 2)));
        EXPECT_THAT(playersIn(database), UnorderedElementsAre("Ben", "Zed")) << "nothing of the other file";
        EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ben", 5), Pair("Zed", 2)));
        Database again = open();
        EXPECT_EQ(Shifts(again).rows({}).value().rows.size(), 1U);
        EXPECT_EQ(again.connection().sql.execAndGet("SELECT count(*) FROM saved_boards").getInt(), 0);
    }
}

/// A drive that was gone may give its files other identities.
TEST_F(BringOverTest, FileThatComesBackAnewGetsWhatWasPlayed) {
    {
        Database before = open();
        play(before, "Ada", 3);
    }
    const fs::path away = folder() / "away.db";
    fs::copy_file(file(), away);
    Database database = unusable();
    play(database, "Zed", 2);
    fs::remove(file());
    fs::create_directory(file()); // Something else, which cannot be used either.
    ASSERT_TRUE(database.followFile());
    EXPECT_FALSE(database.saves());
    EXPECT_FALSE(database.hasAll());
    EXPECT_THAT(runsIn(database), UnorderedElementsAre(Pair("Zed", 2)));
    play(database, "Zed", 1, 50);
    fs::remove(file());
    fs::rename(away, file());
    ASSERT_TRUE(database.followFile());
    EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ada", 3), Pair("Zed", 3)));
}

TEST_F(BringOverTest, EmptyOrMissingFileGetsWhatWasPlayed) {
    for (const bool missing : {false, true}) {
        SCOPED_TRACE(missing);
        fs::remove_all(file().parent_path());
        {
            Database before = open();
            play(before, "Ada", 3);
        }
        Database database = unusable();
        play(database, "Zed", 2);
        fs::remove(file());
        if (!missing)
            test::put(file(), "");
        ASSERT_TRUE(database.followFile());
        EXPECT_EQ(database.state(), DatabaseState::Created);
        EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Zed", 2)));
    }
}

TEST_F(BringOverTest, FileOfAnEarlierVersionGetsWhatWasPlayed) {
    for (const int version : {1, 9, 14}) {
        SCOPED_TRACE(version);
        fs::remove_all(file().parent_path());
        { EXPECT_TRUE(open().saves()); }
        Database database = unusable();
        play(database, "Zed", 2);
        ASSERT_TRUE(SavedBoards(database).save(board("Zed", level, "2026-01-01T00:00:00Z")));
        fs::remove(file());
        {
            SQLite::Database old(file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            test::writeOld(old, version, test::oldContent(version, 3));
        }
        ASSERT_TRUE(database.followFileNow());
        EXPECT_TRUE(database.saves());
        const ByPlayer found = runsInFile();
        EXPECT_EQ(found.at("Zed"), 2);
        EXPECT_EQ(found.at("Mina"), 1);
        EXPECT_TRUE(SavedBoards(database).load("Zed", level).value());
        EXPECT_TRUE(SavedBoards(database).load("Mina", level).value());
    }
}

/// Nothing is taken from memory by a file of a newer version, and the next one gets it.
TEST_F(BringOverTest, FileOfANewerVersionGetsNothing) {
    { EXPECT_TRUE(open().saves()); }
    Database database = unusable();
    play(database, "Zed", 2);
    const fs::path newer = leaderboardOf("Ada", 1);
    SQLite::Database(newer.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    fs::rename(newer, file());
    ASSERT_TRUE(database.followFile());
    EXPECT_EQ(database.state(), DatabaseState::Newer);
    EXPECT_THAT(runsIn(database), UnorderedElementsAre(Pair("Zed", 2)));
    fs::rename(leaderboardOf("Ben", 1), file());
    ASSERT_TRUE(database.followFile());
    EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ben", 1), Pair("Zed", 2)));
}

TEST_F(BringOverTest, LaterStateOfABoardCounts) {
    const std::string early = "2026-01-01T00:00:00Z";
    const std::string middle = "2026-01-02T00:00:00Z";
    const std::string late = "2026-01-03T00:00:00Z";
    {
        Database before = open();
        ASSERT_TRUE(SavedBoards(before).save(board("Ada", "level:a/1", early)));
    }
    const fs::path copy = folder() / "copy.db";
    fs::copy_file(file(), copy);
    Database database = lost();
    ASSERT_TRUE(SavedBoards(database).save(board("Ada", "level:a/2", middle)));
    ASSERT_TRUE(SavedBoards(database).save(board("Ada", "level:a/3", middle)));
    {
        Database other = Database::open(copy, puzzles()); // Another game goes on meanwhile.
        ASSERT_TRUE(SavedBoards(other).save(board("Ada", "level:a/1", late)));
        ASSERT_TRUE(SavedBoards(other).save(board("Ada", "level:a/2", early)));
        ASSERT_TRUE(SavedBoards(other).save(board("Ada", "level:a/3", late)));
    }
    fs::remove(file());
    fs::rename(copy, file());
    ASSERT_TRUE(database.followFile());
    SavedBoards boards(database);
    EXPECT_EQ(boards.load("Ada", "level:a/1").value().value().date, late) << "it is what this game had read before";
    EXPECT_EQ(boards.load("Ada", "level:a/2").value().value().date, middle);
    EXPECT_EQ(boards.load("Ada", "level:a/3").value().value().date, late);
    EXPECT_EQ(boards.all("Ada").value().size(), 3U);
}

TEST_F(BringOverTest, AnswersFollowThoseOfTheFile) {
    {
        Database before = open();
        answer(before, "Ada", "5 4");
    }
    Database database = unusable();
    answer(database, "Ada", "7 5");
    answer(database, "Zed", "4");
    ASSERT_TRUE(database.followFileNow());
    EXPECT_EQ(answersOf(database, "Ada"), "5 4 7") << "the right one is not lost";
    EXPECT_EQ(answersOf(database, "Zed"), "4");
}

/// A commit may have been done although it reported an error.
TEST_F(BringOverTest, NothingIsBroughtTwice) {
    Database file = open();
    play(file, "Ada", 1);
    Database memory = Database::inMemory(puzzles());
    const LastNumbers since = markKnown(memory.connection());
    play(memory, "Zed", 2);
    ASSERT_TRUE(Shifts(memory).submit(test::shiftRun({"Zed", 3})));
    for (int time = 0; time < 2; ++time)
        bringOver(memory.connection(), since, file.connection());
    EXPECT_THAT(runsIn(file), UnorderedElementsAre(Pair("Ada", 1), Pair("Zed", 2)));
    EXPECT_EQ(Shifts(file).rows({}).value().total, 1U);
}

POSIX_TEST_F(BringOverTest, ManyProgramsBringTheirsAtTheSameTime) {
    {
        Database before = open();
        play(before, "Ada", 3);
    }
    constexpr int programs = 4;
    constexpr int each = 20;
    fs::create_directories(inTheWay());
    const auto ready = [&](int program) { return folder() / ("ready-" + std::to_string(program)); };
    std::vector<pid_t> children;
    children.reserve(programs);
    for (int i = 0; i < programs; ++i)
        children.push_back(test::startChild([&, i] {
            Database database = open();
            if (database.saves())
                return 1;
            play(database, "Player " + std::to_string(i), each);
            test::put(ready(i), "");
            while (!database.saves()) // Until nothing is in the way, and no other program opens the file.
                static_cast<void>(database.followFileNow());
            return 0;
        }));
    for (int i = 0; i < programs; ++i)
        while (!fs::exists(ready(i)))
            std::this_thread::yield();
    fs::remove(inTheWay());
    for (const pid_t child : children)
        EXPECT_EQ(test::waitFor(child), 0);
    ByPlayer all{{"Ada", 3}};
    for (int i = 0; i < programs; ++i)
        all["Player " + std::to_string(i)] = each;
    EXPECT_EQ(runsInFile(), all);
}

/// Wherever the program is killed, the file has what it had, and all or nothing of what was played meanwhile.
POSIX_TEST_F(BringOverTest, KilledInTheMiddleItIsAllOrNothing) {
    {
        Database before = open();
        play(before, "Ada", 3);
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    const std::string before = test::contentOf(file());
    bool allOnce = false;
    bool noneOnce = false;
    int result = DeadlyDisk::died;
    for (int writes = 0; result == DeadlyDisk::died && writes < 500; writes += 1 + writes / 4) {
        SCOPED_TRACE(writes);
        fs::remove_all(file().parent_path());
        test::put(file(), before);
        result = test::inChild([&] {
            const DeadlyDisk disk;
            Database database = unusable(40);
            DeadlyDisk::dieAfter(writes);
            return database.followFileNow() ? 0 : 1;
        });
        ByPlayer found = runsInFile();
        EXPECT_EQ(found["Ada"], 3);
        EXPECT_TRUE(found["Zed"] == 0 || found["Zed"] == 40) << found["Zed"];
        noneOnce = noneOnce || found["Zed"] == 0;
        allOnce = allOnce || found["Zed"] == 40;
    }
    EXPECT_EQ(result, 0) << "at last there are no more writes to die at";
    EXPECT_TRUE(noneOnce);
    EXPECT_TRUE(allOnce);
}

/// What has no room in the file stays in memory, and comes into it once there is room.
POSIX_TEST_F(BringOverTest, FullDiskLosesNothing) {
    {
        Database before = open();
        play(before, "Ada", 3);
    }
    const std::string before = test::contentOf(file());
    for (const bool replaced : {false, true})
        for (const rlim_t limit : {rlim_t{0}, rlim_t{4096}, rlim_t{16384}, rlim_t{40000}}) {
            SCOPED_TRACE(std::to_string(limit) + (replaced ? " replaced" : ""));
            fs::remove_all(file().parent_path());
            test::put(file(), before);
            EXPECT_EQ(test::inChild([&] {
                          Database database = unusable(200);
                          if (replaced) { // Another file with the same content.
                              fs::rename(file(), folder() / "old.db");
                              fs::copy_file(folder() / "old.db", folder() / "new.db");
                              fs::rename(folder() / "new.db", file());
                          }
                          test::limitFileSize(limit);
                          for (int time = 0; time < 3; ++time) {
                              static_cast<void>(database.followFileNow());
                              if (database.saves() || runsIn(database).at("Zed") != 200)
                                  return 1;
                          }
                          test::limitFileSize(RLIM_INFINITY);
                          return database.followFileNow() && database.saves() ? 0 : 2;
                      }),
                      0);
            EXPECT_THAT(runsInFile(), UnorderedElementsAre(Pair("Ada", 3), Pair("Zed", 200)));
        }
}

} // namespace
} // namespace data
