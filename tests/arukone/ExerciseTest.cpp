// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Exercise.hpp"

#include "arukone/Boards.hpp"
#include "arukone/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace {

using namespace arukone;
using arukone::test::board;
using Drawn = DrawingExercise::Verdict;
using Laid = TrapExercise::Verdict;

TEST(DrawingExerciseTest, SolvingNeedsEveryCell) {
    DrawingExercise exercise(board("1..1/..../2..2"), {}, {});
    EXPECT_EQ(exercise.draw({{0, 0}, "RRR"}), Drawn::Nothing);
    EXPECT_EQ(exercise.draw({{2, 0}, "RRR"}), Drawn::Wrong) << "the row between is empty";
    EXPECT_EQ(exercise.draw({{0, 0}, "DRRRU"}), Drawn::Wrong);
    EXPECT_FALSE(exercise.done());
    EXPECT_EQ(exercise.draw({{2, 0}, "R"}), Drawn::Nothing);
    exercise.restart();
    for (int i = 0; i < 4 && !exercise.done(); ++i)
        exercise.draw(exercise.next());
    EXPECT_TRUE(exercise.done());
    EXPECT_EQ(exercise.draw({{2, 0}, "R"}), Drawn::Nothing) << "it is over";
}

TEST(DrawingExerciseTest, PieceMayBeDrawnFromEitherEnd) {
    const auto corner = [] { return DrawingExercise(board("1.../2.21/...4/43.3"), {}, {{{0, 2}, {0, 3}, {1, 3}}}); };
    DrawingExercise exercise = corner();
    EXPECT_EQ(exercise.draw({{1, 3}, "U"}), Drawn::Nothing) << "not all of it";
    EXPECT_EQ(exercise.draw({{1, 3}, "UL"}), Drawn::Done);
    exercise = corner();
    EXPECT_EQ(exercise.draw({{0, 0}, "RRRD"}), Drawn::Done);
    exercise = DrawingExercise(board("1.../2.21/...4/43.3"), {}, {{{3, 0}, {2, 0}, {2, 1}}});
    EXPECT_EQ(exercise.draw({{1, 0}, "D"}), Drawn::Wrong) << "another cable enters the piece";
    EXPECT_EQ(exercise.draw({{3, 0}, "UR"}), Drawn::Done) << "and is cut";
    exercise = corner();
    EXPECT_EQ(exercise.draw(exercise.next()), Drawn::Done);
}

TEST(DrawingExerciseTest, StartsAndRestartsWithItsCables) {
    DrawingExercise exercise(board("1.../2.21/...4/43.3"), {{{0, 0}, "RRRD"}}, {});
    EXPECT_EQ(exercise.cables().front().word, "RRRD");
    exercise.draw({{0, 0}, "R"});
    exercise.restart();
    EXPECT_EQ(exercise.cables().front().word, "RRRD");
}

TEST(DrawingExerciseTest, AsksForACut) {
    const Board box = board("1.../.2.1/...2", Fill::Any);
    DrawingExercise exercise(box, {{{0, 0}, "DDRRUR"}, {}}, {{}, true});
    EXPECT_EQ(exercise.draw({{0, 0}, "RRRD"}), Drawn::Nothing);
    EXPECT_EQ(exercise.draw({{1, 1}, "DRR"}), Drawn::Wrong) << "solved, but nothing was in the way any more";
    EXPECT_FALSE(exercise.done());
    EXPECT_FALSE(exercise.canUndo()) << "it is solved";
    exercise.restart();
    EXPECT_EQ(exercise.draw({{1, 1}, "RDR"}), Drawn::Nothing);
    EXPECT_EQ(exercise.draw({{0, 0}, "RRRD"}), Drawn::Done);
    exercise.restart();
    EXPECT_EQ(exercise.draw(exercise.next()), Drawn::Nothing) << "this one cuts";
    EXPECT_EQ(exercise.draw(exercise.next()), Drawn::Done);
}

TEST(DrawingExerciseTest, UndoTakesBackThePlayersStrokesOnly) {
    const Board box = board("1.../.2.1/...2", Fill::Any);
    DrawingExercise exercise(box, {{{0, 0}, "DDRRUR"}, {}}, {{}, true});
    EXPECT_FALSE(exercise.undo()) << "cable 1 was there at the start";
    exercise.draw({{1, 1}, "RDR"});
    EXPECT_EQ(exercise.cables().front().word, "DDR");
    EXPECT_TRUE(exercise.undo());
    EXPECT_EQ(exercise.cables().front().word, "DDRRUR");
    EXPECT_FALSE(exercise.undo());
    exercise.draw({{0, 0}, "RRRD"});
    EXPECT_EQ(exercise.draw({{1, 1}, "DRR"}), Drawn::Wrong) << "the cut was taken back";
}

TEST(TrapExerciseTest, JudgesEveryPlacementLikeTheSolver) {
    Draft start({5, 5});
    start.add({{0, 1}, {1, 4}});
    start.place({0, 4});
    int traps = 0;
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column) {
            TrapExercise exercise(start);
            const Laid verdict = exercise.place({row, column});
            if (!start.isFree({row, column})) {
                EXPECT_EQ(verdict, Laid::Refused);
                continue;
            }
            const Board laid = exercise.draft().board().value();
            const bool solvable = solve(laid).solvable.value();
            EXPECT_EQ(verdict == Laid::Unsolvable, !solvable);
            EXPECT_EQ(verdict == Laid::Trap, solvable && judgeProgram(laid).always == Always::Fails);
            traps += verdict == Laid::Trap ? 1 : 0;
        }
    EXPECT_EQ(traps, 6);
}

TEST(TrapExerciseTest, AnotherTryTakesTheNumbersAway) {
    Draft start({4, 4});
    start.add({{0, 0}, {1, 3}});
    TrapExercise exercise(start);
    EXPECT_EQ(exercise.place({0, 3}), Laid::Placed);
    EXPECT_EQ(exercise.place({3, 3}), Laid::Unsolvable);
    EXPECT_EQ(exercise.place({3, 0}), Laid::Placed);
    EXPECT_EQ(exercise.place({3, 3}), Laid::Solved);
    EXPECT_EQ(exercise.place({0, 3}), Laid::Placed);
    EXPECT_EQ(exercise.draft().pairs().size(), 1U);
    EXPECT_EQ(exercise.place({2, 1}), Laid::Trap) << "the first of the facts";
    EXPECT_TRUE(exercise.done());
    EXPECT_EQ(exercise.judgement().victim, 1);
    EXPECT_EQ(exercise.place({3, 3}), Laid::Refused);
    exercise.restart();
    EXPECT_EQ(exercise.draft().pairs(), start.pairs());
    EXPECT_EQ(exercise.example(), (std::vector<Cell>{{0, 3}, {2, 1}}));
}

} // namespace
