// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedRuns.hpp"

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/Noon.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <iterator>
#include <map>
#include <random>
#include <set>

namespace data {
namespace {

namespace fs = std::filesystem;

using test::put;
using test::shiftRun;
using test::smallRun;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const std::atomic<bool> goOn = false;

class SharedRunsTest : public testing::Test {
protected:
    SharedRunsTest() { EXPECT_TRUE(m_shared.create()); }

    SharedNews follow(puzzle::Moment moment = noon) {
        const auto news = m_runs.follow(m_shared, moment, goOn);
        EXPECT_TRUE(news);
        return news.value_or(SharedNews{});
    }
    SharedFile publish(const std::string& lines) {
        SharedFile file{sharedFileName(lines), lines};
        EXPECT_TRUE(m_shared.publish(file));
        return file;
    }
    /// The players of the corners, best first, as another connection reads them.
    [[nodiscard]] std::vector<std::string> ranking() const {
        Database database = Database::open(m_database, puzzles());
        LeaderboardQuery query;
        query.key = puzzle::RunKey("level:shed/corners");
        query.limit = 100;
        query.allRuns = true;
        const auto page = Leaderboard(database).rows(query);
        std::vector<std::string> names;
        for (const auto& row : page.value().rows)
            names.push_back(row.run.player);
        return names;
    }
    [[nodiscard]] const SharedFolder& shared() const noexcept { return m_shared; }
    [[nodiscard]] fs::path folder() const { return m_folder / "shared"; }
    [[nodiscard]] fs::path file(const SharedFile& file) const { return folder() / "runs" / file.name; }
    [[nodiscard]] SharedRuns& runs() noexcept { return m_runs; }
    [[nodiscard]] const fs::path& database() const noexcept { return m_database; }

private:
    struct Folder : test::TemporaryFolder {
        Folder() { fs::create_directory(path() / "shared"); }
    };

