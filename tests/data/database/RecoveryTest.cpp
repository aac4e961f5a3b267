// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is left of a damaged file if its repair is interrupted, on a full or failing disk, and with a second program.

#include "data/database/Recovery.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/files/File.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sqlite3.h>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;
using testing::ElementsAre;

/// SQLite's way to the disk, on which reading the database fails from some time on.
class FailingDisk {
public:
    FailingDisk() {
        s_real = sqlite3_vfs_find(nullptr);
        m_vfs = *s_real;
        m_vfs.zName = "failing";
        m_vfs.xOpen = open;
        sqlite3_vfs_register(&m_vfs, 1);
    }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;
    ~FailingDisk() {
        sqlite3_vfs_register(s_real, 1);
        sqlite3_vfs_unregister(&m_vfs);
    }

    /// Lets `sound` more reads succeed, and `failing` ones fail after that, with a code of SQLite.
    static void failAfter(int sound, int failing, int code = SQLITE_IOERR_READ) {
        s_sound = sound;
        s_failing = failing;
        s_code = code;
    }

private:
    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given) {
        const int opened = s_real->xOpen(vfs, name, file, flags, given);
        if (opened != SQLITE_OK || (flags & SQLITE_OPEN_MAIN_DB) == 0 || file->pMethods == nullptr)
            return opened;
        if (!s_methods) {
            s_methods = *file->pMethods;
            s_read = s_methods->xRead;
            s_methods->xRead = read;
            s_methods->iVersion = std::min(s_methods->iVersion, 2); // Without mapping the file into memory.
        }
        file->pMethods = &*s_methods;
        return opened;
    }
    static int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
        if (s_sound > 0)
            --s_sound;
        else if (s_failing > 0) {
            --s_failing;
            return s_code;
        }
        return s_read(file, to, size, at);
    }

    sqlite3_vfs m_vfs{};
    static inline sqlite3_vfs* s_real = nullptr;
    static inline std::optional<sqlite3_io_methods> s_methods;
    static inline int (*s_read)(sqlite3_file*, void*, int, sqlite3_int64) = nullptr;
    static inline int s_sound = 0;
    static inline int s_failing = 0;
    static inline int s_code = SQLITE_IOERR_READ;
};

class RecoveryTest : public testing::Test {
protected:
    static constexpr int runs = 200;

    [[nodiscard]] const fs::path& file() const { return m_file; }
    [[nodiscard]] fs::path beside(const std::string& suffix) const { return m_file.string() + suffix; }
    [[nodiscard]] Database open() const { return Database::open(m_file, puzzles()); }

    void fill() const {
        Database database = open();
        Leaderboard leaderboard(database);
        for (int i = 0; i < runs; ++i)
            ASSERT_TRUE(leaderboard.submit(smallRun({"Player " + std::to_string(i % 7), i % 3, i + 1})));
    }

    /// Fills the file and breaks one page with runs. The number of those that can be read is that of salvageable().
    void damage() const {
        fill();
        SQLite::Database sql(m_file.string(), SQLite::OPEN_READWRITE);
        static_cast<void>(sql.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)"));
        constexpr std::streamoff page = 4096;
        const std::streamoff pages = sql.execAndGet("PRAGMA page_count").getInt();
        std::fstream bytes(m_file, std::ios::in | std::ios::out | std::ios::binary);
        // From the end: the table's leaves lie between those of its indexes.
        const int root = sql.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'runs'").getInt();
        std::string first(page, '\0');
        bytes.seekg((root - 1) * page).read(first.data(), page);
        // The pointer of the third cell of the interior page leads to the number of its child.
        const auto byte = [&first](std::size_t at) { return static_cast<unsigned char>(first[at]); };
        const std::size_t cell = byte(16) * 256U + byte(17);
        const std::streamoff child = byte(cell + 2) * 256 + byte(cell + 3);
        ASSERT_LE(child, pages);
        bytes.seekp((child - 1) * page).write(std::string(200, '\xff').data(), 200);
    }

    [[nodiscard]] static std::size_t runsIn(Database& database) {
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        return Leaderboard(database).rows(query).value().rows.size();
    }

