// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Records.hpp"

#include "data/levels/Puzzles.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>

namespace {

using namespace game;
using game::test::FullDisk;
using testing::ElementsAre;
using testing::IsEmpty;

/// Waits until everything is stored. Returns why something was not, if the player is to be told.
std::optional<data::StorageProblem> problemOf(Records& records) {
    records.finishStoring();
    return records.takeProblem();
}

/// Waits for an answer.
template<class Answer>
Answer answerOf(Records& records, const Later<Answer>& later) {
    records.finishStoring();
    return later->value();
}

class RecordsTest : public testing::Test {
protected:
    [[nodiscard]] Challenge challenge(const std::string& path) const { return challengeOf(with.level(path)); }
    /// Records with their database in a file.
    [[nodiscard]] Records onDisk() {
        return Records(with.paths, data::Database::open(with.paths.database(), data::puzzles()), with.library,
                       with.preferences, with.clock);
    }
    /// The level after its first press.
    [[nodiscard]] lights::Session begun(const std::string& path) const {
        lights::Session session(with.level(path).level().lights());
        lights::test::pressNext(session, {0, 0});
        return session;
    }
    /// Records a win while the disk is full.
    [[nodiscard]] Recorded wonOnFullDisk(Records& records, const std::string& path, const lights::Session& session) {
        const FullDisk full;
        return test::stored(records,
                            records.record(challenge(path), test::performanceOf(session), {session.moves(), true}));
    }
    [[nodiscard]] std::vector<data::RunSummary> runs(const std::string& key) {
        std::vector<data::RunSummary> runs;
        data::LeaderboardQuery query;
        query.key = key;
        const auto page = with.records.leaderboard().rows(query);
        for (const data::LeaderboardRow& row : page->rows)
            runs.push_back(row.run);
        return runs;
    }

    test::GameFixture with;
};

TEST_F(RecordsTest, StoresAndFindsUnfinishedBoard) {
    const lights::Session session = begun("shed/l3");
    with.records.saveUnfinished(challenge("shed/l3"), session.save());
    EXPECT_FALSE(problemOf(with.records));
    const auto saved = with.records.unfinished("level:shed/l3");
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->game, session.save());
    EXPECT_EQ(saved->player, "Player");
    EXPECT_EQ(saved->date, with.clock.now);
    EXPECT_FALSE(with.records.unfinished("level:shed/l2"));
    with.records.dropUnfinished("level:shed/l3");
    EXPECT_FALSE(with.records.unfinished("level:shed/l3"));
    EXPECT_FALSE(with.records.latestUnfinished());
}

TEST_F(RecordsTest, RandomBoardKeepsTypedSeed) {
    const Challenge::Random wish{lights::RandomSetting{4, 6, {}, lights::GoalKind::On, lights::Difficulty::Medium},
                                 "a # b\nc ☾", true, 3};
    const Challenge drawn = test::drawnBoard(wish);
    lights::Session session(drawn.lights());
    lights::test::pressNext(session, {0, 0});
    with.records.saveUnfinished(drawn, session.save());
    EXPECT_FALSE(problemOf(with.records));
    const auto found = resumable(with.records, with.library);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->key, lights::encodePuzzle(drawn.lights()));
    EXPECT_EQ(found->lights(), drawn.lights());
    ASSERT_TRUE(found->random());
    EXPECT_EQ(found->random()->seed, wish.seed);
    EXPECT_EQ(found->random()->setting, wish.setting);
    EXPECT_TRUE(found->random()->typed);
}

TEST_F(RecordsTest, UnfinishedBoardsBelongToTheirPlayer) {
    with.playAs("Ada");
    with.records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    with.playAs("Ben");
    EXPECT_FALSE(with.records.unfinished("level:shed/l3"));
    EXPECT_FALSE(resumable(with.records, with.library));
}

TEST_F(RecordsTest, ResumesBoardPlayedLast) {
    EXPECT_FALSE(resumable(with.records, with.library));
    with.records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    with.records.saveUnfinished(challenge("shed/l2"), begun("shed/l2").save());
    auto found = resumable(with.records, with.library);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->key, "level:shed/l2");
    ASSERT_TRUE(found->place());
    EXPECT_EQ(found->place()->number, 2);
    EXPECT_EQ(found->place()->levels, 8);
    EXPECT_EQ(found->place()->packId, "shed");
}

TEST_F(RecordsTest, ResumesSharedBoardByItsCode) {
    const lights::Puzzle puzzle = with.level("shed/l3").level().lights();
    const Challenge loose{lights::encodePuzzle(puzzle), puzzle};
    with.records.saveUnfinished(loose, begun("shed/l3").save());
    const auto found = resumable(with.records, with.library);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->lights(), puzzle);
    EXPECT_FALSE(found->place());
}

