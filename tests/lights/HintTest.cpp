// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Hint.hpp"

#include "lights/Boards.hpp"
#include "lights/Solutions.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <set>

namespace lights {
namespace {

TEST(Hint, RegionContainsCellWithoutGivingItAway) {
    for (int rows = 1; rows <= 12; ++rows)
        for (int columns = 1; columns <= 12; ++columns)
            for (const Cell cell : BitGrid(rows, columns).complement().toCells()) {
                const Region region = hintRegion(rows, columns, cell);
                EXPECT_TRUE(region.contains(cell));
                EXPECT_TRUE(region.first.row >= 0 && region.first.column >= 0);
                EXPECT_TRUE(region.last.row < rows && region.last.column < columns);
                const int height = region.last.row - region.first.row + 1;
                const int width = region.last.column - region.first.column + 1;
                EXPECT_LE(std::max(height, width), 3);
                EXPECT_GE(height * width, std::min(2, rows * columns));
            }
}

TEST(Hint, RegionIsSharedByCellsOfOnePiece) {
    EXPECT_EQ(hintRegion(9, 9, {3, 3}), hintRegion(9, 9, {5, 5}));
    EXPECT_EQ(hintRegion(9, 9, {3, 3}), (Region{{3, 3}, {5, 5}}));
    EXPECT_EQ(hintRegion(100, 100, {99, 99}), (Region{{97, 97}, {99, 99}}));
    EXPECT_EQ(hintRegion(2, 2, {1, 0}), (Region{{0, 0}, {1, 1}}));
    EXPECT_EQ(hintRegion(4, 4, {1, 2}), (Region{{0, 2}, {1, 3}}));
}

TEST(SolutionLengths, AreThoseThatSolutionsHave) {
    const BitGrid dark(4, 4);
    const Puzzle fourByFour = *Puzzle::make(Board{dark, dark}, {}, GoalKind::Off);
    const Solver solver(fourByFour);
    const BitGrid one = test::cells({"#...", "....", "....", "...."});
    const SolutionLengths all = solutionLengths(one, solver.quiet(), 16);
    EXPECT_EQ(all.longest, all.within);
    std::set<std::int64_t> lengths;
    forEachSolution(one, solver.quiet(), [&](const BitGrid& presses) { lengths.insert(presses.count()); });
    ASSERT_GT(lengths.size(), 1U);
    EXPECT_EQ(all.longest, *lengths.rbegin());
    const std::int64_t second = *std::next(lengths.begin());
    EXPECT_EQ(solutionLengths(one, solver.quiet(), second - 1), (SolutionLengths{*lengths.rbegin(), 1}));
    EXPECT_EQ(solutionLengths(one, solver.quiet(), second).within, second);
    EXPECT_EQ(solutionLengths(one, {}, 5), (SolutionLengths{1, 1})) << "there is only this one";
}

} // namespace
} // namespace lights
