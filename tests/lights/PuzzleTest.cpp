// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Puzzle.hpp"

#include "lights/Boards.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

using test::board;
using test::dark;
using test::puzzle;

TEST(Board, DropsLightOnHoles) {
    BitGrid all = BitGrid(2, 2).complement();
    BitGrid holes(2, 2);
    holes.set({0, 1});
    const Board board(all, holes);
    EXPECT_FALSE(board.isLit({0, 1}));
    EXPECT_TRUE(board.isHole({0, 1}));
    EXPECT_FALSE(board.hasCell({0, 1}));
    EXPECT_FALSE(board.hasCell({2, 0}));
    EXPECT_EQ(board.cellCount(), 3);
    EXPECT_EQ(board.lit().count(), 3);
}

TEST(Puzzle, RefusesUnplayableSizes) {
    EXPECT_EQ(Puzzle::make(Board(), {}, GoalKind::Off).error(), PuzzleProblem::BadSize);
    EXPECT_EQ(Puzzle::make(dark(0, 5), {}, GoalKind::Off).error(), PuzzleProblem::BadSize);
    EXPECT_EQ(Puzzle::make(dark(5, 101), {}, GoalKind::Off).error(), PuzzleProblem::BadSize);
    EXPECT_EQ(Puzzle::make(dark(101, 5), {}, GoalKind::Off).error(), PuzzleProblem::BadSize);
    EXPECT_TRUE(Puzzle::make(dark(100, 100), {}, GoalKind::Off));
    EXPECT_TRUE(Puzzle::make(dark(1, 1), {}, GoalKind::On));
}

TEST(Puzzle, NeedsACell) {
    EXPECT_EQ(Puzzle::make(board({"__", "__"}), {}, GoalKind::Off).error(), PuzzleProblem::NoCells);
}

TEST(Puzzle, NeedsMatchingPicture) {
    const Board start = board({".._", "..."});
    EXPECT_EQ(Puzzle::makePicture(start, {}, board({"##", "##"})).error(), PuzzleProblem::PictureShape);
    EXPECT_EQ(Puzzle::makePicture(start, {}, board({"###", "###"})).error(), PuzzleProblem::PictureHoles);
    EXPECT_EQ(Puzzle::makePicture(dark(0, 0), {}, dark(0, 0)).error(), PuzzleProblem::BadSize);
    EXPECT_TRUE(Puzzle::makePicture(start, {}, board({"#._", ".##"})));
    EXPECT_THROW(static_cast<void>(Puzzle::make(start, {}, GoalKind::Picture)), std::invalid_argument);
}

TEST(Puzzle, CountsCellsThatDifferFromTheGoal) {
    const Board start = board({"#._", ".#."});
    EXPECT_EQ(puzzle(start).open(start).count(), 2);
    EXPECT_EQ(puzzle(start, {}, GoalKind::On).open(start), test::cells({".#.", "#.#"}));
    const Puzzle pictured = test::picturePuzzle(start, {}, board({"##_", "..#"}));
    EXPECT_EQ(pictured.goal(), GoalKind::Picture);
    EXPECT_EQ(pictured.open(start), test::cells({".#.", ".##"}));
    EXPECT_FALSE(puzzle(start, {}, GoalKind::On).target().test({0, 2}));
}

TEST(Puzzle, KeepsRulesAndGoalForDifferentStart) {
    const Puzzle first = puzzle(board({"#."}), {Stamp::Cross, Surface::Torus}, GoalKind::On);
    const Puzzle second = first.startingFrom(board({".#"}));
    EXPECT_EQ(second.rules(), first.rules());
    EXPECT_EQ(second.target(), first.target());
    EXPECT_EQ(second.start(), board({".#"}));
}

} // namespace
} // namespace lights
