// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>

/// Published facts about the puzzle, and numbers that anyone can check by hand.
namespace lights {
namespace {

using test::board;
using test::cells;
using test::dark;
using test::lit;
using test::puzzle;
using test::solves;

TEST(SolverFacts, NullityOfPlaneSquares) {
    std::vector<int> nullities;
    for (int n = 1; n <= 20; ++n)
        nullities.push_back(static_cast<int>(quietPatterns(dark(n, n), {}).size()));
    EXPECT_THAT(nullities, testing::ElementsAre(0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0));
}

TEST(SolverFacts, PressesFromAllOn) {
    std::vector<int> moves;
    for (int n = 1; n <= 5; ++n) {
        const Answer answer = solve(puzzle(lit(n, n)));
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->lowerBound(), answer.result->moves());
        moves.push_back(answer.result->moves());
    }
    EXPECT_THAT(moves, testing::ElementsAre(1, 4, 5, 4, 15));
}

TEST(SolverFacts, QuarterOfFiveByFiveIsSolvableInAtMostFifteen) {
    const std::vector<BitGrid> quiet = quietPatterns(dark(5, 5), {});
    ASSERT_EQ(quiet.size(), 2U); // So one in 2² boards is solvable.
    const auto mask = [](const BitGrid& grid) {
        std::uint32_t bits = 0;
        grid.forEach([&bits](Cell cell) { bits |= std::uint32_t{1} << (cell.row * 5 + cell.column); });
        return bits;
    };
    const std::uint32_t one = mask(quiet[0]);
    const std::uint32_t two = mask(quiet[1]);
    int hardest = 0;
    for (std::uint32_t presses = 0; presses < (std::uint32_t{1} << 25); ++presses) {
        const int here = std::popcount(presses);
        if (here <= hardest)
            continue;
        hardest = std::max(hardest, std::min({here, std::popcount(presses ^ one), std::popcount(presses ^ two),
                                              std::popcount(presses ^ one ^ two)}));
    }
    EXPECT_EQ(hardest, 15);
}

TEST(SolverFacts, TwoByTwoWithADiagonal) {
    const Answer answer = solve(puzzle(board({".#", "#."})));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.result->presses(), cells({".#", "#."}));
    EXPECT_EQ(answer.solutions(), "1");
}

TEST(SolverFacts, ThreeByThreeFromTheBottomRightToAllOn) {
    const Answer answer = solve(puzzle(board({"...", "...", "..#"}), {}, GoalKind::On));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.result->moves(), 4);
}

/// Chases the lights down from the second row. \returns the presses made.
BitGrid chase(Board& board) {
    BitGrid presses(board.rows(), board.columns());
    for (int r = 1; r < board.rows(); ++r)
        for (int c = 0; c < board.columns(); ++c)
            if (board.isLit({r - 1, c})) {
                press(board, {}, {r, c});
                presses.set({r, c});
            }
    return presses;
}

TEST(SolverFacts, LightChasingTableOfFiveByFive) {
    const std::vector<std::pair<std::string, std::string>> table{
        {"###..", ".#..."}, {"##.##", "..#.."}, {"#.##.", "....#"}, {"#...#", "##..."},
        {".##.#", "#...."}, {".#.#.", "#..#."}, {"..###", "...#."},
    };
    for (const auto& [bottom, top] : table) {
        const Board start = board({".....", ".....", ".....", ".....", bottom});
        const BitGrid first = cells({top, ".....", ".....", ".....", "....."});
        Board played = test::pressed(start, {}, first);
        const BitGrid presses = first | chase(played);
        EXPECT_FALSE(played.lit().any()) << bottom;

        const Answer answer = solve(puzzle(start));
        ASSERT_TRUE(answer.solvable()) << bottom;
        const Board still = test::pressed(dark(5, 5), {}, presses ^ answer.result->presses());
        EXPECT_FALSE(still.lit().any()) << "the two differ by a quiet pattern";
    }
}

RC_GTEST_PROP(SolverFacts, TwoParitySumsDecideFiveByFive, ()) {
    const BitGrid sumOne = cells({"##.##", ".....", "##.##", ".....", "##.##"});
    const BitGrid sumTwo = cells({"#.#.#", "#.#.#", ".....", "#.#.#", "#.#.#"});
    const BitGrid lights = test::anyGrid(5, 5);
    const bool even = !(lights & sumOne).parity() && !(lights & sumTwo).parity();
    RC_ASSERT(solve(puzzle(Board(lights))).solvable() == even);
}

TEST(SolverFacts, AllOnFiveByFiveHasFourSolutions) {
    const Answer answer = solve(puzzle(lit(5, 5)));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.solutions(), "4");
    EXPECT_EQ(answer.quiet, (std::vector<BitGrid>{cells({"#.#.#", "#.#.#", ".....", "#.#.#", "#.#.#"}),
                                                  cells({".###.", "#.#.#", "##.##", "#.#.#", ".###."})}));
}

/// If 5 divides n, pluses tile the torus: a perfect code.
TEST(SolverFacts, AllOnOnATorusWithSidesDivisibleByFive) {
    for (const int n : {5, 10, 15}) {
        const Answer answer = solve(puzzle(lit(n, n), {Stamp::Plus, Surface::Torus}));
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->moves(), n * n / 5);
    }
}

TEST(SolverFacts, AllOnIsAlwaysSolvable) {
    for (const Stamp stamp : classicStamps)
        for (const Surface surface : allSurfaces)
            for (const auto& [rows, columns] : {std::pair(7, 7), std::pair(6, 9), std::pair(11, 4), std::pair(1, 8)}) {
                const Puzzle allOn = puzzle(lit(rows, columns), {stamp, surface});
                const auto presses = solveAny(allOn);
                ASSERT_TRUE(presses) << name(stamp) << " " << name(surface) << " " << rows << "x" << columns;
                EXPECT_TRUE(solves(allOn, *presses));
            }
}

TEST(SolverFacts, PowersOfTwo) {
    EXPECT_EQ(powerOfTwo(0), "1");
    EXPECT_EQ(powerOfTwo(10), "1024");
    EXPECT_EQ(powerOfTwo(64), "18446744073709551616");
    EXPECT_EQ(powerOfTwo(128), "340282366920938463463374607431768211456");
}

} // namespace
} // namespace lights
