// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/LightsBoardView.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"

#include <gtest/gtest.h>

namespace {

using game::FuseBoxDoor;
using game::Shutters;

constexpr int columns = 5;

Shutters fresh() {
    Shutters shutters;
    shutters.reset(columns);
    return shutters;
}

TEST(ShuttersTest, CloseColumnByColumn) {
    Shutters shutters = fresh();
    EXPECT_TRUE(shutters.open());
    shutters.set(true, {});
    EXPECT_FALSE(shutters.open());
    shutters.update(0.060F);
    for (int column = 1; column < columns; ++column)
        EXPECT_LT(shutters.amount(column), shutters.amount(column - 1)) << column;
    EXPECT_GT(shutters.amount(0), 0.5F) << "fast at first";
    shutters.update(0.121F);
    EXPECT_EQ(shutters.amount(0), 1);
    EXPECT_LT(shutters.amount(columns - 1), 1);
    EXPECT_FALSE(shutters.closed());
    shutters.update(0.060F);
    EXPECT_TRUE(shutters.closed());
    EXPECT_FALSE(shutters.animating());
    EXPECT_EQ(shutters.amount(), 1);
}

TEST(ShuttersTest, OpenLikewiseAndTurnBackWhereTheyAre) {
    Shutters shutters = fresh();
    shutters.set(true, {});
    shutters.update(0.090F);
    const float before = shutters.amount(0);
    shutters.set(false, {});
    EXPECT_NEAR(shutters.amount(0), before, 1e-4F) << "no jump";
    for (int i = 0; i < 20; ++i)
        shutters.update(0.016F);
    EXPECT_TRUE(shutters.open());
    EXPECT_EQ(shutters.amount(), 0);
}

TEST(ShuttersTest, WideBoardTakesLittleLonger) {
    Shutters shutters;
    shutters.reset(100);
    shutters.set(true, {});
    shutters.update(Shutters::closing + Shutters::longestWait + 0.001F);
    EXPECT_TRUE(shutters.closed());
}

TEST(ShuttersTest, ReducedMotionFadesAllAtOnce) {
    Shutters shutters = fresh();
    ui::Motion reduced;
    reduced.reduced = true;
    shutters.set(true, reduced);
    shutters.update(0.060F);
    EXPECT_EQ(shutters.amount(0), shutters.amount(columns - 1));
    EXPECT_GT(shutters.amount(0), 0);
    shutters.update(0.061F);
    EXPECT_TRUE(shutters.closed());
}

TEST(ShuttersTest, WithoutAnimationTheyAreShutAtOnce) {
    Shutters shutters = fresh();
    ui::Motion still;
    still.speed = 0;
    shutters.set(true, still);
    EXPECT_TRUE(shutters.closed());
    shutters.set(false, still);
    EXPECT_TRUE(shutters.open());
}

TEST(FuseBoxDoorTest, SwingsShutAndOpen) {
    FuseBoxDoor door;
    EXPECT_EQ(door.amount(), 0);
    door.set(true, {});
    door.update(FuseBoxDoor::swingTime / 2);
    EXPECT_TRUE(door.animating());
    EXPECT_FALSE(door.shut());
    door.update(FuseBoxDoor::swingTime);
    EXPECT_TRUE(door.shut());
    door.set(false, {});
    door.update(FuseBoxDoor::swingTime);
    EXPECT_EQ(door.amount(), 0);
}

} // namespace
