// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Meet.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/Solver.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

/// Checks meeting in the middle against trying every solution.
namespace lights {
namespace {

using test::dark;
using test::lit;
using test::puzzle;

constexpr std::uint64_t manySteps = std::uint64_t{1} << 40;

struct MeetCase {
    Rules rules;
    int rows;
    int columns;
};

/// The quiet space of an empty board.
struct MeetFixture {
    CellNumbers cells;
    QuietSpace quiet;

    explicit MeetFixture(const MeetCase& shape)
        : MeetFixture(dark(shape.rows, shape.columns), shape.rules) {}
    MeetFixture(const Board& board, const Rules& rules)
        : cells(board)
        , quiet(Elimination(PressMatrix(board, rules, cells)).kernel()) {}
};

/// The lightest solution of a block by trying all; among equals the one with the smallest coefficients.
MeetResult lightestByTrying(const Split& split, const std::vector<bool>& pressed, std::size_t rank) {
    MeetResult best;
    best.weight = pressed.size() + 1;
    for (Word c = 0; c < Word{1} << rank; ++c) {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < pressed.size(); ++i)
            sum += (product(c, split.parts[i]) != pressed[i]) ? 1 : 0;
        if (sum < best.weight)
            best = {c, sum, sum, true};
    }
    return best;
}

class MeetTest : public testing::TestWithParam<MeetCase> {};

TEST_P(MeetTest, AgreesWithBruteForce) {
    const MeetFixture fixture(GetParam());
    ASSERT_EQ(fixture.quiet.blocks().size(), 1U);
    const Block& block = fixture.quiet.blocks().front();
    const auto split = findSplit(fixture.quiet, block, fixture.cells);
    ASSERT_TRUE(split);

    std::uint32_t state = 1;
    for (int round = 0; round < 12; ++round) {
        std::vector<bool> pressed(block.cells.size());
        for (std::size_t i = 0; i < pressed.size(); ++i) {
            state = state * 1664525U + 1013904223U;
            pressed[i] = (state >> 24) < static_cast<std::uint32_t>(20 * round);
        }
        const SolveControl control{manySteps, {}, {}};
        Meter meter(control, manySteps);
        const MeetResult met = meet(*split, pressed, manySteps, meter);
        const MeetResult wanted = lightestByTrying(*split, pressed, block.rank());
        EXPECT_EQ(met.weight, wanted.weight) << round;
        EXPECT_EQ(met.bound, wanted.weight) << round;
        EXPECT_EQ(met.coefficients, wanted.coefficients) << "not the first of the optima in round " << round;
        EXPECT_TRUE(met.complete);
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, MeetTest,
                         testing::Values(MeetCase{{Stamp::Plus, Surface::Plane}, 4, 4},
                                         MeetCase{{Stamp::Plus, Surface::Plane}, 9, 9},
                                         MeetCase{{Stamp::Plus, Surface::Plane}, 11, 11},
                                         MeetCase{{Stamp::Plus, Surface::Torus}, 10, 10},
                                         MeetCase{{Stamp::Plus, Surface::Torus}, 6, 6}));

/// Neither rows nor columns counted from one end split this board.
TEST(Meet, SplitsByDistanceToNearerEdge) {
    BitGrid holes(13, 12);
    for (const Cell cell : {Cell{4, 1}, Cell{4, 10}, Cell{8, 1}, Cell{8, 10}})
        holes.set(cell);
    const MeetFixture fixture(Board(BitGrid(13, 12), holes), {Stamp::Square, Surface::Cylinder});
    const Block& block = fixture.quiet.blocks().back();
    EXPECT_EQ(block.rank(), 22U);
    const auto split = findSplit(fixture.quiet, block, fixture.cells);
    ASSERT_TRUE(split);
    EXPECT_EQ(split->largestRank(), 14U);
}

TEST(Meet, BoundGrowsWithBudgetAndHolds) {
    const MeetFixture fixture({{}, 39, 39});
    const Block& block = fixture.quiet.blocks().front();
    const auto split = findSplit(fixture.quiet, block, fixture.cells);
    ASSERT_TRUE(split);
    EXPECT_EQ(split->largestRank(), 16U);

    const std::vector<bool> pressed(block.cells.size(), true);
    const SolveControl control{manySteps, {}, {}};
    Meter unlimited(control, manySteps);
    const MeetResult whole = meet(*split, pressed, manySteps, unlimited);
    ASSERT_TRUE(whole.complete);
    std::size_t before = 0;
    for (std::uint64_t share = *tableSteps(*split); share < std::uint64_t{1} << 24; share *= 2) {
        Meter meter(control, manySteps);
        const MeetResult cut = meet(*split, pressed, share, meter);
        EXPECT_GE(cut.bound, before);
        EXPECT_LE(cut.bound, whole.weight);
        EXPECT_GE(cut.weight, whole.weight);
        before = cut.bound;
    }
    EXPECT_EQ(before, whole.weight);
}

TEST(Meet, TablesAreAsLargeAsFitsInMemory) {
    Split split;
    Span& span = split.classes[2].span;
    for (std::size_t rank = 1; rank <= maxTableRank; ++rank) {
        span.add(Word{1} << rank);
        EXPECT_TRUE(tableSteps(split)) << rank;
    }
    EXPECT_EQ(sizeof(Table::value_type) << span.rank(), 32U << 20) << "as documented: 32 MiB";
    span.add(Word{1});
    EXPECT_FALSE(tableSteps(split)) << "twice as much";
}

/// Progress is reported as a share of them.
TEST(ExpectedSteps, AreThoseOfAllBlocksWithinBudget) {
    const std::string row = "####_####";
    const MeetFixture fixture(test::board({row, row, row, row}), {});
    const std::vector<Divisions> divisions = divisionsOf(fixture.quiet, fixture.cells);
    std::uint64_t all = 0;
    for (const Block& block : fixture.quiet.blocks())
        all += pieceSteps(block.rank());
    ASSERT_GT(all, pieceSteps(fixture.quiet.blocks().back().rank())) << "there are several blocks";
    EXPECT_EQ(expectedSteps(fixture.quiet, divisions, manySteps), all);
    EXPECT_EQ(expectedSteps(fixture.quiet, divisions, all), all);
    EXPECT_EQ(expectedSteps(fixture.quiet, divisions, all - 1), all - 1);
}

TEST(Meet, AllOnSquaresHavePublishedOptima) {
    // OEIS A075464 (E. W. Weisstein, L. Reid, M. Alekseyev), n = 1 … 54.
    constexpr std::array published{1,   4,   5,    4,    15,  28,   33,   40,   25,   44,   55,   72,  105, 56,
                                   117, 104, 147,  188,  141, 224,  245,  276,  231,  270,  353,  356, 405, 416,
                                   345, 376, 553,  428,  469, 520,  563,  600,  761,  772,  561,  696, 891, 940,
                                   953, 772, 1069, 1188, 971, 1096, 1165, 1220, 1317, 1256, 1487, 1400};
    int size = 0;
    for (const int moves : published) {
        ++size;
        const Puzzle allOn = puzzle(lit(size, size));
        const Answer answer = solve(allOn);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact()) << size;
        EXPECT_EQ(answer.result->moves(), moves) << size;
        EXPECT_TRUE(test::solves(allOn, answer.result->presses())) << size;
    }
}

} // namespace
} // namespace lights
