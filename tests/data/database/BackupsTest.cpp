// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the backup that is made before the first write of each day.

#include "data/database/Backups.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/files/Leftovers.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <sqlite3.h>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;
using testing::ElementsAre;
using testing::IsEmpty;

puzzle::Day day(std::string_view text) {
    return puzzle::dayFromText(text).value();
}

class BackupsTest : public testing::Test {
protected:
    [[nodiscard]] Database open() {
        Database database = Database::open(m_paths.database(), puzzles(), Inspection::AtOnce, Log(m_paths, "test"));
        database.backUpDaily(m_paths.backups(), [this] { return m_today; });
        return database;
    }
    static bool store(Database& database) { return Leaderboard(database).submit(smallRun({})).has_value(); }
    static bool note(Database& database, puzzle::Day day) {
        return noteDay(database, day, std::chrono::sys_days(day)).has_value();
    }
    /// Stores a run on a day.
    bool storeOn(Database& database, const std::string& date) {
        m_today = day(date);
        return store(database);
    }
    [[nodiscard]] std::vector<Backup> backups() const { return listBackups(m_paths.backups()); }
    /// All files in the folder of backups, sorted.
    [[nodiscard]] std::set<std::string> files() const {
        std::set<std::string> names;
        if (fs::exists(m_paths.backups()))
            for (const auto& each : fs::directory_iterator(m_paths.backups()))
                names.insert(each.path().filename().string());
        return names;
    }
    [[nodiscard]] std::string logged() const {
        return fs::exists(m_paths.log()) ? test::contentOf(m_paths.log()) : std::string();
    }

    test::TemporaryFolder m_folder;
    Paths m_paths = pathsIn(m_folder / "data");
    puzzle::Day m_today = day("2026-11-22");
};

TEST_F(BackupsTest, FirstWriteOfDayMakesOneOfWhatWasThereBefore) {
    Database database = open();
    ASSERT_TRUE(store(database));
    ASSERT_TRUE(store(database));
    EXPECT_THAT(files(), IsEmpty()) << "there was nothing to lose on the first day";

    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    ASSERT_TRUE(store(database));
    ASSERT_THAT(files(), ElementsAre("lichter-aus-2026-11-23.db")) << "nothing beside it";
    const std::vector<Backup> found = backups();
    EXPECT_EQ(found[0].day, day("2026-11-23"));
    EXPECT_EQ(found[0].condition, Backup::Condition::Sound);
    EXPECT_FALSE(found[0].replaced);
    EXPECT_EQ(found[0].has, (RunCounts{2, 0})) << "before the write";
    EXPECT_EQ(logged(), "");
}

POSIX_TEST_F(BackupsTest, IsForItsOwnerAlone) {
    const mode_t before = ::umask(0);
    {
        Database database = open();
        ASSERT_TRUE(store(database));
        ASSERT_TRUE(storeOn(database, "2026-11-23"));
    }
    ::umask(before);
    using fs::perms;
    EXPECT_EQ(fs::status(m_paths.backups() / "lichter-aus-2026-11-23.db").permissions(),
              perms::owner_read | perms::owner_write);
    EXPECT_EQ(fs::status(m_paths.backups()).permissions(), perms::owner_all);
}

TEST_F(BackupsTest, EveryKindOfWriteMakesOne) {
    using Write = std::function<bool(Database&)>;
    const std::vector<Write> writes{
        [](Database& to) { return store(to); },
        [](Database& to) { return Shifts(to).submit(test::shiftRun({})).has_value(); },
        [](Database& to) {
            return SavedBoards(to).save({"Mina", "x", smallRun({}).code, {}, {}}).has_value();
        },
        [](Database& to) { return SavedBoards(to).remove("Mina", "x").has_value(); },
        [](Database& to) { return note(to, day("2027-01-01")); },
        [](Database& to) { return Leaderboard(to).rename(1, "Ada").has_value(); },
        [](Database& to) { return Leaderboard(to).adopt("Ada", "Zoe").has_value(); },
    };
    Database database = open();
    ASSERT_TRUE(store(database));
    for (std::size_t i = 0; i < writes.size(); ++i) {
        fs::remove_all(m_paths.backups());
        m_today = puzzle::plusDays(m_today, 1);
        ASSERT_TRUE(writes[i](database)) << i;
        EXPECT_EQ(files().size(), 1U) << i;
    }
}

TEST_F(BackupsTest, ReadingMakesNone) {
    Database database = open();
    ASSERT_TRUE(store(database));
    m_today = day("2026-11-23");
    EXPECT_TRUE(Leaderboard(database).keys());
    EXPECT_TRUE(SavedBoards(database).latest("Mina"));
    EXPECT_TRUE(loadDailyProgress(database, "Mina"));
    ASSERT_TRUE(note(database, day("2026-11-23")));
    EXPECT_EQ(files().size(), 1U);
    fs::remove_all(m_paths.backups());
    Database again = open();
    ASSERT_TRUE(note(again, day("2026-11-23"))) << "it is stored already, so nothing is written";
    EXPECT_THAT(files(), IsEmpty());
}

