// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/round/LightsHelp.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

class ChaseGuideTest : public testing::Test {
protected:
    LightsPlayScene& play(lights::Board board, lights::Rules rules = {},
                          lights::GoalKind goal = lights::GoalKind::Off) {
        auto puzzle = lights::Puzzle::make(std::move(board), rules, goal).value();
        with.open(ToPlay{{lights::encodePuzzle(puzzle), puzzle, {}, {}}, false});
        return *with.top<LightsPlayScene>();
    }
    /// A dark 5×5 board after these presses.
    static lights::Board after(std::initializer_list<lights::Cell> presses) {
        lights::Board board{lights::BitGrid(5, 5)};
        for (const lights::Cell cell : presses)
            lights::press(board, {}, cell);
        return board;
    }
    static void click(test::SceneRunner& on, LightsPlayScene& scene, lights::Cell cell) {
        const ui::Vec at = scene.board().view().cellRect(cell).centre();
        for (const ui::Event& event :
             {ui::Event(ui::PointerMoved{at}), ui::Event(ui::PointerPressed{at}), ui::Event(ui::PointerReleased{at})})
            on.handle(event);
    }

    test::SceneRunner with;
};

TEST_F(ChaseGuideTest, LeadsToWinAndCountsAsOneHint) {
    LightsPlayScene& scene = play(after({{0, 0}, {2, 3}, {4, 4}}));
    EXPECT_FALSE(scene.round().session().assists().any());
    with.press({game::action::chase});
    EXPECT_FALSE(scene.help().chase().on());
    EXPECT_FALSE(scene.round().session().assists().any());
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_NE(scene.toast()->text.find("not always in the fewest"), std::string::npos);
    EXPECT_NE(scene.toast()->text.find("two stars at most"), std::string::npos);
    with.press({game::action::chase});
    EXPECT_TRUE(scene.help().chase().on());
    EXPECT_EQ(scene.round().session().assists().hints, 1);
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_NE(scene.toast()->text.find("Row 1"), std::string::npos);
    int presses = 0;
    while (scene.help().chase().next() && presses < 60) {
        click(with, scene, *scene.help().chase().next());
        ++presses;
    }
    EXPECT_TRUE(scene.round().session().solved());
    EXPECT_EQ(scene.round().session().assists().hints, 1) << "one help, however far one follows it";
    EXPECT_EQ(scene.toast(), nullptr) << "nothing is left to say";
}

TEST_F(ChaseGuideTest, FollowsPressUndoAndRestart) {
    LightsPlayScene& scene = play(after({{1, 1}}));
    with.press({game::action::chase, game::action::chase});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 1}));
    click(with, scene, {0, 4});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 1}));
    click(with, scene, {1, 1});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 3})) << "what was lit beside it comes next";
    with.press({game::action::undo});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 1}));
    with.press({game::action::restart});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 1}));
    with.press({game::action::undo});
    EXPECT_EQ(scene.help().chase().next(), (lights::Cell{1, 1})) << "the restart was taken back";
    with.press({game::action::chase});
    EXPECT_FALSE(scene.help().chase().on());
    EXPECT_FALSE(scene.help().chase().next());
    EXPECT_EQ(scene.toast(), nullptr);
}

TEST_F(ChaseGuideTest, RefusesUnsuitableBoardsAtNoCost) {
    lights::BitGrid holes(5, 5);
    holes.set({4, 4});
    const lights::Board hollow(lights::BitGrid(5, 5), holes);
    const lights::Board whole{lights::BitGrid(5, 5)};
    for (const auto& [shape, rules] : {std::pair{whole, lights::Rules{lights::Stamp::Cross, lights::Surface::Plane}},
                                       {whole, {lights::Stamp::Plus, lights::Surface::Torus}},
                                       {hollow, lights::Rules{}}}) {
        lights::Board start = shape;
        lights::press(start, rules, {1, 1});
        LightsPlayScene& scene = play(start, rules);
        with.press({game::action::chase});
        EXPECT_FALSE(scene.help().chase().on());
        EXPECT_FALSE(scene.round().session().assists().any());
        ASSERT_NE(scene.toast(), nullptr);
        EXPECT_NE(scene.toast()->text.find("cylinder"), std::string::npos);
    }
}

TEST_F(ChaseGuideTest, WorksForGoalOnAndOnCylinder) {
    for (const auto surface : {lights::Surface::Plane, lights::Surface::Cylinder}) {
        LightsPlayScene& scene =
            play(lights::Board(lights::BitGrid(4, 5)), {lights::Stamp::Plus, surface}, lights::GoalKind::On);
        with.press({game::action::chase, game::action::chase});
        for (int i = 0; i < 60 && scene.help().chase().next(); ++i)
            click(with, scene, *scene.help().chase().next());
        EXPECT_TRUE(scene.round().session().solved());
    }
}

TEST_F(ChaseGuideTest, IsUnderMore) {
    LightsPlayScene& scene = play(after({{1, 1}}));
    with.press({game::action::chase, game::action::more});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    with.press({game::action::chase});
    EXPECT_TRUE(scene.help().chase().on());
}

} // namespace
