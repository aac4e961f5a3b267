// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/TorusOrbits.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

/// Tori that are all on, solved family by family, against trying all solutions.
namespace lights {
namespace {

using test::lit;
using test::puzzle;

const Rules plusOnTorus{Stamp::Plus, Surface::Torus};

struct Torus {
    int rows;
    int columns;
    CellNumbers cells{Board(BitGrid(rows, columns))};
    QuietSpace quiet{Elimination(PressMatrix(Board(BitGrid(rows, columns)), plusOnTorus, cells)).kernel()};

    [[nodiscard]] std::optional<BitGrid> lightest(const SolveControl& control = {}) const {
        Meter meter(control, 1);
        const auto presses = lightestByShifts(quiet, cells, meter);
        return presses ? std::optional(cells.unpack(*presses)) : std::nullopt;
    }
};

TEST(TorusOrbits, AgreeWithTryingAllSolutions) {
    int found = 0;
    for (int rows = 3; rows <= 33; ++rows)
        for (int columns = 3; columns <= 33; columns += 2) {
            const Torus all{rows, columns};
            if (all.quiet.nullity() == 0 || all.quiet.nullity() > 20)
                continue;
            const Puzzle board = puzzle(lit(rows, columns), plusOnTorus);
            const auto presses = all.lightest();
            ASSERT_TRUE(presses) << rows << "×" << columns;
            EXPECT_TRUE(test::solves(board, *presses)) << rows << "×" << columns;
            const Answer answer = solve(board);
            ASSERT_TRUE(answer.result->exact());
            EXPECT_EQ(presses->count(), answer.result->moves()) << rows << "×" << columns;
            ++found;
        }
    EXPECT_GT(found, 100);
}

TEST(TorusOrbits, ProveWhatNoOtherMethodDoes) {
    const Puzzle board = puzzle(lit(31, 31), plusOnTorus);
    SolveControl control;
    control.budget = std::uint64_t{1} << 30;
    const Answer answer = solve(board, control);
    ASSERT_EQ(answer.nullity(), 40);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->moves(), 341);
    EXPECT_TRUE(test::solves(board, answer.result->presses()));
}

TEST(TorusOrbits, GiveUpWithoutBudgetOrIfCancelled) {
    const Torus small{9, 9};
    ASSERT_TRUE(small.lightest());
    SolveControl none;
    none.budget = 1;
    EXPECT_FALSE(small.lightest(none));
    std::stop_source source;
    source.request_stop();
    SolveControl stopped;
    stopped.stop = source.get_token();
    EXPECT_FALSE(small.lightest(stopped));
}

TEST(TorusOrbits, NeedAnOddNumberOfColumnsAndQuietPatterns) {
    EXPECT_FALSE((Torus{4, 4}.lightest()));
    EXPECT_FALSE((Torus{7, 7}.lightest())) << "there is one solution only";
}

} // namespace
} // namespace lights