TEST_F(RecordsTest, StoresSolvedBoardAndRemovesUnfinishedOne) {
    with.records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    const Recorded recorded = with.solve("shed/l3", 1, 0, 5);
    ASSERT_TRUE(recorded.run);
    EXPECT_FALSE(recorded.problem);
    EXPECT_FALSE(with.records.unfinished("level:shed/l3"));
    const auto stored = runs("level:shed/l3");
    ASSERT_EQ(stored.size(), 1U);
    EXPECT_EQ(stored[0].player, "Player");
    EXPECT_EQ(stored[0].moves, 5);
    EXPECT_EQ(stored[0].optimum, 3);
    EXPECT_TRUE(stored[0].exact);
    EXPECT_EQ(stored[0].duration, std::chrono::seconds(5) + 3 * lights::test::quickly);
    EXPECT_EQ(stored[0].offset, with.clock.offset());
    EXPECT_FALSE(stored[0].imported);
    EXPECT_EQ(stored[0].date, with.clock.now);
    EXPECT_EQ(stored[0].program, LICHTER_VERSION);
    const data::LevelBest* best = with.records.progress().at("level:shed/l3");
    ASSERT_TRUE(best);
    EXPECT_EQ(best->moves, 5);
    EXPECT_EQ(best->stars, 2);
}

TEST_F(RecordsTest, RefusesUnsolvedBoard) {
    const Recorded unsolved =
        with.records.record(challenge("shed/l3"), test::performanceOf(begun("shed/l3")), {3, true});
    EXPECT_FALSE(unsolved.run);
    EXPECT_TRUE(unsolved.problem);
    EXPECT_THAT(runs("level:shed/l3"), IsEmpty());
}

TEST_F(RecordsTest, StoresNothingAfterShownSolutionWithoutProblem) {
    lights::Session session(with.level("shed/l1").level().lights());
    session.noteSolutionShown();
    lights::test::pressNext(session, {0, 0});
    ASSERT_TRUE(session.solved());
    const Recorded recorded = with.records.record(challenge("shed/l1"), test::performanceOf(session), {1, true});
    EXPECT_FALSE(recorded.run);
    EXPECT_FALSE(recorded.problem);
    EXPECT_THAT(runs("level:shed/l1"), IsEmpty());
    EXPECT_FALSE(with.records.progress().at("level:shed/l1"));
}

TEST_F(RecordsTest, RenamingRunSetsCurrentPlayer) {
    EXPECT_FALSE(with.records.named());
    const Recorded recorded = with.solve("shed/l1");
    ASSERT_TRUE(recorded.run);
    EXPECT_FALSE(answerOf(with.records, with.records.rename(*recorded.run, "Ada")));
    EXPECT_TRUE(with.records.named());
    EXPECT_EQ(with.records.player(), "Ada");
    EXPECT_EQ(runs("level:shed/l1").at(0).player, "Ada");
    EXPECT_TRUE(with.records.progress().at("level:shed/l1")) << "the progress is the new player's";
}

/// As after the battery of the clock ran out.
TEST_F(RecordsTest, StoresWinOfComputerWithoutClock) {
    with.clock.now = "1970-01-01T00:03:00Z";
    EXPECT_TRUE(with.solve("shed/l3").run);
    EXPECT_EQ(runs("level:shed/l3").at(0).date, "2020-01-01T00:00:00Z");
}

/// TZ can name any time, but a win under a time that no place on Earth has would be refused.
TEST(SystemClockTest, StaysWithinTheTimesOnEarth) {
    const char* const before = std::getenv("TZ");
    const std::optional<std::string> restored = before != nullptr ? std::optional<std::string>(before) : std::nullopt;
    const auto offset = [](const char* zone) {
        ::setenv("TZ", zone, 1);
        ::tzset();
        return SystemClock().offset();
    };
    EXPECT_EQ(offset("XXX-20"), std::chrono::hours(14));
    EXPECT_EQ(offset("XXX20"), -std::chrono::hours(14));
    EXPECT_EQ(offset("XXX-05:30"), std::chrono::minutes(330));
    restored ? ::setenv("TZ", restored->c_str(), 1) : ::unsetenv("TZ");
    ::tzset();
}

TEST_F(RecordsTest, RefusesWinThatHandsCannotHavePlayed) {
    lights::Session session(with.level("shed/l3").level().lights());
    for (int column = 0; column < 3; ++column)
        session.press({0, column});
    const Recorded recorded = with.records.record(challenge("shed/l3"), test::performanceOf(session), {3, true});
    EXPECT_EQ(recorded.problem, data::SubmitProblem(data::RunProblem::TooFast));
}

TEST_F(RecordsTest, RefusesInvalidName) {
    const Recorded recorded = with.solve("shed/l1");
    ASSERT_TRUE(recorded.run);
    const auto problem = answerOf(with.records, with.records.rename(*recorded.run, "seventeen letters"));
    ASSERT_TRUE(problem);
    EXPECT_EQ(std::get<data::NameProblem>(*problem), data::NameProblem::TooLong);
    EXPECT_FALSE(with.records.named());
    EXPECT_EQ(runs("level:shed/l1").at(0).player, "Player");
}

TEST_F(RecordsTest, ProgressBelongsToPlayer) {
    with.playAs("Ada");
    with.solve("shed/l1");
    EXPECT_EQ(with.records.progress().stars(with.library), 3);
    with.playAs("Ben");
    EXPECT_EQ(with.records.progress().stars(with.library), 0);
}

