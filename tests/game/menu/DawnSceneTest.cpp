// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/DawnScene.hpp"

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/menu/ToMainMenu.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using ui::Action;

class DawnSceneTest : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    DawnScene& open() {
        scene = std::make_unique<DawnScene>(with.services(), with.records, with.library);
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }
    [[nodiscard]] bool resets() {
        const auto asked = with.asked();
        const auto* reset = asked ? std::get_if<Navigator::Reset>(&*asked) : nullptr;
        return reset != nullptr && reset->to.as<ToMainMenu>() != nullptr;
    }

    test::GameFixture with;
    std::unique_ptr<DawnScene> scene;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
};

TEST_F(DawnSceneTest, EndsByItselfAndLeadsToTheStreet) {
    open();
    EXPECT_TRUE(scene->animating());
    for (int i = 0; i < 95; ++i)
        scene->update(0.1F);
    EXPECT_TRUE(scene->over());
    EXPECT_FALSE(scene->animating());
    scene->handle(action(Action::Confirm));
    EXPECT_TRUE(resets());
}

TEST_F(DawnSceneTest, FirstPressOfAnyKindOnlySkips) {
    for (const ui::Event& event :
         {action(Action::Confirm), action(Action::Back), ui::Event{ui::PointerPressed{{100, 330}}}}) {
        open();
        scene->handle(event);
        EXPECT_TRUE(scene->over());
        EXPECT_FALSE(with.navigator.waiting());
    }
    scene->handle(action(Action::Back));
    EXPECT_TRUE(resets());
}

TEST_F(DawnSceneTest, StaysForThePictureUntilTheNextPress) {
    open();
    scene->handle(action(Action::Confirm));
    const sf::Image words = test::drawn(*scene, resources);
    scene->handle(action(Action::Right));
    scene->handle(action(Action::Confirm));
    const sf::Image picture = test::drawn(*scene, resources);
    const sf::IntRect headline{62, 60, 300, 60};
    EXPECT_GT(test::brightness(words, headline), test::brightness(picture, headline) + 10);
    scene->handle(action(Action::Confirm));
    EXPECT_FALSE(with.navigator.waiting());
    EXPECT_EQ(test::brightness(test::drawn(*scene, resources), headline), test::brightness(words, headline));
}

TEST_F(DawnSceneTest, DayBreaks) {
    open();
    const sf::IntRect sky{20, 300, 200, 60};
    const int night = test::brightness(test::drawn(*scene, resources), sky);
    scene->update(2);
    const int dawn = test::brightness(test::drawn(*scene, resources), sky);
    scene->update(8);
    const int day = test::brightness(test::drawn(*scene, resources), sky);
    EXPECT_GT(dawn, night + 20);
    EXPECT_GT(day, dawn + 20);
}

TEST_F(DawnSceneTest, IsStillAtOnceWithReducedMotion) {
    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    open();
    EXPECT_TRUE(scene->over());
    EXPECT_FALSE(scene->animating());
}

} // namespace
