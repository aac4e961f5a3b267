// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lights {
namespace {

constexpr Rules openLines{Stamp::OpenLines, Surface::Plane};

TEST(LineStamps, ClosedFormAgreesWithTryingEverything) {
    puzzle::Random random("open-lines");
    for (int rows = 1; rows <= 8; ++rows)
        for (int columns = 1; columns <= 8; ++columns) {
            const Board dark = test::dark(rows, columns);
            const CellNumbers cells(dark);
            const Solver solver(test::puzzle(dark, openLines));
            for (int round = 0; round < 8; ++round) {
                SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns) + ", " + std::to_string(round));
                BitGrid presses(rows, columns);
                for (std::size_t i = 0; i < cells.size(); ++i)
                    presses.set(cells.cell(i), random.below(2) == 0);
                const Board board = test::pressed(dark, openLines, presses);
                const Words found = fewestOnOpenLines(cells, cells.pack(board.lit()));
                EXPECT_EQ(test::pressed(dark, openLines, cells.unpack(found)), board);
                const Answer answer = solver.solve(board);
                ASSERT_TRUE(answer.result->exact());
                EXPECT_EQ(weight(found), static_cast<std::size_t>(answer.result->moves()));
            }
        }
}

/// With up to 20 quiet patterns the solver goes through all solutions.
TEST(LineStamps, SwitchingRowsAndColumnsAgreesWithTryingEverything) {
    constexpr Rules lines{Stamp::Lines, Surface::Plane};
    puzzle::Random random("lines");
    int compared = 0;
    for (int rows = 1; rows <= 11; ++rows)
        for (int columns = 1; columns <= 11; ++columns) {
            const Board dark = test::dark(rows, columns);
            const CellNumbers cells(dark);
            const Solver solver(test::puzzle(dark, lines));
            if (solver.quiet().size() > 20)
                continue;
            for (int round = 0; round < 6; ++round) {
                SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns) + ", " + std::to_string(round));
                BitGrid presses(rows, columns);
                for (std::size_t i = 0; i < cells.size(); ++i)
                    presses.set(cells.cell(i), random.below(6) < static_cast<std::uint64_t>(round + 1));
                const SolveControl control;
                Meter meter(control, 1);
                const auto found = fewestOnLines(cells, cells.pack(presses), meter);
                if (rows % 2 == 0 && columns % 2 == 0) {
                    EXPECT_FALSE(found) << "there is one solution only";
                    continue;
                }
                ASSERT_TRUE(found);
                const Board board = test::pressed(dark, lines, presses);
                EXPECT_EQ(test::pressed(dark, lines, cells.unpack(*found)), board);
                EXPECT_EQ(weight(*found), static_cast<std::size_t>(solver.solve(board).result->moves()));
                ++compared;
            }
        }
    EXPECT_GT(compared, 400);
}

TEST(LineStamps, StaysWithinItsBudget) {
    const CellNumbers cells(test::dark(31, 31));
    SolveControl control;
    control.budget = std::uint64_t{1} << 30;
    Meter meter(control, 1);
    EXPECT_FALSE(fewestOnLines(cells, Words(wordsFor(cells.size())), meter)) << "2^30 choices of columns";
    const CellNumbers narrow(test::dark(60, 99));
    EXPECT_TRUE(fewestOnLines(narrow, Words(wordsFor(narrow.size())), meter)) << "60 is even: columns by themselves";
}

TEST(LineStamps, LargeBoardsAreProvenAtOnce) {
    SolveControl control;
    control.budget = 0;
    const Board dark = test::dark(40, 60);
    BitGrid presses(40, 60);
    for (int i = 0; i < 7; ++i)
        presses.set({i, 2 * i});
    const Board board = test::pressed(dark, openLines, presses);
    const Answer answer = solve(test::puzzle(board, openLines), control);
    ASSERT_TRUE(answer.solvable());
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->moves(), 7);
    // 39 rows and 59 columns are odd. The others are fewer, and both sides are even, so those may be odd instead.
    BitGrid many(40, 60);
    for (int i = 0; i < 59; ++i)
        many.set({i < 39 ? i : 0, i});
    const Answer few = solve(test::puzzle(test::pressed(dark, openLines, many), openLines), control);
    EXPECT_TRUE(few.result->exact());
    EXPECT_EQ(few.result->moves(), 1);
}

} // namespace
} // namespace lights