TEST_F(RecordsTest, ReportsFullDiskOnceAndLosesNothingStored) {
    Records records = onDisk();
    lights::Session session = begun("shed/l5");
    records.saveUnfinished(challenge("shed/l5"), session.save());
    EXPECT_FALSE(problemOf(records));
    lights::test::pressNext(session, {2, 2});
    {
        const FullDisk full;
        records.saveUnfinished(challenge("shed/l5"), session.save());
        EXPECT_TRUE(problemOf(records));
        records.saveUnfinished(challenge("shed/l5"), session.save());
        EXPECT_FALSE(problemOf(records)) << "once is enough";
        ASSERT_TRUE(records.unfinished("level:shed/l5"));
        EXPECT_EQ(records.unfinished("level:shed/l5")->game, session.save()) << "it is kept";
    }
    records.tryAgain();
    EXPECT_FALSE(problemOf(records));
    EXPECT_FALSE(records.keepsUnsaved());
    EXPECT_EQ(onDisk().unfinished("level:shed/l5")->game, session.save());
    EXPECT_EQ(records.unfinished("level:shed/l5")->game, session.save());
    const FullDisk fullAgain;
    lights::test::pressNext(session, {1, 1});
    records.saveUnfinished(challenge("shed/l5"), session.save());
    EXPECT_TRUE(problemOf(records)) << "it had worked meanwhile";
}

TEST_F(RecordsTest, ReportsUnstoredLessonOnceAndCountsIt) {
    Records records = onDisk();
    records.noteLesson("toggle", {1, false});
    EXPECT_FALSE(problemOf(records));
    {
        const FullDisk full;
        records.noteLesson("toggle", {2, false});
        EXPECT_EQ(problemOf(records), data::StorageProblem::Full);
        records.noteLesson("toggle", {3, false});
        EXPECT_FALSE(problemOf(records)) << "once is enough";
        EXPECT_EQ(records.lessons().at("toggle").steps, 3);
    }
    records.noteLesson("toggle", {4, true});
    EXPECT_FALSE(problemOf(records));
    const FullDisk fullAgain;
    records.noteLesson("chase", {1, false});
    EXPECT_TRUE(problemOf(records)) << "it had worked meanwhile";
}

TEST_F(RecordsTest, UnstoredWinCountsAndKeepsUnfinishedBoard) {
    Records records = onDisk();
    lights::Session session = begun("shed/l2");
    records.saveUnfinished(challenge("shed/l2"), session.save());
    records.finishStoring();
    lights::test::pressNext(session, {0, 1});
    ASSERT_TRUE(session.solved());
    Recorded recorded = wonOnFullDisk(records, "shed/l2", session);
    EXPECT_FALSE(recorded.run);
    EXPECT_EQ(recorded.problem, data::SubmitProblem(data::StorageProblem::Full));
    EXPECT_FALSE(records.unfinished("level:shed/l2")) << "it is won";
    EXPECT_TRUE(onDisk().unfinished("level:shed/l2")) << "one press before the win, if the game is killed now";
    ASSERT_TRUE(records.progress().at("level:shed/l2"));
    EXPECT_EQ(records.progress().at("level:shed/l2")->stars, 3);
}

TEST_F(RecordsTest, WinIsStoredOnceThereIsRoom) {
    Records records = onDisk();
    int given = 0;
    records.onRecord = [&given] { ++given; };
    lights::Session session = begun("shed/l2");
    records.saveUnfinished(challenge("shed/l2"), session.save());
    records.finishStoring();
    lights::test::pressNext(session, {0, 1});
    Recorded recorded = wonOnFullDisk(records, "shed/l2", session);
    EXPECT_TRUE(isKept(recorded));
    EXPECT_FALSE(isBeingStored(recorded));
    EXPECT_TRUE(records.keepsUnsaved());
    EXPECT_THAT(records.unstored(), ElementsAre(RecordKind::Run));
    {
        const FullDisk full;
        records.update(Records::tryAgainEvery - 1);
        EXPECT_FALSE(records.storing()) << "not yet";
        records.update(1);
        EXPECT_TRUE(records.storing());
        records.finishStoring();
        EXPECT_TRUE(arrived(recorded));
        EXPECT_TRUE(isKept(recorded)) << "still";
    }
    const int revision = records.revision();
    records.update(Records::tryAgainEvery);
    records.finishStoring();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_TRUE(recorded.run);
    EXPECT_FALSE(recorded.problem);
    EXPECT_THAT(recorded.earned, testing::Contains(data::Achievement::FirstOptimum));
    EXPECT_FALSE(records.keepsUnsaved());
    EXPECT_NE(records.revision(), revision) << "whoever shows the leaderboard reads it again";
    EXPECT_EQ(given, 2) << "and shared leaderboards look for it";
    EXPECT_TRUE(records.unstored().empty());
    EXPECT_EQ(records.leaderboard().run(*recorded.run).value()->events, session.performance({}).events);
    EXPECT_FALSE(onDisk().unfinished("level:shed/l2"));
}

