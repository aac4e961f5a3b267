// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares all that the solvers say of a board with plain backtracking, on every board of some sizes.

#include "arukone/Backtracking.hpp"
#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace arukone {
namespace {

using test::allSolutions;
using test::Known;
using test::rowsOf;

/// The edges by diagonals from the top left, each from its upper end: the order of the diagonal search.
std::vector<int> byDiagonals(const Board& board, const Edges& edges) {
    std::vector<int> result;
    for (int diagonal = 0; diagonal < board.rows() + board.columns() - 1; ++diagonal)
        for (int row = 0; row <= diagonal; ++row)
            if (const Cell cell{row, diagonal - row}; board.contains(cell))
                result.push_back(edges[static_cast<std::size_t>(board.indexOf(cell))]);
    return result;
}

/// What solve() calls the canonical solution.
Edges canonical(const Board& board, const Known& known) {
    if (board.fill() == Fill::Any || known.untouching.empty())
        return *known.smallest;
    return *std::min_element(
        known.untouching.begin(), known.untouching.end(),
        [&](const Edges& one, const Edges& other) { return byDiagonals(board, one) < byDiagonals(board, other); });
}

void expectSolvedAsKnown(const Board& board, const Known& known, const Known& knownAny) {
    const Cables solution = cablesOf(board, canonical(board, known));
    EXPECT_EQ(solve(board).cables, solution);
    EXPECT_EQ(isUnique(board, solution), known.solutions == 1);
    const bool full = stateOf(board, solution).used == board.cellCount() - board.holeCount();
    EXPECT_EQ(isStrict(board, solution), full && knownAny.solutions == 1);
    const LeastLength least = leastLength(board, solution);
    EXPECT_TRUE(least.exact());
    EXPECT_EQ(least.length, known.leastLength);
}

/// \param knownAny all solutions if cells may stay empty.
void expectAsKnown(const Board& board, const Known& known, const Known& knownAny) {
    SCOPED_TRACE(rowsOf(board) + (board.fill() == Fill::All ? " all" : " any"));
    EXPECT_EQ(countSolutions(board).solutions, (Count{0, known.solutions}));
    const ShortestSolution shortest = shortestSolution(board);
    EXPECT_EQ(shortest.length, known.leastLength);
    EXPECT_EQ(shortest.lowerBound, known.leastLength);
    ASSERT_EQ(shortest.cables.has_value(), known.smallest.has_value());
    if (known.smallest) {
        EXPECT_EQ(edgesOf(board, *shortest.cables), *known.smallest);
    }
    if (board.fill() == Fill::All) {
        EXPECT_EQ(findUntouching(board, known.untouching.size() + 1).solutions.size(), known.untouching.size());
    }
    ASSERT_EQ(solve(board).solvable, known.solutions > 0);
    if (known.solutions > 0) {
        EXPECT_FALSE(findObstacle(board));
        expectSolvedAsKnown(board, known, knownAny);
    }
}

/// With Fill::Apart: its solutions are those of Fill::All in which no cable touches itself.
void expectApartAsKnown(const Board& apart, const Known& knownAll, const Known& knownAny) {
    SCOPED_TRACE(rowsOf(apart) + " apart");
    const std::size_t solutions = knownAll.untouching.size();
    EXPECT_EQ(allSolutions(apart).solutions, solutions);
    EXPECT_EQ(countSolutions(apart).solutions, (Count{0, solutions}));
    const Solved solved = solve(apart);
    ASSERT_EQ(solved.solvable, solutions > 0);
    EXPECT_EQ(firstSolution(apart).cables, solved.cables);
    SearchControl little; // Leaves all to SAT.
    little.maxStates = 1;
    little.maxWork = 1;
    const Solved bySat = solve(apart, little);
    EXPECT_EQ(bySat.solvable, solutions > 0);
    if (solutions == 0)
        return;
    EXPECT_FALSE(findObstacle(apart));
    EXPECT_TRUE(isSolution(apart, *bySat.cables));
    EXPECT_EQ(solved.cables, cablesOf(apart, canonical(apart, knownAll)));
    EXPECT_EQ(isUnique(apart, *solved.cables), solutions == 1);
    EXPECT_EQ(isUnique(apart, *solved.cables, little), solutions == 1);
    EXPECT_EQ(isStrict(apart, *solved.cables), knownAny.solutions == 1);
    const auto another = anotherSolution(apart, *solved.cables);
    ASSERT_EQ(another.has_value(), solutions > 1);
    if (another) {
        EXPECT_NE(another, solved.cables);
        EXPECT_TRUE(isSolution(apart, *another));
    }
}

/// How many boards were compared, of each kind.
struct Tally {
    int boards = 0;
    int solvable = 0; ///< With Fill::Any.
    int unique = 0;   ///< With Fill::All.
    int apart = 0;    ///< Unique with Fill::Apart, but not with Fill::All.
};

/// Under all rules.
void compare(const Board& any, Tally& tally) {
    const Known knownAny = allSolutions(any);
    const Board all = any.withFill(Fill::All);
    const Known knownAll = allSolutions(all);
    expectAsKnown(any, knownAny, knownAny);
    expectAsKnown(all, knownAll, knownAny);
    expectApartAsKnown(any.withFill(Fill::Apart), knownAll, knownAny);
    ++tally.boards;
    tally.solvable += knownAny.solutions > 0 ? 1 : 0;
    tally.unique += knownAll.solutions == 1 ? 1 : 0;
    tally.apart += knownAll.untouching.size() == 1 && knownAll.solutions > 1 ? 1 : 0;
}

/// Calls visit(board) for every board of one pair, and of two numbered pairs, with these holes.
template<typename Visit>
void forEachBoard(Size size, const std::vector<Cell>& holes, int pairs, Visit visit) {
    std::vector<Cell> cells = test::cellsIn(size);
    std::erase_if(cells, [&](Cell cell) { return std::find(holes.begin(), holes.end(), cell) != holes.end(); });
    for (const Cell a : cells)
        for (const Cell b : cells)
            if (a < b && pairs == 1)
                visit(test::boardOf(size, holes, {{a, b}}, Fill::Any));
            else if (a < b)
                for (const Cell c : cells)
                    for (const Cell d : cells)
                        if (c < d && a != c && a != d && b != c && b != d)
                            visit(test::boardOf(size, holes, {{a, b}, {c, d}}, Fill::Any));
}

constexpr int choose2(int n) {
    return n * (n - 1) / 2;
}

Tally compareAll(Size size, int pairs) {
    Tally tally;
    forEachBoard(size, {}, pairs, [&](const Board& board) { compare(board, tally); });
    const int cells = size.rows * size.columns;
    EXPECT_EQ(tally.boards, choose2(cells) * (pairs == 2 ? choose2(cells - 2) : 1));
    return tally;
}

TEST(ArukoneExhaustive, AllBoardsOfOnePairUpToFourByFour) {
    for (int rows = 1; rows <= 4; ++rows)
        for (int columns = 1; columns <= 4; ++columns)
            if (rows * columns > 1) {
                EXPECT_EQ(compareAll({rows, columns}, 1).solvable, choose2(rows * columns)) << "nothing is in the way";
            }
}

TEST(ArukoneExhaustive, AllSmallerBoardsOfTwoPairs) {
    for (const Size size : {Size{1, 4}, Size{4, 1}, Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{2, 4}, Size{4, 2}})
        EXPECT_GT(compareAll(size, 2).unique, 0);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfThreeByThree) {
    EXPECT_GT(compareAll({3, 3}, 2).unique, 0);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfThreeByFour) {
    const Tally tally = compareAll({3, 4}, 2);
    EXPECT_GT(tally.unique, 0);
    EXPECT_GT(tally.apart, 0);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfFourByThree) {
    EXPECT_GT(compareAll({4, 3}, 2).unique, 0);
}

/// The boards of two pairs of 4×4 in which the first terminal of 1 comes before that of 2, or after it.
void compareHalf(bool before) {
    Tally tally;
    forEachBoard({4, 4}, {}, 2, [&](const Board& board) {
        if ((board.pairs()[0].first < board.pairs()[1].first) == before)
            compare(board, tally);
    });
    EXPECT_EQ(2 * tally.boards, choose2(16) * choose2(14));
    EXPECT_GT(tally.unique, 0);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfFourByFourThatBeginWith1) {
    compareHalf(true);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfFourByFourThatBeginWith2) {
    compareHalf(false);
}

TEST(ArukoneExhaustive, AllBoardsOfTwoPairsOfThreeByThreeWithAHole) {
    Tally tally;
    for (const Cell hole : test::cellsIn({3, 3}))
        forEachBoard({3, 3}, {hole}, 2, [&](const Board& board) { compare(board, tally); });
    EXPECT_EQ(tally.boards, 9 * choose2(8) * choose2(6));
    EXPECT_GT(tally.unique, 0);
    EXPECT_LT(tally.solvable, tally.boards);
}

/// Boards of 4×4 at random, with up to three holes.
void compareSome(std::string_view seed, int pairs, int boards) {
    puzzle::Random random(seed);
    Tally tally;
    for (int i = 0; i < boards; ++i)
        compare(test::randomBoard({4, 4}, static_cast<int>(random.below(4)), pairs, Fill::Any, random), tally);
    EXPECT_GT(tally.unique, 0);
    EXPECT_LT(tally.unique, tally.solvable);
    EXPECT_LT(tally.solvable, boards);
}

TEST(ArukoneExhaustive, SomeBoardsOfTwoPairsOfFourByFour) {
    compareSome("exhaustive/two pairs", 2, 1500);
}

TEST(ArukoneExhaustive, SomeBoardsOfThreePairsOfFourByFour) {
    compareSome("exhaustive/three pairs", 3, 3000);
}

} // namespace
} // namespace arukone