    /// What is played while the file cannot be used: a new player, and one that the file has under another number.
    static void playMeanwhile(Database& database) {
        Leaderboard leaderboard(database);
        ASSERT_TRUE(leaderboard.submit(smallRun({"Zed", 0, runs + 1})));
        ASSERT_TRUE(leaderboard.submit(smallRun({"Player 3", 1, runs + 2})));
        ASSERT_FALSE(database.saves());
    }

    static void expectBroughtOver(Database& database) {
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        std::map<std::string, int> byPlayer;
        const auto page = Leaderboard(database).rows(query).value();
        for (const LeaderboardRow& row : page.rows)
            ++byPlayer[row.run.player];
        EXPECT_EQ(runsIn(database), std::size_t{runs + 2});
        EXPECT_EQ(byPlayer["Zed"], 1);
        EXPECT_EQ(byPlayer["Player 3"], runs / 7 + 1 + 1) << "3, 10, 17 … 199, and the new one";
    }

    /// How many runs of a damaged copy can be read when nothing interrupts.
    [[nodiscard]] std::size_t salvageable() const {
        const test::TemporaryFolder folder;
        const fs::path copy = folder / "lichter-aus.db";
        fs::copy_file(m_file, copy);
        Database database = Database::open(copy, puzzles());
        EXPECT_EQ(database.state(), DatabaseState::Recovered);
        EXPECT_EQ(database.salvaged().total, std::size_t{runs});
        EXPECT_EQ(database.salvaged().known, SalvageCounts::Total::Exact);
        EXPECT_LT(database.salvaged().copied, std::size_t{runs});
        EXPECT_GT(database.salvaged().copied, std::size_t{runs / 2});
        return database.salvaged().copied;
    }

    /// The names in the folder without the log of the open file.
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> found;
        for (const auto& entry : fs::directory_iterator(m_file.parent_path()))
            if (const std::string name = entry.path().filename().string();
                name != "lichter-aus.db-wal" && name != "lichter-aus.db-shm")
                found.insert(name);
        return found;
    }

    /// Opens the file, and expects that it was recovered, whole, and that the player is told once.
    void expectRecovered(std::size_t copied, const std::string& damaged) const {
        {
            Database database = open();
            ASSERT_EQ(database.state(), DatabaseState::Recovered);
            EXPECT_EQ(database.salvaged().copied, copied);
            EXPECT_EQ(database.salvaged().total, std::size_t{runs});
            EXPECT_EQ(runsIn(database), copied);
            EXPECT_EQ(database.movedTo(), beside(".damaged-1"));
            EXPECT_EQ(test::contentOf(database.movedTo()), damaged);
        }
        {
            Database again = open();
            EXPECT_EQ(again.state(), DatabaseState::Recovered) << "nobody was told yet";
            EXPECT_EQ(again.salvaged().copied, copied);
            EXPECT_EQ(again.movedTo(), beside(".damaged-1"));
            EXPECT_EQ(runsIn(again), copied);
            again.told();
        }
        Database told = open();
        EXPECT_EQ(told.state(), DatabaseState::Opened);
        EXPECT_EQ(runsIn(told), copied);
        EXPECT_THAT(names(), ElementsAre("lichter-aus.db", "lichter-aus.db.damaged-1"));
    }

    /// A start during which reads fail, from ever later ones on, `apart` from each other, keeps what can be read for
    /// the next.
    void expectRowsDespiteFailures(int apart, int failing, int code) const {
        damage();
        const std::size_t copied = salvageable();
        const std::string damaged = test::contentOf(file());
        const FailingDisk disk;
        for (int after = 0; after < 200; after += apart) {
            SCOPED_TRACE(after);
            FailingDisk::failAfter(after, failing, code);
            static_cast<void>(open());
            FailingDisk::failAfter(0, 0);
            if (!fs::exists(beside(".damaged-1")))
                continue;
            Database database = open();
            EXPECT_EQ(runsIn(database), copied);
            fs::remove_all(file().parent_path());
            test::put(file(), damaged);
        }
        expectRecovered(copied, damaged);
    }

private:
    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "data/lichter-aus.db";
};

TEST_F(RecoveryTest, IsReportedUntilThePlayerWasTold) {
    damage();
    expectRecovered(salvageable(), test::contentOf(file()));
}