TEST_F(RecordsTest, EverythingPlayedIsStoredOnceThereIsRoom) {
    Records records = onDisk();
    {
        const FullDisk full;
        lights::Session won = begun("shed/l2");
        lights::test::pressNext(won, {0, 1});
        records.record(challenge("shed/l2"), test::performanceOf(won), {2, true});
        lights::Session alsoWon = begun("shed/l1");
        records.record(challenge("shed/l1"), test::performanceOf(alsoWon), {1, true});
        records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
        records.noteLesson("toggle", {2, false});
        records.finishStoring();
        EXPECT_THAT(records.unstored(), ElementsAre(RecordKind::Run, RecordKind::Board, RecordKind::Lesson));
    }
    records.tryAgain();
    records.finishStoring();
    EXPECT_TRUE(records.unstored().empty());
    Records read = onDisk();
    EXPECT_TRUE(read.progress().at("level:shed/l1"));
    EXPECT_TRUE(read.progress().at("level:shed/l2"));
    EXPECT_TRUE(read.unfinished("level:shed/l3"));
    EXPECT_EQ(read.lessons().at("toggle").steps, 2);
}

TEST_F(RecordsTest, WinStoredLateLeavesBoardPlayedSince) {
    Records records = onDisk();
    lights::Session session = begun("shed/l2");
    lights::test::pressNext(session, {0, 1});
    Recorded recorded = wonOnFullDisk(records, "shed/l2", session);
    records.saveUnfinished(challenge("shed/l2"), begun("shed/l2").save());
    records.finishStoring();
    records.tryAgain();
    records.finishStoring();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_TRUE(recorded.run);
    EXPECT_TRUE(records.unfinished("level:shed/l2"));
}

TEST_F(RecordsTest, UnstoredWinBelongsToItsPlayer) {
    Records records = onDisk();
    records.switchTo("Ben");
    records.setPlayer("");
    const auto win = [&] {
        lights::Session session = begun("shed/l2");
        lights::test::pressNext(session, {0, 1});
        return wonOnFullDisk(records, "shed/l2", session);
    };
    const auto winners = [&records] {
        records.tryAgain();
        records.finishStoring();
        const auto page = records.leaderboard().rows({{true, {}, {}, 10}, "level:shed/l2", {}});
        std::vector<std::string> names;
        for (const data::LeaderboardRow& row : page->rows)
            names.push_back(row.run.player);
        return names;
    };
    static_cast<void>(win());
    records.setPlayer("Ada");
    ASSERT_TRUE(records.renamePlayer("Ada", "Zoë"));
    EXPECT_THAT(winners(), ElementsAre("Zoë"));

    records.switchTo("Ben");
    static_cast<void>(win());
    records.switchTo("Cleo");
    {
        const FullDisk full;
        records.tryAgain();
        records.finishStoring();
        EXPECT_FALSE(records.progress().at("level:shed/l2")) << "somebody else has won it";
    }
    records.switchTo("Ben");
    static_cast<void>(records.removePlayer("Ben"));
    records.finishStoring();
    EXPECT_THAT(winners(), ElementsAre("Zoë")) << "nobody comes back by it";
}

TEST_F(RecordsTest, EndOfGameIsTheLastTry) {
    {
        Records records = onDisk();
        lights::Session session = begun("shed/l2");
        lights::test::pressNext(session, {0, 1});
        static_cast<void>(wonOnFullDisk(records, "shed/l2", session));
    }
    EXPECT_TRUE(onDisk().progress().at("level:shed/l2"));
}

TEST_F(RecordsTest, UnstoredWinWithFewerMovesIsTheBest) {
    Records records = onDisk();
    const auto win = [&](int moves) {
        lights::Session session(with.level("shed/l2").level().lights());
        for (const lights::Cell cell : lights::test::solutionOfAtLeast(session.puzzle(), moves))
            lights::test::pressNext(session, cell);
        EXPECT_TRUE(session.solved());
        return test::stored(records, records.record(challenge("shed/l2"), test::performanceOf(session), {2, true}));
    };
    EXPECT_TRUE(win(6).run);
    EXPECT_EQ(records.progress().at("level:shed/l2")->moves, 6);
    const FullDisk full;
    EXPECT_FALSE(win(2).run);
    EXPECT_EQ(records.progress().at("level:shed/l2")->moves, 2);
    EXPECT_EQ(records.progress().at("level:shed/l2")->stars, 3);
}

TEST_F(RecordsTest, FirstNameTakesOverRunsWithoutName) {
    with.solve("shed/l1");
    with.records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    with.records.setPlayer("Ada");
    EXPECT_EQ(runs("level:shed/l1").at(0).player, "Ada");
    EXPECT_TRUE(with.records.unfinished("level:shed/l3"));
    with.records.setPlayer("Ben");
    EXPECT_EQ(runs("level:shed/l1").at(0).player, "Ada") << "a second name is somebody else";
    EXPECT_THAT(with.records.progress().best, IsEmpty());
}

