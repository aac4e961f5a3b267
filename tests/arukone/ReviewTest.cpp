// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Review.hpp"

#include "arukone/Boards.hpp"

#include <gtest/gtest.h>

namespace {

using namespace arukone;
using arukone::test::board;

TEST(ReviewTest, RecognisesAStrictBoard) {
    const Review review = reviewOf(board("...../.32../..3../...../121.."));
    EXPECT_EQ(review.solvable, true);
    EXPECT_EQ(review.unique, true);
    EXPECT_EQ(review.strict, true);
    EXPECT_TRUE(review.grade);
    EXPECT_EQ(review.program.always, Always::Fails);
    EXPECT_TRUE(review.count.unique());
}

TEST(ReviewTest, RecognisesABoardWithoutASolution) {
    const Review review = reviewOf(board("12/21"));
    EXPECT_EQ(review.solvable, false);
    EXPECT_FALSE(review.solution);
    EXPECT_FALSE(review.unique);
}

TEST(ReviewTest, LeavesOpenWhatIsNotDecidedWhenStopped) {
    std::stop_source stopped;
    stopped.request_stop();
    SearchControl control;
    control.stop = stopped.get_token();
    const Review review = reviewOf(board("1...../....../..2.../....../....../2....1"), control);
    EXPECT_FALSE(review.unique);
    EXPECT_FALSE(review.strict);
    EXPECT_FALSE(review.grade);
}

TEST(ReviewTest, AnotherSolutionDiffersWhereItIsTinted) {
    const Board open = board("1..1/..../2..2");
    const Cables one = solve(open).cables.value();
    const auto other = anotherSolution(open, one);
    ASSERT_TRUE(other);
    EXPECT_TRUE(isSolution(open, *other));
    const std::vector<Cell> cells = difference(open, one, *other);
    EXPECT_FALSE(cells.empty());
    EXPECT_EQ(cells, difference(open, *other, one));
    EXPECT_TRUE(difference(open, one, one).empty());
    const Board strict = board("...../.32../..3../...../121..");
    EXPECT_FALSE(anotherSolution(strict, solve(strict).cables.value()));
}

TEST(ReviewTest, CutsLeaveTheSolutionAsTheOnlyOne) {
    const Board open = board("1../.../..1");
    const Cables solution = solve(open).cables.value();
    const std::vector<Cell> cells = difference(open, solution, anotherSolution(open, solution).value());
    const std::vector<Cut> cuts = bestCuts(open, solution, cells, 4);
    ASSERT_FALSE(cuts.empty());
    for (const Cut& cut : cuts) {
        Draft draft(open);
        for (std::size_t i = 0; i < solution.size(); ++i)
            draft.draw(static_cast<int>(i), solution[i]);
        draft.cut(cut.pair, cut.end);
        const Board repaired = draft.board().value();
        EXPECT_TRUE(isSolution(repaired, draft.cables()));
        EXPECT_TRUE(countSolutions(repaired).unique());
    }
}

TEST(ReviewTest, RepeatedCutsEndInOneSolution) {
    Board now = board("1...1/2..../..2../...../.....");
    for (int step = 0; step < 10; ++step) {
        const Cables solution = solve(now).cables.value();
        const auto other = anotherSolution(now, solution);
        if (!other)
            break;
        const std::vector<Cut> cuts = bestCuts(now, solution, difference(now, solution, *other), 1);
        ASSERT_FALSE(cuts.empty()) << "after " << step << " repairs";
        Draft draft(now);
        for (std::size_t i = 0; i < solution.size(); ++i)
            draft.draw(static_cast<int>(i), solution[i]);
        draft.cut(cuts.front().pair, cuts.front().end);
        const SolutionCount before = countSolutions(now);
        now = draft.board().value();
        EXPECT_LT(countSolutions(now).solutions, before.solutions);
    }
    EXPECT_TRUE(countSolutions(now).unique());
}

} // namespace