TEST_F(RecoveryTest, BeginsAgainAfterTheSalvagedFileWasWritten) {
    damage();
    const std::size_t copied = salvageable();
    const std::string damaged = test::contentOf(file());
    test::put(beside(".salvaged"), "by half");
    test::put(beside(".salvaged-journal"), "of it");
    fs::create_hard_link(file(), beside(".damaged-1"));
    expectRecovered(copied, damaged);
}

TEST_F(RecoveryTest, BeginsAgainIfTheDamagedFileWasCopied) {
    damage();
    const std::size_t copied = salvageable();
    const std::string damaged = test::contentOf(file());
    fs::copy_file(file(), beside(".damaged-1")); // A file system without second names.
    expectRecovered(copied, damaged);
}

TEST_F(RecoveryTest, FinishesTheExchange) {
    damage();
    const std::size_t copied = salvageable();
    const std::string damaged = test::contentOf(file());
    EXPECT_EQ(open().state(), DatabaseState::Recovered);
    fs::rename(file(), beside(".salvaged")); // Back to what it was before.
    fs::create_hard_link(beside(".damaged-1"), file());
    test::put(beside("-wal"), std::string(5000, 'x')); // It must not be applied to the new file.
    expectRecovered(copied, damaged);
}

TEST_F(RecoveryTest, LeavesAFileAloneThatAppearedMeanwhile) {
    damage();
    EXPECT_EQ(open().state(), DatabaseState::Recovered);
    fs::rename(file(), beside(".salvaged"));
    fill();
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(database), std::size_t{runs});
    EXPECT_FALSE(fs::exists(beside(".salvaged")));
    EXPECT_FALSE(fs::exists(beside(".recovered")));
}

TEST_F(RecoveryTest, SenselessNotesAreIgnored) {
    fill();
    for (const char* const note :
         {"", "lichter-aus.db\n1 2 0\n", "../lichter-aus.db.damaged-1\n1 2 0\n", "lichter-aus.db.damaged-1\n1 2 9\n",
          "lichter-aus.db.damaged-x\n1 2 0\n", "\n\n\n"}) {
        SCOPED_TRACE(note);
        test::put(beside(".recovered"), note);
        test::put(beside(".salvaged"), "something");
        Database database = open();
        EXPECT_EQ(database.state(), DatabaseState::Opened);
        EXPECT_EQ(runsIn(database), std::size_t{runs});
    }
}

/// Wherever the disk becomes full, the damaged file stays; once there is room, everything is as if there always had
/// been.
POSIX_TEST_F(RecoveryTest, FullDiskLosesNothing) {
    damage();
    const std::size_t copied = salvageable();
    const std::string damaged = test::contentOf(file());
    for (rlim_t limit = 0; limit < 4 * damaged.size(); limit += damaged.size() / 4) {
        SCOPED_TRACE(limit);
        const int result = test::inChild([&] {
            test::limitFileSize(limit);
            Database database = open();
            if (database.state() == DatabaseState::Recovered)
                return 0;
            return !database.saves() && !database.hasAll() && database.refusal() == StorageProblem::Full ? 0 : 1;
        });
        EXPECT_EQ(result, 0);
        expectRecovered(copied, damaged);
        fs::remove_all(file().parent_path());
        test::put(file(), damaged);
    }
}

POSIX_TEST_F(RecoveryTest, ShowsWhatItCouldNotStore) {
    damage();
    const std::size_t copied = salvageable();
    EXPECT_EQ(test::inChild([&] {
                  test::limitFileSize(4096);
                  Database database = open();
                  return database.isDamaged() && runsIn(database) == copied ? 0 : 1;
              }),
              0);
}

TEST_F(RecoveryTest, KeepsTheLogOfTheDamagedFile) {
    damage();
    const std::string log(5000, 'x');
    test::put(beside("-wal"), log);
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(test::contentOf(beside(".damaged-1-wal")), log);
}

