// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Bounds.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

TEST(Bounds, AllowOnlyTheProvenOptimum) {
    const Bounds proven{3, 7, true};
    EXPECT_TRUE(proven.allow(7, 7));
    EXPECT_TRUE(proven.allow(7, 0)) << "whatever the run itself shows";
    EXPECT_FALSE(proven.allow(6, 7));
    EXPECT_FALSE(proven.allow(8, 8));
}

TEST(Bounds, AllowWhatMayBeTheOptimumUnlessItIsProven) {
    const Bounds open{3, 7, false};
    for (int optimum = 0; optimum < 10; ++optimum) {
        EXPECT_EQ(open.allow(optimum, 9), optimum >= 3 && optimum <= 7) << optimum;
        EXPECT_EQ(open.allow(optimum, 5), optimum >= 3 && optimum <= 5) << "more than the run shows: " << optimum;
        EXPECT_FALSE(open.allow(optimum, 0)) << "a run that does not solve the board";
    }
    const Bounds nothingFound{3, std::nullopt, false};
    for (int optimum = 0; optimum < 10; ++optimum)
        EXPECT_EQ(nothingFound.allow(optimum, 8), optimum >= 3 && optimum <= 8) << optimum;
}

TEST(Bounds, ARunShowsHowManyAreEnough) {
    const BestKnown better = Bounds{3, 7, false}.with(5);
    EXPECT_EQ(better.moves, 5);
    EXPECT_FALSE(better.exact);
    EXPECT_EQ(better.shown, 5);

    const BestKnown worse = Bounds{3, 7, true}.with(9);
    EXPECT_EQ(worse.moves, 7);
    EXPECT_TRUE(worse.exact);
    EXPECT_EQ(worse.shown, 9);

    EXPECT_EQ((Bounds{3, std::nullopt, false}.with(9).moves), 9);
}

TEST(BoundsCache, ComputesEachBoardOnce) {
    BoundsCache cache;
    int computed = 0;
    const auto compute = [&] { return Bounds{++computed, std::nullopt, false}; };
    EXPECT_EQ(cache.of("a", compute).lowerBound, 1);
    EXPECT_EQ(cache.of("b", compute).lowerBound, 2);
    EXPECT_EQ(cache.of("a", compute).lowerBound, 1);
    EXPECT_EQ(cache.keep("a", {5, 5, true}).best, 5) << "what was proven later replaces it";
    EXPECT_TRUE(cache.of("a", compute).exact);
    EXPECT_EQ(computed, 2);
}

} // namespace
} // namespace puzzle
