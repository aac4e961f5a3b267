// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the solver as a whole, and its SAT engine against the frontier.

#include "arukone/solver/Solver.hpp"

#include "arukone/Boards.hpp"
#include "arukone/Engines.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/solver/Sat.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace {

using namespace arukone;
using arukone::test::board;
using arukone::test::rowsOf;
using Touching = SatSearch::Touching;
using Answer = SatSearch::Answer;

/// A board of the given size with some pairs and, at times, holes.
Board randomBoard(puzzle::Random& random, int rows, int columns, int pairCount) {
    std::vector<Cell> cells;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            cells.push_back({r, c});
    const auto take = [&] {
        const auto at = cells.begin() + static_cast<std::ptrdiff_t>(random.below(cells.size()));
        const Cell cell = *at;
        cells.erase(at);
        return cell;
    };
    std::vector<Pair> pairs;
    for (int i = 0; i < pairCount; ++i) {
        const Cell first = take();
        pairs.push_back({first, take()});
    }
    std::vector<Cell> holes;
    if (random.below(3) == 0)
        holes.push_back(take());
    return Board::make({rows, columns}, holes, pairs, random.below(2) == 0 ? Fill::All : Fill::Any).value();
}

TEST(ArukoneSat, AgreesWithTheFrontier) {
    puzzle::Random random("sat");
    int solvable = 0;
    int unique = 0;
    for (int i = 0; i < 1500; ++i) {
        const Board any =
            randomBoard(random, 3 + static_cast<int>(random.below(2)), 4, 1 + static_cast<int>(random.below(3)));
        const SolutionCount count = countSolutions(any);
        ASSERT_TRUE(count.complete());
        SatSearch search(any, Touching::Allowed);
        std::uint64_t found = 0;
        while (found <= 20 && search.search() == Answer::Yes) {
            ASSERT_TRUE(isSolution(any, cablesOf(any, search.solution()))) << rowsOf(any);
            search.forbid(search.solution());
            ++found;
        }
        ASSERT_EQ(found, std::min<std::uint64_t>(count.solutions.low, 21)) << rowsOf(any);
        solvable += found > 0 ? 1 : 0;
        unique += found == 1 ? 1 : 0;
    }
    EXPECT_GT(solvable, 300) << "else this test says little";
    EXPECT_GT(unique, 50);
}

TEST(ArukoneSat, NoSolvableBoardNeedsTouching) {
    puzzle::Random random("touching");
    for (int i = 0; i < 500; ++i) {
        const Board any = randomBoard(random, 4, 5, 2).withFill(Fill::Any);
        SatSearch search(any, Touching::Forbidden);
        const bool found = search.search() == Answer::Yes;
        ASSERT_EQ(found, countSolutions(any).solvable()) << rowsOf(any);
        ASSERT_TRUE(!found || !touchesItself(any, cablesOf(any, search.solution())));
    }
}

TEST(ArukoneSat, SmallestSolutionIsThatOfTheFrontier) {
    puzzle::Random random("smallest");
    int compared = 0;
    for (int i = 0; i < 600; ++i) {
        const Board all = randomBoard(random, 4, 4, 2).withFill(Fill::All);
        const ShortestSolution wanted = shortestSolution(all);
        const auto smallest = SatSearch(all, Touching::Allowed).smallest();
        ASSERT_EQ(smallest.has_value(), wanted.cables.has_value()) << rowsOf(all);
        if (!smallest)
            continue;
        ASSERT_EQ(cablesOf(all, *smallest), *wanted.cables) << rowsOf(all);
        ++compared;
    }
    EXPECT_GT(compared, 50);
}

TEST(ArukoneSat, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const Board large = randomBoard(*std::make_unique<puzzle::Random>("large"), 30, 30, 40);
    SatSearch search(large.withFill(Fill::Any), Touching::Allowed, stop.get_token());
    EXPECT_NE(search.search(), Answer::Yes);
}

/// What is known of a board.
struct Facts {
    const char* rows;
    Fill fill;
    bool unique;
    bool strict;
};

