// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Daily.hpp"

#include "lights/Hint.hpp"
#include "lights/Methods.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace lights {
namespace {

puzzle::Day day(std::string_view text) {
    return puzzle::dayFromText(text).value();
}

/// These boards must never change.
TEST(Daily, BoardsNeverChange) {
    const std::vector<std::pair<std::string, std::string>> codes{
        {"2026-01-01", "LA1ChUCcKM0p"},
        {"2026-01-04", "LA1DhwBmIAlUH1kk"},
        {"2026-02-23", "LA1CBACE1wu"},
        {"2026-03-10", "LA1ChQCvbVSy"},
        {"2026-04-01", "LA1ChgKioGgMv"},
        {"2026-07-14", "LA1ChQDYf6s9"},
        {"2026-10-22", "LA1ChkLvkjXUN"},
        {"2026-11-06", "LA1ChQgFi04k"},
        {"2026-11-21", "LA1DBwSG0BJJi7vp9etPc1"},
        {"2026-11-22", "LA1ECADyQyb_Ol4WcQk"},
        {"2026-12-25", "LA1ChxDxp7T84r"},
        {"2027-01-03", "LA1DhwBtzl-V2uOV"},
    };
    for (const auto& [text, code] : codes)
        EXPECT_EQ(encodePuzzle(dailyBoard(day(text)).puzzle), code) << text;
}

/// Nor must these, of which every day of the week has one.
TEST(Daily, BoardsWithIdeasNeverChange) {
    const std::vector<std::pair<std::string, std::string>> codes{
        {"2027-01-04", "LA2AQoYApA3BsiudB2uQ"}, {"2027-01-05", "LA1ChYDbjtw_"},
        {"2027-01-06", "LA2BAoUAIgwCP27FQby"},  {"2027-01-07", "LA1DBRgVGqjIx"},
        {"2027-01-08", "LA2CAgUAB9Fwfa"},       {"2027-01-09", "LA1ChwR97m_L9Xv3x4wp"},
        {"2027-01-10", "LA1DBiL0bnxnID"},       {"2027-01-11", "LA2AQwUAIVg6a31FJM88"},
        {"2027-01-13", "LA2BAgYACQCCNeX_cM"},   {"2028-02-29", "LA1ChYBI67in"},
        {"2030-05-19", "LA1DhwDOn0SBELEo"},     {"2099-12-31", "LA1DBRilFElsY"},
        {"9999-12-31", "LA2CAoUAT2G_A3v"},
    };
    for (const auto& [text, code] : codes)
        EXPECT_EQ(encodePuzzle(dailyBoard(day(text)).puzzle), code) << text;
}

/// The boards of version 1.0.0 for days that were still to come.
TEST(Daily, FirstPlansStay) {
    const std::vector<std::pair<std::string, std::string>> codes{
        {"2027-01-30", "LA1DBgR2NmsCKG2222Ee"}, {"2028-02-29", "LA1ChgDB97FAM"},  {"2030-05-19", "LA1DhwDOn0SBELEo"},
        {"2099-12-31", "LA1ChYLjlN-H"},         {"9999-12-31", "LA1ChxCqzOrNID"},
    };
    Generators generators;
    for (const auto& [text, code] : codes)
        EXPECT_EQ(encodePuzzle(generators.board(firstDailyPlan(day(text)), dailySeed(day(text))).puzzle), code) << text;
}

TEST(Daily, IdeasBeginOnAMonday) {
    EXPECT_EQ(std::chrono::weekday{std::chrono::sys_days(firstDayOfIdeas)}, std::chrono::Monday);
    const puzzle::Day eve = puzzle::plusDays(firstDayOfIdeas, -1);
    EXPECT_EQ(dailyPlan(eve).idea, BoardIdea::None);
    EXPECT_EQ(dailyPlan(eve).setting, firstDailyPlan(eve).setting);
    EXPECT_EQ(dailyPlan(firstDayOfIdeas).idea, BoardIdea::Deduction);
    EXPECT_EQ(dailyPlan(firstDayOfIdeas, puzzle::DailySeries::Coffee).idea, BoardIdea::None);
}

/// What each idea promises, for two years.
TEST(Daily, BoardsKeepThePromiseOfTheirDay) {
    for (puzzle::Day at = firstDayOfIdeas; at < day("2029-01-01"); at = puzzle::plusDays(at, 1)) {
        const RandomBoard board = dailyBoard(at);
        const Puzzle& puzzle = board.puzzle;
        const int optimum = board.optimum.value();
        EXPECT_FALSE(methodsFor(puzzle, optimum).any()) << puzzle::dayText(at);
        const BoardIdea idea = dailyPlan(at).idea;
        EXPECT_EQ(puzzle.start().hasCurtains(), idea == BoardIdea::Curtains) << puzzle::dayText(at);
        EXPECT_EQ(puzzle.start().hasSealed(), idea == BoardIdea::Deduction) << puzzle::dayText(at);
        const Answer answer = solve(puzzle);
        ASSERT_TRUE(answer.solvable() && answer.result->exact()) << puzzle::dayText(at);
        EXPECT_EQ(answer.result->moves(), optimum) << puzzle::dayText(at);
        if (idea == BoardIdea::Deduction) {
            EXPECT_EQ(answer.nullity(), 0) << puzzle::dayText(at);
            EXPECT_EQ(deductionDepth(puzzle).starts, 1) << puzzle::dayText(at);
            EXPECT_GE(deductionDepth(puzzle).rounds, 6) << puzzle::dayText(at);
        }
        const auto riddle = dailyRiddle(at, puzzle::DailySeries::Main, puzzle);
        EXPECT_EQ(riddle.has_value(), idea == BoardIdea::Riddle) << puzzle::dayText(at);
        if (riddle) {
            EXPECT_EQ(answerOf(puzzle, *riddle), optimum) << puzzle::dayText(at);
            const Cell any = riddle->shown.toCells().front();
            EXPECT_EQ(countShortestSolutions(riddle->shown, answer.quiet, any).ways, 2U) << puzzle::dayText(at);
        }
        EXPECT_EQ(puzzle.rules().quietHours, idea == BoardIdea::QuietHours) << puzzle::dayText(at);
        if (idea == BoardIdea::QuietHours) {
            EXPECT_LT(solve(puzzle.atAnyTime()).result->moves(), optimum) << puzzle::dayText(at);
        }
        if (idea == BoardIdea::Curtains) {
            const BitGrid& presses = answer.result->presses();
            EXPECT_EQ(countShortestSolutions(presses, answer.quiet, presses.toCells().front()).ways, 1U)
                << puzzle::dayText(at);
            const Board open = puzzle.start().withCurtains(BitGrid(puzzle.rows(), puzzle.columns()));
            const Answer dark = solve(*Puzzle::make(open, puzzle.rules(), GoalKind::Off));
            EXPECT_TRUE(!dark.solvable() || dark.result->lowerBound() >= optimum + 3) << puzzle::dayText(at);
        }
    }
}

/// The table of docs/daily.md: four weeks from a Monday.
TEST(Daily, WeekdayDeterminesSetting) {
    const std::vector<std::string> keys{
        "4x4,plane,plus,off,4",          "5x5,plane,plus,off,medium",    "5x5,plane,plus,on,medium",
        "5x5,plane,cross,off,medium",    "5x5,cylinder,plus,off,medium", "6x6,plane,plus,picture,easy",
        "7x7,plane,plus,off,easy",       "4x5,plane,plus,off,4",         "5x6,plane,plus,off,easy",
        "5x6,plane,plus,on,easy",        "5x5,plane,square,on,medium",   "6x6,torus,plus,off,medium",
        "5x7,plane,plus,picture,medium", "6x6,klein,plus,on,hard",       "5x5,plane,plus,off,4",
        "5x5,plane,plus,off,hard",       "4x6,plane,plus,on,medium",     "5x6,plane,cross,on,easy",
        "6x5,moebius,plus,off,easy",     "6x7,plane,plus,picture,easy",  "8x8,plane,plus,off,easy",
        "4x6,plane,plus,off,5",          "4x7,plane,plus,off,easy",      "6x6,plane,plus,on,easy",
        "6x6,plane,square,off,easy",     "5x7,torus,plus,off,easy",      "7x7,plane,plus,picture,easy",
        "6x6,projective,plus,off,medium"};
    for (const auto* monday : {"2026-01-26", "2026-02-23", "2027-01-25", "2039-12-12"})
        for (std::size_t i = 0; i < keys.size(); ++i)
            EXPECT_EQ(key(firstDailyPlan(puzzle::plusDays(day(monday), static_cast<int>(i))).setting), keys[i])
                << monday << " + " << i;
    EXPECT_EQ(key(dailyPlan(puzzle::firstDailyDay).setting), keys[3]) << "a Thursday";
}

/// Likewise with ideas.
TEST(Daily, WeekdayDeterminesSettingOfIdea) {
    const std::vector<std::string> keys{"5x5,plane,plus,off,any,sealed10", "5x5,plane,knight,off,7",
                                        "4x5,plane,plus,off,any",          "5x5,torus,plus,off,8",
                                        "4x4,plane,plus,off,any,quiet",    "5x5,plane,plus,picture,medium",
                                        "7x7,plane,plus,off,easy",         "5x6,plane,plus,off,any,sealed12",
                                        "5x5,plane,square,off,8",          "5x5,plane,plus,off,any",
                                        "6x5,moebius,plus,off,8",          "4x5,plane,plus,off,any,quiet",
                                        "5x7,plane,plus,picture,medium",   "6x6,klein,plus,on,hard",
                                        "6x5,plane,plus,off,any,sealed12", "5x5,plane,ring,off,7",
                                        "4x6,plane,plus,off,any",          "5x5,klein,plus,off,9",
                                        "5x5,plane,plus,off,any,quiet",    "4x4,plane,plus,picture,hard",
                                        "8x8,plane,plus,off,easy",         "6x6,plane,plus,off,any,sealed14",
                                        "5x6,plane,cross,off,8",           "5x6,plane,plus,off,any",
                                        "5x5,projective,plus,off,9",       "5x5,plane,plus,off,any,quiet",
                                        "5x8,plane,plus,picture,medium",   "6x6,projective,plus,off,medium"};
    for (const auto* monday : {"2027-01-25", "2039-12-12"})
        for (std::size_t i = 0; i < keys.size(); ++i)
            EXPECT_EQ(key(dailyPlan(puzzle::plusDays(day(monday), static_cast<int>(i))).setting), keys[i])
                << monday << " + " << i;
}

TEST(Daily, EveryDayOfTwelveYearsHasItsOwnBoard) {
    std::map<std::string, puzzle::Day> seen;
    int days = 0;
    for (puzzle::Day at = puzzle::firstDailyDay; at < day("2038-01-01"); at = puzzle::plusDays(at, 1), ++days) {
        const RandomBoard board = dailyBoard(at);
        EXPECT_TRUE(board.puzzle.open(board.puzzle.start()).any()) << puzzle::dayText(at);
        ASSERT_TRUE(board.optimum) << puzzle::dayText(at);
        const auto [known, fresh] = seen.emplace(encodePuzzle(board.puzzle), at);
        EXPECT_TRUE(fresh || puzzle::plusDays(known->second, 28) <= at) << puzzle::dayText(at);
        if (days % 8 != 0)
            continue; // Solving one in eight covers every weekday.
        const Answer answer = solve(board.puzzle);
        ASSERT_TRUE(answer.solvable()) << puzzle::dayText(at);
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->moves(), *board.optimum) << puzzle::dayText(at);
    }
    EXPECT_EQ(days, 12 * 365 + 3);
    EXPECT_GT(seen.size(), static_cast<std::size_t>(days) * 95 / 100);
}

