// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/SizeFacts.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

TEST(SizeFactsTest, FiveByFive) {
    const SizeFacts facts = sizeFacts(5, 5, {});
    EXPECT_EQ(facts.nullity(), 2);
    EXPECT_EQ(facts.rank(), 23);
    EXPECT_EQ(facts.largest, (LargestOptimum{15, 15}));
    ASSERT_TRUE(facts.hardest);
    EXPECT_EQ(solve(test::puzzle(*facts.hardest)).result->moves(), 15);
}

TEST(SizeFactsTest, HardestBoardNeedsStatedOptimum) {
    int searched = 0;
    for (const Surface surface : allSurfaces)
        for (const Stamp stamp : classicStamps)
            for (int rows = 1; rows <= 5; ++rows)
                for (int columns = 1; columns <= 6; ++columns) {
                    const SizeFacts facts = sizeFacts(rows, columns, {stamp, surface});
                    searched += facts.hardest ? 0 : 1;
                    const auto board = findHardest(facts);
                    ASSERT_TRUE(board) << rows << "x" << columns << name(surface) << name(stamp);
                    const Answer answer = solve(test::puzzle(*board, facts.rules));
                    ASSERT_TRUE(answer.solvable());
                    EXPECT_TRUE(answer.result->exact());
                    EXPECT_EQ(answer.result->moves(), facts.largest.known)
                        << rows << "x" << columns << name(surface) << name(stamp);
                }
    EXPECT_GT(searched, 0) << "both ways are tried";
}

TEST(SizeFactsTest, HardestBoardNeedsEveryCellWithoutQuietPatterns) {
    const SizeFacts facts = sizeFacts(6, 6, {});
    EXPECT_EQ(facts.nullity(), 0);
    EXPECT_EQ(facts.largest, (LargestOptimum{36, 36}));
    ASSERT_TRUE(facts.hardest);
    EXPECT_EQ(solve(test::puzzle(*facts.hardest)).result->moves(), 36);
}

TEST(SizeFactsTest, SearchesSizesThatAreInNoTable) {
    const SizeFacts facts = sizeFacts(44, 44, {});
    EXPECT_EQ(facts.nullity(), 4);
    EXPECT_EQ(facts.largest.known, facts.largest.possible);
    ASSERT_TRUE(facts.hardest);
    const Answer answer = solve(test::puzzle(*facts.hardest));
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->moves(), facts.largest.known);
}

TEST(SizeFactsTest, SearchCanBeCancelled) {
    SizeFacts facts = sizeFacts(9, 9, {});
    facts.hardest.reset();
    std::stop_source stop;
    stop.request_stop();
    GenerateControl control;
    control.stop = stop.get_token();
    EXPECT_FALSE(findHardest(facts, control));
}

} // namespace
} // namespace lights
