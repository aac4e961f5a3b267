// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Day.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

using namespace std::chrono_literals;

Day day(std::string_view text) {
    return dayFromText(text).value();
}

TEST(Day, HandlesLeapDaysAndCalendarEnds) {
    EXPECT_TRUE(hasDailyPuzzle(day("2028-02-29")));
    EXPECT_EQ(plusDays(day("2028-02-28"), 1), day("2028-02-29"));
    EXPECT_EQ(plusDays(day("2028-03-01"), -1), day("2028-02-29"));
    EXPECT_EQ(plusDays(day("2026-12-31"), 1), day("2027-01-01"));

    EXPECT_TRUE(hasDailyPuzzle(firstDailyDay));
    EXPECT_FALSE(hasDailyPuzzle(day("2025-12-31")));
    EXPECT_FALSE(hasDailyPuzzle(day("1970-01-01")));
    EXPECT_TRUE(hasDailyPuzzle(day("9999-12-31")));
    EXPECT_FALSE(hasDailyPuzzle(plusDays(day("9999-12-31"), 1)));
    EXPECT_FALSE(hasDailyPuzzle(std::chrono::year(2026) / 2 / 29)) << "no such day";
    EXPECT_FALSE(hasDailyPuzzle(Day()));
}

TEST(Day, RoundTripsAndRejectsOtherFormats) {
    for (const auto* text : {"2026-01-01", "2028-02-29", "0999-10-31", "9999-12-31"})
        EXPECT_EQ(dayText(day(text)), text);
    for (const auto* text : {"", "2026-1-1", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-01-01 ",
                             "26-01-01", "2026/01/01", "2026-01-0l", "-026-01-01", "2026-01-011"})
        EXPECT_FALSE(dayFromText(text)) << text;
}

TEST(Moment, RoundTripsAndRejectsOtherFormats) {
    for (const auto* text : {"2025-07-12T18:03:11Z", "2024-02-29T00:00:00Z", "1970-01-01T23:59:59Z"})
        EXPECT_EQ(momentText(momentFromText(text).value()), text);
    for (const char* text :
         {"", "2025-07-12", "2025-07-12T18:03:11", "2025-07-12 18:03:11Z", "2025-02-29T00:00:00Z",
          "2025-07-12T24:00:00Z", "2025-07-12T18:60:11Z", "2025-07-12T18:03:60Z", "2025-07-12T18:03:11ZZ",
          "2025-07-12T18:03:11.5Z", "-025-07-12T18:03:11Z", "2025-00-12T18:03:11Z"})
        EXPECT_FALSE(momentFromText(text)) << text;
}

TEST(Moment, IsOnADayInSomeTimeZone) {
    const auto isSomewhere = [](std::string_view moment) {
        return isDaySomewhere(day("2026-07-14"), momentFromText(moment).value());
    };
    EXPECT_FALSE(isSomewhere("2026-07-13T09:59:59Z"));
    EXPECT_TRUE(isSomewhere("2026-07-13T10:00:00Z")) << "UTC+14";
    EXPECT_TRUE(isSomewhere("2026-07-15T11:59:59Z")) << "UTC-12";
    EXPECT_FALSE(isSomewhere("2026-07-15T12:00:00Z"));
}

TEST(LocalDay, FollowsOffset) {
    const Day twelfth{2025y / 7 / 12};
    EXPECT_EQ(localDay("2025-07-12T18:03:11Z", 0min), twelfth);
    EXPECT_EQ(localDay("2025-07-11T22:00:00Z", 120min), twelfth);
    EXPECT_EQ(localDay("2025-07-11T21:59:59Z", 120min), 2025y / 7 / 11);
    EXPECT_EQ(localDay("2025-01-01T01:00:00Z", -300min), 2024y / 12 / 31);
    EXPECT_EQ(localDay("2024-02-29T23:59:59Z", 1min), 2024y / 3 / 1);
}

TEST(LocalDay, RefusesOtherText) {
    for (const char* bad :
         {"", "2025", "2025-07-12", "2025-07-12T18:03:11", "2025-07-12 18:03:11Z", "2025-13-12T18:03:11Z",
          "2025-02-29T18:03:11Z", "2025-07-00T18:03:11Z", "2025-07-12T24:03:11Z", "2025-07-12T18:60:11Z",
          "2025-07-12T18:03:61Z", "2025-07-12T18:03:11.Z", "2025-07-12T18:03:11x5Z", "2025-07-12T18:03:11.5xZ",
          "+025-07-12T18:03:11Z", "2025-07-12T18:03:11ZZ"})
        EXPECT_EQ(localDay(bad, 0min), std::nullopt) << bad;
}

} // namespace
} // namespace puzzle
