// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/SolutionPlayer.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace game;
using lights::Cell;

lights::Puzzle dark(int rows, int columns) {
    return *lights::Puzzle::make(lights::Board{lights::BitGrid(rows, columns)}, {}, lights::GoalKind::Off);
}

/// The first `count` cells in row-major order.
lights::BitGrid first(int count, int rows, int columns) {
    lights::BitGrid presses(rows, columns);
    for (int i = 0; i < count; ++i)
        presses.set({i / columns, i % columns});
    return presses;
}

float pace(int rows, int columns, int presses, bool reducedMotion = false) {
    return SolutionPlayer(dark(rows, columns), first(presses, rows, columns), reducedMotion).pace();
}

TEST(SolutionPlayerTest, PaceDependsOnSizeAndPresses) {
    EXPECT_FLOAT_EQ(pace(5, 5, 15), 0.8F);
    EXPECT_FLOAT_EQ(pace(6, 6, 36), 0.8F);
    EXPECT_FLOAT_EQ(pace(7, 7, 10), 0.8F);
    EXPECT_FLOAT_EQ(pace(10, 10, 32), 0.5F);
    EXPECT_FLOAT_EQ(pace(12, 12, 144), 0.2F);
    EXPECT_FLOAT_EQ(pace(12, 12, 144, true), 0.8F);
    EXPECT_FLOAT_EQ(pace(12, 12, 0), 0.8F);
}

TEST(SolutionPlayerTest, MakesEveryPressOnceAndOnTime) {
    const lights::BitGrid presses = first(13, 5, 5);
    SolutionPlayer show(dark(5, 5), presses, false);
    std::set<Cell> seen;
    EXPECT_FALSE(show.update(0.79F));
    for (int i = 0; i < 13; ++i) {
        EXPECT_FALSE(show.over());
        const auto cell = show.update(0.81F);
        ASSERT_TRUE(cell);
        EXPECT_TRUE(presses.test(*cell));
        EXPECT_TRUE(seen.insert(*cell).second) << "twice";
    }
    EXPECT_TRUE(show.over());
    EXPECT_FALSE(show.update(10));
}

TEST(SolutionPlayerTest, CatchesUpByOnePressAtMost) {
    SolutionPlayer show(dark(5, 5), first(5, 5, 5), false);
    int presses = 0;
    for (const float step : {10.0F, 0.0F, 0.0F, 0.0F})
        presses += show.update(step) ? 1 : 0;
    EXPECT_EQ(presses, 2);
}

TEST(SolutionPlayerTest, IsOverAtOnceWithoutPresses) {
    SolutionPlayer show(dark(5, 5), first(0, 5, 5), false);
    EXPECT_TRUE(show.over());
}

} // namespace
