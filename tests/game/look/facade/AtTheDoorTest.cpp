// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/AtTheDoor.hpp"

#include "game/look/facade/BoardFacade.hpp"
#include "game/look/facade/CellarWall.hpp"
#include "game/look/facade/Scaffold.hpp"

#include <gtest/gtest.h>

namespace game {
namespace {

using ui::Rect;

const Rect boardRoom{330, 76, 620, 580}; ///< For the windows of a board, as in play at 1280 × 800.
constexpr float kerbLine = 708;

/// A house with a door around a board of this many rows and five columns.
Facade around(House house, int rows, bool door = true) {
    const ui::Viewport viewport({1280, 800}, 1);
    BoardLayout layout = BoardLayout::fit(rows, 5, {}, boardRoom, kerbLine, 116, viewport);
    standOnGround(layout, house, boardRoom, door);
    return *facadeAround(layout, house);
}

TEST(BoardFacadeTest, BoardsWithADoorHaveRoofAndGroundStorey) {
    for (std::size_t i = 1; i < houseCount; ++i)
        for (const int rows : {3, 4, 5, 6, 7, 8, 9, 10, 11, 12}) {
            const Facade facade = around(static_cast<House>(i), rows);
            EXPECT_GE(facade.ground - facade.wall.bottom(), 60) << i << ": " << rows;
            EXPECT_GE(facade.crown, 30) << i << ": " << rows;
            EXPECT_TRUE(doorwayOf(facade)) << i << ": " << rows;
        }
}

TEST(BoardFacadeTest, ADoorMakesWindowsAtMostFifteenPercentSmaller) {
    for (const int rows : {5, 8, 12, 20, 100}) {
        const ui::Viewport viewport({1280, 800}, 1);
        const float before = BoardLayout::fit(rows, 5, {}, boardRoom, kerbLine, 116, viewport).pitch;
        const float after = around(House::Tower, rows).windows.h / static_cast<float>(rows);
        EXPECT_GE(after, 0.85F * before - 1);
        if (before < 40) {
            EXPECT_EQ(after, before) << "small windows are hard enough to hit";
        }
    }
}

TEST(AtTheDoorTest, ThePlateHangsBesideTheDoorOnTheWall) {
    for (std::size_t i = 1; i < houseCount; ++i) {
        const auto house = static_cast<House>(i);
        const Facade facade = around(house, 5);
        const std::optional<Rect> plate = datePlateArea(facade);
        EXPECT_EQ(plate.has_value(), hasPlateRoom(house)) << i;
        if (!plate)
            continue;
        const std::optional<Doorway> door = doorwayOf(facade);
        EXPECT_GT(plate->x, door->middle + door->half);
        EXPECT_LT(plate->right(), facade.right());
        EXPECT_GT(plate->y, facade.wall.bottom());
        EXPECT_LT(plate->bottom(), facade.ground);
    }
}

TEST(AtTheDoorTest, WithoutAGroundStoreyThereIsNeitherDoorNorPlate) {
    Facade facade = around(House::Tower, 5);
    facade.ground = facade.wall.bottom() + 20;
    EXPECT_FALSE(doorwayOf(facade));
    EXPECT_FALSE(datePlateArea(facade));
    facade.ground = facade.wall.bottom() + 100;
    facade.beyond = 40;
    EXPECT_FALSE(doorwayOf(facade)) << "it floats";
}

TEST(CellarWallTest, StandsBehindTheBoxWithItsWindowAbove) {
    CellarWall wall;
    const Rect box{400, 204, 480, 484};
    wall.place(box, {290, 0, 700, 0}, kerbLine);
    EXPECT_LT(wall.wall().x, box.x - 60);
    EXPECT_GT(wall.wall().right(), box.right() + 60);
    EXPECT_EQ(wall.wall().bottom(), kerbLine);
    ASSERT_TRUE(wall.window());
    EXPECT_LT(wall.window()->bottom(), box.y);
    EXPECT_GT(wall.window()->y, 48) << "below the cornice";
    wall.place({310, 50, 660, 640}, {290, 0, 700, 0}, kerbLine);
    EXPECT_FALSE(wall.window()) << "no room above a large box";
    EXPECT_GE(wall.wall().x, 290) << "it does not reach the words beside it";
    EXPECT_LE(wall.wall().right(), 990);
    wall.place(box, {290, 0, 700, 0}, kerbLine, 80);
    EXPECT_EQ(wall.wall().y, 80) << "below the words above it";
    EXPECT_EQ(wall.wall().bottom(), kerbLine);
    EXPECT_FALSE(wall.window() && wall.window()->y < 96) << "below its cornice";
}

TEST(ScaffoldTest, ComesDownWhenTheHouseIsReadyAndUpAgain) {
    Scaffold scaffold;
    EXPECT_EQ(scaffold.standing(), 1);
    scaffold.set(false, {});
    EXPECT_TRUE(scaffold.animating());
    scaffold.update(Scaffold::falls / 2);
    EXPECT_GT(scaffold.standing(), 0);
    EXPECT_LT(scaffold.standing(), 1);
    scaffold.update(Scaffold::falls);
    EXPECT_EQ(scaffold.standing(), 0);
    EXPECT_FALSE(scaffold.animating());
    ui::Motion calm;
    calm.reduced = true;
    scaffold.set(true, calm);
    scaffold.update(Scaffold::fades);
    EXPECT_EQ(scaffold.standing(), 1) << "it fades in, and quickly";
}

} // namespace
} // namespace game
