// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shared/SharedLeaderboardsScene.hpp"

#include "data/runs/RunCoder.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/SettleShared.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ShiftScoresScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/players/PlayersScene.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/shared/ToSharedLeaderboards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

using namespace game;
using game::test::action;
using game::test::click;
using game::test::pushedTo;
using testing::IsEmpty;
using ui::Action;

class SharedLeaderboardsSceneTest : public testing::Test {
protected:
    SharedLeaderboardsSceneTest() { fs::create_directories(folder()); }

    [[nodiscard]] fs::path folder() const { return with.folder / "drive"; }
    SharedLeaderboardsScene& open() {
        scene = std::make_unique<SharedLeaderboardsScene>(with.services(), with.shared, with.paths);
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }
    void use(std::string_view tool) { test::press(*scene, tool); }
    [[nodiscard]] bool usable(std::string_view tool) const { return test::control(*scene, tool).enabled(); }
    void settle() {
        test::settleShared(with.records, with.shared, "Class");
        scene->recordsChanged();
    }

    test::GameFixture with;
    std::unique_ptr<SharedLeaderboardsScene> scene;
};

TEST_F(SharedLeaderboardsSceneTest, ABoardIsAddedByNameAndFolder) {
    open();
    EXPECT_FALSE(usable("Show its runs"));
    EXPECT_FALSE(usable("Remove"));
    use("Add a shared leaderboard");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_EQ(prompt->onAccept({"", folder().string()}).field, 0U);
    const auto noFolder = prompt->onAccept({"Class", "  "});
    EXPECT_FALSE(noFolder.sentence.empty());
    EXPECT_EQ(noFolder.field, 1U);
    EXPECT_THAT(prompt->onAccept({"Class", folder().string()}).sentence, IsEmpty());
    scene->uncovered();
    EXPECT_TRUE(usable("Show its runs"));
    settle();
    EXPECT_EQ(scene->stateWords("Class"), "Up to date");
}

TEST_F(SharedLeaderboardsSceneTest, TheOneThatWasAddedIsSelected) {
    ASSERT_EQ(with.shared.add("Old", folder()), std::nullopt);
    open();
    fs::create_directories(with.folder / "other");
    use("Add a shared leaderboard");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_THAT(prompt->onAccept({"New", (with.folder / "other").string()}).sentence, IsEmpty());
    scene->uncovered();
    use("Show its runs");
    const auto leaderboard = pushedTo<ToLeaderboard>(with.asked());
    ASSERT_TRUE(leaderboard);
    EXPECT_EQ(leaderboard->shared, "New");
}

TEST_F(SharedLeaderboardsSceneTest, ButtonsFollowTheList) {
    open();
    const float empty = test::control(*scene, "Remove").bounds().y;
    EXPECT_LT(empty, 520) << "right below the panel";
    EXPECT_GT(empty, 450);
}

TEST_F(SharedLeaderboardsSceneTest, SaysWhenTheFolderIsNotThere) {
    open();
    ASSERT_EQ(with.shared.add("Class", with.folder / "missing"), std::nullopt);
    EXPECT_EQ(scene->stateWords("Class"), "Reading…");
    settle();
    EXPECT_EQ(scene->stateWords("Class"), "The folder of the shared leaderboard is not there now.");
}

TEST_F(SharedLeaderboardsSceneTest, EnterShowsTheRuns) {
    ASSERT_EQ(with.shared.add("Class", folder()), std::nullopt);
    open();
    scene->handle(action(Action::Confirm));
    const auto leaderboard = pushedTo<ToLeaderboard>(with.asked());
    ASSERT_TRUE(leaderboard);
    EXPECT_EQ(leaderboard->shared, "Class");
}

TEST_F(SharedLeaderboardsSceneTest, DeleteAsksBeforeItRemoves) {
    ASSERT_EQ(with.shared.add("Class", folder()), std::nullopt);
    open();
    scene->handle(ui::KeyPressed{sf::Keyboard::Delete, {}});
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    EXPECT_NE(with.shared.find("Class"), nullptr);
    question->answers.at(1).chosen();
    EXPECT_EQ(with.shared.find("Class"), nullptr);
    scene->uncovered();
    EXPECT_FALSE(usable("Remove"));
}

TEST_F(SharedLeaderboardsSceneTest, ThePlayersScreenLeadsToIt) {
    PlayersScene players(with.services(), with.records, with.library, with.clock);
    players.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    test::press(players, "Shared leaderboards");
    EXPECT_TRUE(pushedTo<ToSharedLeaderboards>(with.asked()));
}

TEST_F(SharedLeaderboardsSceneTest, TheLeaderboardShowsItsRuns) {
    ASSERT_EQ(with.shared.add("Class", folder()), std::nullopt);
    open();
    settle();
    with.playAs("Ada");
    with.solve("shed/l1");
    with.records.finishStoring();
    data::Run other = with.bestRun("level:shed/l1");
    other.player = "Ben";
    const std::string lines = data::formatRunLine(other);
    ASSERT_TRUE(data::SharedFolder(folder()).publish({data::sharedFileName(lines), lines}));
    with.shared.refresh();
    settle();

    ToLeaderboard to{puzzle::RunKey("level:shed/l1")};
    LeaderboardScene here(to, with.services(), with.records, with.shared, with.library, with.clock);
    here.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    ASSERT_EQ(here.rows().size(), 1U);
    EXPECT_EQ(here.rows()[0].run.player, "Ada");

    to.shared = "Class";
    LeaderboardScene there(to, with.services(), with.records, with.shared, with.library, with.clock);
    there.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    ASSERT_EQ(there.rows().size(), 1U);
    EXPECT_EQ(there.rows()[0].run.player, "Ben");
    there.handle(action(Action::Down));
    there.handle(action(Action::Confirm));
    const auto replay = pushedTo<ToReplay>(with.asked());
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->run.player, "Ben");

    with.shared.remove("Class");
    there.recordsChanged();
    ASSERT_EQ(there.rows().size(), 1U);
    EXPECT_EQ(there.rows()[0].run.player, "Ada") << "back to this computer";
}

} // namespace
