// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/RunKey.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

using std::string_view;

TEST(RunKey, FormatsEveryMode) {
    EXPECT_EQ(RunKey::level("shed", "first").text(), "level:shed/first");
    EXPECT_EQ(RunKey::level("shed/first"), RunKey::level("shed", "first"));
    EXPECT_EQ(RunKey::random("5x5,plane,plus,off,any").text(), "random:5x5,plane,plus,off,any");
    EXPECT_EQ(RunKey::random("6x6,all,unique,easy", "arukone").text(), "arukone:6x6,all,unique,easy");
    EXPECT_EQ(RunKey::daily(dayFromText("2028-02-29").value()).text(), "daily:2028-02-29");
    EXPECT_EQ(RunKey::daily(dayFromText("2028-02-29").value(), DailySeries::Coffee).text(), "coffee:2028-02-29");
    EXPECT_EQ(RunKey::shift().text(), "shift");
    EXPECT_EQ(RunKey::shift(dayFromText("2028-02-29").value()).text(), "shift:2028-02-29");
    EXPECT_EQ(RunKey::threeMinuteShift().text(), "shift:180");
}

TEST(RunKey, ParsesEveryMode) {
    const RunKey level = "level:shed/first";
    EXPECT_EQ(level.mode(), RunMode::Level);
    EXPECT_EQ(level.levelPath(), "shed/first");
    EXPECT_EQ(level.setting(), "");
    EXPECT_FALSE(level.day());

    const RunKey random = "random:5x5,plane,plus,off,any";
    EXPECT_EQ(random.mode(), RunMode::Random);
    EXPECT_EQ(random.setting(), "5x5,plane,plus,off,any");
    EXPECT_EQ(random.puzzle(), "") << "Lights Out";
    EXPECT_EQ(random.levelPath(), "");

    const RunKey other = "arukone:6x6,all,unique,easy";
    EXPECT_EQ(other.mode(), RunMode::Random);
    EXPECT_EQ(other.puzzle(), "arukone");
    EXPECT_EQ(other.setting(), "6x6,all,unique,easy");

    const RunKey daily = "daily:2028-02-29";
    EXPECT_EQ(daily.mode(), RunMode::Daily);
    EXPECT_EQ(daily.day(), dayFromText("2028-02-29"));

    EXPECT_EQ(RunKey("shift").mode(), RunMode::Shift);
    EXPECT_EQ(RunKey("LA1ChQAjvuID").mode(), RunMode::Board);
    EXPECT_EQ(RunKey("AR1abc").mode(), RunMode::Board);
}

TEST(RunKey, KeepsUnknownTexts) {
    for (const char* text : {"",
                             ":",
                             "level:",
                             "level:shed",
                             "level:/first",
                             "level:shed/",
                             "level:shed/first/more",
                             "level:sh ed/first",
                             "Level:shed/first",
                             "random",
                             "random:",
                             "Random:5x5",
                             "ran dom:5x5",
                             ":5x5",
                             "daily:",
                             "daily:2026-02-29",
                             "daily:2026-1-1",
                             "shift:",
                             "shift:1",
                             "shift:2026-02-29",
                             "shifts",
                             "LA",
                             "LA1",
                             "la1ChQAjvuID",
                             "L11abc",
                             "hello"}) {
        const RunKey key = text;
        EXPECT_EQ(key.mode(), RunMode::Unknown) << text;
        EXPECT_EQ(key.text(), text);
        EXPECT_EQ(key.levelPath(), "");
        EXPECT_EQ(key.setting(), "");
        EXPECT_FALSE(key.day()) << text;
    }
    const std::string long64(64, 'a');
    EXPECT_EQ(RunKey("level:" + long64 + "/x").mode(), RunMode::Level);
    EXPECT_EQ(RunKey("level:" + long64 + "a/x").mode(), RunMode::Unknown);
}

TEST(RunKey, DaysBeforeCalendarHaveNoPuzzle) {
    const RunKey key = "daily:2025-12-31";
    EXPECT_EQ(key.mode(), RunMode::Daily);
    EXPECT_FALSE(key.day());
}