    Folder m_folder;
    SharedFolder m_shared{m_folder / "shared"};
    fs::path m_database = m_folder / "own" / "board.db";
    SharedRuns m_runs{m_database, puzzles(), {}};
};

TEST_F(SharedRunsTest, ReadsEachFileOnce) {
    publish(formatRunLine(smallRun({"Mina"})) + formatRunLine(smallRun({"Ada", 1})));
    const SharedNews news = follow();
    EXPECT_TRUE(news.changed);
    EXPECT_EQ(news.runs, 2U);
    EXPECT_THAT(ranking(), ElementsAre("Mina", "Ada"));
    const SharedNews again = follow();
    EXPECT_FALSE(again.changed);
    EXPECT_EQ(again.runs, 0U);
    publish(formatRunLine(smallRun({"Bob", 0, 5})) + formatRunLine(shiftRun({"Bob"})));
    EXPECT_EQ(follow().runs, 2U);
    EXPECT_THAT(ranking(), ElementsAre("Bob", "Mina", "Ada"));
}

TEST_F(SharedRunsTest, ARunInSeveralFilesCountsOnce) {
    const std::string mina = formatRunLine(smallRun({"Mina"}));
    publish(mina);
    publish(mina + formatRunLine(smallRun({"Ada", 1})));
    publish(mina + mina);
    EXPECT_EQ(follow().runs, 2U);
    EXPECT_THAT(ranking(), ElementsAre("Mina", "Ada"));
}

TEST_F(SharedRunsTest, RunsOfARemovedFileGoUnlessTheyAreInAnother) {
    const std::string mina = formatRunLine(smallRun({"Mina"}));
    const std::string ada = formatRunLine(smallRun({"Ada", 1}));
    const SharedFile both = publish(mina + ada);
    publish(ada + formatRunLine(smallRun({"Bob", 2})));
    EXPECT_EQ(follow().runs, 3U);
    fs::remove(file(both));
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("Ada", "Bob"));
    EXPECT_FALSE(follow().changed) << "nothing is left to do";
    publish(mina);
    follow();
    EXPECT_THAT(ranking(), ElementsAre("Mina", "Ada", "Bob")) << "it can come back";
}

TEST_F(SharedRunsTest, ARunGetsTheNameThatItsPlayerHasNow) {
    const data::Run jorg = smallRun({"Jorg"});
    const ShiftRun night = shiftRun({"Jorg"});
    const SharedFile first = publish(formatRunLine(jorg) + formatRunLine(smallRun({"Ada", 1})) + formatRunLine(night));
    const SharedFile other = publish(formatRunLine(smallRun({"jorg", 2})));
    follow();
    const NewName renamedTo{"Jörg", {foldedName("Jorg"), foldedName("Jo")}};
    EXPECT_EQ(runs().rename(shared(), {{"another run", renamedTo}}, goOn), false);
    EXPECT_EQ(runs().rename(shared(), {{identityOf(jorg), renamedTo}, {identityOf(night), renamedTo}}, goOn), true);
    EXPECT_FALSE(fs::exists(file(first)));
    EXPECT_TRUE(fs::exists(file(other))) << "somebody else of that name";
    data::Run renamed = jorg;
    renamed.player = "Jörg";
    ShiftRun renamedNight = night;
    renamedNight.player = "Jörg";
    const std::string lines =
        formatRunLine(renamed) + formatRunLine(smallRun({"Ada", 1})) + formatRunLine(renamedNight);
    EXPECT_EQ(test::contentOf(file({sharedFileName(lines), lines})), lines);
    follow();
    EXPECT_THAT(ranking(), ElementsAre("Jörg", "Ada", "jorg"));
    EXPECT_EQ(runs().rename(shared(), {{identityOf(jorg), renamedTo}}, goOn), false) << "nothing is left to do";
}

TEST_F(SharedRunsTest, SaysWhichFilesAreNotRead) {
    publish(formatRunLine(smallRun({"Mina"})));
    const SharedFile damaged = publish(formatRunLine(smallRun({"Ada", 1})));
    put(file(damaged), damaged.lines.substr(0, 10));
    EXPECT_THAT(follow().unread, ElementsAre(damaged.name));
    EXPECT_THAT(follow().unread, ElementsAre(damaged.name)) << "also while it is not tried again";
    put(file(damaged), damaged.lines);
    for (int round = 0; round < 4; ++round)
        follow();
    EXPECT_THAT(follow().unread, IsEmpty());
}

TEST_F(SharedRunsTest, EverythingStaysWhileTheDriveIsNotThere) {
    publish(formatRunLine(smallRun({"Mina"})));
    follow();
    const fs::path away = folder().string() + "-away";
    fs::rename(folder(), away);
    EXPECT_EQ(runs().follow(shared(), noon, goOn).error(), SharedFailure(SharedProblem::Absent));
    fs::create_directory(folder()); // The folder in which the drive is mounted.
    EXPECT_EQ(runs().follow(shared(), noon, goOn).error(), SharedFailure(SharedProblem::NoBoard));
    fs::create_directory(folder() / "runs");
    EXPECT_EQ(runs().follow(shared(), noon, goOn).error(), SharedFailure(SharedProblem::NoBoard));
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
    fs::remove_all(folder());
    fs::rename(away, folder());
    EXPECT_FALSE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
}

TEST_F(SharedRunsTest, AHalfSyncedFileIsReadOnceItIsComplete) {
    const std::string lines = formatRunLine(smallRun({"Mina"})) + formatRunLine(smallRun({"Ada", 1}));
    const SharedFile whole{sharedFileName(lines), lines};
    put(file(whole), lines.substr(0, lines.size() / 2));
    EXPECT_EQ(follow().unfinished, 1U);
    EXPECT_THAT(ranking(), IsEmpty());
    put(file(whole), lines);
    EXPECT_EQ(follow().runs, 2U);
}

TEST_F(SharedRunsTest, WhatIsNotARunIsRefusedAndTheRestCounts) {
    data::Run forged = smallRun({"Eve"});
    forged.moves = 3;
    publish("{}\nnonsense\n" + formatRunLine(forged) + formatRunLine(smallRun({"Mina"})));
    put(folder() / "runs" / "holiday.png", "\x89PNG");
    const SharedNews news = follow();
    EXPECT_EQ(news.runs, 1U);
    EXPECT_EQ(news.refused, 3U);
    EXPECT_EQ(news.strange, 1U);
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
}

TEST_F(SharedRunsTest, ARunFromAClockThatIsAheadCountsLater) {
    publish(formatRunLine(smallRun({"Mina"})) + formatRunLine(smallRun({"Ada", 0, 10, "2025-07-20T00:00:00Z"})));
    EXPECT_EQ(follow().refused, 1U);
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
    EXPECT_EQ(follow(noon + std::chrono::hours(24 * 7)).runs, 1U);
    EXPECT_THAT(ranking(), UnorderedElementsAre("Mina", "Ada"));
}

TEST_F(SharedRunsTest, RunsOfAFileThatWasNotDoneGoWithIt) {
    const SharedFile early =
        publish(formatRunLine(smallRun({"Mina"})) + formatRunLine(smallRun({"Ada", 0, 10, "2025-07-20T00:00:00Z"})));
    follow();
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
    fs::remove(file(early));
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), IsEmpty());
}

