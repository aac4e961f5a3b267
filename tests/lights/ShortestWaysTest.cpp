// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Hint.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace {

using namespace lights;

BitGrid presses(int side, std::initializer_list<Cell> cells) {
    BitGrid grid(side, side);
    for (const Cell cell : cells)
        grid.set(cell);
    return grid;
}

TEST(ShortestWaysTest, WithoutQuietPatternsThereIsOneSolution) {
    const BitGrid solution = presses(3, {{0, 0}, {1, 1}});
    EXPECT_EQ(countShortestSolutions(solution, {}, {1, 1}), (ShortestSolutions{1, 1, true, true, 0}));
    EXPECT_EQ(countShortestSolutions(solution, {}, {2, 2}), (ShortestSolutions{1, 0, false, true, 2}));
}

TEST(ShortestWaysTest, CountsShortestSolutionsAndThoseThroughCell) {
    // Two patterns made by hand, so that the four solutions are known: three of two presses, one of four.
    const std::vector<BitGrid> quiet{presses(2, {{0, 0}, {0, 1}}), presses(2, {{0, 0}, {1, 0}})};
    const BitGrid one = presses(2, {{0, 0}, {1, 1}}); // The three shortest are (1, 1) with one of the others.
    EXPECT_EQ(countShortestSolutions(one, quiet, {0, 0}), (ShortestSolutions{3, 1, false, false, 2}));
    EXPECT_EQ(countShortestSolutions(one, quiet, {1, 1}), (ShortestSolutions{3, 3, true, false, 0}))
        << "in no quiet pattern";
    EXPECT_EQ(countShortestSolutions(one ^ quiet[0] ^ quiet[1], quiet, {1, 0}),
              (ShortestSolutions{3, 1, false, false, 2}))
        << "it does not matter which solution it starts from";
}

TEST(ShortestWaysTest, FindsShortestSolutionNearestToWhatWasPressed) {
    const std::vector<BitGrid> quiet{presses(2, {{0, 0}, {0, 1}}), presses(2, {{0, 0}, {1, 0}})};
    const BitGrid one = presses(2, {{0, 0}, {1, 1}});
    EXPECT_EQ(nearestShortest(one, quiet, BitGrid(2, 2)), one);
    for (const Cell cell : {Cell{0, 0}, {0, 1}, {1, 0}})
        EXPECT_EQ(nearestShortest(one, quiet, presses(2, {cell})), presses(2, {cell, {1, 1}}));
    EXPECT_EQ(nearestShortest(one ^ quiet[0] ^ quiet[1], quiet, presses(2, {{1, 1}})).count(), 2) << "from the longest";
    EXPECT_NE(nearestShortest(one ^ quiet[0], quiet, one, &one), one);
}

TEST(ShortestWaysTest, AgreesWithBruteForce) {
    const Board asleep = test::board({"..._", "....", "....", "...."});
    const BitGrid pressedFirst = presses(4, {{0, 0}, {1, 2}, {3, 3}});
    const Cell cell{1, 2};
    for (const Stamp stamp : {Stamp::Plus, Stamp::Cross, Stamp::Square}) {
        for (const Surface surface : {Surface::Plane, Surface::Torus, Surface::Projective}) {
            const Rules rules{stamp, surface};
            const Puzzle puzzle = test::puzzle(test::pressed(asleep, rules, pressedFirst), rules);
            std::vector<BitGrid> solutions;
            for (unsigned set = 0; set < 1U << 16; ++set) {
                BitGrid grid(4, 4);
                for (int i = 0; i < 16; ++i)
                    grid.set({i / 4, i % 4}, (set >> i & 1U) != 0);
                if (!grid.test({0, 3}) && test::solves(puzzle, grid)) // A hole cannot be pressed.
                    solutions.push_back(std::move(grid));
            }
            std::int64_t least = 16;
            for (const BitGrid& solution : solutions)
                least = std::min(least, solution.count());
            ShortestSolutions truth{0, 0, true, solutions.size() == 1, 0};
            for (const BitGrid& solution : solutions) {
                truth.always = truth.always && solution.test(cell);
                if (!solution.test(cell) && (truth.without == 0 || solution.count() < truth.without))
                    truth.without = solution.count();
                truth.ways += solution.count() == least ? 1 : 0;
                truth.through += solution.count() == least && solution.test(cell) ? 1 : 0;
            }
            const Solver solver(puzzle);
            EXPECT_EQ(countShortestSolutions(solver.solve(puzzle.start()).result->presses(), solver.quiet(), cell),
                      truth);
        }
    }
}

} // namespace