TEST(RunKey, CoffeeBreaksAreDailyPuzzlesOfTheirOwnSeries) {
    const RunKey key = "coffee:2026-02-28";
    EXPECT_EQ(key.mode(), RunMode::Daily);
    EXPECT_EQ(key.dailySeries(), DailySeries::Coffee);
    EXPECT_EQ(key.day(), dayFromText("2026-02-28"));
    EXPECT_EQ(RunKey("daily:2026-02-28").dailySeries(), DailySeries::Main);
    EXPECT_EQ(RunKey("coffee:2026-02-30").mode(), RunMode::Unknown) << "no random boards of a puzzle called coffee";
    EXPECT_EQ(RunKey("coffee:5x5,any").mode(), RunMode::Unknown);
    EXPECT_FALSE(RunKey("coffee:2025-12-31").day());
}

TEST(RunKey, ShiftsHaveATableForEachDayAndOneForTheOldRules) {
    const Day day = dayFromText("2026-02-28").value();
    for (const char* text : {"shift", "shift:180", "shift:2026-02-28"})
        EXPECT_EQ(RunKey(text).mode(), RunMode::Shift) << text;
    EXPECT_EQ(RunKey("shift:2026-02-28").shiftDay(), day);
    for (const char* text : {"shift", "shift:180", "daily:2026-02-28"})
        EXPECT_FALSE(RunKey(text).shiftDay()) << text;
    EXPECT_FALSE(RunKey("shift:2026-02-28").day()) << "no daily puzzle";
    EXPECT_EQ(shiftSeed(day), "day-2026-02-28");
    EXPECT_EQ(dayOfShiftSeed("day-2026-02-28"), day);
    for (const char* seed : {"k3v7mq2p", "day-2026-02-30", "day-", "2026-02-28"})
        EXPECT_FALSE(dayOfShiftSeed(seed)) << seed;
    EXPECT_EQ(RunKey::shift(ShiftRules::WonTime, "k3v7mq2p"), RunKey::shift());
    EXPECT_EQ(RunKey::shift(ShiftRules::WonTime, shiftSeed(day)), RunKey::shift(day));
    EXPECT_EQ(RunKey::shift(ShiftRules::ThreeMinutes, shiftSeed(day)), RunKey::threeMinuteShift());
}

TEST(ShiftMedals, AreForFixedPoints) {
    EXPECT_EQ(medalsFor(0), 0U);
    EXPECT_EQ(medalsFor(499), 0U);
    EXPECT_EQ(medalsFor(500), 1U);
    EXPECT_EQ(medalsFor(2000), 2U);
    EXPECT_EQ(medalsFor(5000), 3U);
    EXPECT_EQ(medalsFor(1'000'000), 3U);
}

TEST(RunKey, RangeContainsExactlyTextsOfSeries) {
    const string_view texts[] = {"daily:2026-02-28", "coffee:2026-02-28", "level:shed/x", "LA1ChQAjvuID", "shift"};
    for (const DailySeries series : allDailySeries) {
        const auto [after, before] = rangeOf(series);
        for (const string_view text : texts)
            EXPECT_EQ(after < text && text < before,
                      modeOfKey(text) == RunMode::Daily && dailySeriesOfKey(text) == series)
                << text;
    }
}

TEST(RunKey, OnlyRandomSettingsHaveSeveralBoards) {
    for (const char* text : {"level:shed/x", "daily:2026-02-28", "LA1ChQAjvuID", "hello"})
        EXPECT_TRUE(RunKey(text).isFixedBoard()) << text;
    EXPECT_FALSE(RunKey("random:5x5,plane,plus,off,any").isFixedBoard());
    EXPECT_FALSE(RunKey("arukone:6x6,all,unique,easy").isFixedBoard());
}

TEST(RunKey, RangeContainsExactlyTextsOfMode) {
    const auto within = [](RunMode mode, string_view text) {
        const auto [after, before] = rangeOf(mode);
        return after < text && text < before;
    };
    const string_view texts[] = {"level:shed/x", "daily:2026-02-28", "random:5x5,plane,plus,off,any", "LA1ChQAjvuID",
                                 "shift",        "arukone:6x6,any"};
    for (const RunMode mode : {RunMode::Level, RunMode::Random})
        for (const string_view text : texts)
            EXPECT_EQ(within(mode, text), modeOfKey(text) == mode && !text.starts_with("arukone")) << text;
}

} // namespace
} // namespace puzzle