TEST_F(SharedRunsTest, WhatIsNewIsReadBeforeEverythingIsReadAgain) {
    const SharedFile first = publish(formatRunLine(smallRun({"Mina"})));
    follow();
    fs::remove(file(first));
    publish(formatRunLine(smallRun({"Ada", 1})));
    EXPECT_EQ(follow().runs, 1U);
    EXPECT_THAT(ranking(), ElementsAre("Ada"));
    EXPECT_FALSE(fs::exists(database().string() + "-again"));
}

TEST_F(SharedRunsTest, ReadingAgainGoesOnWhereItWasStopped) {
    const SharedFile first = publish(formatRunLine(smallRun({"Mina"})));
    for (int i = 1; i < 5; ++i)
        publish(formatRunLine(smallRun({"P" + std::to_string(i), i})));
    follow();
    fs::remove(file(first));
    {
        // As if the program had been stopped after some of the files.
        SharedRuns half(database().string() + "-again", puzzles(), {});
        ASSERT_TRUE(half.follow(shared(), noon, goOn));
    }
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("P1", "P2", "P3", "P4"));
    // And not from what is out of date.
    const SharedFile last{publish(formatRunLine(smallRun({"Zoe", 5})))};
    follow();
    {
        SharedRuns old(database().string() + "-again", puzzles(), {});
        ASSERT_TRUE(old.follow(shared(), noon, goOn));
    }
    fs::remove(file(last));
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("P1", "P2", "P3", "P4"));
}

TEST_F(SharedRunsTest, UnusedDatabasesAreRemoved) {
    const test::TemporaryFolder own;
    const fs::path used = sharedRunsFile(own.path(), "/media/class");
    const fs::path unused = sharedRunsFile(own.path(), "/media/club");
    ASSERT_NE(used, unused);
    for (const fs::path& file : {used, fs::path(used.string() + "-wal"), fs::path(used.string() + "-again"), unused,
                                 fs::path(unused.string() + "-wal"), own / "diary.db"})
        put(file, "x");
    removeUnusedSharedRuns(own.path(), {used});
    EXPECT_TRUE(fs::exists(used));
    EXPECT_TRUE(fs::exists(used.string() + "-wal"));
    EXPECT_TRUE(fs::exists(used.string() + "-again"));
    EXPECT_FALSE(fs::exists(unused));
    EXPECT_FALSE(fs::exists(unused.string() + "-wal"));
    EXPECT_TRUE(fs::exists(own / "diary.db"));
}

