// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/LightsReplayScene.hpp"

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using namespace game;
using ui::Action;

/// A run of shed level 3 in five moves, the first at 0 s, the others at 10 s.
class LightsReplaySceneTest : public testing::Test {
protected:
    LightsReplaySceneTest() {
        with.open(ToMainMenu{});
        with.playAs("Mina");
        with.solve("shed/l3", 1);
        with.open(ToLeaderboard{"level:shed/l3", 0});
    }
    LightsReplayScene& open() {
        with.press({Action::Confirm});
        return scene();
    }
    [[nodiscard]] LightsReplayScene& scene() const {
        auto* const top = with.top<LightsReplayScene>();
        return top != nullptr ? *top : throw std::logic_error("No replay is on top.");
    }
    void press(std::initializer_list<Action> actions) { with.press(actions); }

    test::SceneRunner with;
};

TEST_F(LightsReplaySceneTest, PlaysInRecordedTime) {
    open();
    EXPECT_TRUE(scene().running());
    EXPECT_EQ(scene().playback().length(), 5U);
    with.pass(1);
    EXPECT_EQ(scene().playback().done(), 1U);
    for (int seconds = 0; seconds < 10; ++seconds)
        with.pass(1);
    EXPECT_TRUE(scene().playback().atEnd());
    EXPECT_TRUE(scene().playback().session().solved());
    EXPECT_FALSE(scene().running()) << "stops at the end";
}

TEST_F(LightsReplaySceneTest, SellsNoStar) {
    with.solve("shed/l1"); // Opens level 3.
    EXPECT_FALSE(open().showsOptimum()) << "Mina has needed five moves";
    press({Action::Back});
    with.playAs("Ben");
    with.solve("shed/l3");
    with.open(ToLeaderboard{"level:shed/l3", 0});
    EXPECT_TRUE(open().showsOptimum()) << "Ben has three stars";
    with.playAs("Mina");
    with.open(ToLeaderboard{"level:shed/l3", 0});
    press({Action::Confirm});
    ASSERT_NE(with.top<QuestionScene>(), nullptr) << "Ben's run would tell her all";
    press({Action::Left, Action::Confirm}); // She may race it, without seeing its board.
    const auto* race = with.top<LightsPlayScene>();
    ASSERT_NE(race, nullptr);
    EXPECT_NE(race->rival(), nullptr);
    EXPECT_FALSE(race->showsRivalBoard());
}

TEST_F(LightsReplaySceneTest, ChangesSpeed) {
    open();
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    EXPECT_EQ(scene().tools().speed(), 8.0);
    with.pass(1);
    EXPECT_EQ(scene().playback().now(), puzzle::Milliseconds(8000));
    press({Action::PreviousTab, Action::PreviousTab, Action::PreviousTab, Action::PreviousTab, Action::PreviousTab});
    EXPECT_EQ(scene().tools().speed(), 0.5);
    with.pass(1);
    EXPECT_EQ(scene().playback().now(), puzzle::Milliseconds(8500));
}

TEST_F(LightsReplaySceneTest, StopsAndContinues) {
    open();
    with.pass(1);
    press({Action::Confirm});
    EXPECT_FALSE(scene().running());
    with.pass(20);
    EXPECT_EQ(scene().playback().done(), 1U);
    press({Action::Confirm});
    EXPECT_TRUE(scene().running());
}

TEST_F(LightsReplaySceneTest, StepsBothWays) {
    open();
    press({Action::Right});
    EXPECT_FALSE(scene().running()) << "stepping stops the replay";
    EXPECT_EQ(scene().playback().done(), 1U);
    press({Action::Right, Action::Right, action::redo});
    EXPECT_EQ(scene().playback().done(), 4U);
    press({Action::Left, action::undo});
    EXPECT_EQ(scene().playback().done(), 2U);
    EXPECT_EQ(scene().playback().session().moves(), 2);
    press({Action::Left, Action::Left, Action::Left});
    EXPECT_EQ(scene().playback().done(), 0U);
}

TEST_F(LightsReplaySceneTest, RestartsFromEnd) {
    open();
    for (int steps = 0; steps < 9; ++steps)
        press({Action::Right});
    EXPECT_TRUE(scene().playback().atEnd());
    press({Action::Confirm});
    EXPECT_TRUE(scene().running());
    EXPECT_EQ(scene().playback().done(), 0U);
}

TEST_F(LightsReplaySceneTest, HomeAndEndJumpToEnds) {
    open();
    press({Action::End});
    EXPECT_TRUE(scene().playback().atEnd());
    press({Action::Home});
    EXPECT_EQ(scene().playback().done(), 0U);
}

TEST_F(LightsReplaySceneTest, StopsWhenCovered) {
    open();
    scene().covered();
    EXPECT_FALSE(scene().running());
}

TEST_F(LightsReplaySceneTest, BackReturnsToLeaderboard) {
    open();
    press({Action::Back});
    ASSERT_NE(with.top<LeaderboardScene>(), nullptr);
}

TEST_F(LightsReplaySceneTest, RemovesDeletedRunFromList) {
    with.playAs("Ada");
    ASSERT_FALSE(with.records.removePlayer("Mina")->value());
    ASSERT_EQ(with.top<LeaderboardScene>()->rows().size(), 1U) << "as it was read";
    press({Action::Confirm});
    ASSERT_NE(with.top<LeaderboardScene>(), nullptr);
    EXPECT_TRUE(with.top<LeaderboardScene>()->rows().empty());
}

TEST_F(LightsReplaySceneTest, UnreadableCodeHasNoBoard) {
    auto rows = with.top<LeaderboardScene>()->rows();
    ASSERT_EQ(rows.size(), 1U);
    data::RunSummary other = rows[0].run;
    other.code = "LA1x";
    EXPECT_FALSE(challengeOf(other, with.library));
}

TEST_F(LightsReplaySceneTest, FindsBoardOfRun) {
    const data::RunSummary run = with.top<LeaderboardScene>()->rows()[0].run;
    const auto level = challengeOf(run, with.library);
    ASSERT_TRUE(level);
    EXPECT_TRUE(level->place());
    data::RunSummary daily = run;
    daily.key = "daily:2026-07-14";
    EXPECT_TRUE(challengeOf(daily, with.library)->day());
    data::RunSummary changed = run; // As if the level had another board now.
    changed.code = lights::encodePuzzle(with.level("shed/l4").level().lights());
    const auto loose = challengeOf(changed, with.library);
    ASSERT_TRUE(loose);
    EXPECT_FALSE(loose->place());
    EXPECT_EQ(loose->lights(), with.level("shed/l4").level().lights());
}

} // namespace
