// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Frontier.hpp"

#include "arukone/Backtracking.hpp"
#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"

#include <gtest/gtest.h>

#include <stop_token>
#include <string>
#include <vector>

/// Checks the frontier against known numbers and against going through all solutions.
namespace arukone {
namespace {

using test::allSolutions;
using test::board;
using test::corners;
using test::rowsOf;

SearchControl withWork(std::uint64_t work) {
    SearchControl control;
    control.maxWork = work;
    return control;
}

SearchControl withStates(std::size_t states) {
    SearchControl control;
    control.maxStates = states;
    return control;
}

std::string solutions(const std::string& rows, Fill fill) {
    const SolutionCount found = countSolutions(board(rows, fill));
    return found.complete() ? found.solutions.text() : "not complete";
}

/// The least length; 0 if there is no solution.
int leastLength(const std::string& rows, Fill fill) {
    return shortestSolution(board(rows, fill)).length;
}

TEST(Count, WritesDecimalDigits) {
    EXPECT_EQ((Count{0, 0}.text()), "0");
    EXPECT_EQ((Count{0, 1230}.text()), "1230");
    EXPECT_EQ((Count{0, ~std::uint64_t{0}}.text()), "18446744073709551615");
    EXPECT_EQ((Count{1, 0}.text()), "18446744073709551616");
    EXPECT_EQ(Count::most().text(), "340282366920938463463374607431768211455");
}

TEST(Count, AddsWithCarryAndStaysAtTheLargest) {
    constexpr std::uint64_t full = ~std::uint64_t{0};
    const auto sum = [](Count one, const Count& other) { return one += other; };
    EXPECT_EQ(sum({0, full}, {0, 1}), (Count{1, 0}));
    EXPECT_EQ(sum({1, full}, {2, full}), (Count{4, full - 1}));
    EXPECT_EQ(sum({full, full - 1}, {0, 1}), Count::most());
    EXPECT_EQ(sum({full, full}, {0, 1}), Count::most());
    EXPECT_EQ(sum({full, full}, {full, full}), Count::most());
    EXPECT_EQ(sum({std::uint64_t{1} << 63, 0}, {std::uint64_t{1} << 63, 0}), Count::most());
    EXPECT_FALSE(sum({full, full - 2}, {0, 1}).saturated());
    EXPECT_TRUE(Count::most().saturated());
}

TEST(Frontier, KnowsTheBoardsOfTheDesign) {
    struct Fact {
        std::string rows;
        std::string any;
        std::string all;
        int least; ///< With Fill::Any.
    };
    const std::vector<Fact> facts{
        {"1..2/...1/.2../....", "9", "3", 12},
        {"21../..2./1...", "1", "1", 10},
        {"..1./.2../1.../...2", "12", "0", 8},
        {"12../..1./..../.2..", "10", "1", 10},
        {"12../..1./.2..", "1", "0", 9},
        {"...../.32../..3../...../121..", "1", "1", 22},
        {"12/21", "0", "0", 0},
        {"5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........", "1", "1", 58},
        {"..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98.", "1", "1", 55},
    };
    for (const Fact& fact : facts) {
        EXPECT_EQ(solutions(fact.rows, Fill::Any), fact.any) << fact.rows;
        EXPECT_EQ(solutions(fact.rows, Fill::All), fact.all) << fact.rows;
        EXPECT_EQ(leastLength(fact.rows, Fill::Any), fact.least) << fact.rows;
    }
    EXPECT_EQ(leastLength("1..2/...1/.2../....", Fill::All), 14);
    EXPECT_EQ(leastLength("12/21", Fill::All), 0);
}

TEST(Frontier, KnowsTheMirrorOfTheBoardWhoseProgramMaySucceed) {
    EXPECT_EQ(solutions(".1../..2./...1/2...", Fill::Any), "12");
    EXPECT_EQ(leastLength(".1../..2./...1/2...", Fill::Any), 8);
}

/// OEIS A007764: paths between opposite corners of a square.
TEST(Frontier, CountsPathsBetweenOppositeCorners) {
    const std::vector<std::string> counts{
        "2", "12", "184", "8512", "1262816", "575780564", "789360053252", "3266598486981642", "41044208702632496804"};
    for (int side = 2; side <= 10; ++side) {
        const SolutionCount found = countSolutions(corners({side, side}, Fill::Any));
        EXPECT_EQ(found.solutions.text(), counts[static_cast<std::size_t>(side - 2)]) << side;
        EXPECT_EQ(shortestSolution(corners({side, side}, Fill::Any)).length, 2 * side - 2);
    }
    // With all cells: OEIS A001184, none if the side is even.
    EXPECT_EQ(countSolutions(corners({3, 3}, Fill::All)).solutions.text(), "2");
    EXPECT_EQ(countSolutions(corners({4, 4}, Fill::All)).solutions.text(), "0");
    EXPECT_EQ(countSolutions(corners({5, 5}, Fill::All)).solutions.text(), "104");
    EXPECT_EQ(countSolutions(corners({7, 7}, Fill::All)).solutions.text(), "111712");
}

TEST(Frontier, GoesRoundAHole) {
    EXPECT_EQ(solutions("1../._./..1", Fill::Any), "2");
    EXPECT_EQ(solutions("1../._./..1", Fill::All), "0");
    EXPECT_EQ(leastLength("1../._./..1", Fill::Any), 4);
    EXPECT_EQ(leastLength("1_1/._./...", Fill::Any), 6);
    EXPECT_EQ(solutions("1_1/_../...", Fill::Any), "0"); // Shut in: known without any search.
    EXPECT_EQ(shortestSolution(board("1_1/_../...", Fill::Any)).work, 0U);
}

TEST(Frontier, StaysAtTheLargestNumber) {
    const SolutionCount found = countSolutions(corners({30, 8}, Fill::Any));
    EXPECT_TRUE(found.complete());
    EXPECT_TRUE(found.solutions.saturated());
    EXPECT_TRUE(found.solvable());
    EXPECT_FALSE(found.unique());
}

TEST(Frontier, CountsAllBoardsWithTwoPairs) {
    struct Tally {
        int boards = 0;
        int solvable = 0;
        int unique = 0;
    };
    const auto tally = [](Size size, Fill fill) {
        Tally result;
        test::forEachTwoPairBoard(size, fill, [&](const Board& each) {
            const SolutionCount found = countSolutions(each);
            ++result.boards;
            result.solvable += found.solvable() ? 1 : 0;
            result.unique += found.unique() ? 1 : 0;
        });
        return result;
    };
    EXPECT_EQ(tally({3, 4}, Fill::Any).boards, 2970);
    EXPECT_EQ(tally({3, 4}, Fill::Any).solvable, 2530);
    EXPECT_EQ(tally({3, 4}, Fill::All).solvable, 664);
    EXPECT_EQ(tally({4, 4}, Fill::Any).boards, 10920);
    EXPECT_EQ(tally({4, 4}, Fill::Any).solvable, 9888);
    const Tally full = tally({4, 4}, Fill::All);
    EXPECT_EQ(full.solvable, 3172);
    EXPECT_EQ(full.unique, 956);
}

/// Pairs whose ends alternate need not cross: one may get past the other along a piece laid before. Boards on which
/// this happens are rare, and larger than those that can be checked by going through all solutions.
TEST(Frontier, LetsPairsGetPastEachOtherAlongPieces) {
    const std::string rows = "...2..../.6...34./.......2/.....6.5/4..1..../.....3../.1.5..../........";
    EXPECT_EQ(solutions(rows, Fill::All), "1");
    EXPECT_EQ(solutions(rows, Fill::Any), "1");
    EXPECT_TRUE(shortestSolution(board(rows, Fill::Any)).cables);
    EXPECT_EQ(solutions(".....2./2...11./3....../...43../......./.....4./.......", Fill::Any), "1166548");
}

/// A square is not turned, so the frontier goes over the transposed board in another order.
TEST(Frontier, CountsTheSameInAnotherOrder) {
    puzzle::Random random("sides");
    for (int i = 0; i < 300; ++i) {
        const Board each = test::randomBoard({7, 7}, i % 3, 4 + i % 4, Fill::Any, random);
        const SolutionCount count = countSolutions(each);
        EXPECT_EQ(countSolutions(test::transposed(each)).solutions, count.solutions) << rowsOf(each);
        EXPECT_EQ(shortestSolution(test::transposed(each)).length, shortestSolution(each).length) << rowsOf(each);
    }
}

/// Count, least length and canonical solution.
void expectAllFound(const Board& each) {
    SCOPED_TRACE(rowsOf(each) + (each.fill() == Fill::All ? " all" : " any"));
    const test::Known known = allSolutions(each);
    const SolutionCount count = countSolutions(each);
    EXPECT_TRUE(count.complete());
    EXPECT_EQ(count.solutions, (Count{0, known.solutions}));
    const ShortestSolution shortest = shortestSolution(each);
    EXPECT_TRUE(shortest.complete());
    ASSERT_EQ(shortest.cables.has_value(), known.smallest.has_value());
    EXPECT_EQ(shortest.length, known.leastLength);
    EXPECT_EQ(shortest.lowerBound, known.leastLength);
    if (shortest.cables) {
        EXPECT_TRUE(isSolution(each, *shortest.cables));
        EXPECT_EQ(edgesOf(each, *shortest.cables), *known.smallest);
    }
}

TEST(Frontier, AgreesWithBacktracking) {
    puzzle::Random random("frontier");
    for (int i = 0; i < 3000; ++i)
        expectAllFound(test::smallBoard(random));
}

TEST(Frontier, AgreesWithBacktrackingOnLargerBoards) {
    puzzle::Random random("larger");
    for (int i = 0; i < 300; ++i)
        expectAllFound(test::randomBoard({6, 6}, i % 4, 4 + i % 3, Fill::Any, random));
    // Here one cable takes in two pieces that are both off its path; on the last board two pairs are open at once.
    for (const std::string rows :
         {"....../..1.35/.4..../.4.2.3/5.._../..1.2.", ".1..../...._./..23../_....4/..3_2./.1..4.",
          "._.._./_...._/...1../....3./...2../.3.1.2", "...._/.._1./.234./..34./...../.12..",
          "..._../3.1.._/_....3/....1./..22../......"})
        expectAllFound(board(rows, Fill::Any));
}

TEST(Frontier, AgreesWithBacktrackingOnBoardsThatCanBeFilled) {
    puzzle::Random random("fillable");
    for (int i = 0; i < 500; ++i) {
        const Board full = test::fillableBoard({4 + i % 2, 5 - i % 2}, random);
        expectAllFound(full);
        if (full.pairCount() > 2) // Others have too many solutions to go through.
            expectAllFound(full.withFill(Fill::Any));
    }
}

TEST(Frontier, CountsTheSameTransposedAndRenumbered) {
    puzzle::Random random("symmetries");
    for (int i = 0; i < 60; ++i) {
        const Board full = test::fillableBoard({6, 4 + i % 3}, random);
        for (const Board& each : {full, full.withFill(Fill::Any)}) {
            const Count count = countSolutions(each).solutions;
            const int length = shortestSolution(each).length;
            EXPECT_GT(length, 0);
            for (const Board& other : {test::transposed(each), test::renumbered(each)}) {
                EXPECT_EQ(countSolutions(other).solutions, count) << rowsOf(each);
                EXPECT_EQ(shortestSolution(other).length, length) << rowsOf(each);
            }
            EXPECT_EQ(countSolutions(test::renumbered(each)).peakStates, countSolutions(each).peakStates);
        }
    }
}

/// A board with a row of holes below it, and then rows full of pairs of neighbours, which a cable of one step joins.
/// The board's own pairs are numbered so that every second one comes 64 after the one before.
Board withNeighboursBelow(const Board& above) {
    std::vector<Cell> holes = test::holesOf(above);
    for (int column = 0; column < above.columns(); ++column)
        holes.push_back({above.rows(), column});
    std::vector<Pair> pairs;
    std::vector<Pair> later;
    for (std::size_t i = 0; i < above.pairs().size(); ++i)
        (i % 2 == 0 ? pairs : later).push_back(above.pairs()[i]);
    for (int row = above.rows() + 1; row < maxSide; ++row)
        for (int column = 0; column + 1 < above.columns(); column += 2) {
            if (pairs.size() == 64)
                pairs.insert(pairs.end(), later.begin(), later.end());
            pairs.push_back({{row, column}, {row, column + 1}});
        }
    return test::boardOf({maxSide, above.columns()}, holes, pairs, above.fill());
}

/// The shortest solution must not change, but for one step of each neighbour.
void expectSameBesideNeighbours(const Board& few) {
    SCOPED_TRACE(rowsOf(few));
    const Board many = withNeighboursBelow(few);
    const ShortestSolution expected = shortestSolution(few);
    const ShortestSolution found = shortestSolution(many);
    ASSERT_TRUE(found.complete());
    ASSERT_EQ(found.cables.has_value(), expected.cables.has_value());
    if (found.cables) {
        EXPECT_EQ(found.length, expected.length + many.pairCount() - few.pairCount());
        EXPECT_EQ(found.lowerBound, found.length);
    }
}

TEST(Frontier, TellsMoreThan64PairsApart) {
    // Where pairs 64 apart were taken for one, the first was given a longer solution, and the second none.
    for (const std::string rows :
         {"....22/._..../._..1./....../.....4/.3..../.4.1_./3.....", "3.._3./.2.._./..525./_...../4...../4.11__"})
        expectSameBesideNeighbours(board(rows, Fill::Any));
    puzzle::Random random("many pairs");
    for (int i = 0; i < 500; ++i)
        expectSameBesideNeighbours(test::randomBoard({6 + i % 3, 6}, i % 7, 2 + i % 4, Fill::Any, random));
}

TEST(Frontier, SolvesLongNarrowBoards) {
    for (const Size size : {Size{1, 48}, Size{48, 1}, Size{48, 2}, Size{2, 48}, Size{5, 48}}) {
        const Board each = corners(size, Fill::Any);
        const ShortestSolution found = shortestSolution(each);
        ASSERT_TRUE(found.cables);
        EXPECT_TRUE(isSolution(each, *found.cables));
        EXPECT_EQ(found.length, size.rows + size.columns - 2);
    }
    // Of all shortest paths, the canonical one puts off the first edge to the right as long as it can.
    EXPECT_EQ(shortestSolution(corners({2, 48}, Fill::Any)).cables->front().word, "D" + std::string(47, 'R'));
    EXPECT_EQ(shortestSolution(corners({48, 2}, Fill::Any)).cables->front().word, std::string(47, 'D') + "R");
}

/// 48×48 with 200 pairs: eight bands of 24 cables straight down over five cells, in every other column, and below each
/// band one from the left to the right.
TEST(Frontier, GoesOverTheLargestBoards) {
    std::vector<Pair> pairs;
    for (int band = 0; band < 8; ++band) {
        for (int column = 0; column < 48; column += 2)
            pairs.push_back({{6 * band, column}, {6 * band + 4, column}});
        pairs.push_back({{6 * band + 5, 0}, {6 * band + 5, 47}});
    }
    const Board each = test::boardOf({maxSide, maxSide}, {}, pairs, Fill::Any);
    ASSERT_EQ(each.pairCount(), maxPairs);
    const ShortestSolution found = shortestSolution(each);
    ASSERT_TRUE(found.cables);
    EXPECT_TRUE(isSolution(each, *found.cables));
    EXPECT_EQ(found.length, 192 * 4 + 8 * 47);
}

/// Boards of various kinds on which work is limited: solvable at once, after several bounds, not at all.
std::vector<Board> boardsToLimit() {
    return {
        board("1..2/...1/.2../....", Fill::Any), board("1..2/...1/.2../....", Fill::All),
        board("21../..2./1...", Fill::Any),      board("12./..1/.2.", Fill::Any),
        board("1.2./.3.1/2..3", Fill::Any),      board("...../.32../..3../...../121..", Fill::Any),
    };
}

/// The board at the bottom right of one of 48×48 whose other cells are holes.
Board inTheLastCorner(const Board& board) {
    const int down = maxSide - board.rows();
    const int right = maxSide - board.columns();
    std::vector<Cell> holes;
    for (int r = 0; r < maxSide; ++r)
        for (int c = 0; c < maxSide; ++c)
            if (const Cell cell{r - down, c - right}; !board.contains(cell) || board.isHole(cell))
                holes.push_back({r, c});
    std::vector<Pair> pairs;
    for (const Pair& pair : board.pairs())
        pairs.push_back(
            {{pair.first.row + down, pair.first.column + right}, {pair.second.row + down, pair.second.column + right}});
    return test::boardOf({maxSide, maxSide}, holes, pairs, board.fill());
}

/// All that happens on such a board happens in the last slots of a profile.
TEST(Frontier, SeesTheLastColumnsOfTheLargestBoards) {
    for (const Board& each : boardsToLimit()) {
        const Board large = inTheLastCorner(each);
        EXPECT_EQ(countSolutions(large).solutions, countSolutions(each).solutions) << rowsOf(each);
        EXPECT_EQ(shortestSolution(large).length, shortestSolution(each).length) << rowsOf(each);
    }
}

TEST(Frontier, FindsTheSameSolutionEachTime) {
    const Board each = board("1..2/...1/.2../....", Fill::Any);
    const auto first = shortestSolution(each).cables;
    ASSERT_TRUE(first);
    EXPECT_EQ(shortestSolution(each).cables, first);
}

TEST(Frontier, SaysTooMuchWorkInsteadOfAWrongAnswer) {
    for (const Board& each : boardsToLimit()) {
        const SolutionCount count = countSolutions(each);
        const ShortestSolution shortest = shortestSolution(each);
        ASSERT_TRUE(count.complete() && shortest.complete());
        for (std::uint64_t work = 0; work <= count.work; ++work) {
            const SolutionCount limited = countSolutions(each, withWork(work));
            EXPECT_EQ(limited.end, work < count.work ? SearchEnd::TooMuchWork : SearchEnd::Complete);
            EXPECT_EQ(limited.solutions, work < count.work ? Count{} : count.solutions);
            EXPECT_EQ(limited.work, work);
        }
        int proven = 0;
        for (std::uint64_t work = 0; work <= shortest.work; ++work) {
            const ShortestSolution limited = shortestSolution(each, withWork(work));
            const bool enough = work == shortest.work;
            EXPECT_EQ(limited.complete(), enough);
            EXPECT_EQ(limited.cables.has_value(), enough && shortest.cables.has_value());
            if (shortest.cables) {
                EXPECT_LE(limited.lowerBound, shortest.length);
                EXPECT_GE(limited.lowerBound, proven);
            }
            proven = limited.lowerBound;
        }
    }
}

TEST(Frontier, KeepsToTheNumberOfStates) {
    for (const Board& each : boardsToLimit()) {
        const SolutionCount count = countSolutions(each);
        const ShortestSolution shortest = shortestSolution(each);
        EXPECT_GT(count.peakStates, 1U);
        for (std::size_t states = 0; states <= count.peakStates; ++states) {
            const SolutionCount limited = countSolutions(each, withStates(states));
            EXPECT_EQ(limited.complete(), states == count.peakStates) << states;
            EXPECT_LE(limited.peakStates, states);
            const ShortestSolution bounded = shortestSolution(each, withStates(states));
            EXPECT_LE(bounded.peakStates, states);
            if (bounded.complete()) {
                EXPECT_EQ(bounded.cables, shortest.cables);
                EXPECT_EQ(bounded.length, shortest.length);
            } else if (shortest.cables) {
                EXPECT_LE(bounded.lowerBound, shortest.length);
            }
        }
    }
}

/// The bounds grow in larger steps after some failures; if such a step takes too many states, in smaller ones.
TEST(Frontier, GoesBackToSmallStepsIfLargeOnesTakeTooManyStates) {
    const Board each = board("......./.12..../3....../....3../......./2....../.1.....", Fill::Any);
    const ShortestSolution found = shortestSolution(each);
    EXPECT_EQ(found.length, 34);
    int complete = 0;
    for (std::size_t states = found.peakStates - 1; states > found.peakStates / 2; --states) {
        const ShortestSolution limited = shortestSolution(each, withStates(states));
        EXPECT_LE(limited.lowerBound, 34);
        EXPECT_LE(limited.peakStates, states);
        if (limited.complete()) {
            ++complete;
            EXPECT_EQ(limited.cables, found.cables);
        }
    }
    EXPECT_GT(complete, 0);
}

TEST(Frontier, CanBeStopped) {
    const Board each = board("1..2/...1/.2../....", Fill::Any);
    std::stop_source source;
    source.request_stop();
    SearchControl control;
    control.stop = source.get_token();
    const SolutionCount count = countSolutions(each, control);
    EXPECT_EQ(count.end, SearchEnd::Stopped);
    EXPECT_EQ(count.solutions, Count{});
    const ShortestSolution shortest = shortestSolution(each, control);
    EXPECT_EQ(shortest.end, SearchEnd::Stopped);
    EXPECT_FALSE(shortest.cables);
    EXPECT_EQ(shortest.lowerBound, 8); // The sum of the distances.
}

TEST(Frontier, CanBeStoppedHalfway) {
    const Board each = corners({9, 9}, Fill::Any);
    const std::uint64_t work = countSolutions(each).work;
    std::stop_source source;
    SearchControl control;
    control.stop = source.get_token();
    control.progress = [&](double fraction) {
        if (fraction > 0.5)
            source.request_stop();
    };
    const SolutionCount count = countSolutions(each, control);
    EXPECT_EQ(count.end, SearchEnd::Stopped);
    EXPECT_GT(count.work, 0U);
    EXPECT_LT(count.work, work);
}

TEST(Frontier, ReportsGrowingProgress) {
    for (const Board& each : boardsToLimit()) {
        double last = 0;
        int reports = 0;
        SearchControl control;
        control.progress = [&](double fraction) {
            EXPECT_GT(fraction, last);
            EXPECT_LE(fraction, 1);
            last = fraction;
            ++reports;
        };
        (void)countSolutions(each, control);
        EXPECT_GT(reports, 3);
        last = 0;
        (void)shortestSolution(each, control);
    }
}

} // namespace
} // namespace arukone