TEST_F(RecordsTest, DatabasePersistsOnDisk) {
    {
        Records records = onDisk();
        EXPECT_TRUE(records.saves());
        EXPECT_FALSE(records.openProblem(with.text));
        records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    }
    Records again = onDisk();
    EXPECT_TRUE(again.unfinished("level:shed/l3"));
}

TEST_F(RecordsTest, ReportsDamagedDatabaseAndStartsNewOne) {
    data::test::put(with.paths.database(), "this was a database once, honestly");
    Records records = onDisk();
    EXPECT_TRUE(records.openProblem(with.text));
    EXPECT_TRUE(records.saves());
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    EXPECT_FALSE(problemOf(records));
}

TEST_F(RecordsTest, ForgetEverythingDeletesFilesAndStartsAfresh) {
    Records records = onDisk();
    with.playAs("Ada");
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    data::test::put(with.paths.levels() / "mine.json", data::formatPack(test::packOf("mine", "Mine", 1)));
    data::test::put(with.folder / "data/diary.txt", "not ours");
    EXPECT_THAT(records.ownFiles(), testing::Contains(with.paths.database()));

    const data::Deletion deletion = records.deleteEverything();
    EXPECT_THAT(deletion.problems, IsEmpty());
    EXPECT_THAT(deletion.deleted, testing::IsSupersetOf({with.paths.database(), with.paths.settings(),
                                                         with.paths.levels() / "mine.json"}));
    EXPECT_FALSE(std::filesystem::exists(with.paths.settings()));
    EXPECT_TRUE(std::filesystem::exists(with.folder / "data/diary.txt"));
    EXPECT_EQ(with.preferences.get(), data::Settings{});
    EXPECT_FALSE(records.unfinished("level:shed/l3"));
    EXPECT_THAT(records.progress().best, IsEmpty());

    EXPECT_TRUE(records.saves()) << "the game goes on";
    records.saveUnfinished(challenge("shed/l2"), begun("shed/l2").save());
    EXPECT_FALSE(problemOf(records));
}

/// Records on a file of their own that is deleted or replaced while they are open.
class LostFileTest : public RecordsTest {
protected:
    Records records = onDisk();

    Recorded win() {
        lights::Session session(with.level("shed/l1").level().lights());
        lights::test::pressNext(session, {0, 0});
        return test::stored(records, records.record(challenge("shed/l1"), test::performanceOf(session), {1, true}));
    }
};

TEST_F(LostFileTest, ReportsOnceAndContinues) {
    ASSERT_TRUE(win().run);
    EXPECT_EQ(records.progress().stars(with.library), 3);
    EXPECT_FALSE(records.reopenProblem(with.text));
    std::filesystem::remove(with.paths.database());
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    EXPECT_FALSE(problemOf(records));
    EXPECT_THAT(records.reopenProblem(with.text).value_or(""), testing::HasSubstr("deleted or moved"));
    EXPECT_FALSE(records.reopenProblem(with.text)) << "once";
    EXPECT_EQ(records.progress().stars(with.library), 0) << "what is in the file counts";
    ASSERT_TRUE(win().run);
    Records again = onDisk();
    EXPECT_TRUE(again.progress().at("level:shed/l1"));
    EXPECT_TRUE(again.unfinished("level:shed/l3"));
}

TEST_F(LostFileTest, ReportsThatNothingCanBeSaved) {
    ASSERT_TRUE(win().run);
    std::filesystem::remove(with.paths.database());
    std::filesystem::create_directory(with.paths.database());
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    EXPECT_FALSE(problemOf(records));
    EXPECT_THAT(records.reopenProblem(with.text).value_or(""), testing::HasSubstr("nothing is saved"));
    EXPECT_FALSE(records.saves());
    EXPECT_EQ(records.progress().stars(with.library), 3) << "what was known is not forgotten";
}

TEST_F(LostFileTest, DoesNotRenameRunInAnotherFile) {
    const Recorded mine = win();
    ASSERT_TRUE(mine.run);
    data::Database other = data::Database::open(with.folder / "other/lichter-aus.db", data::puzzles());
    Records others({}, std::move(other), with.library, with.preferences, with.clock);
    with.playAs("Ben");
    lights::Session session(with.level("shed/l1").level().lights());
    lights::test::pressNext(session, {0, 0});
    ASSERT_EQ(test::stored(others, others.record(challenge("shed/l1"), test::performanceOf(session), {1, true})).run,
              mine.run)
        << "the same id in the other file";
    others.deleteEverything(); // Closes it; without paths nothing is deleted.
    std::filesystem::rename(with.folder / "other/lichter-aus.db", with.paths.database());
    const auto problem = answerOf(records, records.rename(*mine.run, "Ada"));
    ASSERT_TRUE(problem);
    EXPECT_EQ(std::get<data::StorageProblem>(*problem), data::StorageProblem::Replaced);
    const auto page = records.leaderboard().rows({{true, {}, {}, 10}, "level:shed/l1", {}});
    ASSERT_EQ(page->rows.size(), 1U);
    EXPECT_EQ(page->rows[0].run.player, "Ben");
}

