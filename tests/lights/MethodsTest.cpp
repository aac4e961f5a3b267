// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Methods.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

Methods methodsOf(const std::vector<std::string>& rows, Rules rules = {}) {
    const Puzzle puzzle = test::puzzle(test::board(rows), rules);
    return methodsFor(puzzle, solve(puzzle).result.value().moves());
}

TEST(Methods, SaysWhichReachTheOptimum) {
    EXPECT_EQ(methodsOf({".#.", "###", ".#."}), (Methods{true, true, false})) << "the middle of a plus";
    EXPECT_EQ(methodsOf({"#.", ".."}), Methods{}) << "one light, three presses";
    EXPECT_EQ(methodsOf({"x#x", "#x#", "x#x"}), (Methods{false, false, true}))
        << "no two open windows are neighbours, but each press looks bad";
    EXPECT_FALSE(methodsOf({"#...#", ".....", ".....", ".....", "#...#"}).greedy);
    EXPECT_TRUE(methodsOf({"#...#", ".....", ".....", ".....", "#...#"}).chase) << "one of its two shortest ways";
}

TEST(Methods, CountOnlyWhatReachesTheOptimum) {
    // Chasing solves it in six presses, but four are enough.
    const Puzzle pond = test::puzzle(test::pressed(test::board({"....", "....", "....", "...."}), {},
                                                   test::cells({"....", ".##.", ".##.", "...."})));
    const int optimum = solve(pond).result.value().moves();
    EXPECT_EQ(methodsFor(pond, optimum + 1), Methods{}) << "nothing takes that many";
}

TEST(DeductionDepth, CountsStartsAndRounds) {
    const auto depthOf = [](const std::vector<std::string>& rows) {
        return deductionDepth(test::puzzle(test::board(rows)));
    };
    EXPECT_EQ(depthOf({"xx.X.", "##.##", "x..X#", ".xX.x", ".x##."}), (DeductionDepth{1, 10}));
    EXPECT_EQ(depthOf({"x#x", "#x#", "x#x"}), (DeductionDepth{4, 1})) << "each corner has two, but each window its own";
    EXPECT_EQ(depthOf({"###", "###", "###"}), DeductionDepth{}) << "every light has several switches";
    EXPECT_EQ(depthOf({"x#x", "##x", "xxx"}).rounds > 0, true);
}

} // namespace
} // namespace lights
