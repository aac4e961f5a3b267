// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Sat.hpp"
#include "arukone/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

/// Holds the engines of the solver against each other, on boards too large for plain backtracking.
namespace arukone::test {

/// A solution within a length, by going through all cables that are short enough, one pair after another. It knows
/// neither frontier nor SAT.
class WithinLength {
public:
    WithinLength(const Board& board, int most)
        : m_board(board)
        , m_used(static_cast<std::size_t>(board.cellCount()), false)
        , m_left(most) {
        for (const Pair& pair : board.pairs())
            m_left -= steps(pair.first, pair.second);
    }
    /// Whether there is one. m_left is how much longer than straight paths the cables may be in all.
    bool exists() { return m_left >= 0 && beginPair(0); }

private:
    static int steps(Cell from, Cell to) { return std::abs(from.row - to.row) + std::abs(from.column - to.column); }

    bool beginPair(std::size_t pair) {
        return pair == m_board.pairs().size() || goOn(pair, m_board.pairs()[pair].first);
    }

    bool goOn(std::size_t pair, Cell at) {
        const Cell to = m_board.pairs()[pair].second;
        if (at == to)
            return beginPair(pair + 1);
        bool found = false;
        m_used[static_cast<std::size_t>(m_board.indexOf(at))] = true;
        for (const char letter : stepLetters)
            if (const Cell next = neighbour(at, letter); !found && mayEnter(pair, next)) {
                const int detour = 1 + steps(next, to) - steps(at, to);
                m_left -= detour;
                found = m_left >= 0 && goOn(pair, next);
                m_left += detour;
            }
        m_used[static_cast<std::size_t>(m_board.indexOf(at))] = false;
        return found;
    }

    [[nodiscard]] bool mayEnter(std::size_t pair, Cell cell) const {
        return m_board.contains(cell) && !m_used[static_cast<std::size_t>(m_board.indexOf(cell))] &&
               (m_board.isFree(cell) || cell == m_board.pairs()[pair].second);
    }