TEST_F(BackupsTest, ThreeAreKept) {
    Database database = open();
    ASSERT_TRUE(store(database));
    for (const char* const date : {"2026-11-23", "2026-11-25", "2026-11-26", "2026-12-01", "2026-12-02"})
        ASSERT_TRUE(storeOn(database, date));
    EXPECT_THAT(files(),
                ElementsAre("lichter-aus-2026-11-26.db", "lichter-aus-2026-12-01.db", "lichter-aus-2026-12-02.db"));
    const std::vector<Backup> found = backups();
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].has.runs, 5U) << "the latest first";
    EXPECT_EQ(found[2].has.runs, 3U);
}

TEST_F(BackupsTest, ClockInThePastDoesNotPushOutBetterOnes) {
    Database database = open();
    ASSERT_TRUE(store(database));
    for (const char* const date : {"2026-11-20", "2026-11-21", "2026-11-22"})
        ASSERT_TRUE(storeOn(database, date));
    for (const char* const date : {"2000-01-01", "2000-01-02", "2000-01-03"}) // A dead battery.
        ASSERT_TRUE(storeOn(database, date));
    EXPECT_THAT(files(),
                ElementsAre("lichter-aus-2000-01-03.db", "lichter-aus-2026-11-21.db", "lichter-aus-2026-11-22.db"));
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_THAT(files(),
                ElementsAre("lichter-aus-2026-11-21.db", "lichter-aus-2026-11-22.db", "lichter-aus-2026-11-23.db"));
}

TEST_F(BackupsTest, ClockFarAheadTakesNoPlace) {
    Database database = open();
    ASSERT_TRUE(store(database));
    for (const char* const date : {"2026-11-20", "2026-11-21", "2026-11-22", "2036-01-01", "2026-11-23", "2026-11-24"})
        ASSERT_TRUE(storeOn(database, date));
    EXPECT_THAT(files(),
                ElementsAre("lichter-aus-2026-11-22.db", "lichter-aus-2026-11-23.db", "lichter-aus-2026-11-24.db"));
}

/// Whoever begins anew, since the file was lost, still has the last backup of the lost one.
TEST_F(BackupsTest, OneWithMoreRunsThanAllNewerOnesStays) {
    {
        Database database = open();
        for (int i = 0; i < 9; ++i)
            ASSERT_TRUE(store(database));
        ASSERT_TRUE(storeOn(database, "2026-11-23"));
    }
    fs::remove(m_paths.database());
    Database anew = open();
    EXPECT_EQ(anew.beside().backup.value().has.runs, 9U);
    for (const char* const date : {"2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"})
        ASSERT_TRUE(storeOn(anew, date));
    EXPECT_THAT(files(), ElementsAre("lichter-aus-2026-11-23.db", "lichter-aus-2026-11-27.db",
                                     "lichter-aus-2026-11-28.db", "lichter-aus-2026-11-29.db"));
    for (int i = 0; i < 9; ++i)
        ASSERT_TRUE(store(anew));
    ASSERT_TRUE(storeOn(anew, "2026-11-30"));
    EXPECT_FALSE(files().contains("lichter-aus-2026-11-23.db")) << "nothing in it that is not in a newer one";
}

TEST_F(BackupsTest, NoClockRemovesMoreThanOneAtATime) {
    std::mt19937 jumps(20261122); // The same ones in every run.
    Database database = open();
    ASSERT_TRUE(store(database));
    std::set<puzzle::Day> before;
    for (int i = 0; i < 40; ++i) {
        const int jump = static_cast<int>(jumps() % 801) - 400;
        m_today = puzzle::plusDays(m_today, jump == 0 ? 1 : jump);
        ASSERT_TRUE(store(database));
        std::set<puzzle::Day> now;
        for (const Backup& each : backups())
            now.insert(each.day);
        EXPECT_TRUE(now.contains(m_today)) << i;
        EXPECT_EQ(now.size(), std::min(keptBackups, before.size() + (before.contains(m_today) ? 0 : 1))) << i;
        before.insert(m_today);
        std::erase_if(before, [&now](puzzle::Day each) { return now.contains(each); });
        EXPECT_LE(before.size(), 1U) << i;
        before = now;
    }
}