/// Twelve years: three to nine moves, and no board twice within four weeks.
TEST(Daily, CoffeeBreaksAreSmall) {
    std::map<std::string, puzzle::Day> seen;
    for (puzzle::Day at = puzzle::firstDailyDay; at < day("2038-01-01"); at = puzzle::plusDays(at, 1)) {
        const RandomBoard board = dailyBoard(at, puzzle::DailySeries::Coffee);
        ASSERT_TRUE(board.optimum) << puzzle::dayText(at);
        EXPECT_GE(*board.optimum, 3) << puzzle::dayText(at);
        EXPECT_LE(*board.optimum, 9) << puzzle::dayText(at);
        EXPECT_LE(board.puzzle.rows() * board.puzzle.columns(), 25) << puzzle::dayText(at);
        const Answer answer = solve(board.puzzle);
        ASSERT_TRUE(answer.solvable() && answer.result->exact()) << puzzle::dayText(at);
        EXPECT_EQ(answer.result->moves(), *board.optimum) << puzzle::dayText(at);
        const auto [known, fresh] = seen.emplace(encodePuzzle(board.puzzle), at);
        EXPECT_TRUE(fresh || puzzle::plusDays(known->second, 28) <= at) << puzzle::dayText(at);
        known->second = at;
    }
    EXPECT_GT(seen.size(), 3000U) << "of 4383";
}

