// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/PinwheelRun.hpp"
#include "game/SceneDrawing.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/play/ToPlay.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using namespace std::chrono_literals;

/// Ada joined 1 at 0 s, 4 at 10 s and the others at 20 s.
class ArukoneRaceTest : public testing::Test {
protected:
    ArukoneRaceTest() {
        with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    }

    ArukonePlayScene& race() {
        const Challenge challenge = test::pinwheel(with);
        with.playAs("Ada");
        ToPlay to{challenge, false};
        to.rival = test::recordPinwheel(with, challenge);
        with.playAs("Ben");
        test::recordPinwheel(with, challenge); // Ben knows the answer, so that he may see Ada's board.
        with.open(std::move(to));
        auto* scene = with.top<ArukonePlayScene>();
        while (scene->round().searching())
            with.pass(0.01F);
        return *scene;
    }
    /// Draws the cable of 2 and puts it down.
    void draw() {
        with.handle(test::key(sf::Keyboard::Num2));
        with.press({ui::Action::Confirm, ui::Action::Down, ui::Action::Confirm});
    }

    test::SceneRunner with;
};

TEST_F(ArukoneRaceTest, RivalsBoardFollowsTheirCables) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}}) {
        ArukonePlayScene& scene = race();
        const ArukoneRival* const rival = scene.rival();
        ASSERT_NE(rival, nullptr);
        EXPECT_EQ(rival->session().state().joined, 0);
        const sf::Image before = test::drawn(scene, resources, "night", window);
        draw();
        with.pass(1);
        EXPECT_EQ(rival->session().state().joined, 1);
        for (int i = 0; i < 10; ++i)
            with.pass(1);
        EXPECT_EQ(rival->session().state().joined, 2);
        const sf::Image after = test::drawn(scene, resources, "night", window);
        const auto place = scene.rivalBoardRect();
        ASSERT_TRUE(place) << window.x;
        const auto area = scene.changingArea();
        ASSERT_TRUE(area);
        EXPECT_TRUE(area->contains(place->centre()));
        const float scale = ui::Viewport(window, 1).scale();
        int changed = 0;
        for (auto y = static_cast<unsigned>(place->y * scale); y < static_cast<unsigned>(place->bottom() * scale); ++y)
            for (auto x = static_cast<unsigned>(place->x * scale); x < static_cast<unsigned>(place->right() * scale);
                 ++x)
                changed += before.getPixel(x, y) != after.getPixel(x, y) ? 1 : 0;
        EXPECT_GT(changed, 150) << "their cables appeared";
    }
}

TEST_F(ArukoneRaceTest, FiguresStandSideBySide) {
    ArukonePlayScene& scene = race();
    draw();
    for (int i = 0; i < 12; ++i)
        with.pass(1);
    const ArukoneFacts::Rival facts = rivalFacts(with.text, *scene.rival());
    EXPECT_EQ(facts.name, "Ada");
    EXPECT_EQ(facts.score, 2);
    EXPECT_EQ(facts.joined, 2);
    EXPECT_FALSE(facts.time);
    for (int i = 0; i < 12; ++i)
        with.pass(1);
    EXPECT_EQ(rivalFacts(with.text, *scene.rival()).time, 20s);
    ArukoneContext context;
    context.rival = facts;
    const ArukoneFacts shown = fuseBoxFacts(with.text, with.preferences.get(), scene.round(), context);
    EXPECT_TRUE(shown.rival);
    EXPECT_FALSE(shown.best) << "in a race, the own record gives way";
}

} // namespace
