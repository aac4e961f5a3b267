// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/DailyProgress.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Statistics.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "lights/Daily.hpp"
#include "lights/PressNext.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <sqlite3.h>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace data {
namespace {

using puzzle::Day;

Day day(std::string_view text) {
    return puzzle::dayFromText(text).value();
}

struct Won {
    std::string player = "Mina";
    bool late = false;
    int detours = 0; ///< Cells pressed twice at the start.
    int hints = 0;
    std::string date{}; ///< If empty, noon UTC on the puzzle's day.
    puzzle::DailySeries series = puzzle::DailySeries::Main;
};

Run runOn(const std::string& text, const Won& won) {
    const lights::Puzzle puzzle = lights::dailyBoard(day(text), won.series).puzzle;
    const auto presses = lights::solve(puzzle).result->presses().toCells();
    lights::Session session(puzzle);
    for (int i = 0; i < 2 * won.detours; ++i)
        lights::test::pressNext(session, {0, 0});
    session.noteHints(won.hints);
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    const std::string date = won.date.empty() ? text + "T12:00:00Z" : won.date;
    const auto run = test::runOf(session, {puzzle::RunKey::daily(day(text), won.series), won.player,
                                           static_cast<int>(presses.size()), true, date, "test", won.late});
    if (!run)
        throw std::logic_error("a test made no run");
    return *run;
}

class DailyProgressTest : public testing::Test {
protected:
    void win(const std::string& text, const Won& won = {}) {
        if (!m_leaderboard.submit(runOn(text, won)))
            throw std::logic_error("a good run was refused");
    }

    [[nodiscard]] DailyProgress progress(const std::string& player = "Mina",
                                         puzzle::DailySeries series = puzzle::DailySeries::Main) {
        return loadDailyProgress(m_database, player, series).value();
    }
    [[nodiscard]] int streak(const std::string& today, const std::string& player = "Mina") {
        const DailyProgress found = progress(player);
        const int streak = found.streak(day(today));
        EXPECT_EQ(longest(player, found.calendarDay(day(today))).current, streak) << "as the statistics have it";
        return streak;
    }
    [[nodiscard]] Streak longest(const std::string& player, Day today) {
        const Streak all = loadStatistics(m_database, player, {today, 1, {}, {}}).value().daily;
        if (!player.empty()) {
            EXPECT_EQ(loadDailyStreak(m_database, player, today).value(), all) << "of a player alone";
        }
        return all;
    }

    /// The clock says noon of this day.
    void note(std::string_view text) { note(text, std::chrono::hours(12)); }
    void note(std::string_view text, std::chrono::seconds time) {
        if (!noteDay(m_database, day(text), std::chrono::sys_days(day(text)) + time))
            throw std::logic_error("a day was not noted");
    }

