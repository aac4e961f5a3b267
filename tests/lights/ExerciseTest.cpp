// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Exercise.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lights {
namespace {

using test::board;
using test::dark;
using test::puzzle;
using testing::ElementsAre;

/// Follows next() until the task is done.
void finish(Exercise& exercise) {
    for (int i = 0; i < 200 && !exercise.done(); ++i) {
        const Exercise::Next next = exercise.next();
        if (next.cell) {
            const Verdict verdict = exercise.press(*next.cell).verdict;
            ASSERT_TRUE(verdict == Verdict::Right || verdict == Verdict::Done);
        } else if (next.answer) {
            exercise.choose(*next.answer);
        } else {
            ASSERT_TRUE(next.check);
            exercise.check();
        }
    }
    EXPECT_TRUE(exercise.done());
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Nothing) << "done is done";
    EXPECT_EQ(exercise.check(), Verdict::Nothing);
}

TEST(ExerciseTest, AsksForDifferentCells) {
    Exercise exercise(puzzle(dark(2, 2)), PressDifferent{2});
    EXPECT_EQ(exercise.check(), Verdict::Nothing) << "there is nothing to check";
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Wrong);
    EXPECT_EQ(exercise.press({1, 1}).verdict, Verdict::Done);
    EXPECT_EQ(exercise.board(), board({"#.", ".#"}));
    exercise.restart();
    finish(exercise);
}

TEST(ExerciseTest, AsksForCellsInAnyOrGivenOrder) {
    const PressThese any{{{0, 0}, {1, 1}}, false};
    Exercise exercise(puzzle(dark(3, 3)), any);
    EXPECT_EQ(exercise.press({2, 2}).verdict, Verdict::Wrong);
    EXPECT_EQ(exercise.board(), dark(3, 3)) << "a wrong press is not made";
    EXPECT_EQ(exercise.press({1, 1}).verdict, Verdict::Right);
    EXPECT_THAT(exercise.wanted(), ElementsAre(Cell{0, 0}));
    const Exercise::Outcome last = exercise.press({0, 0});
    EXPECT_EQ(last.verdict, Verdict::Done);
    ASSERT_TRUE(last.change);
    EXPECT_EQ(last.change->toggled.size(), 3U);
    EXPECT_EQ(exercise.board(), board({"#..", ".##", ".#."}));

    Exercise ordered(puzzle(dark(3, 3)), PressThese{{{0, 0}, {1, 1}, {0, 0}}, true});
    EXPECT_EQ(ordered.press({1, 1}).verdict, Verdict::Wrong);
    EXPECT_EQ(ordered.press({0, 0}).verdict, Verdict::Right);
    EXPECT_EQ(ordered.press({0, 0}).verdict, Verdict::Wrong);
    EXPECT_EQ(ordered.press({1, 1}).verdict, Verdict::Right);
    EXPECT_EQ(ordered.press({0, 0}).verdict, Verdict::Done) << "that the board was dark on the way is no end";
}

TEST(ExerciseTest, ResetsAfterTooManyPresses) {
    Board start = dark(3, 3);
    press(start, {}, {0, 0});
    press(start, {}, {2, 2});
    Exercise exercise(puzzle(start), ReachGoal{2});
    EXPECT_EQ(exercise.press({1, 1}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Again);
    EXPECT_EQ(exercise.board(), start);
    finish(exercise);
    EXPECT_EQ(exercise.board(), dark(3, 3));

    Exercise free(puzzle(start), ReachGoal{});
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(free.press({1, 1}).verdict, Verdict::Right);
    finish(free);
}

TEST(ExerciseTest, ChasingRefusesOtherPresses) {
    Exercise exercise(puzzle(board({"#.#", "...", "..."})), ChaseTo{0});
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Wrong);
    EXPECT_EQ(exercise.press({1, 1}).verdict, Verdict::Wrong);
    EXPECT_EQ(exercise.press({1, 2}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.press({1, 0}).verdict, Verdict::Done);
    EXPECT_FALSE(exercise.board().isLit({0, 0}) || exercise.board().isLit({0, 2}));

    Exercise all(puzzle(test::lit(5, 5)), ChaseAll{});
    finish(all);
    EXPECT_EQ(all.board(), dark(5, 5));
    Exercise on(puzzle(dark(4, 3), {}, GoalKind::On), ChaseAll{});
    finish(on);
    EXPECT_EQ(on.board(), test::lit(4, 3));
}

TEST(ExerciseTest, QuietPatternChangesNothingButIsNotEmpty) {
    Exercise exercise(puzzle(dark(2, 3)), FindQuiet{});
    EXPECT_EQ(exercise.check(), Verdict::Wrong) << "no presses at all";
    EXPECT_EQ(exercise.press({0, 1}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.check(), Verdict::Wrong);
    EXPECT_EQ(exercise.press({0, 1}).verdict, Verdict::Right) << "taken back: dark, but nothing is pressed";
    for (const Cell cell : {Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
        EXPECT_EQ(exercise.press(cell).verdict, Verdict::Right);
    EXPECT_EQ(exercise.press({1, 2}).verdict, Verdict::Done);
    exercise.restart();
    exercise.press({0, 1}); // The solution continues from any state.
    finish(exercise);
}

TEST(ExerciseTest, ChecksMarksWithoutTogglingLights) {
    Exercise exercise(puzzle(board({"#..", "...", "..."})), MarkThese{test::cells({"##.", "#..", "..."})});
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.press({0, 1}).verdict, Verdict::Right);
    EXPECT_EQ(exercise.check(), Verdict::Wrong);
    exercise.press({1, 1});
    EXPECT_EQ(exercise.check(), Verdict::Wrong);
    finish(exercise);
    EXPECT_EQ(exercise.board(), exercise.puzzle().start());
}

TEST(ExerciseTest, MendedBoardIsSolvable) {
    const Puzzle broken = puzzle(board({"#....", ".....", ".....", ".....", "....."}));
    Exercise exercise(broken, MendBoard{});
    int mends = 0;
    for (int r = 0; r < 5; ++r)
        for (int c = 0; c < 5; ++c) {
            Exercise one(broken, MendBoard{});
            Board board = broken.start();
            board.toggle({r, c});
            const bool solvable = solve(broken.startingFrom(board)).solvable();
            EXPECT_EQ(one.press({r, c}).verdict, solvable ? Verdict::Done : Verdict::Wrong);
            mends += solvable ? 1 : 0;
        }
    EXPECT_GT(mends, 0);
    EXPECT_LT(mends, 25);
    finish(exercise);
}

TEST(ExerciseTest, AcceptsOnlyRightAnswer) {
    Exercise exercise(puzzle(dark(2, 2)), ChooseAnswer{1});
    EXPECT_EQ(exercise.press({0, 0}).verdict, Verdict::Nothing);
    EXPECT_EQ(exercise.choose(0), Verdict::Wrong);
    EXPECT_EQ(exercise.choose(1), Verdict::Done);
    exercise.restart();
    finish(exercise);
}

} // namespace
} // namespace lights
