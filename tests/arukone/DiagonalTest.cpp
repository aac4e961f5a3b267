// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Diagonal.hpp"

#include "arukone/Backtracking.hpp"
#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/solver/Frontier.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <string>
#include <vector>

/// Checks the diagonal search against going through all solutions, and against the frontier.
namespace arukone {
namespace {

using test::allSolutions;
using test::board;
using test::rowsOf;

constexpr std::size_t every = 1'000'000; ///< Solutions: more than any board here has.

std::size_t untouching(const std::string& rows) {
    const UntouchingSolutions found = findUntouching(board(rows), every);
    EXPECT_TRUE(found.complete());
    return found.solutions.size();
}

std::vector<Edges> sortedEdges(const Board& board, const std::vector<Cables>& solutions) {
    std::vector<Edges> result;
    for (const Cables& cables : solutions)
        result.push_back(edgesOf(board, cables));
    std::sort(result.begin(), result.end());
    return result;
}

/// The edges of a solution, by diagonals from the top left, each from its upper end. Solutions are found in this order.
std::vector<int> byDiagonals(const Board& board, const Cables& cables) {
    const Edges edges = edgesOf(board, cables);
    std::vector<int> result;
    for (int diagonal = 0; diagonal < board.rows() + board.columns(); ++diagonal)
        for (int row = 0; row < board.rows(); ++row)
            if (const Cell cell{row, diagonal - row}; board.contains(cell))
                result.push_back(edges[static_cast<std::size_t>(board.indexOf(cell))]);
    return result;
}

void expectUntouchingFound(const Board& each) {
    SCOPED_TRACE(rowsOf(each));
    const UntouchingSolutions found = findUntouching(each, every);
    EXPECT_TRUE(found.complete());
    for (const Cables& cables : found.solutions) {
        EXPECT_TRUE(isSolution(each, cables));
        EXPECT_FALSE(touchesItself(each, cables));
    }
    EXPECT_EQ(sortedEdges(each, found.solutions), allSolutions(each).untouching);
    EXPECT_TRUE(std::is_sorted(found.solutions.begin(), found.solutions.end(), [&](auto& one, auto& other) {
        return byDiagonals(each, one) < byDiagonals(each, other);
    }));
}

TEST(Diagonal, KnowsTheBoardsOfTheDesign) {
    EXPECT_EQ(untouching("21../..2./1..."), 1U);
    EXPECT_EQ(untouching("...../.32../..3../...../121.."), 1U);
    EXPECT_EQ(untouching("12/21"), 0U);
    EXPECT_EQ(untouching("12../..1./.2.."), 0U);
    EXPECT_EQ(untouching("5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........"), 1U);
    EXPECT_EQ(untouching("..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98."), 1U);
}

/// One cable over a whole square has to touch itself, unless it is a single row or column.
TEST(Diagonal, LeavesOutSolutionsThatTouch) {
    EXPECT_EQ(countSolutions(test::corners({5, 5}, Fill::All)).solutions, (Count{0, 104}));
    EXPECT_TRUE(findUntouching(test::corners({5, 5}, Fill::All), every).solutions.empty());
    EXPECT_EQ(untouching("1...1"), 1U);
    EXPECT_EQ(untouching("1../._./..1"), 0U);
    EXPECT_EQ(untouching("1../__./1.."), 1U);
}

/// Here pieces run beside each other before they are known to be of one cable: it goes round other cables in between.
TEST(Diagonal, SeesTouchingThatIsDecidedLate) {
    for (const std::string rows :
         {"....../.1..../....1./..4.../..4553/2...23", "......./1....../..2.2../......./5.1.3../6.5..3./64.4...",
          "..1..../...._3./.....3./.2.62../...6..4/51._.7./.5...74"}) {
        EXPECT_EQ(untouching(rows), 0U);
        EXPECT_TRUE(countSolutions(board(rows)).solvable());
    }
}

/// Many of these have solutions that touch.
TEST(Diagonal, AgreesWithBacktrackingOnBoardsThatCanBeFilled) {
    puzzle::Random random("late");
    int different = 0;
    for (int i = 0; i < 400; ++i) {
        const Board each = test::fillableBoard({5, 5}, random);
        expectUntouchingFound(each);
        different += Count{0, allSolutions(each).untouching.size()} != countSolutions(each).solutions ? 1 : 0;
    }
    EXPECT_GT(different, 20); // The test is worth little without boards that have touching solutions.
}

TEST(Diagonal, AgreesWithBacktracking) {
    puzzle::Random random("diagonal");
    for (int i = 0; i < 3000; ++i)
        expectUntouchingFound(test::smallBoard(random).withFill(Fill::All));
}

/// What the corner rules are about: corners beside holes and terminals, on long and narrow boards, and on some with a
/// single row or column.
TEST(Diagonal, AgreesWithBacktrackingBesideHolesAndTerminals) {
    puzzle::Random random("corners");
    const auto from = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
    };
    int solvable = 0;
    int touching = 0; // Terminals that have another one beside them.
    for (int i = 0; i < 5000; ++i) {
        const Size size = i % 10 == 0   ? Size{1, from(2, 9)}
                          : i % 10 == 1 ? Size{from(2, 9), 1}
                          : i % 2 == 0  ? Size{from(2, 4), from(3, 6)}
                                        : Size{from(3, 6), from(2, 4)};
        const int cells = size.rows * size.columns;
        const int pairs = from(1, std::min(4, cells / 2));
        const int holes = from(0, std::min(5, cells - 2 * pairs));
        const Board each =
            i % 4 < 2 ? test::fillableBoard(size, random) : test::randomBoard(size, holes, pairs, Fill::All, random);
        expectUntouchingFound(each);
        solvable += findUntouching(each, 1).solutions.empty() ? 0 : 1;
        for (const Pair& pair : each.pairs())
            for (const char letter : stepLetters)
                if (const Cell next = neighbour(pair.first, letter); each.contains(next))
                    touching += each.pairAt(next) ? 1 : 0;
    }
    EXPECT_GT(solvable, 500);
    EXPECT_GT(touching, 1000);
}

/// Where pairs are few, long diagonals decide. Without the corner rules the search did not end within 300 000 nodes on
/// any of these boards from 20×20 on.
TEST(Diagonal, FindsTheFirstSolutionOfLargeBoardsWithFewPairs) {
    struct Kind {
        int side;
        int pairs;
        std::uint64_t mostNodes;
    };
    for (const Kind& kind :
         {Kind{15, 10, 5'000}, Kind{20, 14, 20'000}, Kind{25, 17, 300'000}, Kind{30, 24, 3'000'000}}) {
        puzzle::Random random("few pairs");
        int boards = 0;
        for (int i = 0; i < 8; ++i) {
            const auto drawn = test::boardWithFewPairs({kind.side, kind.side}, kind.pairs, random);
            if (!drawn)
                continue;
            SearchControl control;
            control.maxWork = kind.mostNodes;
            const UntouchingSolutions found = findUntouching(*drawn, 1, control);
            ASSERT_EQ(found.solutions.size(), 1U) << rowsOf(*drawn);
            EXPECT_TRUE(isSolution(*drawn, found.solutions.front()));
            ++boards;
        }
        EXPECT_GT(boards, 5) << kind.side;
    }
}

/// If a full solution is the only one under Fill::Any, it does not touch, for it could be shortened.
TEST(Diagonal, AgreesWithTheFrontierOnStrictBoards) {
    for (const std::string rows :
         {"3..../6342./..1.4/56.21/.5...", "...32/14.../4..3./1..2./5...5", "....4/.3.1./45.2./5...1/3...2",
          "4...../.2.13./.4..../531.../....25/......", ".64..2/.1..5./....../.1.3.5/.4..23/..6...",
          ".....6/.5.31./.15.3./....46/.2...2/.....4",
          "......../.2.63.1./.4....../..2...../......4./..65..../...1..../.3.....5",
          "3......1/.12...../......../.6....../...45.../......../.......2/453....6",
          "...2..../.6...34./.......2/.....6.5/4..1..../.....3../.1.5..../........",
          ("7.A....469/....C...../.A......../....2.91../..7.....B./.4...6B1../........../........8./.3..53.8C./"
           "5........2"),
          ("A.....A563/.7......../.4.2..6.../..B.B..1../.......9.8/...15...3./......9.8./.......27./........4./"
           "..........")}) {
        const Board each = board(rows);
        EXPECT_TRUE(countSolutions(each.withFill(Fill::Any)).unique()) << rows;
        const UntouchingSolutions found = findUntouching(each, 2);
        EXPECT_TRUE(found.complete());
        ASSERT_EQ(found.solutions.size(), 1U) << rows;
        EXPECT_EQ(found.solutions.front(), shortestSolution(each).cables) << rows;
    }
}

TEST(Diagonal, FindsThemInTheSameOrderAndNoMoreThanWanted) {
    for (const std::string rows : {"12.../..34./..2../.3.4./.1...", "...../.31../...1./.432./2...4",
                                   ".......5/......../..7...../.....1../.6.3.7../.4.2..3./5....21./4......6"}) {
        const Board each = board(rows);
        const UntouchingSolutions all = findUntouching(each, every);
        ASSERT_EQ(all.solutions.size(), 2U);
        EXPECT_LT(byDiagonals(each, all.solutions[0]), byDiagonals(each, all.solutions[1]));
        const UntouchingSolutions first = findUntouching(each, 1);
        EXPECT_TRUE(first.complete());
        ASSERT_EQ(first.solutions.size(), 1U);
        EXPECT_EQ(first.solutions.front(), all.solutions.front());
        EXPECT_LT(first.nodes, all.nodes);
        EXPECT_EQ(findUntouching(each, 2).solutions, all.solutions);
    }
}

TEST(Diagonal, SaysTooMuchWorkInsteadOfAWrongAnswer) {
    for (const Board& each : {board("...../.32../..3../...../121.."), board("12../..1./.2..")}) {
        const UntouchingSolutions found = findUntouching(each, every);
        for (std::uint64_t work = 0; work <= found.nodes; ++work) {
            SearchControl control;
            control.maxWork = work;
            const UntouchingSolutions limited = findUntouching(each, every, control);
            EXPECT_EQ(limited.end, work < found.nodes ? SearchEnd::TooMuchWork : SearchEnd::Complete);
            EXPECT_EQ(limited.nodes, work);
            EXPECT_LE(limited.solutions.size(), found.solutions.size());
        }
    }
}

TEST(Diagonal, CanBeStopped) {
    const Board each = board("5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........");
    std::stop_source source;
    source.request_stop();
    SearchControl control;
    control.stop = source.get_token();
    const UntouchingSolutions found = findUntouching(each, 1, control);
    EXPECT_EQ(found.end, SearchEnd::Stopped);
    EXPECT_TRUE(found.solutions.empty());
}

TEST(Diagonal, CanBeStoppedHalfwayAndReportsGrowingProgress) {
    puzzle::Random random("few pairs");
    const Board each = test::boardWithFewPairs({20, 20}, 14, random).value();
    SearchControl control;
    double last = 0;
    int reports = 0;
    control.progress = [&](double fraction) {
        EXPECT_GT(fraction, last);
        EXPECT_LE(fraction, 1);
        last = fraction;
        ++reports;
    };
    const UntouchingSolutions whole = findUntouching(each, every, control);
    EXPECT_TRUE(whole.complete());
    EXPECT_GT(whole.nodes, 2000U); // Enough for a look at the stop token.
    EXPECT_GT(reports, 1);

    std::stop_source source;
    control.stop = source.get_token();
    control.progress = [&](double) { source.request_stop(); };
    const UntouchingSolutions stopped = findUntouching(each, every, control);
    EXPECT_EQ(stopped.end, SearchEnd::Stopped);
    EXPECT_GT(stopped.nodes, 0U);
    EXPECT_LT(stopped.nodes, whole.nodes);
}

} // namespace
} // namespace arukone
