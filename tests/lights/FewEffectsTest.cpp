// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <cstdint>

/// Checks the search over effects against the transform over quiet patterns.
namespace lights {
namespace {

struct FewEffectsCase {
    Rules rules;
    int rows;
    int columns;
};

class FewEffectsTest : public testing::TestWithParam<FewEffectsCase> {};

TEST_P(FewEffectsTest, AgreesWithTransform) {
    const FewEffectsCase& shape = GetParam();
    const Board board = test::dark(shape.rows, shape.columns);
    const CellNumbers cells(board);
    const PressMatrix matrix(board, shape.rules, cells);
    const Elimination elimination(matrix);
    const QuietSpace quiet(elimination.kernel());
    ASSERT_LE(cells.size() - quiet.nullity(), 18U);
    const SolveControl control{std::uint64_t{1} << 40, {}, {}};

    std::uint32_t state = 5;
    for (int round = 0; round < 20; ++round) {
        Words presses(wordsFor(cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            state = state * 1664525U + 1013904223U;
            if ((state >> 24) < 12U * static_cast<std::uint32_t>(round))
                flipBit(presses, i);
        }
        Words difference(presses.size());
        forEachBit(presses, [&](std::size_t press) {
            for (const std::size_t cell : matrix.toggled(press))
                flipBit(difference, cell);
        });
        Meter meter(control, 1);
        const auto found = fewestPresses(quiet, matrix, difference, meter);
        ASSERT_TRUE(found);
        const std::vector<Divisions> none(quiet.blocks().size());
        const Lightest wanted = lightest(quiet, none, cells, elimination.solve(difference), meter);
        ASSERT_EQ(wanted.bound, weight(wanted.presses));
        EXPECT_EQ(*found, wanted.presses) << "round " << round;
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, FewEffectsTest,
                         testing::Values(FewEffectsCase{{Stamp::Square, Surface::Torus}, 3, 8},
                                         FewEffectsCase{{Stamp::Square, Surface::Torus}, 6, 4},
                                         FewEffectsCase{{Stamp::Square, Surface::Cylinder}, 3, 6},
                                         FewEffectsCase{{Stamp::Plus, Surface::Plane}, 4, 4}));

TEST(FewEffects, ProvesBoardsWithManyQuietPatterns) {
    const Rules rules{Stamp::Square, Surface::Torus};
    const Board start = test::pressed(test::dark(3, 15), rules, [] {
        BitGrid presses(3, 15);
        for (const Cell cell : {Cell{0, 0}, Cell{1, 4}, Cell{2, 9}, Cell{0, 10}})
            presses.set(cell);
        return presses;
    }());
    const Answer answer = solve(test::puzzle(start, rules));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 32);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_LE(answer.result->moves(), 4);
    EXPECT_TRUE(test::solves(test::puzzle(start, rules), answer.result->presses()));
}

} // namespace
} // namespace lights