    const Board& m_board;
    std::vector<bool> m_used;
    int m_left;
};

/// How many boards of each kind were compared, so that a test can see whether it says anything.
struct Compared {
    int boards = 0;
    int solvable = 0;
    int unique = 0;
    int strict = 0;
    int untouching = 0; ///< Solvable, filled and without touching.
    int touchingOnly = 0;
    int obstacles = 0;
    int lengths = 0; ///< Least lengths checked by going through all shorter cables.
};

/// What SAT says of the number of solutions: 0, 1, or 2 for more.
inline int satCount(const Board& board, SatSearch::Touching touching) {
    SatSearch search(board, touching);
    for (int found = 0; found < 2; ++found) {
        const SatSearch::Answer answer = search.search();
        EXPECT_NE(answer, SatSearch::Answer::Stopped);
        if (answer != SatSearch::Answer::Yes)
            return found;
        const Cables cables = cablesOf(board, search.solution());
        EXPECT_TRUE(isSolution(board, cables));
        EXPECT_TRUE(touching == SatSearch::Touching::Allowed || !touchesItself(board, cables));
        search.forbid(search.solution());
    }
    return 2;
}

inline int atMost2(const Count& count) {
    return static_cast<int>(std::min(count, Count{0, 2}).low);
}

/// The untouching full solutions: the diagonal search against SAT and the frontier.
inline std::vector<Cables> compareUntouching(const Board& all, const SolutionCount& count, Compared& compared) {
    const UntouchingSolutions found = findUntouching(all, 2);
    EXPECT_TRUE(found.complete());
    for (const Cables& cables : found.solutions) {
        EXPECT_TRUE(isSolution(all, cables));
        EXPECT_FALSE(touchesItself(all, cables));
    }
    EXPECT_EQ(found.solutions.size(), static_cast<std::size_t>(satCount(all, SatSearch::Touching::Forbidden)));
    EXPECT_LE(found.solutions.size(), static_cast<std::size_t>(atMost2(count.solutions)));
    compared.untouching += found.solutions.empty() ? 0 : 1;
    compared.touchingOnly += found.solutions.empty() && count.solvable() ? 1 : 0;
    return found.solutions;
}

/// The answers of Solver.hpp, with everything at hand and with nothing but SAT.
inline void compareFacade(const Board& board, const SolutionCount& count, const std::vector<Cables>& untouching) {
    SearchControl little;
    little.maxStates = 1;
    little.maxWork = 1;
    const Solved solved = solve(board);
    EXPECT_EQ(solved.solvable, count.solvable());
    const Engine engine = untouching.empty() ? Engine::Frontier : Engine::Diagonal;
    EXPECT_EQ(solved.engine, findObstacle(board) ? std::nullopt : std::optional(engine));
    EXPECT_EQ(solve(board, little).solvable, count.solvable());
    if (!solved.cables)
        return;
    EXPECT_TRUE(isSolution(board, *solved.cables));
    if (!untouching.empty())
        EXPECT_EQ(solved.cables, untouching.front());
    else
        EXPECT_EQ(solved.cables, shortestSolution(board).cables);
    EXPECT_EQ(isUnique(board, *solved.cables), count.unique());
    EXPECT_EQ(isUnique(board, *solved.cables, little), count.unique());
}

/// The least length, and the bounds that are proven with fewer states.
inline void compareLengths(const Board& any, const SolutionCount& count, bool goThrough, Compared& compared) {
    const ShortestSolution shortest = shortestSolution(any);
    EXPECT_TRUE(shortest.complete());
    ASSERT_EQ(shortest.cables.has_value(), count.solvable());
    EXPECT_EQ(shortest.length, shortest.lowerBound);
    if (!shortest.cables)
        return;
    EXPECT_TRUE(isSolution(any, *shortest.cables));
    EXPECT_FALSE(touchesItself(any, *shortest.cables));
    EXPECT_EQ(stateOf(any, *shortest.cables).length, shortest.length);
    SearchControl few;
    few.maxStates = shortest.peakStates / 2;
    const LeastLength bounds = leastLength(any, *shortest.cables, few);
    EXPECT_EQ(bounds.length, shortest.length);
    EXPECT_LE(bounds.lowerBound, shortest.length);
    if (goThrough) {
        EXPECT_TRUE(WithinLength(any, shortest.length).exists());
        EXPECT_FALSE(WithinLength(any, shortest.length - 2).exists());
        ++compared.lengths;
    }
}

/// Whether the board is strict, by both ways to tell. \param solution of the board with Fill::All.
inline void compareStrict(const Board& all, const Cables& solution, const SolutionCount& countAll,
                          const SolutionCount& countAny, const std::vector<Cables>& untouching, Compared& compared) {
    const bool strict = countAny.unique();
    EXPECT_EQ(isStrict(all, solution), strict);
    EXPECT_EQ(isStrict(all.withFill(Fill::Any), solution), strict);
    if (strict) {
        EXPECT_TRUE(countAll.unique());
        EXPECT_EQ(untouching.size(), 1U) << "the only solution does not touch, for it could be shortened";
        ++compared.strict;
    }
}

/// All engines on one board, under both rules. \param goThrough whether to check the least length by going through all
/// shorter cables too, which takes long if there are few pairs.
inline void compareEngines(const Board& board, bool goThrough, Compared& compared) {
    SCOPED_TRACE(rowsOf(board));
    const Board any = board.withFill(Fill::Any);
    const Board all = board.withFill(Fill::All);
    const SolutionCount countAny = countSolutions(any);
    const SolutionCount countAll = countSolutions(all);
    ASSERT_TRUE(countAny.complete() && countAll.complete());
    EXPECT_LE(countAll.solutions, countAny.solutions);
    EXPECT_EQ(satCount(any, SatSearch::Touching::Allowed), atMost2(countAny.solutions));
    EXPECT_EQ(satCount(all, SatSearch::Touching::Allowed), atMost2(countAll.solutions));
    EXPECT_EQ(satCount(any, SatSearch::Touching::Forbidden) > 0, countAny.solvable());
    const std::vector<Cables> untouching = compareUntouching(all, countAll, compared);
    compareFacade(any, countAny, {});
    compareFacade(all, countAll, untouching);
    compareLengths(any, countAny, goThrough, compared);
    for (const auto& [each, count] : {std::pair(&any, &countAny), std::pair(&all, &countAll)})
        if (findObstacle(*each)) {
            EXPECT_FALSE(count->solvable());
            ++compared.obstacles;
        }
    if (countAll.solvable())
        compareStrict(all, *solve(all).cables, countAll, countAny, untouching, compared);
    ++compared.boards;
    compared.solvable += countAny.solvable() ? 1 : 0;
    compared.unique += countAny.unique() ? 1 : 0;
}

/// A side from `least` to `most`.
inline int side(int least, int most, puzzle::Random& random) {
    return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
}

/// Terminals and up to three holes anywhere.
inline Board anywhere(int least, int most, puzzle::Random& random) {
    const Size size{side(least, most, random), side(least, most, random)};
    const int fewest = std::min(size.rows, size.columns) / 2 + 1;
    return randomBoard(size, side(0, 3, random), side(fewest, fewest + 2, random), Fill::Any, random);
}

/// A board that can be filled without touching: it was made of such a cover. It has up to two holes.
inline Board untouchingBoard(int least, int most, puzzle::Random& random) {
    for (;;) {
        const Size size{side(least, most, random), side(least, most, random)};
        std::vector<Cell> cells = cellsIn(size);
        std::vector<Cell> holes;
        for (int count = side(0, 2, random); count > 0; --count)
            holes.push_back(draw(cells, random));
        const int fewest = (size.rows + size.columns) / 3;
        constexpr std::uint64_t moves = 20'000;
        if (const auto cover = drawCover(size, holes, side(fewest, fewest + 2, random), random, moves))
            return boardOfCover(size, holes, *cover, Fill::All, random).board;
    }
}

/// A board that can be filled without touching in several ways, which is about one in fifty of those with few pairs.
inline Board severalUntouching(puzzle::Random& random) {
    for (;;)
        if (auto drawn = boardWithFewPairs({6, 6}, 4, random); drawn && findUntouching(*drawn, 2).solutions.size() > 1)
            return *std::move(drawn);
}

/// A strict board, with or without one of its pairs turned into holes along its cable.
inline Board strictBoard(int least, int most, puzzle::Random& random) {
    for (;;) {
        const Size size{side(least, most, random), side(least, most, random)};
        const int fewest = (size.rows + size.columns + 2) / 3;
        const auto drawn = drawUniqueBoard({size, side(fewest, fewest + 2, random)}, random).board;
        if (!drawn)
            continue;
        if (random.below(2) == 0)
            return drawn->board;
        std::vector<Pair> pairs(drawn->board.pairs().begin(), drawn->board.pairs().end());
        pairs.pop_back();
        return boardOf(size, *cellsOf(drawn->board, drawn->solution.back()), pairs, Fill::All);
    }
}

} // namespace arukone::test
