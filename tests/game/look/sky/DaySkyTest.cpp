// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/sky/DaySky.hpp"

#include "game/look/Season.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace {

using namespace game;
using std::chrono::April;
using std::chrono::August;
using std::chrono::December;
using std::chrono::January;
using std::chrono::July;

puzzle::Day day(int year, std::chrono::month month, unsigned date) {
    return std::chrono::year(year) / month / std::chrono::day(date);
}

TEST(DaySkyTest, MoonFollowsTheAlmanac) {
    EXPECT_NEAR(moonLight(moonPhase(day(2026, December, 22))), 0.98F, 0.01F) << "full on the 24th";
    EXPECT_GT(moonLight(moonPhase(day(2026, January, 3))), 0.995F) << "full moon";
    EXPECT_LT(moonLight(moonPhase(day(2026, January, 18))), 0.005F) << "new moon";
    EXPECT_NEAR(moonPhase(day(2026, July, 21)), 0.25F, 0.02F) << "first quarter";
    EXPECT_NEAR(moonPhase(day(1999, December, 22)), 0.5F, 0.02F) << "before the moon that is counted from";
}

TEST(DaySkyTest, MoonWaxesToTheRight) {
    EXPECT_EQ(moonName(0), MoonName::New);
    EXPECT_EQ(moonName(0.10F), MoonName::WaxingCrescent);
    EXPECT_EQ(moonName(0.25F), MoonName::FirstQuarter);
    EXPECT_EQ(moonName(0.33F), MoonName::Waxing);
    EXPECT_EQ(moonName(moonPhase(day(2026, December, 22))), MoonName::NearlyFull);
    EXPECT_EQ(moonName(0.5F), MoonName::Full);
    EXPECT_EQ(moonName(0.60F), MoonName::Waning);
    EXPECT_EQ(moonName(0.75F), MoonName::LastQuarter);
    EXPECT_EQ(moonName(0.90F), MoonName::WaningCrescent);
    EXPECT_EQ(moonName(0.999F), MoonName::New);
}

TEST(DaySkyTest, SeasonsBeginWithTheirMonths) {
    EXPECT_EQ(seasonOf(day(2026, std::chrono::December, 1)), Season::Winter);
    EXPECT_EQ(seasonOf(day(2027, std::chrono::February, 28)), Season::Winter);
    EXPECT_EQ(seasonOf(day(2027, std::chrono::March, 1)), Season::Spring);
    EXPECT_EQ(seasonOf(day(2026, std::chrono::July, 14)), Season::Summer);
    EXPECT_EQ(seasonOf(day(2026, std::chrono::November, 30)), Season::Autumn);
}

TEST(DaySkyTest, WeatherOfADateStaysForEver) {
    EXPECT_EQ(skyOf(day(2026, December, 22)).weather, Weather::Snow);
    EXPECT_EQ(skyOf(day(2026, January, 1)).weather, Weather::Fog);
    EXPECT_EQ(skyOf(day(2026, August, 12)).weather, Weather::Fireflies);
    EXPECT_EQ(skyOf(day(2026, July, 14)).weather, Weather::SheetLight);
    EXPECT_EQ(skyOf(day(2027, April, 12)).weather, Weather::Wind);
}

TEST(DaySkyTest, WeatherSuitsTheSeason) {
    const std::array<std::set<Weather>, 4> allowed{{{Weather::Snow, Weather::Clear, Weather::Fog},
                                                    {Weather::Rain, Weather::Clear, Weather::Wind},
                                                    {Weather::Clear, Weather::Fireflies, Weather::SheetLight},
                                                    {Weather::Fog, Weather::Rain, Weather::Clear}}};
    std::array<std::multiset<Weather>, 4> seen;
    for (puzzle::Day each = puzzle::firstDailyDay; each < day(2030, January, 1); each = puzzle::plusDays(each, 1)) {
        const std::size_t season = static_cast<unsigned>(each.month()) % 12 / 3;
        const Weather weather = skyOf(each).weather;
        EXPECT_TRUE(allowed[season].contains(weather)) << puzzle::dayText(each);
        seen[season].insert(weather);
    }
    const auto share = [&](std::size_t season, Weather weather) {
        return static_cast<double>(seen[season].count(weather)) / static_cast<double>(seen[season].size());
    };
    EXPECT_NEAR(share(0, Weather::Snow), 0.45, 0.07);
    EXPECT_NEAR(share(1, Weather::Rain), 0.35, 0.07);
    EXPECT_NEAR(share(2, Weather::Fireflies), 0.25, 0.07);
    EXPECT_NEAR(share(3, Weather::Fog), 0.35, 0.07);
}

TEST(DaySkyTest, MeteorsFallInTheirNightsOnly) {
    std::vector<std::string> nights;
    for (puzzle::Day each = puzzle::firstDailyDay; each < day(2027, January, 1); each = puzzle::plusDays(each, 1))
        if (skyOf(each).meteors)
            nights.push_back(puzzle::dayText(each));
    EXPECT_EQ(nights, (std::vector<std::string>{"2026-08-11", "2026-08-12", "2026-08-13", "2026-12-13", "2026-12-14"}));
}

} // namespace
