// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What has to hold on every board, whatever its solutions: symmetries, first steps, strict boards, and texts.

#include "arukone/Boards.hpp"
#include "arukone/Engines.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/Task.hpp"
#include "arukone/generators/Placement.hpp"
#include "arukone/greedy/Greedy.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/trace/Grade.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace arukone {
namespace {

using test::rowsOf;

/// The board in one of the eight ways to turn and mirror it.
Board placed(const Board& board, int way) {
    Placement placement{{board.rows(), board.columns()}, (way & 1) != 0, (way & 2) != 0, (way & 4) != 0};
    if (placement.exchanged)
        std::swap(placement.size.rows, placement.size.columns);
    std::vector<Cell> holes = test::holesOf(board);
    for (Cell& hole : holes)
        hole = placement(hole);
    std::vector<Pair> pairs(board.pairs().begin(), board.pairs().end());
    for (Pair& pair : pairs)
        pair = {placement(pair.first), placement(pair.second)};
    return test::boardOf(placement.size, holes, pairs, board.fill());
}

/// The pairs in a random order.
Board shuffled(const Board& board, puzzle::Random& random) {
    std::vector<Pair> pairs(board.pairs().begin(), board.pairs().end());
    for (std::size_t i = pairs.size(); i > 1; --i)
        std::swap(pairs[i - 1], pairs[random.below(i)]);
    return test::boardOf({board.rows(), board.columns()}, test::holesOf(board), pairs, board.fill());
}

/// Boards of all kinds, in turn.
Board anyBoard(int turn, puzzle::Random& random) {
    switch (turn % 4) {
    case 0:
        return test::smallBoard(random);
    case 1:
        return test::fillableBoard({4 + turn % 2, 5}, random);
    case 2:
        return test::untouchingBoard(4, 6, random);
    default:
        return test::strictBoard(4, 6, random).withFill(turn % 8 == 3 ? Fill::All : Fill::Any);
    }
}

/// What does not depend on where up is, nor on the numbers.
struct Nature {
    Count solutions;
    int leastLength = 0;
    bool isSolvable = false;
    std::size_t untouching = 0;
    std::optional<bool> isStrict;
    std::optional<Obstacle::Kind> obstacle;
    bool isEasy = false;
    bool isEasyIfStrict = false;