// Whoever reads the copy first must not refuse the original, so a reader cannot decide which of them is which.
TEST_F(SharedRunsTest, TheOrderOfFilesDoesNotMatter) {
    data::Run copied = smallRun({"Mina"});
    copied.player = "Eve";
    const std::string original = formatRunLine(smallRun({"Mina"}));
    for (const auto& [first, second] :
         {std::pair(original, formatRunLine(copied)), std::pair(formatRunLine(copied), original)}) {
        test::TemporaryFolder own;
        SharedRuns runs(own / "board.db", puzzles(), {});
        fs::remove_all(folder() / "runs");
        fs::create_directory(folder() / "runs");
        publish(first);
        ASSERT_TRUE(runs.follow(shared(), noon, goOn));
        publish(second);
        ASSERT_TRUE(runs.follow(shared(), noon, goOn));
        Database database = Database::open(own / "board.db", puzzles());
        EXPECT_THAT(Leaderboard(database).players().value(), ElementsAre("Eve", "Mina"));
    }
}

TEST_F(SharedRunsTest, ReadingThatWasStoppedGoesOnTheNextTime) {
    publish(formatRunLine(smallRun({"Mina"})));
    const std::atomic<bool> stop = true;
    const auto stopped = runs().follow(shared(), noon, stop);
    ASSERT_TRUE(stopped);
    EXPECT_EQ(stopped->runs, 0U);
    EXPECT_EQ(follow().runs, 1U);
}

TEST_F(SharedRunsTest, ALostDatabaseIsReadAgain) {
    publish(formatRunLine(smallRun({"Mina"})));
    follow();
    fs::remove(database());
    EXPECT_EQ(follow().runs, 1U);
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
}

TEST_F(SharedRunsTest, ADamagedDatabaseIsReadAgain) {
    publish(formatRunLine(smallRun({"Mina"})));
    {
        SharedRuns runs(database(), puzzles(), {});
        ASSERT_TRUE(runs.follow(shared(), noon, goOn));
    }
    test::TemporaryFolder other;
    put(other / "board.db", std::string(8192, 'x'));
    SharedRuns runs(other / "board.db", puzzles(), {});
    ASSERT_TRUE(runs.follow(shared(), noon, goOn));
    Database database = Database::open(other / "board.db", puzzles());
    EXPECT_THAT(Leaderboard(database).players().value(), ElementsAre("Mina"));
}

// Whatever files come and go between two looks at the folder.
TEST_F(SharedRunsTest, IsTheUnionOfTheFiles) {
    constexpr std::size_t players = 6;
    std::mt19937 random(20261126); // NOLINT(*-msc51-cpp): always the same files.
    const auto below = [&](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random); };
    std::map<std::string, std::set<std::string>> files; ///< The players in each.
    for (int look = 0; look < 25; ++look) {
        for (std::size_t changes = below(4); changes > 0; --changes) {
            if (!files.empty() && below(2) == 0) {
                const auto removed = std::next(files.begin(), static_cast<std::ptrdiff_t>(below(files.size())));
                fs::remove(folder() / "runs" / removed->first);
                files.erase(removed);
                continue;
            }
            std::string lines;
            std::set<std::string> inside;
            for (std::size_t i = 0; i <= below(3); ++i) {
                const std::size_t player = below(players);
                lines += formatRunLine(smallRun({"P" + std::to_string(player), static_cast<int>(player)}));
                inside.insert("P" + std::to_string(player));
            }
            files[publish(lines).name] = inside;
        }
        follow();
        std::set<std::string> expected;
        for (const auto& [name, inside] : files)
            expected.insert(inside.begin(), inside.end());
        EXPECT_THAT(ranking(), testing::UnorderedElementsAreArray(expected)) << "look " << look;
    }
}

} // namespace
} // namespace data
