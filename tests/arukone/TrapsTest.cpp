// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Traps.hpp"

#include "arukone/TrapFinder.hpp"

#include <gmock/gmock.h>

#include <set>

/// Checks the table of traps, and that it holds all of small boxes; tests/bench/trap_table.cpp finds the others.
namespace arukone {
namespace {

using test::isTrap;
using test::rowsOf;
using test::shapeOf;
using test::trapsIn;

struct TrapsOf {
    TrapPlace place;
    Size box;
    std::size_t traps;
};

class TrapsInABox : public testing::TestWithParam<TrapsOf> {};

TEST_P(TrapsInABox, AreInTheTable) {
    const auto [place, size, count] = GetParam();
    std::set<std::array<Cell, 4>> known;
    for (const TrapPattern& trap : trapPatterns())
        if (trap.place == place)
            known.insert(shapeOf(place, boxOf(trap)));
    const std::vector<Board> traps = trapsIn(place, size);
    EXPECT_EQ(traps.size(), count);
    for (const Board& trap : traps)
        EXPECT_TRUE(known.contains(shapeOf(place, trap))) << rowsOf(trap);
}

INSTANTIATE_TEST_SUITE_P(Small, TrapsInABox,
                         testing::Values(TrapsOf{TrapPlace::Corner, {3, 3}, 0}, TrapsOf{TrapPlace::Corner, {3, 4}, 2},
                                         TrapsOf{TrapPlace::Corner, {4, 3}, 2}, TrapsOf{TrapPlace::Corner, {4, 4}, 11},
                                         TrapsOf{TrapPlace::Edge, {3, 5}, 0}, TrapsOf{TrapPlace::Edge, {4, 4}, 0},
                                         TrapsOf{TrapPlace::Edge, {4, 5}, 2}));

TEST(Traps, AllHold) {
    for (const TrapPattern& trap : trapPatterns())
        EXPECT_TRUE(isTrap(trap.place, boxOf(trap))) << trap.rows;
}

TEST(Traps, AreAllDifferent) {
    std::set<std::pair<TrapPlace, std::array<Cell, 4>>> shapes;
    for (const TrapPattern& trap : trapPatterns())
        EXPECT_TRUE(shapes.emplace(trap.place, shapeOf(trap.place, boxOf(trap))).second) << trap.rows;
    EXPECT_EQ(shapes.size(), 65U);
}

} // namespace
} // namespace arukone
