// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/SwitchingGame.hpp"

#include "lights/solver/HardestBoards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace lights {
namespace {

/// The lamps that the best setting of the switches leaves on: all settings of the row switches are tried.
int lampsLeft(const std::vector<unsigned>& columns) {
    const int n = static_cast<int>(columns.size());
    int fewest = n * n;
    for (unsigned rows = 0; rows < 1U << (n - 1); ++rows) {
        int left = 0;
        for (const unsigned column : columns) {
            const int on = std::popcount(column ^ rows);
            left += std::min(on, n - on);
        }
        fewest = std::min(fewest, left);
    }
    return fewest;
}

/// The most lamps that a board is left with, of all boards: their first column is dark, and the others are in ascending
/// order and dark in the last row.
int mostOfAll(std::vector<unsigned>& columns, std::size_t next) {
    if (next == columns.size())
        return lampsLeft(columns);
    int most = 0;
    for (columns[next] = columns[next - 1]; columns[next] < 1U << (columns.size() - 1); ++columns[next])
        most = std::max(most, mostOfAll(columns, next + 1));
    return most;
}

/// The lamps of a compiled board with the square stamp on the plane: without every third row and column.
std::vector<unsigned> lampsOf(int side) {
    const auto hardest = hardestBoard(side, side, {Stamp::Square, Surface::Plane});
    std::vector<unsigned> columns;
    for (int column = 0; column < side; ++column)
        if (column % 3 != 2) {
            columns.push_back(0);
            for (int row = 0; row < side; ++row)
                if (row % 3 != 2)
                    columns.back() = columns.back() << 1 | (hardest->presses.test({row, column}) ? 1U : 0U);
        }
    return columns;
}

constexpr std::uint64_t moment = std::uint64_t{1} << 25;

TEST(SwitchingGame, SmallGamesAgreeWithAllTheirBoards) {
    for (const std::size_t n : {2U, 4U, 6U}) {
        std::vector<unsigned> columns(n);
        const int most = mostOfAll(columns, 1);
        EXPECT_EQ(test::mostLampsPossible(static_cast<int>(n), moment), most) << n;
        EXPECT_EQ(test::mayBeLeftWith(static_cast<int>(n), most, moment), true) << n;
    }
}

TEST(SwitchingGame, LargerGamesAgreeWithPublishedValues) { // OEIS A005311.
    for (const auto& [n, most] : {std::pair{8, 22}, {10, 35}, {12, 54}}) {
        EXPECT_EQ(test::mostLampsPossible(n, moment), most) << n;
        EXPECT_EQ(lampsLeft(lampsOf(n / 2 * 3 - 1)), most) << n;
    }
}

TEST(SwitchingGame, AbandonedSearchRefutesNothing) {
    EXPECT_EQ(test::mayBeLeftWith(10, 36, 1000), std::nullopt);
    EXPECT_EQ(test::mayBeLeftWith(10, 36, moment), false);
}

/// A rule that refuted a board that there is would prove too much.
TEST(SwitchingGame, BoardsThatExistObeyTheRules) {
    for (const int side : {8, 11, 14, 17}) {
        const std::vector<unsigned> best = lampsOf(side);
        EXPECT_TRUE(test::obeysRules(best, lampsLeft(best))) << side;
        for (std::size_t column = 0; column < best.size(); ++column) {
            std::vector<unsigned> changed = best;
            changed[column] ^= 1U << (column * 3 % best.size());
            EXPECT_TRUE(test::obeysRules(changed, lampsLeft(changed))) << side << ' ' << column;
            EXPECT_FALSE(test::obeysRules(changed, lampsLeft(changed) + 2)) << side << ' ' << column;
        }
    }
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        std::vector<unsigned> columns(i % 2 == 0 ? 4 : 6);
        for (unsigned& column : columns)
            column = static_cast<unsigned>(random() % (1U << columns.size()));
        EXPECT_TRUE(test::obeysRules(columns, lampsLeft(columns))) << i;
    }
}

} // namespace
} // namespace lights
