// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/BitGrid.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

TEST(BitGrid, StartsClear) {
    const BitGrid grid(3, 70);
    EXPECT_EQ(grid.cells(), 210);
    EXPECT_EQ(grid.wordsPerRow(), 2U);
    EXPECT_FALSE(grid.any());
    EXPECT_EQ(grid.count(), 0);
}

TEST(BitGrid, SetsAndFlipsAcrossWords) {
    BitGrid grid(2, 70);
    grid.set({1, 63});
    grid.set({1, 64});
    grid.flip({0, 69});
    EXPECT_TRUE(grid.test({1, 63}));
    EXPECT_TRUE(grid.test({1, 64}));
    EXPECT_EQ(grid.row(1)[1], 1U);
    EXPECT_EQ(grid.count(), 3);
    EXPECT_TRUE(grid.parity());
    grid.set({1, 63}, false);
    EXPECT_FALSE(grid.test({1, 63}));
    EXPECT_FALSE(grid.parity());
}

TEST(BitGrid, ComplementKeepsPaddingClear) {
    for (const int columns : {1, 63, 64, 65, 100, 128}) {
        const BitGrid full = BitGrid(2, columns).complement();
        EXPECT_EQ(full.count(), 2 * columns);
        EXPECT_EQ(full.complement(), BitGrid(2, columns));
    }
}

TEST(BitGrid, VisitsInRowMajorOrder) {
    BitGrid grid(2, 66);
    grid.set({1, 0});
    grid.set({0, 65});
    grid.set({0, 2});
    EXPECT_EQ(grid.toCells(), (std::vector<Cell>{{0, 2}, {0, 65}, {1, 0}}));
}

TEST(BitGrid, CombinesCellByCell) {
    BitGrid left(1, 3);
    BitGrid right(1, 3);
    left.set({0, 0});
    left.set({0, 1});
    right.set({0, 1});
    right.set({0, 2});
    EXPECT_EQ((left ^ right).toCells(), (std::vector<Cell>{{0, 0}, {0, 2}}));
    EXPECT_EQ((left & right).toCells(), (std::vector<Cell>{{0, 1}}));
    EXPECT_EQ((left | right).count(), 3);
}

TEST(BitGrid, MayBeEmpty) {
    EXPECT_FALSE(BitGrid().any());
    EXPECT_TRUE(BitGrid().complement().toCells().empty());
    EXPECT_FALSE(BitGrid(0, 5).contains({0, 0}));
}

} // namespace
} // namespace lights
