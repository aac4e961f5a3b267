// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/LightsHelp.hpp"
#include "lights/Board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using lights::Cell;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using Step = HintGuide::Step;

lights::Board board(const std::vector<std::string>& rows) {
    return lights::parseBoard(rows, lights::maxSide).value();
}

Step advance(HintGuide& guide, const lights::Board& start, Cell press, lights::Rules rules = {}) {
    return guide.advance(lights::Puzzle::make(start, rules, lights::GoalKind::Off).value(), start, press);
}

TEST(HintGuideTest, GoesFromRegionToWindowToPress) {
    const lights::Board lit = board({"#####", "#####", "#####", "#####", "#####"});
    HintGuide guide;
    EXPECT_THAT(guide.region(), IsEmpty());

    EXPECT_EQ(advance(guide, lit, {1, 2}), Step::Region);
    EXPECT_THAT(guide.region(), Contains(Cell{1, 2}));
    EXPECT_GT(guide.region().size(), 1U) << "it does not give the window away";

    EXPECT_EQ(advance(guide, lit, {1, 2}), Step::Window);
    EXPECT_THAT(guide.region(), IsEmpty());
    EXPECT_EQ(guide.cell(), (Cell{1, 2}));

    EXPECT_EQ(advance(guide, lit, {1, 2}), Step::Press);
    EXPECT_EQ(guide.cell(), (Cell{1, 2}));
}

TEST(HintGuideTest, StartsOverForAnotherWindow) {
    const lights::Board lit = board({"###", "###", "###"});
    HintGuide guide;
    advance(guide, lit, {0, 0});
    advance(guide, lit, {0, 0});
    EXPECT_EQ(advance(guide, lit, {2, 1}), Step::Region);
    EXPECT_EQ(guide.cell(), (Cell{2, 1}));
    guide.clear();
    EXPECT_EQ(guide.step(), Step::None);
    EXPECT_EQ(advance(guide, lit, {2, 1}), Step::Region);
}

TEST(HintGuideTest, GoesFromPressesToUndoToUndoingThem) {
    HintGuide guide;
    EXPECT_EQ(guide.undo({1, 2}, 3), Step::Window);
    EXPECT_EQ(guide.undo({1, 2}, 2), Step::Window) << "as one was undone";
    EXPECT_EQ(guide.undo({1, 2}, 2), Step::Press);
    EXPECT_EQ(guide.undos(), 2U);
    EXPECT_EQ(guide.takeBack({1, 2}), Step::Window);
    EXPECT_EQ(guide.undos(), 0U);
}

TEST(HintGuideTest, DoesNotTintHoles) {
    const lights::Board holed = board({"_#_", "###", "_#_"});
    HintGuide guide;
    advance(guide, holed, {1, 1});
    EXPECT_THAT(guide.region(), Contains(Cell{1, 1}));
    EXPECT_THAT(guide.region(), Not(Contains(Cell{0, 0})));
}

TEST(HintGuideTest, DoesNotTintSealedWindows) {
    const lights::Board sealed = board({"#x#", "###", "#x#"});
    HintGuide guide;
    EXPECT_EQ(advance(guide, sealed, {1, 1}), Step::Region);
    EXPECT_THAT(guide.region(), Not(Contains(Cell{0, 1})));
}

TEST(HintGuideTest, TintsOnlyWindowsThatQuietHoursAllow) {
    const lights::Board lit = board({"#.#", "###", "#.#"});
    lights::Rules rules;
    rules.quietHours = true;
    HintGuide guide;
    EXPECT_EQ(advance(guide, lit, {1, 1}, rules), Step::Region);
    EXPECT_THAT(guide.region(), Contains(Cell{1, 1}));
    EXPECT_THAT(guide.region(), Not(Contains(Cell{0, 1})));
}

TEST(HintGuideTest, SkipsRegionOnSmallestBoards) {
    const lights::Board four = board({"##", "##"});
    HintGuide guide;
    EXPECT_EQ(advance(guide, four, {1, 0}), Step::Window) << "a tint of all windows says nothing";
    EXPECT_EQ(guide.cell(), (Cell{1, 0}));
    EXPECT_EQ(advance(guide, four, {1, 0}), Step::Press);
    for (const auto& rows : {std::vector<std::string>{"#"}, {"##"}, {"#_", "##"}, {"_#_", "###"}}) {
        const lights::Board small = board(rows);
        HintGuide other;
        const Step step = advance(other, small, {0, small.hasCell({0, 0}) ? 0 : 1});
        EXPECT_TRUE(step == Step::Window || std::ssize(other.region()) < small.cellCount()) << rows.front();
    }
    const lights::Board nine = board({"###", "###", "###"});
    HintGuide another;
    EXPECT_EQ(advance(another, nine, {1, 1}), Step::Region);
}

TEST(HintGuideTest, SkipsARegionThatSaysNothing) {
    lights::Rules rules;
    rules.quietHours = true;
    HintGuide all;
    EXPECT_EQ(advance(all, board({"##...", ".....", "....."}), {0, 0}, rules), Step::Window)
        << "nothing else can be pressed";
    HintGuide alone;
    EXPECT_EQ(advance(alone, board({"#....", ".....", "....#"}), {0, 0}, rules), Step::Window)
        << "a tint of one window is no region";
}

} // namespace
