// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Statistics.hpp"

#include "data/BoxRuns.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

using std::chrono::seconds;

/// Three days in July.
StatisticsDays july(std::chrono::minutes offset = {}) {
    return {*puzzle::dayFromText("2025-07-14"), 3, offset};
}

class StatisticsTest : public testing::Test {
protected:
    void win(const test::Play& play, const std::string& key = "level:shed/corners") {
        ASSERT_TRUE(Leaderboard(m_database).submit(test::smallRun(play, key)));
    }
    [[nodiscard]] Statistics load(const std::string& player = "Mina", const StatisticsDays& days = july()) {
        return loadStatistics(m_database, player, days).value();
    }
    void tamper(const std::string& statement) {
        SQLite::Database& sql = m_database.connection().sql;
        sql.exec("PRAGMA ignore_check_constraints = ON");
        sql.exec(statement);
    }
    Database m_database = Database::inMemory(puzzles());
};

TEST_F(StatisticsTest, AreZeroWithoutRuns) {
    win({.player = "Anna"});
    const Statistics none = load();
    EXPECT_EQ(none.all(), Tally{});
    EXPECT_EQ(none.atOptimum, Streak{});
    EXPECT_EQ(none.shifts.shifts, 0);
    ASSERT_EQ(none.days.size(), 3U);
    EXPECT_EQ(none.days.front(), (DayTally{*puzzle::dayFromText("2025-07-12"), 0, 0, {}}));
    EXPECT_EQ(none.all().meanOver(), 0);
    EXPECT_EQ(none.all().shareAtOptimum(), 0);
}

TEST_F(StatisticsTest, CountRunsByMode) {
    const std::string code = lights::encodePuzzle(test::smallPuzzle());
    win({.seconds = 10});
    win({.detours = 2, .seconds = 30, .date = "2025-07-12T18:04:11Z"});
    win({.seconds = 20, .date = "2025-07-12T18:05:11Z", .hints = 2}, "level:shed/other");
    win({.seconds = 5, .date = "2025-07-12T18:06:11Z"}, code);
    win({.player = "Anna"});
    const Statistics found = load();
    const Tally& levels = found.of(PlayMode::Levels);
    EXPECT_EQ(levels.runs, 3);
    EXPECT_EQ(levels.boards, 2);
    EXPECT_EQ(levels.atOptimum, 1);
    EXPECT_EQ(levels.assisted, 1);
    EXPECT_EQ(levels.hints, 2);
    EXPECT_EQ(levels.moves, 4 + 8 + 4);
    EXPECT_EQ(levels.proven, 3);
    EXPECT_EQ(levels.over, 4);
    EXPECT_EQ(levels.time, seconds(60));
    EXPECT_DOUBLE_EQ(levels.meanOver(), 4.0 / 3);
    EXPECT_DOUBLE_EQ(levels.shareAtOptimum(), 1.0 / 3);
    EXPECT_EQ(found.of(PlayMode::Shared).runs, 1);
    EXPECT_EQ(found.of(PlayMode::Random), Tally{});
    EXPECT_EQ(found.all().runs, 4);
    EXPECT_EQ(found.all().time, seconds(65));
}

TEST_F(StatisticsTest, CountBoxesApart) {
    const auto wire = [&](const test::BoxPlay& play, const std::string& key) {
        ASSERT_TRUE(Leaderboard(m_database).submit(test::boxRun(play, key)));
    };
    const std::string code = test::boxRun({}).code;
    win({});
    win({.seconds = 5, .date = "2025-07-12T18:06:11Z"}, lights::encodePuzzle(test::smallPuzzle()));
    wire({}, "level:box/corner");
    wire({.detour = true, .seconds = 20, .date = "2025-07-12T18:04:11Z"}, "level:box/corner");
    wire({.seconds = 30, .date = "2025-07-12T18:05:11Z"}, code);
    wire({.player = "Anna"}, "level:box/corner");
    const Statistics found = load();
    EXPECT_EQ(found.of(PlayMode::Levels).runs, 1);
    EXPECT_EQ(found.of(PlayMode::Shared).runs, 1);
    const Tally& boxes = found.of(PlayMode::Arukone);
    EXPECT_EQ(boxes.runs, 3);
    EXPECT_EQ(boxes.boards, 2);
    EXPECT_EQ(boxes.atOptimum, 2);
    EXPECT_EQ(boxes.moves, 2 + 4 + 2);
    EXPECT_EQ(boxes.over, 2);
    EXPECT_EQ(boxes.time, seconds(60));
    EXPECT_EQ(found.all().runs, 5);
    EXPECT_EQ(load("").of(PlayMode::Arukone).runs, 4);
}

TEST_F(StatisticsTest, CountEveryRandomRunAsBoard) {
    const std::string key = "random:3x5,plane,plus,off,any";
    win({}, key);
    win({.date = "2025-07-12T18:04:11Z"}, key);
    EXPECT_EQ(load().of(PlayMode::Random).boards, 2);
}

TEST_F(StatisticsTest, CountDaysInLocalTime) {
    win({.date = "2025-07-12T21:30:00Z"});
    win({.detours = 1, .seconds = 7, .date = "2025-07-12T22:30:00Z"});
    win({.date = "2025-07-14T12:00:00Z"});
    win({.date = "2025-07-15T12:00:00Z"}); // After the last requested day.
    const auto runs = [](const Statistics& found) {
        std::vector<int> each;
        for (const DayTally& day : found.days)
            each.push_back(day.solved);
        return each;
    };
    EXPECT_EQ(runs(load()), (std::vector{2, 0, 1}));
    const Statistics east = load("Mina", july(std::chrono::hours(2)));
    EXPECT_EQ(runs(east), (std::vector{1, 1, 1}));
    EXPECT_EQ(east.days[1].atOptimum, 0);
    EXPECT_EQ(east.days[1].time, seconds(7));
    EXPECT_EQ(runs(load("Mina", july(std::chrono::minutes(-750)))), (std::vector{2, 1, 1}));
}

