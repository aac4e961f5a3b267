// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Draft.hpp"

#include "lights/Board.hpp"
#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace lights {
namespace {

using Rows = std::vector<std::string>;

Draft draft(const Rows& rows) {
    return Draft(*Puzzle::make(*parseBoard(rows, maxSide), {}, GoalKind::Off));
}

Draft pictured(const Rows& rows, const Rows& picture) {
    return Draft(*Puzzle::makePicture(*parseBoard(rows, maxSide), {}, *parseBoard(picture, maxSide)));
}

Rows rows(const Draft& draft) {
    return formatBoard(draft.board());
}

Rows pictureRows(const Draft& draft) {
    return formatBoard(Board(draft.picture(), draft.board().holes()));
}

TEST(Draft, StartsDark) {
    const Draft fresh(2, 3);
    EXPECT_EQ(rows(fresh), (Rows{"...", "..."}));
    EXPECT_EQ(fresh.goal(), GoalKind::Off);
    EXPECT_EQ(fresh.rules(), Rules{});
}

TEST(Draft, RoundTripsPuzzle) {
    const auto puzzle = Puzzle::makePicture(*parseBoard(Rows{"#._", "..#"}, maxSide), {Stamp::Cross, Surface::Torus},
                                            *parseBoard(Rows{".#_", "##."}, maxSide));
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(Draft(*puzzle).puzzle(), *puzzle);
}

TEST(Draft, WithoutCellsIsNotAPuzzle) {
    Draft empty(1, 2);
    empty.paint(Brush::Hole, {0, 0}, true);
    empty.paint(Brush::Hole, {0, 1}, true);
    ASSERT_FALSE(empty.puzzle());
    EXPECT_EQ(empty.puzzle().error(), PuzzleProblem::NoCells);
}

TEST(Draft, LightTurnsHoleIntoCell) {
    Draft edited = draft({"_."});
    EXPECT_TRUE(edited.wouldPaint(Brush::Light, {0, 0}));
    edited.paint(Brush::Light, {0, 0}, true);
    EXPECT_EQ(rows(edited), (Rows{"#."}));
    EXPECT_FALSE(edited.wouldPaint(Brush::Light, {0, 0}));
    edited.paint(Brush::Light, {0, 0}, false);
    EXPECT_EQ(rows(edited), (Rows{".."}));
}

TEST(Draft, ErasingLightLeavesHole) {
    Draft edited = draft({"_."});
    edited.paint(Brush::Light, {0, 0}, false);
    EXPECT_EQ(rows(edited), (Rows{"_."}));
}

TEST(Draft, HoleRemovesLightAndTarget) {
    Draft edited = pictured({"##"}, {"##"});
    edited.paint(Brush::Hole, {0, 0}, true);
    EXPECT_EQ(rows(edited), (Rows{"_#"}));
    EXPECT_EQ(pictureRows(edited), (Rows{"_#"}));
    EXPECT_FALSE(edited.wouldPaint(Brush::Hole, {0, 0}));
    edited.paint(Brush::Hole, {0, 0}, false);
    EXPECT_EQ(rows(edited), (Rows{".#"}));
    EXPECT_EQ(pictureRows(edited), (Rows{".#"}));
}

TEST(Draft, SealKeepsLightAndTarget) {
    Draft edited = draft({"#.", "._"});
    edited.paint(Brush::Target, {0, 1}, true);
    EXPECT_TRUE(edited.wouldPaint(Brush::Seal, {0, 0}));
    edited.paint(Brush::Seal, {0, 0}, true);
    edited.paint(Brush::Seal, {0, 1}, true);
    edited.paint(Brush::Seal, {1, 1}, true);
    EXPECT_EQ(rows(edited), (Rows{"Xx", ".x"}));
    EXPECT_TRUE(edited.picture().test({0, 1}));
    EXPECT_FALSE(edited.wouldPaint(Brush::Seal, {0, 0}));
    edited.paint(Brush::Light, {0, 0}, false);
    EXPECT_EQ(rows(edited), (Rows{"xx", ".x"})) << "light under a seal can be painted";
    edited.paint(Brush::Seal, {0, 0}, false);
    edited.paint(Brush::Hole, {0, 1}, true);
    EXPECT_EQ(rows(edited), (Rows{"._", ".x"}));
    edited.paint(Brush::Seal, {0, 1}, false);
    EXPECT_EQ(rows(edited), (Rows{"._", ".x"})) << "erasing leaves the hole";
}

TEST(Draft, SealedCellIsNotPressed) {
    Draft edited = draft({"x."});
    EXPECT_FALSE(edited.wouldPaint(Brush::Press, {0, 0}));
    edited.paint(Brush::Press, {0, 0}, true);
    EXPECT_EQ(rows(edited), (Rows{"x."}));
    edited.paint(Brush::Press, {0, 1}, true);
    EXPECT_EQ(rows(edited), (Rows{"X#"}));
    edited.paint(Brush::Seal, {0, 1}, true);
    EXPECT_FALSE(edited.puzzle()) << "nothing to press";
}

TEST(Draft, SealsMoveWithTheirCells) {
    Draft edited = draft({"x..", "..X"});
    edited.translate(0, 1);
    EXPECT_EQ(rows(edited), (Rows{".x.", "X.."}));
    edited.shrink(Edge::Left);
    EXPECT_EQ(rows(edited), (Rows{"x.", ".."}));
    edited.fill(true);
    EXPECT_EQ(rows(edited), (Rows{"X#", "##"}));
    edited.invert();
    EXPECT_EQ(rows(edited), (Rows{"x.", ".."}));
    edited.clear();
    EXPECT_EQ(rows(edited), (Rows{"..", ".."}));
}

TEST(Draft, CurtainsMoveWithTheirCells) {
    Draft edited = draft({"#._", "..x"});
    EXPECT_TRUE(edited.wouldPaint(Brush::Curtain, {0, 0}));
    edited.paint(Brush::Curtain, {0, 0}, true);
    EXPECT_FALSE(edited.wouldPaint(Brush::Curtain, {0, 0}));
    EXPECT_FALSE(edited.open().any()) << "the only light does not matter";
    EXPECT_EQ(rows(edited), (Rows{"#._", "..x"})) << "the light stays";
    edited.translate(0, 1);
    EXPECT_EQ(edited.board().curtains(), test::cells({".#.", "..."}));
    edited.paint(Brush::Light, {0, 1}, false);
    EXPECT_TRUE(edited.board().isCurtained({0, 1}));
    edited.grow(Edge::Top);
    EXPECT_EQ(edited.board().curtains(), test::cells({"...", ".#.", "..."}));
    EXPECT_TRUE(edited.puzzle()->start().isCurtained({1, 1}));
    EXPECT_EQ(Draft(*edited.puzzle()), edited);
    edited.paint(Brush::Curtain, {1, 0}, true);
    EXPECT_EQ(rows(edited), (Rows{"...", "...", "x.."})) << "the hole became a cell";
    edited.paint(Brush::Hole, {1, 1}, true);
    EXPECT_EQ(edited.board().curtains(), test::cells({"...", "#..", "..."}));
    edited.paint(Brush::Curtain, {1, 0}, false);
    EXPECT_FALSE(edited.board().hasCurtains());
}

TEST(Draft, ShufflesWhatMatters) {
    puzzle::Random random("curtains");
    for (int i = 0; i < 50; ++i) {
        Draft edited = draft({"...", "...", "..."});
        for (const Cell cell : {Cell{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}, {2, 1}})
            edited.paint(Brush::Curtain, cell, true);
        edited.shuffle(random);
        EXPECT_TRUE(edited.open().any());
    }
    Draft all = draft({".."});
    all.paint(Brush::Curtain, {0, 0}, true);
    all.paint(Brush::Curtain, {0, 1}, true);
    all.shuffle(random);
    EXPECT_FALSE(all.open().any()) << "and it ends";
}

TEST(Draft, TargetMakesPictureTheGoal) {
    Draft edited = draft({"#_"});
    EXPECT_TRUE(edited.wouldPaint(Brush::Target, {0, 1}));
    edited.paint(Brush::Target, {0, 1}, true);
    EXPECT_EQ(edited.goal(), GoalKind::Picture);
    EXPECT_EQ(rows(edited), (Rows{"#."})); // The hole became a cell.
    EXPECT_EQ(pictureRows(edited), (Rows{".#"}));
    EXPECT_FALSE(edited.wouldPaint(Brush::Target, {0, 1}));
}

TEST(Draft, KeepsPictureUnderOtherGoals) {
    Draft edited = pictured({"..", ".."}, {"#.", ".#"});
    edited.setGoal(GoalKind::Off);
    EXPECT_FALSE(edited.target().any());
    edited.setGoal(GoalKind::On);
    EXPECT_EQ(edited.target().count(), 4);
    edited.setGoal(GoalKind::Picture);
    EXPECT_EQ(edited.target().toCells(), (std::vector<Cell>{{0, 0}, {1, 1}}));
}

TEST(Draft, PressFollowsRules) {
    Draft edited = draft({"...", ".._", "..."});
    edited.paint(Brush::Press, {1, 1}, true);
    EXPECT_EQ(rows(edited), (Rows{".#.", "##_", ".#."}));
    edited.setRules({Stamp::Cross, Surface::Plane});
    edited.paint(Brush::Press, {1, 1}, false);
    EXPECT_EQ(rows(edited), (Rows{"###", "#._", "###"}));
    EXPECT_FALSE(edited.wouldPaint(Brush::Press, {1, 2}));
    const Draft before = edited;
    edited.paint(Brush::Press, {1, 2}, true);
    EXPECT_EQ(edited, before);
}

TEST(Draft, IgnoresCellsOffTheBoard) {
    Draft edited = draft({"#."});
    const Draft before = edited;
    for (const Brush brush : {Brush::Light, Brush::Hole, Brush::Target, Brush::Press})
        for (const Cell cell : {Cell{-1, 0}, Cell{0, -1}, Cell{1, 0}, Cell{0, 2}}) {
            EXPECT_FALSE(edited.wouldPaint(brush, cell));
            edited.paint(brush, cell, true);
        }
    EXPECT_EQ(edited, before);
}

TEST(Draft, FillsAndInvertsCellsOnly) {
    Draft edited = draft({"#._", ".#."});
    edited.invert();
    EXPECT_EQ(rows(edited), (Rows{".#_", "#.#"}));
    edited.fill(true);
    EXPECT_EQ(rows(edited), (Rows{"##_", "###"}));
    edited.fill(false);
    EXPECT_EQ(rows(edited), (Rows{".._", "..."}));
}

TEST(Draft, ClearKeepsRulesAndGoal) {
    Draft edited = pictured({"#_", ".#"}, {"#_", "##"});
    edited.setRules({Stamp::Square, Surface::Klein});
    edited.clear();
    EXPECT_EQ(rows(edited), (Rows{"..", ".."}));
    EXPECT_FALSE(edited.picture().any());
    EXPECT_EQ(edited.rules(), (Rules{Stamp::Square, Surface::Klein}));
    EXPECT_EQ(edited.goal(), GoalKind::Picture);
}

TEST(Draft, TranslationWrapsAround) {
    Draft edited = pictured({"#._", "...", "..#"}, {".#_", "...", "..."});
    edited.translate(1, -1);
    EXPECT_EQ(rows(edited), (Rows{".#.", "._#", "..."}));
    EXPECT_EQ(pictureRows(edited), (Rows{"...", "#_.", "..."}));
    edited.translate(-4, 4);
    EXPECT_EQ(rows(edited), (Rows{"#._", "...", "..#"}));
}

TEST(Draft, GrowsAtEachEdge) {
    const Draft start = pictured({"#_"}, {"#_"});
    const std::array<std::pair<Edge, Rows>, 4> expected{
        {{Edge::Top, {"..", "#_"}}, {Edge::Bottom, {"#_", ".."}}, {Edge::Left, {".#_"}}, {Edge::Right, {"#_."}}}};
    for (const auto& [edge, grown] : expected) {
        Draft edited = start;
        edited.grow(edge);
        EXPECT_EQ(rows(edited), grown);
        EXPECT_EQ(pictureRows(edited), grown);
        edited.shrink(edge);
        EXPECT_EQ(edited, start);
    }
}

TEST(Draft, GrowsAndShrinksWithinPlayableSizes) {
    const Draft wide(1, maxSide);
    EXPECT_FALSE(wide.canGrow(Edge::Left));
    EXPECT_FALSE(wide.canGrow(Edge::Right));
    EXPECT_TRUE(wide.canGrow(Edge::Top));
    EXPECT_TRUE(wide.canShrink(Edge::Left));
    EXPECT_FALSE(wide.canShrink(Edge::Top));
    EXPECT_FALSE(wide.canShrink(Edge::Bottom));
}

TEST(Draft, ShrinkingDropsEdge) {
    Draft edited = pictured({"##", "_."}, {"##", "_#"});
    edited.shrink(Edge::Bottom);
    EXPECT_EQ(rows(edited), (Rows{"##"}));
    edited.shrink(Edge::Left);
    EXPECT_EQ(rows(edited), (Rows{"#"}));
    EXPECT_EQ(pictureRows(edited), (Rows{"#"}));
}

TEST(Draft, ShufflesToSolvableBoard) {
    for (int seed = 0; seed < 50; ++seed) {
        puzzle::Random random(static_cast<std::uint64_t>(seed));
        Draft edited = pictured({"....", "._..", "....", "...."}, {"#...", "._..", "..#.", "...."});
        edited.shuffle(random);
        const auto puzzle = edited.puzzle();
        ASSERT_TRUE(puzzle);
        EXPECT_TRUE(solveAny(*puzzle));
        EXPECT_TRUE(puzzle->open(puzzle->start()).any());
        EXPECT_EQ(edited.board().holes().toCells(), (std::vector<Cell>{{1, 1}}));
    }
}

TEST(Draft, ShufflesSmallestBoard) {
    puzzle::Random random(std::uint64_t{7});
    Draft single = draft({"."});
    single.shuffle(random);
    EXPECT_EQ(rows(single), (Rows{"#"}));
    Draft none = draft({"."});
    none.paint(Brush::Hole, {0, 0}, true);
    none.shuffle(random);
    EXPECT_EQ(rows(none), (Rows{"_"}));
}

TEST(Orbit, FollowsEachSymmetry) {
    using Cells = std::vector<Cell>;
    const auto of = [](Symmetry symmetry) { return orbit(3, 3, symmetry, {0, 1}); };
    EXPECT_EQ(of({}), (Cells{{0, 1}}));
    EXPECT_EQ(of({.leftRight = true}), (Cells{{0, 1}}));
    EXPECT_EQ(of({.topBottom = true}), (Cells{{0, 1}, {2, 1}}));
    EXPECT_EQ(of({.quarterTurn = true}), (Cells{{0, 1}, {1, 0}, {1, 2}, {2, 1}}));
    EXPECT_EQ(of({.diagonal = true}), (Cells{{0, 1}, {1, 0}}));
}

TEST(Orbit, HasAtMostEightCells) {
    EXPECT_EQ(orbit(5, 5, {true, true, true, true}, {0, 1}).size(), 8U);
    EXPECT_EQ(orbit(5, 5, {.leftRight = true, .diagonal = true}, {0, 1}).size(), 8U); // These two generate the rest.
    EXPECT_EQ(orbit(5, 5, {true, true, true, true}, {2, 2}).size(), 1U);
}

TEST(Orbit, TurnsOnlySquares) {
    EXPECT_EQ(orbit(2, 3, {.quarterTurn = true, .diagonal = true}, {0, 0}), (std::vector<Cell>{{0, 0}}));
    EXPECT_EQ(orbit(2, 3, {true, true, true, true}, {0, 0}).size(), 4U);
}

} // namespace
} // namespace lights