    [[nodiscard]] Database& database() noexcept { return m_database; }
    [[nodiscard]] SQLite::Database& sql() { return m_database.connection().sql; }

private:
    Database m_database = Database::inMemory(puzzles());
    Leaderboard m_leaderboard{m_database};
};

TEST_F(DailyProgressTest, FindsBestOfEachDay) {
    win("2026-07-14", {"Mina", false, 1, 0});
    win("2026-07-14", {"Mina", true, 0, 0});
    win("2026-07-13", {"Mina", true, 0, 2});
    win("2026-07-12", {"Ben"});
    const DailyProgress mina = progress();
    ASSERT_EQ(mina.best.size(), 2U);
    const DailyBest* best = mina.at(day("2026-07-14"));
    ASSERT_NE(best, nullptr);
    EXPECT_EQ(best->stars, 3);
    EXPECT_FALSE(best->late) << "the longer one was in time";
    best = mina.at(day("2026-07-13"));
    ASSERT_NE(best, nullptr);
    EXPECT_EQ(best->stars, 2);
    EXPECT_TRUE(best->assisted);
    EXPECT_TRUE(best->late);
    EXPECT_EQ(mina.at(day("2026-07-12")), nullptr);
    EXPECT_EQ(progress("Nobody").best.size(), 0U);
}

TEST_F(DailyProgressTest, StreakNeedsConsecutiveDaysWonInTime) {
    EXPECT_EQ(streak("2026-07-14"), 0);
    for (const auto* text : {"2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"})
        win(text);
    EXPECT_EQ(streak("2026-03-02"), 4) << "across the month";
    EXPECT_EQ(streak("2026-03-03"), 4) << "today is still open";
    EXPECT_EQ(streak("2026-03-04"), 0);
    EXPECT_EQ(streak("2026-03-02", "Ben"), 0);

    win("2026-03-03", {"Mina", true});
    EXPECT_EQ(streak("2026-03-04"), 0) << "too late is not in time";
    win("2026-03-04");
    EXPECT_EQ(streak("2026-03-04"), 1);
    EXPECT_EQ(longest("Mina", day("2026-03-04")), (Streak{1, 4}));
}

TEST_F(DailyProgressTest, StreakAloneNeedsDaysWonWithoutHelp) {
    for (const auto* text : {"2026-03-01", "2026-03-02", "2026-03-04", "2026-03-05"})
        win(text);
    win("2026-03-03", {"Mina", false, 2, 1});
    EXPECT_EQ(progress().longestStreak(), 5);
    EXPECT_EQ(progress().longestStreakAlone(), 2);
    win("2026-03-03", {"Mina", true, 0, 0});
    EXPECT_EQ(progress().longestStreakAlone(), 2) << "without help, but late";
    win("2026-03-03", {"Mina", false, 1, 0});
    EXPECT_EQ(progress().longestStreakAlone(), 5) << "the same day once more, without help";
}

TEST_F(DailyProgressTest, CoffeeBreaksHaveTheirOwnStreak) {
    using enum puzzle::DailySeries;
    win("2026-07-12");
    win("2026-07-13", {.series = Coffee});
    win("2026-07-14", {.series = Coffee});
    EXPECT_EQ(streak("2026-07-13"), 1);
    EXPECT_EQ(streak("2026-07-14"), 0) << "a coffee break is not the daily puzzle";
    const DailyProgress coffee = progress("Mina", Coffee);
    EXPECT_EQ(coffee.streak(day("2026-07-14")), 2);
    EXPECT_EQ(coffee.longestStreak(), 2);
    const Statistics statistics = loadStatistics(database(), "Mina", {day("2026-07-14"), 1, {}, {}}).value();
    EXPECT_EQ(statistics.coffee, (Streak{2, 2}));
    EXPECT_EQ(statistics.daily, (Streak{0, 1}));
    EXPECT_EQ(coffee.at(day("2026-07-12")), nullptr);
}

TEST_F(DailyProgressTest, StatisticsHaveLongestStreakOfAllPlayers) {
    for (const auto* text : {"2026-03-01", "2026-03-02", "2026-03-03", "2026-03-07"})
        win(text);
    for (const auto* text : {"2026-03-06", "2026-03-07"})
        win(text, {"Ben"});
    win("2026-03-08", {"Ben", false, 0, 0, "2026-05-01T12:00:00Z"});
    win("2026-03-07", {"Ben", false, 1});
    EXPECT_EQ(longest("Mina", day("2026-03-08")), (Streak{1, 3}));
    EXPECT_EQ(longest("Ben", day("2026-03-08")), (Streak{2, 2})) << "the last one was won in May";
    EXPECT_EQ(longest("", day("2026-03-08")), (Streak{2, 3}));
    EXPECT_EQ(longest("Mina", day("2026-04-08")), (Streak{0, 3}));
}

TEST_F(DailyProgressTest, StreakStartsOnFirstDayAndSpansLeapDays) {
    win("2026-01-01");
    EXPECT_EQ(streak("2026-01-01"), 1);
    for (const auto* text : {"2028-02-28", "2028-02-29", "2028-03-01"})
        win(text);
    EXPECT_EQ(streak("2028-03-01"), 3);
}

TEST_F(DailyProgressTest, OtherDaysAreLate) {
    const DailyProgress fresh = progress();
    EXPECT_FALSE(fresh.late(day("2026-07-14"), day("2026-07-14")));
    EXPECT_TRUE(fresh.late(day("2026-07-13"), day("2026-07-14"))) << "missed, or played past midnight";
    EXPECT_TRUE(fresh.late(day("2026-07-15"), day("2026-07-14")));
}

TEST_F(DailyProgressTest, SettingClockBackMakesNothingTimely) {
    note("2026-07-14");
    win("2026-07-13");
    win("2026-07-14", {"Ben"});
    const DailyProgress mina = progress();
    EXPECT_EQ(mina.calendarDay(day("2026-07-10")), day("2026-07-14"));
    EXPECT_TRUE(mina.late(day("2026-07-10"), day("2026-07-10")));
    EXPECT_TRUE(mina.late(day("2026-07-13"), day("2026-07-13")));
    EXPECT_FALSE(mina.late(day("2026-07-14"), day("2026-07-14")));
    EXPECT_EQ(mina.streak(day("2026-07-10")), 1) << "and it breaks no streak either";
    EXPECT_EQ(mina.streak(day("2026-07-15")), 0);
}

TEST_F(DailyProgressTest, CalendarDoesNotGoBackAtOnce) {
    win("2026-07-13");
    note("2026-07-20");
    note("2026-07-14");
    const DailyProgress mina = progress();
    EXPECT_EQ(mina.seen, day("2026-07-20")) << "the latest, not the last";
    EXPECT_EQ(mina.calendarDay(day("2026-07-14")), day("2026-07-20"));
    EXPECT_TRUE(mina.late(day("2026-07-14"), day("2026-07-14")));
    EXPECT_FALSE(mina.late(day("2026-07-20"), day("2026-07-20")));
    EXPECT_FALSE(mina.late(day("2026-07-21"), day("2026-07-21")));
    EXPECT_EQ(mina.streak(day("2026-07-14")), 0) << "nor does the streak";
    sql().exec("UPDATE calendar SET latest = 'soon'");
    EXPECT_FALSE(progress().seen);
    note("2026-07-14");
    EXPECT_EQ(progress().seen, day("2026-07-14"));
}

TEST_F(DailyProgressTest, CalendarFollowsClockThatHasAgreedForADay) {
    using namespace std::chrono_literals;
    note("2027-05-01");
    note("2026-07-14", 12h);
    note("2026-07-15", 12h - 1s);
    EXPECT_EQ(progress().seen, day("2027-05-01")) << "not a day yet";
    note("2026-07-13", 0s);
    note("2026-07-14", 0s - 1s);
    EXPECT_EQ(progress().seen, day("2027-05-01")) << "it went back further, so the day begins again";
    note("2026-07-14", 0s);
    EXPECT_EQ(progress().seen, day("2026-07-14"));
    note("2026-07-15");
    EXPECT_EQ(progress().seen, day("2026-07-15"));
}

TEST_F(DailyProgressTest, CalendarForgetsDoubtOnceClockIsThere) {
    note("2026-07-20");
    note("2026-07-14");
    note("2026-07-20");
    note("2026-07-18");
    EXPECT_EQ(progress().seen, day("2026-07-20")) << "the days of doubt are not added up";
}

/// Another game on the same file notes a later day between the look at the calendar and the right to write.
TEST(Calendar, IsReadAgainOnceItMayBeWritten) {
    struct Game {
        Database database;
        bool noted = false;
    };
    const test::TemporaryFolder folder;
    Database one = Database::open(folder / "lichter-aus.db", puzzles());
    Game other{Database::open(folder / "lichter-aus.db", puzzles())};
    const auto noteLater = [](unsigned, void* game, void*, void* sql) {
        auto& [database, noted] = *static_cast<Game*>(game);
        const Day later = day("2026-07-20");
        if (std::string_view(static_cast<const char*>(sql)).starts_with("BEGIN IMMEDIATE"))
            noted = noteDay(database, later, std::chrono::sys_days(later)).has_value();
        return 0;
    };
    one.followFile();
    ::sqlite3_trace_v2(one.connection().sql.getHandle(), SQLITE_TRACE_STMT, noteLater, &other);
    ASSERT_TRUE(noteDay(one, day("2026-07-14"), std::chrono::sys_days(day("2026-07-14"))));
    EXPECT_TRUE(other.noted);
    EXPECT_EQ(loadDailyProgress(one, "Mina", puzzle::DailySeries::Main)->seen, day("2026-07-20"));
}

/// A run from a file may have been won anywhere, at any time.
TEST_F(DailyProgressTest, ImportedRunsMoveNeitherCalendarNorStreak) {
    note("2026-07-14");
    win("2026-07-14");
    std::string lines;
    for (const char* const text : {"2026-07-13", "2026-07-12"})
        lines += formatRunLine(runOn(text, {}));
    lines += formatRunLine(runOn("2099-01-01", {"Mina", false, 0, 0, "2026-07-14T12:00:00Z"}));
    std::istringstream in(lines);
    EXPECT_EQ(importRuns(database(), in, std::chrono::sys_days(day("2026-07-14"))).stored, 3U);
    const DailyProgress mina = progress();
    EXPECT_EQ(mina.calendarDay(day("2026-07-14")), day("2026-07-14"));
    EXPECT_EQ(streak("2026-07-14"), 1);
    EXPECT_EQ(longest("", day("2026-07-14")), (Streak{1, 1}));
    ASSERT_NE(mina.at(day("2026-07-13")), nullptr) << "though they count otherwise";
    EXPECT_FALSE(mina.at(day("2026-07-13"))->late);
    EXPECT_TRUE(mina.at(day("2099-01-01"))->late);
}

TEST_F(DailyProgressTest, MomentOutsideDayInEveryTimeZoneIsLate) {
    EXPECT_FALSE(isLate(runOn("2026-07-14", {"Mina", false, 0, 0, "2026-07-13T10:00:00Z"}))) << "UTC+14";
    EXPECT_TRUE(isLate(runOn("2026-07-14", {"Mina", false, 0, 0, "2026-07-13T09:59:59Z"})));
    EXPECT_FALSE(isLate(runOn("2026-07-14", {"Mina", false, 0, 0, "2026-07-15T11:59:59Z"}))) << "UTC-12";
    EXPECT_TRUE(isLate(runOn("2026-07-14", {"Mina", false, 0, 0, "2026-07-15T12:00:00Z"})));
    EXPECT_TRUE(isLate(runOn("2026-07-14", {"Mina", true})));
    data::Run local = runOn("2026-07-14", {"Mina", false, 0, 0, "2026-07-13T12:30:00Z"});
    local.offset = std::chrono::hours(12);
    EXPECT_FALSE(isLate(local)) << "after midnight in New Zealand";
    local.offset = std::chrono::hours(11);
    EXPECT_TRUE(isLate(local)) << "still the day before in New Caledonia";
    local.date = "2026-07-14T23:30:00Z";
    local.offset = std::chrono::hours(2);
    EXPECT_TRUE(isLate(local)) << "the day after in Berlin";
    data::Run other = runOn("2026-07-14", {"Mina", true});
    other.key = other.code;
    EXPECT_FALSE(isLate(other)) << "only a daily puzzle has a day";
}

TEST_F(DailyProgressTest, IgnoresTamperedRuns) {
    win("2026-07-13");
    win("2026-07-14");
    sql().exec("UPDATE runs SET key = 'daily:2026-07-15' WHERE key = 'daily:2026-07-14'");
    const DailyProgress mina = progress();
    EXPECT_EQ(mina.best.size(), 1U);
    sql().exec("UPDATE runs SET key = 'daily:zzz'");
    EXPECT_EQ(progress().best.size(), 0U);
}

TEST_F(DailyProgressTest, OnlyBoardOfDayCounts) {
    data::Run run = runOn("2026-07-14", {});
    run.key = "daily:2026-07-15";
    Database database = Database::inMemory(puzzles());
    EXPECT_EQ(Leaderboard(database).submit(run).error(), SubmitProblem(RunProblem::BadKey));
    run.key = "daily:2026-07-14";
    EXPECT_TRUE(Leaderboard(database).submit(run));
}

} // namespace
} // namespace data
