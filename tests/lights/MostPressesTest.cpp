// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/OptimumCounts.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "lights/solver/Solver.hpp"
#include "lights/solver/Subspace.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

constexpr std::size_t mostRank = 16; // Up to this rank, the optima of all boards are counted.

std::vector<BitGrid> quietOf(int rows, int columns, const Rules& rules) {
    return quietPatterns(Board(BitGrid(rows, columns)), rules);
}

/// Compares with all boards of the size. \returns whether it was small enough and has quiet patterns.
bool agreesWithAllBoards(int rows, int columns, const Rules& rules) {
    SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns) + "," + std::string(name(rules.surface)) + "," +
                 std::to_string(rules.stamp.bits()));
    const auto quiet = quietOf(rows, columns, rules);
    const std::size_t cells = static_cast<std::size_t>(rows * columns);
    if (quiet.empty() || quiet.size() == cells || cells - quiet.size() > mostRank)
        return false;
    const auto most = mostPresses(rows, columns, quiet);
    if (!most)
        return false; // A block is too large.
    const int largest = static_cast<int>(test::optimumCounts(rows, columns, rules).size()) - 1;
    EXPECT_EQ(most->known, largest);
    EXPECT_EQ(most->possible, largest);
    EXPECT_EQ(most->presses.count(), largest);
    EXPECT_FALSE(test::canBeUndercut(most->presses, quiet));
    return true;
}

TEST(MostPressesTest, AgreesWithAllBoardsOfSmallSizes) {
    int compared = 0;
    for (const Surface surface : allSurfaces)
        for (const Stamp stamp : classicStamps)
            for (int rows = 1; rows <= 5; ++rows)
                for (int columns = 1; columns <= 6; ++columns)
                    compared += agreesWithAllBoards(rows, columns, {stamp, surface}) ? 1 : 0;
    EXPECT_GT(compared, 100);
}

TEST(MostPressesTest, AgreesWithAllBoardsOfDrawnStamps) {
    int compared = 0;
    puzzle::Random random("drawn stamps");
    for (int i = 0; i < 100; ++i) {
        const Stamp stamp = *Stamp::fromBits(1 + static_cast<std::uint32_t>(random.below((1U << Stamp::cells) - 1)));
        for (const Surface surface : allSurfaces)
            compared += agreesWithAllBoards(4, 4, {stamp, surface}) ? 1 : 0;
    }
    EXPECT_GT(compared, 100);
}

TEST(MostPressesTest, SettlesTheSquareOfNine) {
    const auto quiet = quietOf(9, 9, {});
    const auto most = mostPresses(9, 9, quiet);
    ASSERT_TRUE(most);
    EXPECT_EQ(most->known, 37);
    EXPECT_EQ(most->possible, 37);
    EXPECT_EQ(most->presses.count(), 37);
    EXPECT_FALSE(test::canBeUndercut(most->presses, quiet));
}

TEST(MostPressesTest, LeavesARangeWhereTheBudgetIsSmall) {
    const auto quiet = quietOf(9, 9, {});
    const auto most = mostPresses(9, 9, quiet, {1, {}});
    ASSERT_TRUE(most);
    EXPECT_LE(most->known, 37);
    EXPECT_GE(most->possible, 37);
    EXPECT_LT(most->known, most->possible);
    EXPECT_EQ(most->presses.count(), most->known);
    EXPECT_FALSE(test::canBeUndercut(most->presses, quiet));
}

TEST(MostPressesTest, CanBeCancelled) {
    std::stop_source stop;
    stop.request_stop();
    MostPressesControl control;
    control.stop = stop.get_token();
    const Rules rules{Stamp::Plus, Surface::Torus};
    const auto most = mostPresses(10, 10, quietOf(10, 10, rules), control); // Hours otherwise.
    ASSERT_TRUE(most);
    EXPECT_LT(most->known, most->possible);
}

TEST(MostPressesTest, RefusesLargeBlocks) {
    const Rules rules{Stamp::Plus, Surface::Torus};
    const auto quiet = quietOf(20, 20, rules);
    ASSERT_EQ(quiet.size(), 32U);
    EXPECT_FALSE(mostPresses(20, 20, quiet));
}

TEST(MostPressesTest, RefusesALargeBlockBesideASmallOne) {
    std::vector<BitGrid> quiet;
    const auto addPattern = [&](std::initializer_list<Cell> cells) {
        quiet.emplace_back(2, 20);
        for (const Cell cell : cells)
            quiet.back().set(cell);
    };
    for (int column = 0; column < 17; ++column)
        addPattern({{0, column}, {0, column + 1}});
    addPattern({{1, 0}});
    EXPECT_FALSE(mostPresses(2, 20, quiet));
    quiet.erase(quiet.begin());
    EXPECT_TRUE(mostPresses(2, 20, quiet));
}

TEST(SubspaceTest, KeepsAReducedBasis) {
    Subspace space;
    EXPECT_TRUE(space.add(0b0110));
    EXPECT_TRUE(space.add(0b0101));
    EXPECT_FALSE(space.add(0b0011)) << "the sum of both";
    EXPECT_TRUE(space.add(0b1100));
    EXPECT_EQ(space.basis(), (std::vector<std::uint32_t>{0b1001, 0b0101, 0b0011}));
    EXPECT_TRUE(space.contains(0b1010));
    EXPECT_FALSE(space.contains(0b0001));
    EXPECT_EQ(space.coordinates(0b1010), 0b101U) << "the first and the third";
}

} // namespace
} // namespace lights
