// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

/// Boards whose optimum takes a search; budgets, cancelling and progress.
namespace lights {
namespace {

using test::dark;
using test::lit;
using test::puzzle;
using test::solves;

const Rules torus{Stamp::Plus, Surface::Torus};

/// The puzzle that is solved by pressing exactly these cells.
Puzzle pressedFrom(const Puzzle& shape, const std::vector<Cell>& presses) {
    Board start = shape.start();
    for (const Cell cell : presses)
        press(start, shape.rules(), cell);
    return shape.startingFrom(start);
}

TEST(SolverLarge, ProvesFewPressesAtAnyNullity) {
    const Puzzle shape = puzzle(dark(31, 31), torus);
    const std::vector<Cell> presses{{2, 3}, {17, 17}, {30, 5}};
    const Answer answer = solve(pressedFrom(shape, presses));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 40);
    EXPECT_EQ(answer.result->presses().toCells(), presses);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.solutions(), "1099511627776");
}

TEST(SolverLarge, SolvedBoardNeedsNoPresses) {
    const Answer answer = solve(puzzle(dark(31, 31), torus));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.result->moves(), 0);
    EXPECT_TRUE(answer.result->exact());
}

TEST(SolverLarge, UnprovenAnswersAreMarkedAndRepeatable) {
    const Puzzle allOn = puzzle(lit(31, 31), torus);
    SolveControl control;
    control.budget = 1U << 22;
    const Answer answer = solve(allOn, control);
    ASSERT_TRUE(answer.solvable());
    EXPECT_TRUE(solves(allOn, answer.result->presses()));
    EXPECT_FALSE(answer.result->exact());
    EXPECT_FALSE(answer.cancelled);
    EXPECT_GE(answer.result->lowerBound(), (31 * 31 + 4) / 5);
    EXPECT_LT(answer.result->lowerBound(), answer.result->moves());
    EXPECT_EQ(solve(allOn, control).result->presses(), answer.result->presses());
}

/// Neither meeting in the middle nor the search comes to an end, so the better of their bounds counts: that of the
/// search, which adds up several classes of cells.
TEST(SolverLarge, CutOffSearchHasBestKnownBound) {
    const Rules klein{Stamp::Plus, Surface::Klein};
    const Puzzle large = generate({28, 36, klein, GoalKind::Off, Difficulty::Any}, "bound")->puzzle;
    SolveControl control;
    control.budget = 1U << 20;
    const Answer answer = solve(large, control);
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 28);
    EXPECT_FALSE(answer.result->exact());
    EXPECT_EQ(answer.result->lowerBound(), 271);
}

TEST(SolverLarge, MoreBudgetIsNotWorse) {
    const Puzzle allOn = puzzle(lit(31, 31), torus);
    SolveControl small;
    small.budget = 1U << 18;
    SolveControl large;
    large.budget = 1U << 23;
    EXPECT_LE(solve(allOn, large).result->moves(), solve(allOn, small).result->moves());
}

TEST(SolverLarge, SolvesHundredByHundredWithHolesUnderEveryRule) {
    BitGrid holes(100, 100);
    for (int i = 0; i < 10000; i += 7)
        holes.set({i / 100, (i * 31) % 100});
    const Board board(holes.complement(), holes);
    for (const Stamp stamp : classicStamps)
        for (const Surface surface : allSurfaces) {
            const Puzzle allOn = puzzle(board, {stamp, surface});
            const auto presses = solveAny(allOn);
            ASSERT_TRUE(presses) << name(stamp) << " " << name(surface);
            EXPECT_TRUE(solves(allOn, *presses)) << name(stamp) << " " << name(surface);
        }
}

TEST(SolverLarge, SolvesSeparatePartsSeparately) {
    // Thirty pairs of cells: nullity 30, but each pair by itself is a choice of two.
    const std::string row = "##_##_##_##_##_##";
    const Answer answer = solve(puzzle(test::board({row, "_________________", row, "_________________", row,
                                                    "_________________", row, "_________________", row})));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 30);
    EXPECT_EQ(answer.result->moves(), 30);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->presses().toCells().front(), (Cell{0, 0})) << "the first cell of each pair";
    EXPECT_FALSE(answer.result->presses().test({8, 16}));
}

TEST(SolverLarge, CancelledSearchStillAnswers) {
    std::stop_source stop;
    stop.request_stop();
    SolveControl control;
    control.stop = stop.get_token();
    for (const Puzzle& allOn : {puzzle(lit(31, 31), torus), puzzle(lit(19, 19))}) {
        const Answer answer = solve(allOn, control);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.cancelled);
        EXPECT_FALSE(answer.result->exact());
        EXPECT_TRUE(solves(allOn, answer.result->presses()));
    }
    EXPECT_FALSE(solve(puzzle(lit(3, 3)), control).cancelled) << "nothing was left to cut off";
}

