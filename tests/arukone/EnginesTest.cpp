// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the engines of the solver with each other on boards at random: frontier, SAT, diagonal search, and the
// answers of Solver.hpp, which are made of them.

#include "arukone/Engines.hpp"

namespace arukone {
namespace {

using test::Compared;

void compareAnywhere(std::string_view seed) {
    puzzle::Random random(seed);
    Compared compared;
    for (int i = 0; i < 3400; ++i)
        test::compareEngines(test::anywhere(4, 5, random), true, compared);
    EXPECT_GT(compared.obstacles, 100);
    EXPECT_GT(compared.lengths, 100);
    EXPECT_GT(compared.unique, 10);
}

TEST(ArukoneEngines, AgreeOnSmallBoardsWithTerminalsAnywhere) {
    compareAnywhere("engines/small");
}

TEST(ArukoneEngines, AgreeOnOtherSmallBoardsWithTerminalsAnywhere) {
    compareAnywhere("engines/other small");
}

TEST(ArukoneEngines, AgreeOnLargerBoardsWithTerminalsAnywhere) {
    puzzle::Random random("engines/larger");
    Compared compared;
    for (int i = 0; i < 700; ++i)
        test::compareEngines(test::anywhere(5, 7, random), true, compared);
    EXPECT_GT(compared.solvable, 50);
    EXPECT_LT(compared.solvable, compared.boards);
}

TEST(ArukoneEngines, AgreeOnSmallBoardsThatCanBeFilled) {
    puzzle::Random random("engines/fillable");
    Compared compared;
    for (int i = 0; i < 900; ++i) {
        const Size size{test::side(4, 5, random), test::side(4, 5, random)};
        test::compareEngines(test::fillableBoard(size, random), false, compared);
    }
    EXPECT_EQ(compared.solvable, compared.boards);
    EXPECT_GT(compared.touchingOnly, 100);
}

TEST(ArukoneEngines, AgreeOnLargerBoardsThatCanBeFilled) {
    puzzle::Random random("engines/larger fillable");
    Compared compared;
    for (int i = 0; i < 300; ++i) {
        const Size size{test::side(4, 7, random), test::side(5, 7, random)};
        test::compareEngines(test::fillableBoard(size, random), false, compared);
    }
    EXPECT_EQ(compared.solvable, compared.boards);
}

TEST(ArukoneEngines, AgreeOnBoardsThatCanBeFilledWithoutTouching) {
    puzzle::Random random("engines/untouching");
    Compared compared;
    for (int i = 0; i < 800; ++i)
        test::compareEngines(test::untouchingBoard(4, 6, random), false, compared);
    EXPECT_EQ(compared.untouching, compared.boards);
    EXPECT_GT(compared.strict, 100);
    EXPECT_LT(compared.strict, compared.boards - 100);
}

TEST(ArukoneEngines, AgreeOnStrictBoards) {
    puzzle::Random random("engines/strict");
    Compared compared;
    for (int i = 0; i < 440; ++i)
        test::compareEngines(test::strictBoard(4, 7, random), true, compared);
    EXPECT_EQ(compared.strict, compared.boards) << "without one of its cables a strict board is one still";
}

TEST(ArukoneEngines, AgreeOnEightByEight) {
    puzzle::Random random("engines/8x8");
    Compared compared;
    for (int i = 0; i < 30; ++i) {
        test::compareEngines(test::strictBoard(8, 8, random), false, compared);
        test::compareEngines(test::fillableBoard({8, 8}, random), false, compared);
    }
    EXPECT_GE(compared.strict, 30);
}

} // namespace
} // namespace arukone
