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

TEST(OpenLines, ClosedFormAgreesWithTryingEverything) {
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

TEST(OpenLines, LargeBoardsAreProvenAtOnce) {
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
    // Of 39 odd rows and 59 odd columns, the others are fewer; both sides are even, so that is possible.
    BitGrid many(40, 60);
    for (int i = 0; i < 59; ++i)
        many.set({i < 39 ? i : 0, i});
    const Answer few = solve(test::puzzle(test::pressed(dark, openLines, many), openLines), control);
    EXPECT_TRUE(few.result->exact());
    EXPECT_EQ(few.result->moves(), 1);
}

} // namespace
} // namespace lights
