// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"
#include "lights/solver/TorusOrbits.hpp"

#include <gtest/gtest.h>

/// The rules for tori that are all on, against trying all solutions and against what other programs found.
namespace lights {
namespace {

using test::lit;
using test::puzzle;

const Rules torus{Stamp::Plus, Surface::Torus};

Optimum bySolver(const TorusTile& tile) {
    return solve(puzzle(lit(tile.rows, tile.columns), torus)).result.value();
}

TEST(AllOnTorus, RulesAgreeWithTryingAllSolutions) {
    int ruled = 0;
    for (int rows = 3; rows <= 24; ++rows)
        for (int columns = 3; columns <= rows; ++columns) {
            const auto byRule = allOnTorus(rows, columns, bySolver);
            if (!byRule)
                continue;
            EXPECT_TRUE(test::solves(puzzle(lit(rows, columns), torus), byRule->presses())) << rows << " " << columns;
            const Answer answer = solve(puzzle(lit(rows, columns), torus));
            if (answer.nullity() > 16)
                continue;
            ASSERT_TRUE(answer.result->exact());
            EXPECT_TRUE(byRule->exact()) << rows << "×" << columns;
            EXPECT_EQ(byRule->moves(), answer.result->moves()) << rows << "×" << columns;
            ++ruled;
        }
    EXPECT_GT(ruled, 100);
}

struct Known {
    int size;
    int moves;
};

TEST(AllOnTorus, LargeSquaresHaveKnownOptima) {
    for (const Known& known :
         {Known{3, 3}, Known{9, 27}, Known{15, 45}, Known{17, 85}, Known{21, 147}, Known{27, 243}, Known{39, 507},
          Known{40, 320}, Known{48, 768}, Known{51, 765}, Known{57, 1083}, Known{60, 720}, Known{69, 1587},
          Known{80, 1280}, Known{81, 2187}, Known{87, 2523}, Known{96, 3072}, Known{100, 2000}}) {
        const Answer answer = solve(puzzle(lit(known.size, known.size), torus));
        EXPECT_TRUE(answer.result->exact()) << known.size;
        EXPECT_EQ(answer.result->moves(), known.moves) << known.size;
        EXPECT_EQ(answer.result->lowerBound(), known.moves) << known.size;
        EXPECT_TRUE(test::solves(puzzle(lit(known.size, known.size), torus), answer.result->presses())) << known.size;
    }
}

TEST(AllOnTorus, TilesAreTheSmallestThatTheRulesGive) {
    EXPECT_EQ(torusTile(48, 48), (TorusTile{24, 24}));
    EXPECT_EQ(torusTile(48, 17), (TorusTile{24, 17}));
    EXPECT_NE(torusTile(6, 4), (TorusTile{3, 4})) << "the parity of columns counts, and 2 is too short for a plus";
    EXPECT_EQ(torusTile(9, 9), (TorusTile{3, 3})) << "as many quiet patterns";
    EXPECT_EQ(torusTile(2, 8), std::nullopt);
    EXPECT_EQ(torusTile(31, 31), std::nullopt);
}

} // namespace
} // namespace lights