class ArukoneFacts : public testing::TestWithParam<Facts> {};

TEST_P(ArukoneFacts, Hold) {
    const Board known = board(GetParam().rows, GetParam().fill);
    const Solved solved = solve(known);
    ASSERT_EQ(solved.solvable, true);
    EXPECT_TRUE(isSolution(known, *solved.cables));
    EXPECT_EQ(isUnique(known, *solved.cables), GetParam().unique);
    EXPECT_EQ(isStrict(known, *solved.cables), GetParam().strict);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, ArukoneFacts,
    testing::Values(
        Facts{"1..2/...1/.2../....", Fill::Any, false, false}, Facts{"21../..2./1...", Fill::All, true, true},
        Facts{"21../..2./1...", Fill::Any, true, true}, Facts{"12../..1./..../.2..", Fill::All, true, false},
        Facts{"12../..1./.2..", Fill::Any, true, false}, Facts{"...../.32../..3../...../121..", Fill::Any, true, true},
        Facts{"5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........", Fill::All, true, true},
        Facts{"..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98.", Fill::All, true, true}));

TEST(ArukoneSolver, KnowsUnsolvableBoards) {
    for (const Fill fill : {Fill::All, Fill::Any})
        EXPECT_EQ(solve(board("12/21", fill)).solvable, false);
    EXPECT_EQ(solve(board("12../..1./.2..")).solvable, false) << "it would leave cells empty";
}

TEST(ArukoneSolver, LeastLengthIsProven) {
    const Board corner = board("1..2/...1/.2../....", Fill::Any);
    const Solved solved = solve(corner);
    const LeastLength least = leastLength(corner, *solved.cables);
    EXPECT_TRUE(least.exact());
    EXPECT_EQ(least.length, 12);
    EXPECT_EQ(stateOf(corner, *solved.cables).length, 12) << "the canonical solution is a shortest one";
    const Board all = corner.withFill(Fill::All);
    EXPECT_EQ(leastLength(all, *solve(all).cables).length, 14) << "cells without pairs";
}

TEST(ArukoneSolver, AnswersAreTheSameWhicheverEngineGivesThem) {
    puzzle::Random random("engines");
    SearchControl little;
    little.maxStates = 1;
    little.maxWork = 1;
    int viaSat = 0;
    for (int i = 0; i < 300; ++i) {
        const Board any = randomBoard(random, 4, 5, 3);
        const Solved usual = solve(any);
        const Solved bySat = solve(any, little);
        viaSat += bySat.engine == Engine::Sat ? 1 : 0;
        ASSERT_EQ(usual.solvable, bySat.solvable) << rowsOf(any);
        if (!usual.cables)
            continue;
        ASSERT_TRUE(isSolution(any, *bySat.cables));
        ASSERT_EQ(isUnique(any, *usual.cables), isUnique(any, *bySat.cables, little)) << rowsOf(any);
        const bool strict = any.holeCount() + stateOf(any, *usual.cables).used == any.cellCount() &&
                            countSolutions(any.withFill(Fill::Any)).unique();
        ASSERT_EQ(isStrict(any, *usual.cables), strict) << rowsOf(any);
    }
    EXPECT_GT(viaSat, 100) << "else this test says little";
}

TEST(ArukoneSolver, SaysNotDecidedIfStopped) {
    std::stop_source stop;
    stop.request_stop();
    SearchControl control;
    control.stop = stop.get_token();
    puzzle::Random random("stopped");
    const Board large = randomBoard(random, 20, 20, 20);
    EXPECT_FALSE(solve(large.withFill(Fill::Any), control).solvable);
}