    friend bool operator==(const Nature&, const Nature&) = default;
};

bool isEasy(const Board& board, bool strict) {
    const auto grade = gradeOf(board, strict);
    return grade && grade->difficulty == puzzle::Difficulty::Easy;
}

Nature natureOf(const Board& board) {
    Nature nature;
    nature.solutions = countSolutions(board).solutions;
    nature.leastLength = shortestSolution(board).length;
    nature.untouching = findUntouching(board.withFill(Fill::All), std::numeric_limits<int>::max()).solutions.size();
    const Solved solved = solve(board);
    nature.isSolvable = solved.solvable.value();
    if (solved.cables && nature.solutions == Count{0, 1})
        nature.isStrict = isStrict(board, *solved.cables);
    if (const auto obstacle = findObstacle(board))
        nature.obstacle = obstacle->kind;
    nature.isEasy = isEasy(board, false);
    nature.isEasyIfStrict = isEasy(board, true);
    return nature;
}

TEST(ArukoneProperty, EightSymmetriesAndNumbersChangeNothing) {
    puzzle::Random random("property/symmetries");
    int strict = 0;
    int easy = 0;
    for (int i = 0; i < 200; ++i) {
        const Board board = anyBoard(i, random);
        SCOPED_TRACE(rowsOf(board));
        const Nature nature = natureOf(board);
        strict += nature.isStrict == true ? 1 : 0;
        easy += nature.isEasy ? 1 : 0;
        for (int way = 1; way < 8; ++way)
            EXPECT_TRUE(natureOf(placed(board, way)) == nature) << way;
        EXPECT_TRUE(natureOf(shuffled(board, random)) == nature);
    }
    EXPECT_GT(strict, 20);
    EXPECT_GT(easy, 20);
    EXPECT_LT(easy, 180);
}

TEST(ArukoneProperty, NumbersDoNotChangeTheGrade) {
    puzzle::Random random("property/grades");
    for (int i = 0; i < 60; ++i) {
        const Board board = test::strictBoard(5, 7, random);
        EXPECT_EQ(gradeOf(board, true), gradeOf(shuffled(board, random), true)) << rowsOf(board);
        EXPECT_EQ(gradeOf(board, false), gradeOf(shuffled(board, random), false)) << rowsOf(board);
    }
}

TEST(ArukoneProperty, EightSymmetriesChangeNothingForTheSimpleProgram) {
    puzzle::Random random("property/program");
    int traps = 0;
    int fails = 0;
    for (int i = 0; i < 1500; ++i) {
        const Size size{test::side(3, 6, random), test::side(3, 6, random)};
        const int pairs = test::side(2, std::min(size.rows, 4), random);
        const Board board = test::randomBoard(size, test::side(0, 2, random), pairs, Fill::Any, random);
        const auto trap = findTrap(board);
        const Always always = judgeProgram(board).always;
        EXPECT_TRUE(!trap || always == Always::Fails) << rowsOf(board);
        traps += trap ? 1 : 0;
        fails += always == Always::Fails && countSolutions(board).solvable() ? 1 : 0;
        for (int way = 1; way < 8; ++way) {
            EXPECT_EQ(findTrap(placed(board, way)), trap) << rowsOf(board) << ", " << way;
            EXPECT_EQ(judgeProgram(placed(board, way)).always, always) << rowsOf(board) << ", " << way;
        }
    }
    EXPECT_GT(traps, 50);
    EXPECT_GT(fails, 20);
}

/// What is left of a board if the cable from a terminal takes its first step: the terminal is a hole, and its neighbour
/// the terminal instead. std::nullopt if the neighbour is not free.
std::optional<Board> afterStep(const Board& board, Cell terminal, char letter) {
    std::vector<Pair> pairs(board.pairs().begin(), board.pairs().end());
    std::vector<Cell> holes = test::holesOf(board);
    const Cell next = neighbour(terminal, letter);
    if (!board.contains(next) || !board.isFree(next))
        return std::nullopt;
    Pair& pair = pairs[static_cast<std::size_t>(board.pairAt(terminal).value())];
    (pair.first == terminal ? pair.first : pair.second) = next;
    holes.push_back(terminal);
    return test::boardOf({board.rows(), board.columns()}, holes, pairs, board.fill());
}

bool areNeighbours(const Pair& pair) {
    return std::abs(pair.first.row - pair.second.row) + std::abs(pair.first.column - pair.second.column) == 1;
}

/// The board with both terminals of a pair as holes. \pre there is another pair.
Board without(const Board& board, std::size_t pair) {
    std::vector<Pair> pairs(board.pairs().begin(), board.pairs().end());
    std::vector<Cell> holes = test::holesOf(board);
    holes.insert(holes.end(), {pairs[pair].first, pairs[pair].second});
    pairs.erase(pairs.begin() + static_cast<std::ptrdiff_t>(pair));
    return test::boardOf({board.rows(), board.columns()}, holes, pairs, board.fill());
}

/// Every solution has exactly one first step of a cable, so those with each step add up, and the shortest is one step
/// longer than the shortest of what is left.
TEST(ArukoneProperty, SolutionsAreThoseOfAllFirstSteps) {
    puzzle::Random random("property/steps");
    for (int i = 0; i < 1500; ++i) {
        const Board drawn = anyBoard(i, random);
        const Board board = i % 8 < 4 ? drawn : drawn.withFill(Fill::Any);
        const std::size_t pair = random.below(static_cast<std::uint64_t>(board.pairCount()));
        const Pair& ends = board.pairs()[pair];
        const Cell terminal = random.below(2) == 0 ? ends.first : ends.second;
        std::vector<Board> left;
        for (const char letter : stepLetters)
            if (const auto after = afterStep(board, terminal, letter))
                left.push_back(*after);
        if (areNeighbours(ends) && board.pairCount() == 1)
            continue; // Joined at once: then there is no board left.
        if (areNeighbours(ends))
            left.push_back(without(board, pair));
        Count sum;
        int least = 0;
        for (const Board& each : left) {
            sum += countSolutions(each).solutions;
            const ShortestSolution shortest = shortestSolution(each);
            if (shortest.cables)
                least = least == 0 ? shortest.length + 1 : std::min(least, shortest.length + 1);
        }
        EXPECT_EQ(countSolutions(board).solutions, sum) << rowsOf(board);
        EXPECT_EQ(shortestSolution(board).length, least) << rowsOf(board);
    }
}

/// A solution of the shorter board becomes one of the longer by its first step, another for another one.
TEST(ArukoneProperty, ACableWithoutItsFirstStepSolvesWhatIsLeft) {
    puzzle::Random random("property/shorter");
    int steps = 0;
    int unique = 0;
    for (int i = 0; i < 200; ++i) {
        Board board = anyBoard(i, random);
        auto cables = solve(board).cables;
        if (!cables)
            continue;
        const bool strict = isStrict(board, *cables).value();
        for (std::size_t pair = 0; pair < cables->size(); ++pair)
            while ((*cables)[pair].length() > 1) {
                const Count before = countSolutions(board).solutions;
                const int least = shortestSolution(board).length;
                Cable& cable = (*cables)[pair];
                board = afterStep(board, cable.origin, cable.word.front()).value();
                cable = {neighbour(cable.origin, cable.word.front()), cable.word.substr(1)};
                ASSERT_TRUE(isSolution(board, *cables)) << rowsOf(board);
                const Count now = countSolutions(board).solutions;
                EXPECT_GE(now, (Count{0, 1})) << rowsOf(board);
                EXPECT_LE(now, before) << rowsOf(board);
                EXPECT_GE(shortestSolution(board).length, least - 1) << rowsOf(board);
                EXPECT_TRUE(!strict || isStrict(board, *cables) == true) << rowsOf(board);
                unique += now == Count{0, 1} ? 1 : 0;
                ++steps;
            }
    }
    EXPECT_GT(unique, 100);
    EXPECT_LT(unique, steps - 100);
}

TEST(ArukoneProperty, NoSolutionOfAStrictBoardTouches) {
    puzzle::Random random("property/strict");
    int strict = 0;
    for (int i = 0; i < 400; ++i) {
        const Board any = anyBoard(i, random).withFill(Fill::Any);
        const ShortestSolution shortest = shortestSolution(any);
        if (!shortest.cables)
            continue;
        EXPECT_FALSE(touchesItself(any, *shortest.cables)) << rowsOf(any);
        if (isStrict(any, *shortest.cables) != true)
            continue;
        ++strict;
        const Board all = any.withFill(Fill::All);
        EXPECT_TRUE(countSolutions(any).unique()) << rowsOf(any);
        EXPECT_EQ(shortestSolution(all).cables, shortest.cables) << rowsOf(any);
        EXPECT_EQ(findUntouching(all, 2).solutions, std::vector<Cables>(1, *shortest.cables)) << rowsOf(any);
    }
    EXPECT_GT(strict, 100);
}

/// Random boards with every number of pairs, on sizes that they fit on.
template<typename Visit>
void forEachPairCount(const char* seed, bool square, Visit visit) {
    puzzle::Random random{std::string_view(seed)};
    for (int pairs = 1; pairs <= maxPairs; ++pairs)
        for (int i = 0; i < 5; ++i) {
            Size size{test::side(1, maxSide, random), test::side(1, maxSide, random)};
            if (square)
                size.columns = size.rows;
            const int spare = size.rows * size.columns - 2 * pairs;
            if (spare < 0) {
                --i;
                continue;
            }
            const int holes = square ? 0 : test::side(0, spare, random) * test::side(0, 1, random);
            const Fill fill = square || random.below(2) == 0 ? Fill::Any : Fill::All;
            visit(test::randomBoard(size, holes, pairs, fill, random));
        }
}

TEST(ArukoneProperty, CodesAndRowsGiveTheBoardBackWithAnyNumberOfPairs) {
    int boards = 0;
    forEachPairCount("property/texts", false, [&](const Board& board) {
        EXPECT_EQ(decodeBoard(encodeBoard(board)), board) << encodeBoard(board);
        EXPECT_EQ(parseBoard(formatBoard(board), board.fill()), board) << rowsOf(board);
        ++boards;
    });
    EXPECT_EQ(boards, 5 * maxPairs);
}

TEST(ArukoneProperty, TasksGiveTheBoardBackWithAnyNumberOfPairs) {
    forEachPairCount("property/tasks", true, [&](const Board& board) {
        const auto task = formatTask(board);
        ASSERT_TRUE(task);
        EXPECT_TRUE(looksLikeTask(*task)) << *task;
        EXPECT_EQ(parseTask(*task), board) << *task;
    });
}

/// One code for each board, and one board for each code.
TEST(ArukoneProperty, CodesOfDifferentBoardsDiffer) {
    puzzle::Random random("property/codes");
    for (int i = 0; i < 500; ++i) {
        const Board board = test::smallBoard(random);
        const Board other = board.withFill(board.fill() == Fill::All ? Fill::Any : Fill::All);
        EXPECT_NE(encodeBoard(board), encodeBoard(other));
        const Board mixed = shuffled(board, random);
        EXPECT_EQ(encodeBoard(board) == encodeBoard(mixed), board == mixed) << rowsOf(board);
    }
}

} // namespace
} // namespace arukone