TEST_F(RecoveryTest, FailingReadsAreNoDamage) {
    fill();
    const std::string sound = test::contentOf(file());
    const FailingDisk disk;
    for (const int failing : {1, 1'000'000})
        for (int after = 0; after < 60; after += failing == 1 ? 1 : 7) {
            SCOPED_TRACE(std::to_string(failing) + " after " + std::to_string(after));
            FailingDisk::failAfter(after, failing);
            {
                const Database database = open();
                EXPECT_NE(database.state(), DatabaseState::Recovered);
                if (!database.saves()) {
                    EXPECT_EQ(database.refusal(), StorageProblem::Unreadable);
                }
            }
            FailingDisk::failAfter(0, 0);
            EXPECT_THAT(names(), ElementsAre("lichter-aus.db"));
            EXPECT_EQ(test::contentOf(file()), sound);
        }
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(database), std::size_t{runs});
}

/// A page that cannot be read now is not lost, so it is not left behind.
TEST_F(RecoveryTest, FailingReadsLeaveNoRowsBehind) {
    constexpr int allOfThem = 1'000'000;
    expectRowsDespiteFailures(5, allOfThem, SQLITE_IOERR_READ);
}

TEST_F(RecoveryTest, AFailedReadThatLooksLikeDamageLeavesNoRowsBehind) {
    expectRowsDespiteFailures(3, 1, SQLITE_IOERR_CORRUPTFS);
}

TEST_F(RecoveryTest, IsReadAgainByItself) {
    fill();
    const FailingDisk disk;
    FailingDisk::failAfter(0, 1'000'000);
    Database database = open();
    ASSERT_EQ(database.state(), DatabaseState::Unwritable);
    EXPECT_EQ(database.refusal(), StorageProblem::Unreadable);
    EXPECT_FALSE(database.hasAll());
    EXPECT_FALSE(database.followFile()) << "not at once";
    EXPECT_GE(database.untilTrying().value().count(), 0);
    playMeanwhile(database);
    FailingDisk::failAfter(0, 0);
    while (!database.followFile())
        std::this_thread::yield();
    EXPECT_TRUE(database.isBack());
    EXPECT_TRUE(database.saves());
    EXPECT_FALSE(database.untilTrying());
    EXPECT_EQ(database.reopenCount(), 1);
    expectBroughtOver(database);
    Database again = open();
    expectBroughtOver(again);
}

TEST_F(RecoveryTest, NobodyGoesOnWhileAnotherProgramRepairs) {
    fill();
    std::optional<FolderLock> other(std::in_place, file().parent_path());
    ASSERT_FALSE(other->isHeldByOther());
    EXPECT_TRUE(FolderLock(file().parent_path(), std::chrono::milliseconds(0)).isHeldByOther());
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Unwritable);
    EXPECT_EQ(database.refusal(), StorageProblem::Busy);
    playMeanwhile(database);
    other.reset();
    while (!database.followFile())
        std::this_thread::yield();
    EXPECT_TRUE(database.saves());
    expectBroughtOver(database);
}

POSIX_TEST_F(RecoveryTest, FilesBesideAreNeitherWaitedForNorFollowed) {
    fill();
    const std::string before = test::contentOf(file());
    for (const char* const suffix : {"-journal", "-wal", "-shm"})
        for (const char* const kind : {"pipe", "folder", "link"}) {
            SCOPED_TRACE(std::string(kind) + suffix);
            const fs::path other = beside(".other");
            test::put(other, "precious");
            if (*kind == 'p')
                ASSERT_EQ(::mkfifo(beside(suffix).c_str(), 0600), 0);
            else if (*kind == 'f')
                fs::create_directory(beside(suffix));
            else
                fs::create_symlink(other, beside(suffix));
            {
                const Database database = open();
                EXPECT_EQ(database.state(), DatabaseState::Unwritable);
                EXPECT_EQ(database.inTheWay(), beside(suffix));
            }
            EXPECT_EQ(test::contentOf(other), "precious");
            fs::remove(beside(suffix));
            EXPECT_EQ(test::contentOf(file()), before);
        }
    Database database = open();
    EXPECT_EQ(runsIn(database), std::size_t{runs});
}

/// SQLite would remove the log of an empty file, and with it the only trace of what was there.
TEST_F(RecoveryTest, LogOfAnEmptyFileIsKept) {
    std::string log;
    {
        Database database = open();
        ASSERT_TRUE(Leaderboard(database).submit(smallRun({})));
        log = test::contentOf(beside("-wal"));
    }
    for (const bool missing : {true, false}) {
        SCOPED_TRACE(missing);
        fs::remove_all(file().parent_path());
        test::put(beside("-wal"), log);
        if (!missing)
            test::put(file(), "");
        Database database = open();
        EXPECT_EQ(database.state(), DatabaseState::Recovered);
        EXPECT_EQ(database.movedTo(), beside(".damaged-1"));
        EXPECT_EQ(test::contentOf(beside(".damaged-1-wal")), log);
    }
}