TEST_F(BackupsTest, DatabaseWithoutRunsPushesNoneOut) {
    {
        Database database = open();
        ASSERT_TRUE(store(database));
        for (const char* const date : {"2026-11-20", "2026-11-21", "2026-11-22"})
            ASSERT_TRUE(storeOn(database, date));
    }
    const auto good = files();
    fs::remove(m_paths.database());
    Database database = open();
    for (int i = 0; i < 5; ++i) {
        m_today = puzzle::plusDays(m_today, 1);
        ASSERT_TRUE(note(database, m_today));
    }
    EXPECT_EQ(files(), good);
    EXPECT_EQ(logged(), "");
}

TEST_F(BackupsTest, NightShiftsCountAsRuns) {
    Database database = open();
    ASSERT_TRUE(Shifts(database).submit(test::shiftRun({})));
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    ASSERT_EQ(backups().size(), 1U);
    EXPECT_EQ(backups()[0].has, (RunCounts{0, 1}));
}

TEST_F(BackupsTest, FailedCopyStopsNothingAndLeavesNothing) {
    test::put(m_paths.backups(), "a file in the folder's place");
    Database database = open();
    ASSERT_TRUE(store(database));
    EXPECT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_THAT(logged(), testing::HasSubstr("backup: "));
    fs::remove(m_paths.backups());
    fs::create_directory(m_paths.backups());
    EXPECT_TRUE(store(database));
    EXPECT_THAT(files(), IsEmpty()) << "not tried again at every write";
    EXPECT_TRUE(storeOn(database, "2026-11-24"));
    EXPECT_THAT(files(), ElementsAre("lichter-aus-2026-11-24.db"));
}