TEST(ArukoneSolver, FirstSolutionIsOneOfThoseThatSolveKnowsOf) {
    puzzle::Random random("first");
    int solvable = 0;
    for (int i = 0; i < 800; ++i) {
        const Board each = randomBoard(random, 2 + i % 4, 2 + i / 4 % 4, 1 + i % 2);
        for (const Fill fill : {Fill::All, Fill::Any}) {
            const Board ruled = each.withFill(fill);
            const Solved first = firstSolution(ruled);
            const Solved canonical = solve(ruled);
            EXPECT_EQ(first.solvable, canonical.solvable) << rowsOf(each);
            ASSERT_EQ(first.cables.has_value(), canonical.cables.has_value()) << rowsOf(each);
            if (!first.cables)
                continue;
            EXPECT_TRUE(isSolution(ruled, *first.cables)) << rowsOf(each);
            EXPECT_GE(stateOf(ruled, *first.cables).length, stateOf(ruled, *canonical.cables).length);
            if (fill == Fill::All) {
                EXPECT_EQ(first.cables, canonical.cables) << rowsOf(each);
            }
            ++solvable;
        }
    }
    EXPECT_GT(solvable, 300);
}

/// What takes long on this board is to find a shortest solution, or to prove that there is none.
TEST(ArukoneSolver, FirstSolutionDoesNotLookForAShortestOne) {
    const Board sparse = decodeBoard("AR1c6GY79rrDdZK3E9TgyvVqk-").value();
    SearchControl control;
    control.maxWork = 100'000; // Cells visited by the router; nothing else comes out with that.
    const Solved first = firstSolution(sparse, control);
    ASSERT_TRUE(first.cables);
    EXPECT_EQ(first.engine, Engine::Router);
    EXPECT_TRUE(isSolution(sparse, *first.cables));
}

/// The quick look may miss that a board is not strict, but never calls a strict one something else.
TEST(ArukoneSolver, LooksForOtherPathsOfTwoCables) {
    puzzle::Random random("rewired");
    const auto from = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
    };
    int rewired = 0;
    int missed = 0; // Not strict either, but that is not seen.
    int strict = 0;
    for (int i = 0; i < 600; ++i) {
        const Size size{from(4, 7), from(4, 7)};
        const auto cover = drawCover(size, {}, from(2, std::min(7, size.rows * size.columns / 4)), random, 20'000);
        if (!cover)
            continue;
        const UniqueBoard drawn = boardOfCover(size, {}, *cover, i % 2 == 0 ? Fill::All : Fill::Any, random);
        const bool unique = countSolutions(drawn.board.withFill(Fill::Any)).unique();
        const bool may = mayBeStrict(drawn.board, drawn.solution);
        EXPECT_TRUE(may || !unique) << rowsOf(drawn.board);
        EXPECT_EQ(isStrict(drawn.board, drawn.solution), unique) << rowsOf(drawn.board);
        strict += unique ? 1 : 0;
        (may ? missed : rewired) += unique ? 0 : 1;
    }
    EXPECT_GT(strict, 100);
    EXPECT_GT(rewired, 100);
    EXPECT_LT(missed, rewired / 3);
}

TEST(ArukoneSolver, KnowsSeveralSolutionsWithoutTouching) {
    puzzle::Random random("several");
    SearchControl little; // Leaves all to SAT.
    little.maxWork = 1;
    little.maxStates = 1;
    for (int i = 0; i < 8; ++i) {
        const Board apart = test::severalUntouching(random).withFill(Fill::Apart);
        SCOPED_TRACE(rowsOf(apart));
        SatSearch search(apart, Touching::Forbidden);
        std::uint64_t solutions = 0;
        for (; search.search() == Answer::Yes; search.forbid(search.solution()))
            ++solutions;
        EXPECT_GT(solutions, 1U);
        EXPECT_EQ(countSolutions(apart).solutions, (Count{0, solutions}));
        const Cables solution = solve(apart).cables.value();
        EXPECT_TRUE(isSolution(apart, solution));
        EXPECT_EQ(isUnique(apart, solution), false);
        EXPECT_EQ(isUnique(apart, solution, little), false);
        EXPECT_EQ(isStrict(apart, solution), false);
        const auto another = anotherSolution(apart, solution);
        ASSERT_TRUE(another);
        EXPECT_TRUE(isSolution(apart, *another));
        EXPECT_NE(another, solution);
    }
}

} // namespace