/// The journal of a program that was ended while it changed `file`, which is a single file.
std::string journalOf(const fs::path& file) {
    const auto change = [&file] {
        SQLite::Database sql(file.string(), SQLite::OPEN_READWRITE);
        static_cast<void>(sql.execAndGet("PRAGMA journal_mode = DELETE"));
        sql.exec("PRAGMA cache_size = 1");
        sql.exec("BEGIN IMMEDIATE");
        sql.exec("UPDATE runs SET program = 'x' || program");
        sql.exec("CREATE TABLE much(x)");
        sql.exec("INSERT INTO much SELECT hex(randomblob(200)) FROM runs a, runs b LIMIT 2000");
        ::_exit(0);
        return 0;
    };
    EXPECT_EQ(test::inChild(change), 0);
    return test::contentOf(file.string() + "-journal");
}

TEST_F(RecoveryTest, JournalOfAnotherFileIsSetAside) {
    const test::TemporaryFolder other;
    const fs::path foreign = other / "lichter-aus.db";
    {
        Database database = Database::open(foreign, puzzles());
        for (int i = 0; i < 30; ++i)
            ASSERT_TRUE(Leaderboard(database).submit(smallRun({"Zed", 0, 1000 + i})));
    }
    const std::string journal = journalOf(foreign);
    ASSERT_GT(journal.size(), 4096U);
    fill();
    test::put(beside("-journal"), journal);
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(database), std::size_t{runs});
    EXPECT_EQ(test::contentOf(beside(".damaged-1-journal")), journal);
}

TEST_F(RecoveryTest, OwnJournalIsApplied) {
    fill();
    static_cast<void>(journalOf(file()));
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(database), std::size_t{runs});
    EXPECT_FALSE(database.connection().sql.tableExists("much"));
    EXPECT_FALSE(fs::exists(beside(".damaged-1-journal")));
}

TEST_F(RecoveryTest, InterruptedFirstStartIsNoDamage) {
    fs::create_directories(file().parent_path());
    std::string journal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8); // Belongs to a file that had no pages.
    journal.resize(512, '\0');
    journal[22] = 2;                                                            // Bytes in a sector: 512.
    journal[26] = 0x10;                                                         // Bytes in a page: 4096.
    for (const std::string& cut : {"SQLite format 3" + std::string(2000, '\0'), // Half a page.
                                   std::string(4096, '\0')}) {                  // Its place, but nothing of it yet.
        test::put(beside("-journal"), journal);
        test::put(file(), cut);
        {
            Database database = open();
            EXPECT_EQ(database.state(), DatabaseState::Created);
            EXPECT_TRUE(database.saves());
        }
        EXPECT_FALSE(fs::exists(beside(".damaged-1")));
        fs::remove(file());
    }
    test::put(beside("-journal"), journal);
    test::put(file(), std::string(4097, '\0')); // More than a new file has.
    EXPECT_EQ(open().state(), DatabaseState::Recovered);
}

TEST_F(RecoveryTest, LogOfAnotherFileTakesNothing) {
    const test::TemporaryFolder other;
    const fs::path foreign = other / "lichter-aus.db";
    std::string log;
    {
        Database database = Database::open(foreign, puzzles());
        for (int i = 0; i < 9; ++i)
            ASSERT_TRUE(Leaderboard(database).submit(smallRun({"Zed", 0, 1000 + i})));
        log = test::contentOf(foreign.string() + "-wal"); // All of it is still in there.
    }
    fill();
    test::put(beside("-wal"), log);
    Database database = open();
    EXPECT_TRUE(database.saves());
    EXPECT_EQ(runsIn(database), std::size_t{runs});
    EXPECT_TRUE(fs::exists(beside(".damaged-1-wal")));
}

