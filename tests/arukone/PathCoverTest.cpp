// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the random covers that boards are made of.

#include "arukone/generators/PathCover.hpp"

#include "arukone/SolverBoards.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>

namespace {

using namespace arukone;
using test::cellsIn;

constexpr std::uint64_t manyMoves = 100'000;

bool areNeighbours(Cell one, Cell other) {
    return std::abs(one.row - other.row) + std::abs(one.column - other.column) == 1;
}

/// Whether neighbours on a path are neighbours on the board, and no other two of its cells are.
bool isPathWithoutTouching(const std::vector<Cell>& path) {
    for (std::size_t i = 0; i < path.size(); ++i)
        for (std::size_t j = i + 1; j < path.size(); ++j)
            if (areNeighbours(path[i], path[j]) != (j == i + 1))
                return false;
    return true;
}

void expectCover(const PathCover& cover, Size size, const std::vector<Cell>& holes, int pathCount) {
    EXPECT_EQ(cover.size(), static_cast<std::size_t>(pathCount));
    std::vector<Cell> used = holes;
    for (const std::vector<Cell>& path : cover) {
        EXPECT_GE(path.size(), 3U);
        EXPECT_TRUE(isPathWithoutTouching(path));
        EXPECT_LT(path.front(), path.back());
        used.insert(used.end(), path.begin(), path.end());
    }
    std::sort(used.begin(), used.end());
    EXPECT_EQ(used, cellsIn(size)) << "each cell is used once";
    EXPECT_TRUE(std::is_sorted(cover.begin(), cover.end()));
}

TEST(ArukoneCover, HasAllCellsOnceAndNoPathTouchesItself) {
    puzzle::Random random("covers");
    int drawn = 0;
    for (int i = 0; i < 300; ++i) {
        const Size size{2 + static_cast<int>(random.below(7)), 4 + static_cast<int>(random.below(5))};
        std::vector<Cell> left = cellsIn(size);
        std::vector<Cell> holes;
        for (std::uint64_t holeCount = random.below(4); holes.size() < holeCount;)
            holes.push_back(test::draw(left, random));
        const int paths = 2 + static_cast<int>(random.below(left.size() / 4));
        if (const auto cover = drawCover(size, holes, paths, random, manyMoves)) {
            expectCover(*cover, size, holes, paths);
            ++drawn;
        }
    }
    EXPECT_GT(drawn, 150) << "else this test says little";
}

TEST(ArukoneCover, IsDrawnForEverySizeThatIsAskedFor) {
    puzzle::Random random("sizes");
    for (int side = 4; side <= 15; ++side)
        for (const int paths : {side * 2 / 3, side, side * 7 / 5})
            if (paths * shortestPath <= side * side) {
                const auto again = [&] { return drawCover({side, side}, {}, paths, random, manyMoves * 10); };
                EXPECT_TRUE(again() || again() || again()) << side << ", " << paths;
            }
}

TEST(ArukoneCover, IsTheSameForTheSameSeed) {
    puzzle::Random one("same");
    puzzle::Random other("same");
    EXPECT_EQ(drawCover({7, 9}, {}, 8, one, manyMoves), drawCover({7, 9}, {}, 8, other, manyMoves));
}

TEST(ArukoneCover, ReachesEveryCoverOfASmallBoard) {
    // Two paths of three cells on 2×3: two rows, or two hooks, which can lie in two ways.
    puzzle::Random random("every");
    std::set<PathCover> seen;
    for (int i = 0; i < 300; ++i)
        if (const auto cover = drawCover({2, 3}, {}, 2, random, manyMoves))
            seen.insert(*cover);
    EXPECT_EQ(seen.size(), 3U);
}

TEST(ArukoneCover, GivesUpWhereThereIsNone) {
    puzzle::Random random("none");
    EXPECT_FALSE(drawCover({4, 4}, {}, 6, random, manyMoves)) << "more than the cells allow";
    EXPECT_FALSE(drawCover({4, 4}, {}, 0, random, manyMoves));
    EXPECT_FALSE(drawCover({2, 2}, {}, 1, random, manyMoves)) << "it would touch itself";
    EXPECT_FALSE(drawCover({3, 3}, std::vector<Cell>{{0, 1}, {1, 0}}, 1, random, manyMoves)) << "a corner is cut off";
    EXPECT_FALSE(drawCover({9, 9}, {}, 9, random, 10)) << "ten moves do not do";
}

} // namespace
