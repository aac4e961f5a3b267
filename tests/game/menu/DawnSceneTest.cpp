// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/DawnScene.hpp"

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/menu/ToMainMenu.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <tuple>

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

TEST_F(DawnSceneTest, SunRisesAboveTheHillBesideTheTownAndBelowTheWords) {
    constexpr float words = 362;
    for (const auto& [left, right, ground, width] : {std::tuple{470.0F, 1262.0F, 738.0F, 1280.0F},
                                                     {611.0F, 1404.0F, 738.0F, 1422.0F},
                                                     {420.0F, 982.0F, 688.0F, 1000.0F},
                                                     {470.0F, 1262.0F, 1100.0F, 1280.0F}}) {
        const TownPlan plan{left, right, ground, width};
        const ui::Vec sun = dawnSun(plan, words);
        EXPECT_GT(sun.y - dawnSunRadius, words) << width;
        EXPECT_LE(sun.y + dawnSunRadius, plan.hillTop(sun.x)) << width << ": no part of it is hidden";
        EXPECT_GT(sun.x - dawnSunRadius, 0) << width;
        EXPECT_LT(sun.x + dawnSunRadius, placesOn(plan.house(House::Crooked, 18).facade()).left) << width;
    }
}

TEST_F(DawnSceneTest, IsStillAtOnceWithReducedMotion) {
    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    open();
    EXPECT_TRUE(scene->over());
    EXPECT_FALSE(scene->animating());
}

} // namespace