POSIX_TEST_F(BackupsTest, FullDiskStopsNothingAndLeavesNothing) {
    {
        Database database = open();
        for (int i = 0; i < 200; ++i)
            ASSERT_TRUE(store(database));
        ASSERT_TRUE(storeOn(database, "2026-11-23"));
    }
    const auto before = files();
    ASSERT_GT(fs::file_size(m_paths.database()), 80'000U);
    EXPECT_EQ(test::inChild([this] {
                  Database database = open();
                  test::limitFileSize(60'000); // Enough for the write-ahead log, but not for a copy.
                  const bool stored = storeOn(database, "2026-11-24");
                  ::_exit(stored ? 0 : 1); // Closing would write more than the limit.
                  return 2;
              }),
              0);
    EXPECT_EQ(files(), before);
    EXPECT_THAT(logged(), testing::HasSubstr("backup: "));
    Database database = open();
    EXPECT_EQ(Leaderboard(database).rows({{true, {}, {}, 1000}, "level:shed/corners", {}}).value().rows.size(), 202U);
}

POSIX_TEST_F(BackupsTest, ReadOnlyFolderStopsNothing) {
    fs::permissions(m_folder.path(), fs::perms::all);
    EXPECT_EQ(test::inChild([this] {
                  test::becomeNobody();
                  Database database = open();
                  if (!store(database) || !storeOn(database, "2026-11-23"))
                      return 1;
                  fs::permissions(m_paths.backups(), fs::perms::owner_read | fs::perms::owner_exec);
                  if (!storeOn(database, "2026-11-24"))
                      return 2;
                  fs::permissions(m_paths.backups(), fs::perms::owner_all);
                  return files() == std::set<std::string>{"lichter-aus-2026-11-23.db"} ? 0 : 3;
              }),
              0);
}

TEST_F(BackupsTest, RemainsOfACrashAreRemovedAndNeverListed) {
    for (const char* const name : {".lichter-aus-copy-4711", ".lichter-aus-copy-4711-journal"}) {
        test::put(m_paths.backups() / name, "half a copy");
        fs::last_write_time(m_paths.backups() / name, fs::file_time_type::clock::now() - 2 * leftoverAge);
    }
    removeLeftovers(m_paths);
    test::put(m_paths.backups() / "notes.txt", "the player's");
    EXPECT_THAT(backups(), IsEmpty());
    Database database = open();
    ASSERT_TRUE(store(database));
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_THAT(files(), ElementsAre("lichter-aus-2026-11-23.db", "notes.txt"));
}

POSIX_TEST_F(BackupsTest, BadFilesAreListedAsSuchAndPushOutNothing) {
    Database database = open();
    ASSERT_TRUE(store(database));
    for (const char* const date : {"2026-11-20", "2026-11-21", "2026-11-22"})
        ASSERT_TRUE(storeOn(database, date));
    const fs::path folder = m_paths.backups();
    const fs::path good = folder / "lichter-aus-2026-11-22.db";
    test::put(folder / "lichter-aus-2026-12-01.db", "no database");
    test::put(folder / "lichter-aus-2026-12-02.db", "");
    test::put(folder / "lichter-aus-2026-12-03.db", test::contentOf(good).substr(0, 9000));
    fs::copy_file(good, folder / "lichter-aus-2026-12-04.db");
    SQLite::Database((folder / "lichter-aus-2026-12-04.db").string(), SQLITE_OPEN_READWRITE)
        .exec("PRAGMA user_version = 1000");
    fs::copy_file(good, folder / "lichter-aus-2026-12-05.db");
    SQLite::Database((folder / "lichter-aus-2026-12-05.db").string(), SQLITE_OPEN_READWRITE)
        .exec("CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM runs; END");
    fs::create_directory(folder / "lichter-aus-2026-12-06.db");
    ASSERT_EQ(::mkfifo((folder / "lichter-aus-2026-12-07.db").c_str(), 0600), 0);
    for (const char* const name : {"lichter-aus-2026-13-01.db", "lichter-aus-2026-12-08.db-wal", "other.db",
                                   "lichter-aus-2026-12-08-replaced-0.db", "lichter-aus-2026-12-08-replaced-x.db"})
        test::put(folder / name, "not a name of ours");

    std::vector<std::pair<std::string, Backup::Condition>> found;
    for (const Backup& each : backups())
        found.emplace_back(puzzle::dayText(each.day).substr(5), each.condition);
    using enum Backup::Condition;
    using Entry = std::pair<std::string, Backup::Condition>;
    EXPECT_THAT(found, ElementsAre(Entry("12-07", Unreadable), Entry("12-06", Unreadable), Entry("12-05", Damaged),
                                   Entry("12-04", Newer), Entry("12-03", Damaged), Entry("12-02", Damaged),
                                   Entry("12-01", Damaged), Entry("11-22", Sound), Entry("11-21", Sound),
                                   Entry("11-20", Sound)));
    const std::size_t before = files().size();
    ASSERT_TRUE(storeOn(database, "2026-12-10"));
    EXPECT_EQ(files().size(), before) << "one more, and one less";
    EXPECT_FALSE(files().contains("lichter-aus-2026-11-20.db"));
    EXPECT_TRUE(files().contains("lichter-aus-2026-11-21.db"));
    EXPECT_TRUE(files().contains("lichter-aus-2026-12-01.db"));
}

POSIX_TEST_F(BackupsTest, TwoProgramsAtOnceMakeOne) {
    {
        Database database = open();
        for (int i = 0; i < 20; ++i)
            ASSERT_TRUE(store(database));
    }
    std::array<int, 2> gate{};
    ASSERT_EQ(::pipe(gate.data()), 0);
    m_today = day("2026-11-23");
    const auto program = [&] {
        Database database = open();
        ::close(gate[1]);
        char go = 0;
        if (::read(gate[0], &go, 1) != 0) // Returns at the end of the pipe, for all at once.
            return 1;
        for (int i = 0; i < 5; ++i)
            if (!store(database))
                return 2;
        return 0;
    };
    std::vector<pid_t> programs;
    for (int i = 0; i < 4; ++i)
        programs.push_back(test::startChild(program));
    ::close(gate[1]);
    for (const pid_t each : programs)
        EXPECT_EQ(test::waitFor(each), 0);
    ::close(gate[0]);
    EXPECT_THAT(files(), ElementsAre("lichter-aus-2026-11-23.db"));
    ASSERT_EQ(backups().size(), 1U);
    EXPECT_EQ(backups()[0].condition, Backup::Condition::Sound);
    EXPECT_GE(backups()[0].has.runs, 20U);
    EXPECT_EQ(logged(), "");
    Database database = open();
    EXPECT_EQ(Leaderboard(database).rows({{true, {}, {}, 1000}, "level:shed/corners", {}}).value().rows.size(), 40U);
}

TEST_F(BackupsTest, ReopenedDatabaseKeepsMakingThem) {
    Database database = open();
    ASSERT_TRUE(store(database));
    fs::remove(m_paths.database());
    ASSERT_TRUE(store(database));
    ASSERT_EQ(database.reopenCount(), 1);
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_THAT(files(), ElementsAre("lichter-aus-2026-11-23.db"));
}

TEST_F(BackupsTest, WorksWithoutWriteAheadLog) {
    Database database = open();
    ASSERT_TRUE(store(database));
    ASSERT_TRUE(attemptOn(database, [](SQLite::Database& sql) {
        EXPECT_EQ(sql.execAndGet("PRAGMA journal_mode = DELETE").getString(), "delete");
    }));
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_EQ(backups().at(0).has.runs, 1U);
}

TEST_F(BackupsTest, DatabaseInMemoryMakesNone) {
    Database database = Database::inMemory(puzzles());
    database.backUpDaily(m_paths.backups(), [this] { return m_today; });
    ASSERT_TRUE(store(database));
    ASSERT_TRUE(storeOn(database, "2026-11-23"));
    EXPECT_THAT(files(), IsEmpty());
}

} // namespace
} // namespace data