/// These boards must never change.
TEST(Daily, CoffeeBreaksNeverChange) {
    const std::vector<std::pair<std::string, std::string>> codes{
        {"2026-01-01", "LA1CBECGrA2"},  {"2026-11-22", "LA1CBRCeKgE"},  {"2026-11-23", "LA1BhQDNmAg"},
        {"2026-11-24", "LA1ChQADYPEX"}, {"2026-11-25", "LA1BhgKVKId"},  {"2026-11-26", "LA1CBICXvgv"},
        {"2026-11-27", "LA1ChRAs7Yy1"}, {"2026-11-28", "LA1ChQAm52uu"}, {"2026-12-03", "LA1CBEAuyg9"},
        {"2028-02-29", "LA1BhQB0zgg"},  {"2099-12-31", "LA1CBYAh2_r"},  {"9999-12-31", "LA1ChRBiX6k-"},
    };
    for (const auto& [text, code] : codes)
        EXPECT_EQ(encodePuzzle(dailyBoard(day(text), puzzle::DailySeries::Coffee).puzzle), code) << text;
}

/// The table of docs/daily.md: four weeks from a Monday.
TEST(Daily, WeekdayDeterminesCoffeeBreak) {
    const std::vector<std::string> keys{
        "4x4,plane,plus,off,3",    "4x4,plane,plus,off,4",  "4x5,plane,plus,on,7",    "4x4,plane,cross,off,5",
        "4x5,cylinder,plus,off,6", "5x5,plane,plus,off,7",  "5x5,plane,plus,off,9",   "4x5,plane,plus,off,3",
        "3x5,plane,plus,off,5",    "3x5,plane,plus,on,7",   "4x5,plane,square,off,6", "4x5,torus,plus,off,6",
        "4x6,plane,plus,off,8",    "4x6,plane,plus,off,9",  "5x5,plane,plus,off,3",   "4x5,plane,plus,off,5",
        "4x6,plane,plus,on,8",     "4x5,plane,cross,off,6", "4x5,moebius,plus,off,6", "4x5,plane,plus,off,8",
        "4x5,torus,plus,off,8",    "3x5,plane,plus,off,4",  "5x5,plane,plus,off,5",   "3x6,plane,plus,on,8",
        "4x4,plane,square,off,5",  "5x5,torus,plus,off,7",  "5x5,plane,plus,off,8",   "5x5,plane,cross,off,8"};
    for (const auto* monday : {"2026-01-26", "2039-12-12"})
        for (std::size_t i = 0; i < keys.size(); ++i)
            EXPECT_EQ(
                key(dailyPlan(puzzle::plusDays(day(monday), static_cast<int>(i)), puzzle::DailySeries::Coffee).setting),
                keys[i])
                << monday << " + " << i;
}

TEST(Daily, HasBoardsForLeapDaysAndLastDay) {
    EXPECT_EQ(dailySeed(day("2028-02-29")), "daily/2028-02-29");
    EXPECT_TRUE(dailyBoard(day("2028-02-29")).optimum);
    EXPECT_TRUE(dailyBoard(day("9999-12-31")).optimum);
}

TEST(Generators, GenerateSameBoardsAsSingleGenerator) {
    Generators generators;
    for (int days = 0; days < 60; ++days) {
        const puzzle::Day at = puzzle::plusDays(puzzle::firstDailyDay, 7 * days);
        const RandomBoard board = generators.daily(at);
        EXPECT_EQ(board.puzzle, dailyBoard(at).puzzle) << puzzle::dayText(at);
        EXPECT_EQ(board.optimum, dailyBoard(at).optimum) << puzzle::dayText(at);
    }
    const RandomSetting none{3, 3, {}, {}, 99};
    EXPECT_THROW(static_cast<void>(generators.board(none, "x")), std::logic_error);
}

} // namespace
} // namespace lights
