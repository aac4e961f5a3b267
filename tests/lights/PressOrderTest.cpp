// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/PressOrder.hpp"

#include "lights/Boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace lights {
namespace {

std::vector<Cell> sorted(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

TEST(PressOrder, IsRowMajorWhenNothingFlashes) {
    const BitGrid presses = test::cells({"#.#", ".#.", "#.#"});
    EXPECT_EQ(pressOrder(presses, test::dark(3, 3), {}, {3, 2}), presses.toCells());
}

TEST(PressOrder, KeepsEveryPressAndLimitsFlashing) {
    const Board shape = test::dark(20, 20);
    const BitGrid all = shape.lit().complement();
    for (const Surface surface : allSurfaces) {
        const Rules rules{Stamp::Plus, surface};
        EXPECT_GT(maxChanges(all.toCells(), shape, rules, 22), 3);
        const std::vector<Cell> order = pressOrder(all, shape, rules, {3, 22});
        EXPECT_EQ(sorted(order), all.toCells());
        EXPECT_LE(maxChanges(order, shape, rules, 22), 3) << name(surface);
    }
}

TEST(PressOrder, DoesItsBestIfLimitIsUnreachable) {
    const Board shape = test::dark(2, 2);
    const BitGrid all = shape.lit().complement();
    const Rules square{Stamp::Square, Surface::Plane};
    const std::vector<Cell> order = pressOrder(all, shape, square, {3, 4});
    EXPECT_EQ(sorted(order), all.toCells());
    EXPECT_EQ(maxChanges(order, shape, square, 4), 4);
    EXPECT_EQ(maxChanges(order, shape, square, 3), 3);
}

TEST(PressOrder, SkipsHoles) {
    const Board shape = test::board({"._", ".."});
    EXPECT_EQ(pressOrder(BitGrid(2, 2).complement(), shape, {}, {3, 3}).size(), 3U);
    EXPECT_TRUE(pressOrder(BitGrid(2, 2), shape, {}, {3, 3}).empty());
}

TEST(PressOrder, CountsChangesOnlyWithinSpan) {
    const Board shape = test::dark(1, 9);
    const std::vector<Cell> order{{0, 0}, {0, 4}, {0, 1}, {0, 8}};
    EXPECT_EQ(maxChanges(order, shape, {}, 1), 1);
    EXPECT_EQ(maxChanges(order, shape, {}, 2), 1);
    EXPECT_EQ(maxChanges(order, shape, {}, 3), 2);
    EXPECT_EQ(maxChanges({}, shape, {}, 3), 0);
}

} // namespace
} // namespace lights