TEST_F(LostFileTest, NextWinCanBeRenamed) {
    std::filesystem::remove(with.paths.database());
    const Recorded recorded = win();
    ASSERT_TRUE(recorded.run);
    EXPECT_FALSE(answerOf(records, records.rename(*recorded.run, "Ada")));
}

/// Records in a file, with a win of yesterday, so that today's first change makes a backup.
class BackupRecordsTest : public RecordsTest {
protected:
    BackupRecordsTest() {
        with.playAs("Ada");
        win("shed/l1");
        with.clock.now = "2026-07-15T20:15:30Z";
    }
    void win(const std::string& path) {
        const data::LevelRef level = with.level(path);
        lights::Session session(level.level().lights());
        const int optimum = static_cast<int>(level.index) + 1;
        for (int cell = 0; cell < optimum; ++cell)
            lights::test::pressNext(session, {cell / 3, cell % 3});
        records.record(challengeOf(level), test::performanceOf(session), {optimum, true});
        records.finishStoring();
    }
    [[nodiscard]] std::vector<std::string> names() {
        std::vector<std::string> names;
        const auto players = records.players();
        for (const data::PlayerSummary& each : *players)
            names.push_back(each.name);
        return names;
    }

    Records records = onDisk();
};

TEST_F(BackupRecordsTest, LocalDayDecides) {
    with.clock.now = "2026-07-15T22:30:00Z"; // Half past midnight, two hours ahead of UTC.
    records.storeToday();
    records.finishStoring();
    ASSERT_EQ(records.backups().size(), 1U);
    EXPECT_EQ(puzzle::dayText(records.backups()[0].day), "2026-07-16");
}

TEST_F(BackupRecordsTest, RestoresAndShowsItAtOnce) {
    win("shed/l2");
    ASSERT_EQ(records.backups().size(), 1U);
    EXPECT_EQ(records.progress().stars(with.library), 6);
    EXPECT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_EQ(records.progress().stars(with.library), 3);
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_FALSE(records.reopenProblem(with.text)) << "the player asked for it";
    ASSERT_EQ(records.backups().size(), 2U);
    EXPECT_TRUE(records.backups()[0].replaced);
    EXPECT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_EQ(records.progress().stars(with.library), 6) << "undone";
}

TEST_F(BackupRecordsTest, RunOfReplacedFileIsNotRenamed) {
    const Challenge challenge = challengeOf(with.level("shed/l1"));
    lights::Session session(challenge.lights());
    lights::test::pressNext(session, {0, 0});
    const auto recorded = answerOf(records, records.record(challenge, test::performanceOf(session), {1, true}).later);
    ASSERT_TRUE(recorded.run);
    ASSERT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_TRUE(answerOf(records, records.rename(*recorded.run, "Ben")));
}

TEST_F(BackupRecordsTest, RenamedPlayerIsFoundUnderFormerNameAndBack) {
    ASSERT_TRUE(records.renamePlayer("Ada", "Zoe"));
    records.finishStoring();
    ASSERT_EQ(records.player(), "Zoe");
    ASSERT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_EQ(records.progress().stars(with.library), 3);
    EXPECT_THAT(names(), ElementsAre("Ada"));
    ASSERT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_EQ(records.player(), "Zoe");
    EXPECT_EQ(records.progress().stars(with.library), 3);
}

TEST_F(BackupRecordsTest, NewPlayerDoesNotBecomeSomebodyElse) {
    win("shed/l2");
    ASSERT_FALSE(answerOf(records, records.rename(data::RunId{2}, "Ben"))) << "who has a run of Ada's now, and plays";
    ASSERT_EQ(records.player(), "Ben");
    ASSERT_FALSE(records.restoreBackup(records.backups()[0].file));
    EXPECT_EQ(records.player(), "Ben") << "not Ada, who is somebody else";
    EXPECT_THAT(names(), testing::UnorderedElementsAre("Ben", "Ada"));
}

TEST_F(RecordsTest, WhoGetsANameWasToldAlreadyWhatHelpCosts) {
    Records records = onDisk();
    EXPECT_TRUE(records.tellsWhatHelpCosts());
    records.setPlayer("Ada");
    EXPECT_FALSE(records.tellsWhatHelpCosts());
    records.setPlayer("Ben");
    EXPECT_TRUE(records.tellsWhatHelpCosts()) << "somebody else";
}

TEST_F(RecordsTest, NameGivenSinceTheBackupGoesWithIt) {
    Records records = onDisk();
    const Challenge level = challenge("shed/l1");
    lights::Session session(level.lights());
    lights::test::pressNext(session, {0, 0});
    records.record(level, test::performanceOf(session), {1, true});
    records.finishStoring();
    with.clock.now = "2026-07-15T20:15:30Z";
    records.setPlayer("Ada");
    records.finishStoring();
    ASSERT_EQ(records.progress().stars(with.library), 3);
    ASSERT_FALSE(records.restoreBackup(records.backups().at(0).file));
    EXPECT_FALSE(records.named());
    EXPECT_EQ(records.progress().stars(with.library), 3);
    ASSERT_FALSE(records.restoreBackup(records.backups().at(0).file));
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_EQ(records.progress().stars(with.library), 3);
}