TEST(SolverLarge, CanBeCancelledFromProgress) {
    std::stop_source stop;
    SolveControl control;
    control.stop = stop.get_token();
    int reports = 0;
    control.progress = [&](double) {
        ++reports;
        stop.request_stop();
    };
    const Answer answer = solve(puzzle(lit(31, 31), torus), control);
    EXPECT_TRUE(answer.cancelled);
    EXPECT_LE(reports, 2);
}

TEST(SolverLarge, ProgressGoesFromZeroToOne) {
    double before = 0;
    int reports = 0;
    SolveControl control;
    control.budget = 1U << 25;
    control.progress = [&](double fraction) {
        EXPECT_GE(fraction, before);
        EXPECT_LE(fraction, 1.0);
        before = fraction;
        ++reports;
    };
    ASSERT_TRUE(solve(puzzle(lit(31, 31), torus), control).solvable());
    EXPECT_GE(reports, 4);
    EXPECT_GT(before, 0.5);
}

TEST(SolverLarge, UnsolvableBoardsOfLargeNullity) {
    const Puzzle shape = puzzle(dark(31, 31), torus);
    Board one = shape.start();
    one.toggle({4, 4});
    const Puzzle unsolvable = shape.startingFrom(one);
    const Answer answer = solve(unsolvable);
    ASSERT_FALSE(answer.solvable());
    const Unsolvable& why = answer.result.error();
    EXPECT_TRUE((why.witness & one.lit()).parity());
    EXPECT_FALSE(test::pressed(dark(31, 31), torus, why.witness).lit().any());
    EXPECT_EQ(why.repair.count(), 1);
    EXPECT_TRUE(why.repairExact);

    Board many = shape.start();
    for (const Cell cell : {Cell{4, 4}, Cell{9, 20}, Cell{17, 2}, Cell{28, 11}, Cell{30, 30}, Cell{12, 13}})
        many.toggle(cell);
    const Answer second = solve(shape.startingFrom(many));
    ASSERT_FALSE(second.solvable());
    const Board repaired(many.lit() ^ second.result.error().repair);
    EXPECT_TRUE(solveAny(shape.startingFrom(repaired)));
}

TEST(SolverLarge, UnsolvableBoardsHaveAWitnessWithoutAnyBudget) {
    SolveControl control;
    control.budget = 0;
    int unsolvable = 0;
    for (int i = 0; i < 81; ++i) {
        const Cell cell{i / 9, i % 9};
        Board one = dark(9, 9);
        one.toggle(cell);
        const Answer answer = solve(puzzle(one), control);
        if (answer.solvable())
            continue;
        ++unsolvable;
        const Unsolvable& why = answer.result.error();
        EXPECT_TRUE((why.witness & one.lit()).parity());
        EXPECT_FALSE(test::pressed(dark(9, 9), {}, why.witness).lit().any());
        EXPECT_TRUE(solveAny(puzzle(Board(one.lit() ^ why.repair))));
    }
    EXPECT_GT(unsolvable, 32);
}

TEST(SolverLarge, FindsRepairOfTwoCellsAtAnyNullity) {
    const Puzzle shape = puzzle(dark(31, 31), torus);
    Board two = shape.start();
    for (const Cell cell : {Cell{4, 4}, Cell{9, 20}})
        two.toggle(cell);
    const Answer answer = solve(shape.startingFrom(two));
    ASSERT_FALSE(answer.solvable());
    const Unsolvable& why = answer.result.error();
    EXPECT_EQ(why.repair.count(), 2);
    EXPECT_TRUE(why.repairExact);
    EXPECT_TRUE(solveAny(shape.startingFrom(Board(two.lit() ^ why.repair))));
}

/// The first of the lightest of all solutions, by trying each.
std::vector<Cell> firstOptimum(const Puzzle& puzzle) {
    const std::vector<BitGrid> quiet = quietPatterns(puzzle.start(), puzzle.rules());
    BitGrid presses = solveAny(puzzle).value();
    BitGrid best = presses;
    for (std::uint32_t turn = 1; turn < std::uint32_t{1} << quiet.size(); ++turn) {
        presses ^= quiet[static_cast<std::size_t>(std::countr_zero(turn))];
        if (presses.count() < best.count() || (presses.count() == best.count() && presses.toCells() < best.toCells()))
            best = presses;
    }
    return best.toCells();
}

/// A transform of rank above 16 is made in pieces, and equal optima can be in any of them.
TEST(SolverLarge, FindsFirstOfEqualOptimaInAllPieces) {
    const Puzzle allOn = puzzle(lit(9, 9), {Stamp::Square, Surface::Projective});
    const Answer answer = solve(allOn);
    ASSERT_TRUE(answer.solvable());
    EXPECT_GT(answer.nullity(), 16);
    EXPECT_EQ(answer.result->presses().toCells(), firstOptimum(allOn));
}

} // namespace
} // namespace lights
