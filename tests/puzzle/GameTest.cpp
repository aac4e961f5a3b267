// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Game.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

TEST(Stars, TwoStarsAllowTwoMovesOrAQuarterMore) {
    EXPECT_EQ(twoStarMoves(0), 2);
    EXPECT_EQ(twoStarMoves(1), 3);
    EXPECT_EQ(twoStarMoves(4), 6);
    EXPECT_EQ(twoStarMoves(7), 9);
    EXPECT_EQ(twoStarMoves(8), 10);
    EXPECT_EQ(twoStarMoves(15), 18);
    EXPECT_EQ(twoStarMoves(100), 125);
}

TEST(Stars, StrictRuleAllowsOneMoveOrAQuarterMore) {
    for (const int optimum : {0, 1, 4, 7})
        EXPECT_EQ(strictTwoStarMoves(optimum), optimum + 1);
    for (const int optimum : {8, 15, 100})
        EXPECT_EQ(strictTwoStarMoves(optimum), twoStarMoves(optimum));
}

TEST(Stars, DependOnMoves) {
    EXPECT_EQ(stars(15, 15, false), 3);
    EXPECT_EQ(stars(14, 15, false), 3); // The optimum may only be the best known.
    EXPECT_EQ(stars(16, 15, false), 2);
    EXPECT_EQ(stars(18, 15, false), 2);
    EXPECT_EQ(stars(19, 15, false), 1);
    EXPECT_EQ(stars(2, 1, false), 2);
    EXPECT_EQ(stars(3, 1, false), 2);
    EXPECT_EQ(stars(4, 1, false), 1);
}

TEST(Stars, AssistsCostOnlyThirdStar) {
    EXPECT_EQ(stars(15, 15, true), 2);
    EXPECT_EQ(stars(18, 15, true), 2);
    EXPECT_EQ(stars(30, 15, true), 1);
}

} // namespace
} // namespace puzzle