TEST_F(StatisticsTest, CountConsecutiveRunsAtOptimum) {
    const auto moment = [](int minute) { return "2025-07-12T18:0" + std::to_string(minute) + ":00Z"; };
    win({.date = moment(5)}); // Stored out of order; the date decides.
    win({.date = moment(1)});
    win({.date = moment(2)});
    win({.date = moment(3)});
    win({.detours = 1, .date = moment(4)});
    EXPECT_EQ(load().atOptimum.longest, 3);
    EXPECT_EQ(load().atOptimum.current, 1);
    win({.date = moment(6), .hints = 1});
    EXPECT_EQ(load().atOptimum.current, 0);
    EXPECT_EQ(load().atOptimum.longest, 3);
}

TEST_F(StatisticsTest, CountNightShifts) {
    const ShiftRun shift = test::shiftRun({});
    ASSERT_TRUE(Shifts(m_database).submit(shift));
    const ShiftTally found = load(shift.player).shifts;
    EXPECT_EQ(found.shifts, 1);
    EXPECT_EQ(found.houses, shift.score.houses);
    EXPECT_EQ(found.mostPoints, shift.score.points);
    EXPECT_EQ(found.longestChain, shift.score.bestChain);
    EXPECT_EQ(found.moves, shift.score.moves);
    EXPECT_EQ(found.over, shift.score.moves - shift.score.optimum);
    EXPECT_EQ(found.time, seconds(60 + 3 * 6));
    const Statistics all = load(shift.player);
    EXPECT_EQ(all.all(), found.boards()) << "a house is a board";
    EXPECT_EQ(all.days[0], (DayTally{*puzzle::dayFromText("2025-07-12"), 3, 3, seconds(60 + 3 * 6)}));
}

TEST_F(StatisticsTest, OldShiftsTookThreeMinutes) {
    ASSERT_TRUE(Shifts(m_database).submit(test::shiftRun({.skips = true, .rules = puzzle::ShiftRules::ThreeMinutes})));
    EXPECT_EQ(load().shifts.time, seconds(170));
}

TEST_F(StatisticsTest, SkippingShortensTimeOfShift) {
    ASSERT_TRUE(Shifts(m_database).submit(test::shiftRun({.houses = 2, .detours = 1, .skips = true})));
    const ShiftTally found = load().shifts;
    EXPECT_EQ(found.time, seconds(60 + 6 + 2 - 10));
    EXPECT_EQ(found.atOptimum, 1);
    EXPECT_EQ(found.over, 2);
    EXPECT_DOUBLE_EQ(found.boards().meanOver(), 1);
    EXPECT_DOUBLE_EQ(found.boards().shareAtOptimum(), 0.5);
}

TEST_F(StatisticsTest, GiftsLengthenAShift) {
    ShiftRun shift;
    int tried = 0;
    do // Until the gift is time.
        shift = test::shiftRun({.houses = 6, .seed = "gift-" + std::to_string(tried++)});
    while (shift.time.clock == seconds(60 + 6 * 6) && tried < 50);
    ASSERT_EQ(shift.time.clock, seconds(60 + 6 * 6 + 10));
    ASSERT_TRUE(Shifts(m_database).submit(shift));
    EXPECT_EQ(load().shifts.time, shift.time.played);
    EXPECT_EQ(Shifts(m_database).rows({}).value().rows.at(0).run.time, shift.time);
}

TEST_F(StatisticsTest, CountEachRunOnceForAllPlayers) {
    win({});
    win({.detours = 1, .date = "2025-07-12T18:04:11Z"});
    win({.player = "Anna", .date = "2025-07-12T18:05:11Z"});
    win({.player = "Anna", .date = "2025-07-12T18:06:11Z"}, "level:shed/other");
    ASSERT_TRUE(Shifts(m_database).submit(test::shiftRun({.player = "Ben"})));
    const Statistics everybody = load("");
    EXPECT_EQ(everybody.of(PlayMode::Levels).runs, 4);
    EXPECT_EQ(everybody.of(PlayMode::Levels).boards, 2) << "the same one for both";
    EXPECT_EQ(everybody.shifts.houses, 3);
    EXPECT_EQ(everybody.all().runs, 7);
    EXPECT_EQ(everybody.days[0].solved, 7);
    EXPECT_EQ(everybody.atOptimum, (Streak{2, 2})) << "the moves too many were not Anna's";
    EXPECT_EQ(load("Mina").atOptimum, (Streak{0, 1}));
}

TEST_F(StatisticsTest, SurviveCorruptValues) {
    win({});
    win({.date = "2025-07-12T18:04:11Z"});
    tamper("UPDATE runs SET moves = 9223372036854775807, optimum = 1, hints = 9223372036854775807,"
           " duration = 9223372036854775807, date = 'yesterday'");
    ASSERT_TRUE(Shifts(m_database).submit(test::shiftRun({})));
    tamper("UPDATE shifts SET moves = 9223372036854775807, optimum = -9223372036854775807, skipped = -1");
    const auto found = loadStatistics(m_database, "Mina", july());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->all().runs, 2 + 3);
    EXPECT_EQ(found->days[0].solved, 3);
}

} // namespace
} // namespace data