TEST_F(BackupRecordsTest, DeletingEverythingDeletesThem) {
    win("shed/l2");
    ASSERT_EQ(records.backups().size(), 1U);
    EXPECT_TRUE(records.deleteEverything().problems.empty());
    EXPECT_THAT(records.backups(), IsEmpty());
    with.playAs("Ada");
    win("shed/l1");
    with.clock.now = "2026-07-16T20:15:30Z";
    win("shed/l2");
    EXPECT_EQ(records.backups().size(), 1U) << "and new ones are made";
}

TEST_F(RecordsTest, StoresUnnamedPlayerUnderOneNameInEveryLanguage) {
    with.solve("shed/l1");
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    with.solve("shed/l1", 1);
    const auto stored = runs("level:shed/l1");
    ASSERT_EQ(stored.size(), 1U) << "two runs of one player";
    EXPECT_EQ(stored[0].player, data::unnamedPlayer);
}

TEST_F(RecordsTest, ListsCreatedPlayersUntilRemoved) {
    const auto names = [this] {
        std::vector<std::string> found;
        const auto players = with.records.players().value();
        found.reserve(players.size());
        for (const data::PlayerSummary& each : players)
            found.push_back(each.name);
        return found;
    };
    with.records.switchTo("Ada");
    with.records.switchTo("Ben");
    EXPECT_THAT(names(), ElementsAre("Ben", "Ada"));
    with.records.switchTo("Ada");
    EXPECT_THAT(names(), ElementsAre("Ada", "Ben")) << "and so is who was listed only because they played";
    ASSERT_TRUE(with.records.renamePlayer("Ada", "Änne"));
    EXPECT_THAT(names(), ElementsAre("Änne", "Ben"));
    EXPECT_FALSE(answerOf(with.records, with.records.removePlayer("Änne")));
    EXPECT_FALSE(with.records.named()) << "they played";
    EXPECT_THAT(names(), ElementsAre("Player", "Ben"));
    with.records.switchTo("Ben");
    EXPECT_THAT(names(), ElementsAre("Ben")) << "nobody makes a player of whoever has no name";
    with.records.setPlayer("Cleo");
    EXPECT_THAT(names(), ElementsAre("Cleo", "Ben"));
}

TEST_F(RecordsTest, DoesNotListMistypedName) {
    const auto run = with.solve("shed/l3").run;
    ASSERT_TRUE(run);
    EXPECT_FALSE(answerOf(with.records, with.records.rename(*run, "Freida")));
    EXPECT_FALSE(answerOf(with.records, with.records.rename(*run, "Frieda")));
    const auto players = with.records.players().value();
    ASSERT_EQ(players.size(), 1U);
    EXPECT_EQ(players[0].name, "Frieda");
}

/// Records on a file that another program holds until release().
class HeldRecordsTest : public RecordsTest {
protected:
    HeldRecordsTest() { hold(); }

