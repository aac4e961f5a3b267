// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneReplayScene.hpp"

#include "game/Controls.hpp"
#include "game/PinwheelRun.hpp"
#include "game/SceneDrawing.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/dialogs/HelpScene.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/services/Actions.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>

namespace {

using namespace game;
using namespace std::chrono_literals;
using ui::Action;

/// Ada's run on the pinwheel, which Ben opens from the leaderboard.
class ArukoneReplaySceneTest : public testing::Test {
protected:
    ArukoneReplaySceneTest() {
        const Challenge challenge = test::pinwheel(with);
        with.playAs("Ada");
        test::recordPinwheel(with, challenge);
        with.playAs("Ben");
        test::recordPinwheel(with, challenge); // Ben knows the answer, so that he may watch.
        with.open(ToLeaderboard{challenge.key, 0});
        with.press({Action::Confirm});
    }
    [[nodiscard]] ArukoneReplayScene& scene() const {
        auto* const top = with.top<ArukoneReplayScene>();
        return top != nullptr ? *top : throw std::logic_error("No replay of a fuse box is on top.");
    }
    [[nodiscard]] std::size_t done() const { return scene().playback().done(); }
    [[nodiscard]] int joined() const { return scene().playback().session().state().joined; }
    void press(std::initializer_list<Action> actions) { with.press(actions); }
    void click(ui::Vec at) {
        with.handle(ui::PointerPressed{at});
        with.handle(ui::PointerReleased{at});
    }
    void playToTheEnd() {
        for (int seconds = 0; seconds < 21; ++seconds)
            with.pass(1);
    }

    test::SceneRunner with;
};

TEST_F(ArukoneReplaySceneTest, PlaysInRecordedTime) {
    EXPECT_TRUE(scene().running());
    EXPECT_TRUE(scene().animating());
    with.pass(1);
    EXPECT_EQ(joined(), 1);
    for (int seconds = 0; seconds < 10; ++seconds)
        with.pass(1);
    EXPECT_EQ(joined(), 2);
    playToTheEnd();
    EXPECT_TRUE(scene().playback().session().solved());
    EXPECT_EQ(scene().playback().now(), 20s);
    EXPECT_FALSE(scene().running()) << "stops at the end";
}

TEST_F(ArukoneReplaySceneTest, PlaysFasterAndSlower) {
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    with.pass(1);
    EXPECT_EQ(scene().playback().now(), 8s);
    press({Action::PreviousTab, Action::PreviousTab, Action::PreviousTab, Action::PreviousTab});
    with.pass(1);
    EXPECT_EQ(scene().playback().now(), 8500ms);
}

TEST_F(ArukoneReplaySceneTest, ConfirmStopsAndContinues) {
    with.pass(1);
    press({Action::Confirm});
    EXPECT_FALSE(scene().running());
    playToTheEnd();
    EXPECT_EQ(joined(), 1);
    press({Action::Confirm});
    EXPECT_TRUE(scene().running());
}

TEST_F(ArukoneReplaySceneTest, StepsBothWays) {
    press({Action::Right});
    EXPECT_FALSE(scene().running()) << "stepping stops the replay";
    EXPECT_EQ(joined(), 1);
    press({Action::Right, action::redo});
    EXPECT_EQ(joined(), 3);
    press({Action::Left, action::undo});
    EXPECT_EQ(joined(), 1);
    press({Action::Left, Action::Left});
    EXPECT_EQ(done(), 0U);
    for (int steps = 0; steps < 9; ++steps)
        press({Action::Right});
    EXPECT_TRUE(scene().playback().atEnd());
}

TEST_F(ArukoneReplaySceneTest, HomeAndEndJumpAndConfirmRestarts) {
    press({Action::End});
    EXPECT_TRUE(scene().playback().session().solved());
    press({Action::Home});
    EXPECT_EQ(done(), 0U);
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(scene().running());
    EXPECT_EQ(done(), 0U);
}

TEST_F(ArukoneReplaySceneTest, StopsWhenCovered) {
    press({action::help});
    ASSERT_NE(with.top<HelpScene>(), nullptr);
    press({Action::Back});
    EXPECT_FALSE(scene().running());
}

TEST_F(ArukoneReplaySceneTest, SaysWhatEachStepDid) {
    EXPECT_TRUE(scene().spokenNews().words.empty()) << "while it plays";
    press({Action::Right});
    EXPECT_EQ(scene().spokenNews().words, "Cable 1: joined");
    press({Action::Right});
    EXPECT_EQ(scene().spokenNews().words, "Cable 4: joined");
    press({action::sayGoal});
    ASSERT_FALSE(with.speaker.said.empty());
    EXPECT_EQ(with.speaker.said.back().substr(0, 19), "Join equal numbers.");
}

TEST_F(ArukoneReplaySceneTest, CablesAppearAndNightEnds) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    press({Action::Home});
    with.pass(1);
    press({Action::Confirm, Action::Home});
    EXPECT_EQ(scene().scenery().night, 1.0F);
    const sf::Image before = test::drawn(scene(), resources, "night", {1280, 800});
    press({Action::End});
    with.pass(1);
    EXPECT_EQ(scene().scenery().night, 0.0F);
    const sf::Image after = test::drawn(scene(), resources, "night", {1280, 800});
    int changed = 0;
    for (unsigned y = 200; y < 600; ++y)
        for (unsigned x = 440; x < 840; ++x)
            changed += before.getPixel(x, y) != after.getPixel(x, y) ? 1 : 0;
    EXPECT_GT(changed, 10'000);
}

TEST_F(ArukoneReplaySceneTest, RaceStartsAgainstTheRun) {
    click(test::control(scene(), "Race").bounds().centre());
    auto* const race = with.top<ArukonePlayScene>();
    ASSERT_NE(race, nullptr);
    ASSERT_NE(race->rival(), nullptr);
    EXPECT_EQ(rivalFacts(with.text, *race->rival()).name, "Ada");
}

TEST_F(ArukoneReplaySceneTest, BackReturnsToLeaderboard) {
    press({Action::Back});
    EXPECT_NE(with.top<LeaderboardScene>(), nullptr);
}

} // namespace
