// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/TrapBoard.hpp"

#include "arukone/Boards.hpp"
#include "arukone/PlainGreedy.hpp"
#include "arukone/generators/Placement.hpp"
#include "arukone/generators/RandomWalks.hpp"
#include "arukone/generators/SeedBoard.hpp"
#include "arukone/greedy/Program.hpp"
#include "arukone/solver/Frontier.hpp"

#include <gmock/gmock.h>

#include <set>
#include <stop_token>
#include <string>

/// Checks the generators of boards on which the simple program fails.
namespace arukone {
namespace {

using test::canSucceed;
using test::rowsOf;

std::string sizeText(Size size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.columns);
}

/// What must hold for every board of these generators.
void expectGood(const TrapBoard& made) {
    EXPECT_TRUE(isSolution(made.board, made.solution)) << rowsOf(made.board);
    EXPECT_FALSE(touchesItself(made.board, made.solution)) << rowsOf(made.board);
    EXPECT_EQ(findTrap(made.board), made.trap) << rowsOf(made.board);
    EXPECT_FALSE(runProgram(made.board).solves()) << rowsOf(made.board);
    for (std::size_t pair = 0; pair < made.solution.size(); ++pair)
        EXPECT_EQ(made.solution[pair].origin, made.board.pairs()[pair].first);
}

TEST(Placement, TurnsAndMirrorsInEightWays) {
    std::set<std::string> boards;
    for (int i = 0; i < 8; ++i) {
        const Placement placement{{4, 3}, (i & 1) != 0, (i & 2) != 0, (i & 4) != 0};
        CablePath path{{0, 0}, {0, 1}, {0, 2}, {1, 2}};
        EXPECT_EQ(placement.drawnSize(), (placement.exchanged ? Size{3, 4} : Size{4, 3}));
        for (Cell& cell : path)
            cell = placement(cell);
        const WiredBoard wired = boardAround({4, 3}, {path});
        EXPECT_TRUE(isSolution(wired.board, wired.cables));
        EXPECT_EQ(wired.cables[0].origin, wired.board.pairs()[0].first);
        boards.insert(rowsOf(wired.board));
    }
    EXPECT_EQ(boards.size(), 8U);
}

TEST(RandomWalks, ShareNoCellAndDoNotTouchThemselves) {
    puzzle::Random random("walks");
    RandomWalks walks({9, 7});
    walks.take({{4, 3}, {4, 4}});
    std::vector<CablePath> paths{{{4, 3}, {4, 4}}};
    while (const auto path = walks.draw(3 + static_cast<int>(random.below(9)), random)) {
        EXPECT_GE(path->size(), 3U);
        EXPECT_LE(path->size(), 11U);
        paths.push_back(*path);
    }
    EXPECT_GT(paths.size(), 5U);
    const WiredBoard wired = boardAround({9, 7}, paths);
    EXPECT_TRUE(isSolution(wired.board, wired.cables));
    EXPECT_FALSE(touchesItself(wired.board, wired.cables));
}

/// A board that must never change, because its seed is known to players.
struct GoldenTrap {
    Size size;
    int pairs;
    const char* seed;
    const char* rows;
    int drawn;
};

class GoldenTrapBoard : public testing::TestWithParam<GoldenTrap> {};

TEST_P(GoldenTrapBoard, IsTheSameForEver) {
    const auto& [size, pairs, seed, rows, drawn] = GetParam();
    puzzle::Random random{std::string_view(seed)};
    const auto made = drawTrapBoard(size, pairs, random);
    ASSERT_TRUE(made);
    EXPECT_EQ(rowsOf(made->board), rows);
    EXPECT_EQ(made->drawn, drawn);
    expectGood(*made);
}

INSTANTIATE_TEST_SUITE_P(
    Seeds, GoldenTrapBoard,
    testing::Values(
        GoldenTrap{{4, 4}, 3, "wire", "3.12/..../3.21/....", 4},
        GoldenTrap{{8, 8}, 12, "crowd", ".3.A.B8./.7..B.A./73....8./.C1...../C...6.../1......4/29.5..../.2.95.46", 28},
        GoldenTrap{{4, 4}, 2, "lamp", "..../1.../..2./21..", 1},
        GoldenTrap{{5, 5}, 3, "fuse", "3.1../1...2/..3../...../...2.", 1},
        GoldenTrap{{6, 9}, 4, "box", ".....4.../4......../.....3.../........./1......../..1..2.32", 1},
        GoldenTrap{{8, 8}, 8, "cable", "......../6..518../3.....8./..6...51/......../4...7..2/.......7/4...3.2.", 1},
        GoldenTrap{{12, 12},
                   6,
                   "trap",
                   "............/...6.......2/..4........./..........2./............/............/............/"
                   ".6........../1..5......../5.........../1.......4.../.3.....3....",
                   1},
        GoldenTrap{{4, 30},
                   9,
                   "long",
                   ".................9........4..6/...1.......3..............6..4/........2...........9........./"
                   "..1..2....38..87.........75..5",
                   1},
        GoldenTrap{
            {20, 20},
            10,
            "house",
            "........A.......5.48/..................../................8..4/.3................../......3....5......../"
            "......9.......7...../..................../...........2......../..................../...........2.......7/"
            "..................../..................../.....A............../...................6/......9............./"
            ".........1........../..................../..................6./..................../...........1........",
            1}));

TEST(TrapBoard, DefeatsTheProgramOnEverySize) {
    puzzle::Random random("trap board/sizes");
    for (int rows = leastTrapSide; rows <= 13; ++rows)
        for (int columns = leastTrapSide; columns <= 13; ++columns) {
            const Size size{rows, columns};
            const auto made = drawTrapBoard(size, defaultTrapPairs(size), random);
            ASSERT_TRUE(made) << sizeText(size);
            EXPECT_EQ(made->board.pairCount(), defaultTrapPairs(size));
            expectGood(*made);
        }
}

TEST(TrapBoard, CannotBeSolvedByAnyShortestPaths) {
    puzzle::Random random("trap board/plain");
    for (int i = 0; i < 200; ++i) {
        const auto made = drawTrapBoard({5, 6}, 3, random);
        ASSERT_TRUE(made);
        EXPECT_FALSE(canSucceed(made->board)) << rowsOf(made->board);
    }
}

TEST(TrapBoard, TakesMostOfItsDraws) {
    puzzle::Random random("trap board/draws");
    int drawn = 0;
    for (int i = 0; i < 100; ++i)
        drawn += drawTrapBoard({8, 8}, 4, random)->drawn;
    EXPECT_LT(drawn, 125);
}

TEST(TrapBoard, DoesNotExistWithTooManyPairs) {
    puzzle::Random random("trap board/crowded");
    EXPECT_FALSE(drawTrapBoard({4, 4}, 5, random));
}

TEST(TrapBoard, GivesUpWhenStopped) {
    std::stop_source source;
    source.request_stop();
    puzzle::Random random("trap board/stopped");
    EXPECT_FALSE(drawTrapBoard({30, 30}, 15, random, source.get_token()));
}

TEST(TrapBoard, HasHalfAsManyPairsAsASquareHasRows) {
    EXPECT_EQ(defaultTrapPairs({4, 4}), 2);
    EXPECT_EQ(defaultTrapPairs({5, 5}), 3);
    EXPECT_EQ(defaultTrapPairs({30, 30}), 15);
    EXPECT_EQ(defaultTrapPairs({4, 30}), 9);
}

class GoldenSeedBoard : public testing::TestWithParam<GoldenTrap> {};

TEST_P(GoldenSeedBoard, IsTheSameForEver) {
    puzzle::Random random{std::string_view(GetParam().seed)};
    const TrapBoard made = drawSeedBoard(GetParam().size.rows, random);
    EXPECT_EQ(rowsOf(made.board), GetParam().rows);
    expectGood(made);
}

INSTANTIATE_TEST_SUITE_P(
    Seeds, GoldenSeedBoard,
    testing::Values(
        GoldenTrap{{4, 4}, 2, "lamp", "1..2/...1/.2../....", 1},
        GoldenTrap{{5, 5}, 3, "fuse", "31..2/....1/..2../...../3....", 1},
        GoldenTrap{{8, 8}, 6, "box", "......12/......../.....2../.......1/.3.3..../4......4/5.5...../6..6....", 1},
        GoldenTrap{{12, 12},
                   10,
                   "cable",
                   "21........../............/..2........./1.........../.3........3./........4..4/........5..5/"
                   ".......6..6./7..........7/.......8..8./.....9.....9/....A....A..",
                   1}));

TEST(SeedBoard, IsOneOfEightOnFourByFour) {
    puzzle::Random random("seed board/4");
    std::set<std::string> boards;
    for (int i = 0; i < 200; ++i)
        boards.insert(rowsOf(drawSeedBoard(4, random).board));
    EXPECT_EQ(boards.size(), 8U);
    EXPECT_TRUE(boards.contains("1..2/...1/.2../...."));
}

TEST(SeedBoard, DefeatsTheProgramOnEverySize) {
    puzzle::Random random("seed board/sizes");
    for (int side = leastSeedSide; side <= maxSide; ++side)
        for (int i = 0; i < 10; ++i) {
            const TrapBoard made = drawSeedBoard(side, random);
            EXPECT_EQ(made.board.pairCount(), side - 2);
            EXPECT_EQ(made.trap, (Trap{0, 1}));
            expectGood(made);
        }
}

TEST(SeedBoard, IsNotUnique) {
    puzzle::Random random("seed board/unique");
    for (int side = leastSeedSide; side <= 8; ++side)
        for (int i = 0; i < 10; ++i)
            EXPECT_FALSE(countSolutions(drawSeedBoard(side, random).board).unique());
}

} // namespace
} // namespace arukone