    void hold() {
        m_holder.emplace(with.paths.database().string(), SQLite::OPEN_READWRITE, 60'000);
        m_holder->exec("BEGIN IMMEDIATE");
    }
    void release() {
        m_holder.reset();
        records.finishStoring();
    }
    Recorded win(const std::string& path, std::initializer_list<lights::Cell> presses) {
        lights::Session session(with.level(path).level().lights());
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        return records.record(challenge(path), test::performanceOf(session), {static_cast<int>(presses.size()), true});
    }
    [[nodiscard]] std::size_t shownRuns() {
        return records.leaderboard().rows({{true, {}, {}, 10}, "level:shed/l1", {}})->rows.size();
    }

    Records records = onDisk();

    std::optional<SQLite::Database> m_holder;
};

TEST_F(HeldRecordsTest, UnfinishedBoardsAreVisibleBeforeTheyAreStored) {
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    records.saveUnfinished(challenge("shed/l2"), begun("shed/l2").save());
    EXPECT_TRUE(records.unfinished("level:shed/l3"));
    EXPECT_EQ(records.latestUnfinished()->key, "level:shed/l2");
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    EXPECT_EQ(records.latestUnfinished()->key, "level:shed/l3");
    release();
    EXPECT_EQ(records.latestUnfinished()->key, "level:shed/l3");
    hold();
    records.dropUnfinished("level:shed/l3");
    EXPECT_FALSE(records.unfinished("level:shed/l3"));
    EXPECT_EQ(records.latestUnfinished()->key, "level:shed/l2") << "the newest of the others";
    release();
    EXPECT_EQ(records.latestUnfinished()->key, "level:shed/l2");
    EXPECT_FALSE(records.takeProblem());
}

TEST_F(HeldRecordsTest, WinCountsAtOnceAndIsStoredLater) {
    Recorded recorded = win("shed/l1", {{0, 0}});
    EXPECT_FALSE(recorded.run);
    EXPECT_FALSE(recorded.problem);
    EXPECT_FALSE(arrived(recorded));
    EXPECT_TRUE(records.storing());
    ASSERT_TRUE(records.progress().at("level:shed/l1"));
    EXPECT_EQ(records.progress().at("level:shed/l1")->stars, 3);
    EXPECT_EQ(shownRuns(), 0U);
    const int before = records.revision();
    release();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_TRUE(recorded.run);
    EXPECT_THAT(recorded.earned, testing::Contains(data::Achievement::FirstOptimum));
    EXPECT_NE(records.revision(), before) << "the leaderboard was read too early";
    EXPECT_EQ(shownRuns(), 1U);
    EXPECT_EQ(records.progress().at("level:shed/l1")->stars, 3);
}

TEST_F(HeldRecordsTest, RefusedWinDoesNotCountInTheEnd) {
    lights::Session session(with.level("shed/l1").level().lights());
    session.press({0, 0});
    puzzle::Performance played = test::performanceOf(session);
    played.undos = 5; // The events say otherwise.
    Recorded recorded = records.record(challenge("shed/l1"), played, {1, true});
    release();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_EQ(recorded.problem, data::SubmitProblem(data::RunProblem::NotReplayed));
    EXPECT_FALSE(records.progress().at("level:shed/l1"));
}

TEST_F(HeldRecordsTest, WinThatCannotBeStoredIsReportedEvenIfNobodyWaitsForIt) {
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    Recorded recorded = win("shed/l2", {{0, 0}, {0, 1}});
    static_cast<void>(win("shed/l1", {{0, 0}})); // The result is dropped, like that of a win screen that was left.
    records.beginClosing();
    records.stopWaiting();
    while (records.storing())
        records.update();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_EQ(recorded.problem, data::SubmitProblem(data::StorageProblem::Busy));
    EXPECT_EQ(records.takeProblem(), data::StorageProblem::Busy);
    EXPECT_THAT(records.unstored(), ElementsAre(RecordKind::Run, RecordKind::Board));
    EXPECT_TRUE(records.progress().at("level:shed/l1"));

    records.waitAgain();
    records.tryAgain();
    release();
    ASSERT_TRUE(arrived(recorded));
    EXPECT_TRUE(recorded.run);
    EXPECT_EQ(shownRuns(), 1U) << "and the one that nobody waits for";
    EXPECT_TRUE(records.unstored().empty());
}

TEST_F(HeldRecordsTest, PlayersChangeAtOnceAndAreStoredInOrder) {
    static_cast<void>(win("shed/l1", {{0, 0}}));
    records.setPlayer("Ada");
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_EQ(records.progress().stars(with.library), 3) << "who takes over what was played without a name";
    EXPECT_EQ(records.renamePlayer("Ada", " Zoë ").value(), "Zoë");
    EXPECT_EQ(records.player(), "Zoë");
    EXPECT_EQ(data::loadSettings(with.paths.settings()).settings.player, "")
        << "if the game is killed now, the runs are under the old name";
    records.switchTo("Ben");
    static_cast<void>(win("shed/l1", {{0, 0}}));
    const auto removed = records.removePlayer("Ben");
    EXPECT_FALSE(removed->has_value());
    release();
    ASSERT_TRUE(removed->has_value());
    EXPECT_FALSE(**removed);
    EXPECT_FALSE(records.named()) << "the current player was removed";
    const auto players = records.players().value();
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[1].name, "Zoë");
    EXPECT_EQ(players[1].runs, 1);
    EXPECT_FALSE(records.takeProblem());
}

TEST_F(HeldRecordsTest, NameGivenToAnotherPlayerMeanwhileIsTakenBack) {
    records.switchTo("Ada");
    release();
    hold();
    EXPECT_TRUE(records.renamePlayer("Ada", "Zoë"));
    m_holder->exec("INSERT INTO players(name, kept) VALUES ('Zoë', 1)");
    m_holder->exec("COMMIT");
    release();
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_TRUE(records.takeProblem());
}

TEST_F(HeldRecordsTest, RunIsRenamedLater) {
    Recorded recorded = win("shed/l1", {{0, 0}});
    release();
    ASSERT_TRUE(arrived(recorded));
    hold();
    const auto renamed = records.rename(*recorded.run, "Ada");
    EXPECT_FALSE(renamed->has_value());
    release();
    ASSERT_TRUE(renamed->has_value());
    EXPECT_FALSE(**renamed);
    EXPECT_EQ(records.player(), "Ada");
    EXPECT_EQ(records.progress().stars(with.library), 3);
}

TEST_F(HeldRecordsTest, DeletesEverythingWithoutWaiting) {
    static_cast<void>(win("shed/l1", {{0, 0}}));
    records.saveUnfinished(challenge("shed/l3"), begun("shed/l3").save());
    EXPECT_THAT(records.deleteEverything().problems, IsEmpty());
    EXPECT_FALSE(records.unfinished("level:shed/l3"));
    release();
    EXPECT_EQ(shownRuns(), 0U);
    EXPECT_FALSE(records.progress().at("level:shed/l1"));
}

} // namespace
