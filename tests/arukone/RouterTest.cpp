// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Router.hpp"

#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/SeedBoard.hpp"
#include "arukone/generators/TrapBoard.hpp"
#include "arukone/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace arukone {
namespace {

TEST(ArukoneRouter, FindsSolutionsOnly) {
    puzzle::Random random(std::string_view("router"));
    int solvable = 0;
    int found = 0;
    for (int i = 0; i < 400; ++i) {
        const Board board = test::smallBoard(random).withFill(Fill::Any);
        const bool exact = countSolutions(board).solvable();
        const auto routed = route(board);
        solvable += exact ? 1 : 0;
        found += routed ? 1 : 0;
        if (routed) {
            EXPECT_TRUE(isSolution(board, *routed)) << test::rowsOf(board);
            EXPECT_TRUE(exact) << test::rowsOf(board);
        }
    }
    EXPECT_GT(solvable, 50);
    EXPECT_GE(found, solvable - solvable / 20) << "hardly any is missed";
}

TEST(ArukoneRouter, FindsItsWayOnLargeBoards) {
    puzzle::Random random(std::string_view("router"));
    for (int i = 0; i < 3; ++i)
        for (const TrapBoard& made : {drawTrapBoard({30, 30}, 15, random).value(), drawSeedBoard(30, random)}) {
            const auto routed = route(made.board);
            ASSERT_TRUE(routed);
            EXPECT_TRUE(isSolution(made.board, *routed));
            EXPECT_LE(stateOf(made.board, *routed).length, stateOf(made.board, made.solution).length);
            EXPECT_EQ(route(made.board), routed) << "the same every time";
        }
}

TEST(ArukoneRouter, AnswersForBoardsThatAreTooLargeForTheFrontier) {
    puzzle::Random random(std::string_view("router"));
    const Board board = drawTrapBoard({20, 20}, 20, random).value().board;
    SearchControl control;
    control.maxStates = 1000;
    const Solved solved = solve(board, control);
    EXPECT_EQ(solved.solvable, true);
    EXPECT_EQ(solved.engine, Engine::Router);
    EXPECT_EQ(isUnique(board, solved.cables.value(), control), false) << "a cable can make a detour";
}

TEST(ArukoneRouter, GivesUp) {
    EXPECT_FALSE(route(test::board("12/21", Fill::Any)));
    EXPECT_FALSE(route(test::board("1_1", Fill::Any)));
    puzzle::Random random(std::string_view("router"));
    const Board board = drawSeedBoard(30, random).board;
    SearchControl little;
    little.maxWork = 100;
    EXPECT_FALSE(route(board, little));
    std::stop_source source;
    source.request_stop();
    SearchControl stopped;
    stopped.stop = source.get_token();
    EXPECT_FALSE(route(board, stopped));
}

} // namespace
} // namespace arukone