TEST_F(RecoveryTest, OwnLogMendsWhatAnInterruptedCheckpointHasTorn) {
    constexpr int last = 9;
    std::string log;
    {
        Database database = open();
        for (int i = 0; i < last; ++i)
            ASSERT_TRUE(Leaderboard(database).submit(smallRun({"Mina", 0, 1000 + i})));
        log = test::contentOf(beside("-wal")); // All of it is still in there.
    }
    SQLite::Database(file().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE runs SET events = substr(events, 1, 20) WHERE id = " + std::to_string(last));
    test::put(beside("-wal"), log);
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(runsIn(database), std::size_t{last});
    EXPECT_FALSE(fs::exists(beside(".damaged-1-wal")));
}

TEST_F(RecoveryTest, EmptyFileIsReportedAsLongAsSomethingBesideHasRuns) {
    fill();
    {
        Database database = open();
        EXPECT_FALSE(database.beside().has());
        database.backUpDaily(file().parent_path() / "backups",
                             [] { return puzzle::dayFromText("2026-11-22").value(); });
        ASSERT_TRUE(Leaderboard(database).submit(smallRun({})));
    }
    for (const bool missing : {false, true}) {
        fs::remove(file());
        if (!missing)
            test::put(file(), "");
        for (int start = 0; start < 2; ++start) {
            const Database database = open();
            ASSERT_TRUE(database.beside().backup);
            EXPECT_EQ(database.beside().backup->has.runs, std::size_t{runs});
        }
    }
    fs::remove_all(file().parent_path() / "backups");
    EXPECT_FALSE(open().beside().has());
    test::put(beside(".damaged-1"), "");
    EXPECT_FALSE(open().beside().has());
    fs::copy_file(file(), beside(".damaged-2"));
    EXPECT_EQ(open().beside().damaged, beside(".damaged-2"));
    Database database = open();
    ASSERT_TRUE(Leaderboard(database).submit(smallRun({})));
    EXPECT_FALSE(open().beside().has());
}

/// What is cut off is missing, also if nothing that is left says so.
TEST_F(RecoveryTest, TruncatedFileIsNotSaidToBeWhole) {
    fill();
    const std::string whole = test::contentOf(file());
    for (const std::size_t part : {25U, 50U, 75U, 90U, 95U}) {
        SCOPED_TRACE(part);
        fs::remove_all(file().parent_path());
        test::put(file(), whole.substr(0, whole.size() * part / 100 / 4096 * 4096));
        const Database database = open();
        ASSERT_EQ(database.state(), DatabaseState::Recovered);
        const SalvageCounts& salvaged = database.salvaged();
        EXPECT_TRUE(salvaged.total == 0 || salvaged.known == SalvageCounts::Total::Unknown ||
                    (salvaged.total == std::size_t{runs} && salvaged.copied < salvaged.total))
            << salvaged.copied << " of " << salvaged.total;
    }
}

/// A shared leaderboard remembers the last number that it was given.
TEST_F(RecoveryTest, NumbersOfLostRunsAreNotGivenAgain) {
    damage();
    {
        SQLite::Database sql(file().string(), SQLite::OPEN_READWRITE);
        sql.exec("INSERT INTO shared_boards VALUES ('/drive', 7000, 0, 7000)");
        sql.exec("INSERT INTO within VALUES (6999, 5)");
    }
    Database database = open();
    ASSERT_EQ(database.state(), DatabaseState::Recovered);
    const auto added = Leaderboard(database).submit(smallRun({}));
    ASSERT_TRUE(added);
    SQLite::Database sql(file().string(), SQLite::OPEN_READWRITE);
    EXPECT_EQ(sql.execAndGet("SELECT max(id) FROM runs").getInt(), 7001);
    EXPECT_EQ(sql.execAndGet("SELECT count(*) FROM within").getInt(), 0);
}

TEST_F(RecoveryTest, HugeFileOfNothingIsNotCopied) {
    fs::create_directories(file().parent_path());
    std::ofstream(file(), std::ios::binary);
    fs::resize_file(file(), std::uintmax_t{1} << 36U); // More than could be copied.
    Database database = open();
    EXPECT_EQ(database.state(), DatabaseState::Recovered);
    EXPECT_EQ(fs::file_size(database.movedTo()), std::uintmax_t{1} << 36U);
    EXPECT_TRUE(Leaderboard(database).submit(smallRun({})));
}

} // namespace
} // namespace data
