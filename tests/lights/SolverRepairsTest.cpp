// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace {

using namespace lights;
using namespace lights::test;

TEST(SolverRepairsTest, SolvableBoardNeedsNone) {
    const Puzzle easy = lights::test::puzzle(board({"##", ".."}));
    EXPECT_TRUE(Solver(easy).solvable(easy.start()));
    const auto repairs = Solver(easy).repairs(easy.start(), 5);
    ASSERT_EQ(repairs.size(), 1U);
    EXPECT_FALSE(repairs.front().any());
}

TEST(SolverRepairsTest, RespectsLimit) {
    const Puzzle corner = lights::test::puzzle(board({"#....", ".....", ".....", ".....", "....."}));
    EXPECT_FALSE(Solver(corner).solvable(corner.start()));
    const auto all = Solver(corner).repairs(corner.start(), 100);
    EXPECT_GT(all.size(), 3U);
    const auto some = Solver(corner).repairs(corner.start(), 3);
    ASSERT_EQ(some.size(), 3U);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
}

/// Counts the sets of `size` cells that make the board solvable, by trying each.
std::size_t countRepairs(const Puzzle& puzzle, const Solver& solver, std::int64_t size) {
    const std::vector<Cell> cells = puzzle.start().holes().complement().toCells();
    std::size_t count = 0;
    for (std::uint32_t set = 0; set < (std::uint32_t{1} << cells.size()); ++set) {
        if (std::popcount(set) != size)
            continue;
        Board changed = puzzle.start();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((set >> i & 1U) != 0)
                changed.toggle(cells[i]);
        if (solver.solvable(changed))
            ++count;
    }
    return count;
}

RC_GTEST_PROP(SolverRepairsTest, FindsAllSmallestRepairs, ()) {
    const Puzzle puzzle = anyPuzzle(3);
    const Solver solver(puzzle);
    const auto repairs = solver.repairs(puzzle.start(), 10'000);
    RC_ASSERT(!repairs.empty());
    RC_ASSERT(solver.solvable(puzzle.start()) == !repairs.front().any());
    RC_ASSERT(solver.solvable(puzzle.start()) == solver.solve(puzzle.start()).solvable());
    const std::int64_t size = repairs.front().count();
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        RC_ASSERT(repairs[i].count() == size);
        RC_ASSERT(solver.solvable(Board(puzzle.start().lit() ^ repairs[i], puzzle.start().holes())));
        RC_ASSERT(std::find(repairs.begin(), repairs.begin() + static_cast<std::ptrdiff_t>(i), repairs[i]) ==
                  repairs.begin() + static_cast<std::ptrdiff_t>(i));
    }
    RC_ASSERT(repairs.size() == countRepairs(puzzle, solver, size));
    for (std::int64_t smaller = 0; smaller < size; ++smaller)
        RC_ASSERT(countRepairs(puzzle, solver, smaller) == 0U);
}

} // namespace
