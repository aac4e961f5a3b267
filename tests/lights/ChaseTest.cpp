// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Chase.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Lexicographic.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>

namespace lights {
namespace {

using test::board;
using test::dark;
using test::puzzle;

/// Cells of one row, counted from 1.
BitGrid row(int columns, const std::vector<int>& cells) {
    BitGrid result(1, columns);
    for (const int cell : cells)
        result.set({0, cell - 1});
    return result;
}

/// Follows the advice. \returns how many presses it took, or nothing if it says that there is no solution.
std::optional<int> chased(const Puzzle& puzzle, Board board) {
    Chaser chaser(puzzle);
    for (int presses = 0; presses <= 3 * puzzle.rows() * puzzle.columns(); ++presses) {
        const ChaseAdvice advice = chaser.advice(board);
        if (advice.kind == ChaseAdvice::Kind::Solved)
            return presses;
        if (advice.kind == ChaseAdvice::Kind::Unsolvable)
            return std::nullopt;
        const Cell cell = advice.presses.at(static_cast<std::size_t>(presses) % advice.presses.size());
        press(board, puzzle.rules(), cell);
        chaser.pressed(cell);
    }
    ADD_FAILURE() << "chasing never ends";
    return std::nullopt;
}

TEST(FixUpTest, MatchesKnownTableOfFiveByFive) {
    const FixUp fixUp(5, 5);
    EXPECT_EQ(fixUp.rank(), 3);
    const std::vector<std::pair<std::vector<int>, std::vector<int>>> known{
        {{1, 5}, {1, 2}}, {{2, 4}, {1, 4}}, {{1, 2, 3}, {2}},   {{1, 3, 4}, {5}},
        {{2, 3, 5}, {1}}, {{3, 4, 5}, {4}}, {{1, 2, 4, 5}, {3}}};
    const auto crib = fixUp.crib();
    ASSERT_EQ(crib.size(), known.size());
    EXPECT_TRUE(fixUp.cribIsComplete());
    for (std::size_t i = 0; i < known.size(); ++i) {
        EXPECT_EQ(crib[i].leftover, row(5, known[i].first)) << i;
        EXPECT_EQ(crib[i].presses, row(5, known[i].second)) << i;
    }
    EXPECT_FALSE(fixUp.presses(row(5, {1}))) << "one light in a corner has no solution";
}

TEST(FixUpTest, RankAndNullityAddUpToColumns) {
    for (const Surface surface : {Surface::Plane, Surface::Cylinder})
        for (int rows = 1; rows <= 9; ++rows)
            for (int columns = 1; columns <= 9; ++columns) {
                const auto quiet = quietPatterns(dark(rows, columns), {Stamp::Plus, surface});
                EXPECT_EQ(FixUp(rows, columns, surface).rank(), columns - static_cast<int>(quiet.size()))
                    << rows << "x" << columns << name(surface);
            }
}

TEST(FixUpTest, EveryCribLineHolds) {
    for (const Surface surface : {Surface::Plane, Surface::Cylinder})
        for (int rows = 1; rows <= 8; ++rows)
            for (int columns = 1; columns <= 8; ++columns) {
                const FixUp fixUp(rows, columns, surface);
                for (const FixUp::Line& line : fixUp.crib()) {
                    EXPECT_EQ(fixUp.trace(line.presses), line.leftover);
                    Board start = dark(rows, columns);
                    line.leftover.forEach([&](Cell cell) { start.toggle({rows - 1, cell.column}); });
                    EXPECT_TRUE(chased(puzzle(start, {Stamp::Plus, surface}), start));
                }
            }
}

TEST(FixUpTest, ReturnsFewestPresses) {
    const FixUp fixUp(5, 5);
    std::map<std::vector<std::uint64_t>, std::int64_t, Lexicographic> fewest;
    for (unsigned set = 0; set < 32; ++set) {
        BitGrid presses(1, 5);
        for (int c = 0; c < 5; ++c)
            presses.set({0, c}, ((set >> c) & 1U) != 0);
        const BitGrid trace = fixUp.trace(presses);
        auto [at, fresh] = fewest.try_emplace({trace.row(0)[0]}, presses.count());
        at->second = std::min(at->second, presses.count());
        EXPECT_LE(fixUp.presses(trace).value().count(), presses.count());
    }
    EXPECT_EQ(fewest.size(), 8U);
}

TEST(ChaserTest, SolvesExactlySolvableBoards) {
    puzzle::Random random("chase");
    for (const Surface surface : {Surface::Plane, Surface::Cylinder})
        for (const GoalKind goal : {GoalKind::Off, GoalKind::On})
            for (int rows = 1; rows <= 7; ++rows)
                for (int columns = 1; columns <= 7; ++columns)
                    for (int i = 0; i < 4; ++i) {
                        BitGrid lit(rows, columns);
                        for (int r = 0; r < rows; ++r)
                            lit.row(r)[0] = random.next() & ((1U << columns) - 1U);
                        const Puzzle puzzle = test::puzzle(Board(lit), {Stamp::Plus, surface}, goal);
                        const auto presses = chased(puzzle, puzzle.start());
                        EXPECT_EQ(presses.has_value(), solve(puzzle).solvable());
                    }
}

TEST(ChaserTest, WorksDownThenFixesTop) {
    const Puzzle puzzle = test::puzzle(board({"#.#..", ".....", ".....", ".....", "....."}));
    Chaser chaser(puzzle);
    ChaseAdvice advice = chaser.advice(puzzle.start());
    EXPECT_EQ(advice.kind, ChaseAdvice::Kind::Chase);
    EXPECT_EQ(advice.row, 0);
    EXPECT_THAT(advice.presses, testing::ElementsAre(Cell{1, 0}, Cell{1, 2}));

    const Board left = board({".....", ".....", ".....", ".....", "#...#"});
    advice = chaser.advice(left);
    EXPECT_EQ(advice.kind, ChaseAdvice::Kind::FixUp);
    EXPECT_THAT(advice.presses, testing::ElementsAre(Cell{0, 0}, Cell{0, 1}));
    Board now = left;
    press(now, {}, {0, 0});
    chaser.pressed({0, 0});
    advice = chaser.advice(now);
    EXPECT_EQ(advice.kind, ChaseAdvice::Kind::FixUp) << "the top row is wrong on purpose";
    EXPECT_THAT(advice.presses, testing::ElementsAre(Cell{0, 1}));
    press(now, {}, {0, 0}); // Undone: it is due again.
    chaser.pressed({0, 0});
    EXPECT_EQ(chaser.advice(now).presses.size(), 2U);
    EXPECT_EQ(chaser.advice(board({".....", ".....", ".....", ".....", "#...."})).kind, ChaseAdvice::Kind::Unsolvable);
}

TEST(ChaserTest, NeedsBoardWithoutSealedCells) {
    EXPECT_TRUE(canBeChased(test::board({"...", "..."}), {}));
    EXPECT_FALSE(canBeChased(test::board({"...", ".x."}), {}));
}

TEST(ChaserTest, NeedsPlusOnPlaneOrCylinderWithoutHoles) {
    const Board full = dark(4, 5);
    for (const Stamp stamp : classicStamps)
        for (const Surface surface : allSurfaces)
            EXPECT_EQ(canBeChased(full, {stamp, surface}),
                      stamp == Stamp::Plus && (surface == Surface::Plane || surface == Surface::Cylinder));
    EXPECT_FALSE(canBeChased(board({"...", "._.", "..."}), {}));
}

TEST(ChaserTest, HandlesLargestBoard) {
    BitGrid presses(maxSide, maxSide);
    puzzle::Random random("large");
    for (int r = 0; r < maxSide; ++r)
        for (int c = 0; c < maxSide; ++c)
            presses.set({r, c}, (random.next() & 1U) != 0);
    const Board start = test::pressed(dark(maxSide, maxSide), {}, presses);
    EXPECT_TRUE(chased(test::puzzle(start), start));
}

} // namespace
} // namespace lights
