// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Format.hpp"

#include "data/files/PlayerName.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace text {
namespace {

using namespace std::chrono_literals;

const Text& english() {
    static const Text text = Text::load(LICHTER_LOCALE_FOLDER, Language::English);
    return text;
}

const Text& german() {
    static const Text text = Text::load(LICHTER_LOCALE_FOLDER, Language::German);
    return text;
}

TEST(Clock, ShowsHoursFromOneHourOn) {
    EXPECT_EQ(clock(0ms), "0:00");
    EXPECT_EQ(clock(999ms), "0:00");
    EXPECT_EQ(clock(84s), "1:24");
    EXPECT_EQ(clock(6min + 5s), "6:05");
    EXPECT_EQ(clock(59min + 59s + 999ms), "59:59");
    EXPECT_EQ(clock(1h), "1:00:00");
    EXPECT_EQ(clock(25h + 2min + 3s), "25:02:03");
    EXPECT_EQ(clock(1000000h), "1000000:00:00");
}

TEST(Date, ShowsWeekdayAndMonth) {
    EXPECT_EQ(weekdayDate(english(), 2026y / 11 / 21), "Saturday, 21 November 2026");
    EXPECT_EQ(weekdayDate(german(), 2026y / 11 / 21), "Samstag, 21. November 2026");
    EXPECT_EQ(weekdayDate(german(), 2028y / 2 / 29), "Dienstag, 29. Februar 2028");
    EXPECT_EQ(monthTitle(english(), 2026y / 3), "March 2026");
    EXPECT_EQ(monthTitle(german(), 2026y / 3), "März 2026");
    EXPECT_EQ(shortWeekday(english(), std::chrono::Monday), "Mon");
    EXPECT_EQ(shortWeekday(german(), std::chrono::Sunday), "So");
}

TEST(Date, FollowsLanguage) {
    const std::chrono::year_month_day day{2025y / 7 / 9};
    EXPECT_EQ(shortDate(english(), day, 2025y), "9 Jul");
    EXPECT_EQ(shortDate(english(), day, 2026y), "9 Jul 2025");
    EXPECT_EQ(longDate(english(), day), "9 July 2025");
    EXPECT_EQ(shortDate(german(), day, 2025y), "9. Juli");
    EXPECT_EQ(shortDate(german(), day, 2026y), "9. Juli 2025");
    EXPECT_EQ(longDate(german(), 2025y / 3 / 31), "31. März 2025");
    EXPECT_EQ(shortDate(german(), 2025y / 12 / 1, 2025y), "1. Dez.");
}

TEST(Rank, IsOrdinalInEnglish) {
    EXPECT_EQ(rankOf(english(), 1, 1), "You are 1st of 1");
    EXPECT_EQ(rankOf(english(), 2, 41), "You are 2nd of 41");
    EXPECT_EQ(rankOf(english(), 3, 41), "You are 3rd of 41");
    EXPECT_EQ(rankOf(english(), 10, 41), "You are 10th of 41");
    for (const int teen : {11, 12, 13, 111, 112, 113})
        EXPECT_EQ(rankOf(english(), teen, 999), "You are " + std::to_string(teen) + "th of 999");
    EXPECT_EQ(rankOf(english(), 121, 999), "You are 121st of 999");
}

TEST(Rank, IsPlainNumberInGerman) {
    for (const int rank : {1, 2, 3, 4, 11, 21})
        EXPECT_EQ(rankOf(german(), rank, 41), "Platz " + std::to_string(rank) + " von 41");
}

TEST(Number, IsGroupedFromFiveDigitsOn) {
    EXPECT_EQ(number(english(), 0), "0");
    EXPECT_EQ(number(english(), 9999), "9999");
    EXPECT_EQ(number(english(), 10000), "10,000");
    EXPECT_EQ(number(english(), -1234567), "-1,234,567");
    EXPECT_EQ(number(german(), 1234567), "1.234.567");
    EXPECT_EQ(number(english(), std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
}

TEST(Decimal, UsesDecimalMarkOfLanguage) {
    EXPECT_EQ(decimal(english(), 0.25, 2), "0.25");
    EXPECT_EQ(decimal(german(), 0.25, 2), "0,25");
    EXPECT_EQ(decimal(german(), 3, 0), "3");
    EXPECT_EQ(decimal(english(), std::numeric_limits<double>::max(), 9).size(), 319U);
}

TEST(Percent, HasNonBreakingSpaceInGerman) {
    EXPECT_EQ(percent(english(), 45), "45%");
    EXPECT_EQ(percent(german(), 100), "100\u00A0%");
}

TEST(NumberWord, SpellsTwoToTwelve) {
    EXPECT_EQ(numberWord(english(), 2), "two");
    EXPECT_EQ(numberWord(german(), 2), "zwei");
    EXPECT_EQ(numberWord(german(), 12), "zwölf");
    EXPECT_EQ(numberWord(german(), 13), "13");
    EXPECT_EQ(numberWord(english(), 1), "1");
    EXPECT_EQ(numberWord(english(), -2), "-2");
}

TEST(List, JoinsWithCommasAndAnd) {
    EXPECT_EQ(list(english(), {}), "");
    EXPECT_EQ(list(english(), {"a"}), "a");
    EXPECT_EQ(list(english(), {"a", "b"}), "a and b");
    EXPECT_EQ(list(english(), {"a", "b", "c", "d"}), "a, b, c and d");
    EXPECT_EQ(list(german(), {"{1}", "b", "c"}), "{1}, b und c");
}

TEST(AnyOf, JoinsWithCommasAndOr) {
    constexpr std::array<std::string_view, 3> words{"a", "b", "c"};
    EXPECT_EQ(anyOf(english(), std::span(words).first(0)), "");
    EXPECT_EQ(anyOf(english(), std::span(words).first(1)), "a");
    EXPECT_EQ(anyOf(english(), std::span(words).first(2)), "a or b");
    EXPECT_EQ(anyOf(german(), words), "a, b oder c");
    EXPECT_EQ(alternatives(words), "a|b|c");
}

TEST(PlayerNames, TranslateOnlyUnnamedPlayer) {
    EXPECT_EQ(playerName(english(), "Zoë"), "Zoë");
    EXPECT_EQ(playerName(german(), "Zoë"), "Zoë");
    EXPECT_EQ(playerName(english(), std::string(data::unnamedPlayer)), "Player");
    EXPECT_EQ(playerName(german(), std::string(data::unnamedPlayer)), "Spieler");
}

} // namespace
} // namespace text
