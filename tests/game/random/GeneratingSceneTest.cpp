// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/GeneratingScene.hpp"

#include "game/GameFixture.hpp"
#include "game/controls/GenerateBoard.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace game;
using ui::Action;

/// Boards with this setting take about a second to generate: MeasuredClasses.csv does not have its classes.
const Challenge::Random slow{
    lights::RandomSetting{
        62, 23, {lights::Stamp::Square, lights::Surface::Plane}, lights::GoalKind::Off, lights::Difficulty::Hard},
    "evening", false, 3};

class GeneratingSceneTest : public testing::Test {
protected:
    GeneratingSceneTest() { with.open(ToMainMenu{}); }

    void generate(const Challenge::Random& wish) {
        generateBoard(wish, with.navigator, with.text, [this](Challenge challenge) { drawn = std::move(challenge); });
        with.pass(0);
    }
    /// Updates until the overlay closes.
    void settle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(120);
        while (with.top<GeneratingScene>() != nullptr && std::chrono::steady_clock::now() < end)
            with.pass(0.02F);
    }

    test::SceneRunner with;
    std::optional<Challenge> drawn;
};

TEST_F(GeneratingSceneTest, GeneratesBoard) {
    generate({lights::RandomSetting{5, 5, {}, lights::GoalKind::Off, lights::Difficulty::Any}, "evening", true, 1});
    settle(); // A quick board needs no overlay, unless the machine is busy.
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->lights().rows(), 5);
}

TEST_F(GeneratingSceneTest, DeliversSlowBoardWhenReady) {
    generate(slow);
    EXPECT_NE(with.top<GeneratingScene>(), nullptr);
    EXPECT_FALSE(drawn);
    settle();
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->random()->round, 3);
    EXPECT_EQ(drawn->lights(), lights::generate(slow.lights(), slow.seed)->puzzle);
}

TEST_F(GeneratingSceneTest, EscCancels) {
    generate(slow);
    with.press({Action::Back});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
    with.pass(1);
    EXPECT_FALSE(drawn);
}

TEST_F(GeneratingSceneTest, ReportsImpossibleBoard) {
    generate({lights::RandomSetting{5, 5, {}, lights::GoalKind::Off, 99}, "evening", false, 1});
    EXPECT_NE(with.top<ErrorScene>(), nullptr);
    EXPECT_FALSE(drawn);
}

} // namespace
