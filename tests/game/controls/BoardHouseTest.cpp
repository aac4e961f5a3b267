// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/BoardHouse.hpp"

#include "game/Rounds.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/look/facade/BoardFacade.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace game;
using lights::Stamp;
using lights::Surface;

std::set<House> housesOf(const BoardShape& shape) {
    std::set<House> found;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        found.insert(houseFor(shape, seed));
    return found;
}

TEST(BoardHouseTest, AnyHouseOfTheStreetCanStandAroundASquareBoard) {
    const std::set<House> houses = housesOf({5, 5});
    EXPECT_EQ(houses.size(), houseCount - 1);
    EXPECT_FALSE(houses.contains(House::Slate));
}

TEST(BoardHouseTest, JoinedSidesTakeAWallThatTurnsAway) {
    for (const Surface surface : {Surface::Cylinder, Surface::Torus, Surface::Moebius, Surface::Klein})
        EXPECT_EQ(housesOf({5, 5, {Stamp::Plus, surface}}), (std::set{House::Round, House::Crooked}));
    EXPECT_EQ(housesOf({5, 5, {Stamp::Knight, Surface::Torus}}), std::set{House::Round})
        << "two columns of ghosts need more of the wall";
}

TEST(BoardHouseTest, AHouseThatFitsBothShapesIsThatOfBoth) {
    int same = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const House plane = houseFor({5, 5}, seed);
        const House joined = houseFor({5, 5, {Stamp::Plus, Surface::Torus}}, seed);
        const House wide = houseFor({4, 12}, seed);
        if (housesOf({5, 5, {Stamp::Plus, Surface::Torus}}).contains(plane)) {
            EXPECT_EQ(joined, plane);
            ++same;
        }
        if (housesOf({4, 12}).contains(plane)) {
            EXPECT_EQ(wide, plane);
        }
    }
    EXPECT_GT(same, 20);
}

TEST(BoardHouseTest, LongBoardsGetHousesOfTheirShape) {
    EXPECT_FALSE(housesOf({4, 12}).contains(House::Tower));
    EXPECT_TRUE(housesOf({4, 12}).contains(House::Terrace));
    EXPECT_FALSE(housesOf({12, 4}).contains(House::Terrace));
    EXPECT_TRUE(housesOf({12, 4}).contains(House::Tower));
}

TEST(BoardHouseTest, TheSameSeedGivesTheSameHouseAlsoByItsCode) {
    std::set<House> seen;
    for (int i = 0; i < 12; ++i) {
        lights::RandomSetting setting;
        setting.rows = setting.columns = 5;
        const Challenge::Random wish{setting, "seed" + std::to_string(i)};
        const Challenge drawn = test::drawnBoard(wish);
        EXPECT_EQ(houseAround(drawn), houseAround(test::drawnBoard(wish)));
        EXPECT_EQ(houseAround(drawn), houseAround(sharedChallenge(drawn.lights())));
        EXPECT_EQ(houseOf(drawn), House::Slate) << "it is no house of the campaign";
        seen.insert(houseAround(drawn));
    }
    EXPECT_GT(seen.size(), 4U);
}

TEST(BoardHouseTest, TheHouseOfTheDayHasRoomForItsPlate) {
    using namespace std::chrono_literals;
    std::set<House> seen;
    for (unsigned day = 1; day <= 28; ++day) {
        const puzzle::Day date{2026y, std::chrono::November, std::chrono::day(day)};
        const Challenge daily = dailyChallenge(date);
        EXPECT_TRUE(hasPlateRoom(houseAround(daily)));
        const Challenge coffee = dailyChallenge(date, puzzle::DailySeries::Coffee);
        if (coffee.isLights() && coffee.lights().rules().surface == daily.lights().rules().surface &&
            coffee.lights().rows() == coffee.lights().columns() && daily.lights().rows() == daily.lights().columns()) {
            EXPECT_EQ(houseAround(coffee), houseAround(daily)) << "both are in the house of the day";
        }
        seen.insert(houseAround(daily));
    }
    EXPECT_GT(seen.size(), 3U);
}

} // namespace
