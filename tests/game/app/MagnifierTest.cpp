// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Magnifier.hpp"

#include "game/app/WholeGame.hpp"
#include "game/play/PlayScene.hpp"
#include "game/services/Actions.hpp"

#include <rapidcheck/gtest.h>

#include <cstdlib>

namespace {

using namespace game;
using game::test::frame;
using Key = sf::Keyboard::Key;

constexpr ui::Motion still{true, 1};
const sf::Vector2i window{1280, 800};

Magnifier magnifier(float uiScale) {
    Magnifier made;
    made.resize(ui::Viewport(sf::Vector2u(window), uiScale));
    return made;
}

TEST(MagnifierTest, IsOffWhereThePictureFits) {
    EXPECT_FALSE(magnifier(1).on());
    EXPECT_FALSE(magnifier(0.8F).on());
    EXPECT_FALSE(magnifier(1.05F).on());
    EXPECT_TRUE(magnifier(1.5F).on());
}

TEST(MagnifierTest, PointerReachesAllCorners) {
    Magnifier magnified = magnifier(2); // 2000 by 1500 pixels.
    magnified.point({0, 0});
    EXPECT_EQ(magnified.corner(), sf::Vector2i(0, 0));
    magnified.point(window - sf::Vector2i(1, 1));
    EXPECT_EQ(magnified.corner(), sf::Vector2i(720, 700));
    magnified.point(window / 2);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(360, 350));
}

TEST(MagnifierTest, PointerIsWhereItIsInThePicture) {
    Magnifier magnified = magnifier(2);
    magnified.point(window / 2);
    sf::Event event{};
    event.type = sf::Event::MouseMoved;
    event.mouseMove = {640, 400};
    EXPECT_EQ(magnified.inPicture(event).mouseMove.x, 1000);
    EXPECT_EQ(magnified.inPicture(event).mouseMove.y, 750);
    event.type = sf::Event::MouseWheelScrolled;
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, 1, 10, 20};
    EXPECT_EQ(magnified.inPicture(event).mouseWheelScroll.x, 370);
    EXPECT_EQ(magnified.inPicture(event).mouseWheelScroll.delta, 1);
}

TEST(MagnifierTest, MovesNoFurtherThanItMust) {
    Magnifier magnified = magnifier(2);
    magnified.reveal({300, 200, 100, 40}, still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(0, 0)) << "it can be seen already";
    magnified.reveal({300, 500, 100, 40}, still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(0, 1080 + 120 - 800)) << "with a margin below";
    magnified.reveal({300, 490, 100, 40}, still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(0, 400));
}

RC_GTEST_PROP(MagnifierTest, ShowsWhatIsReachedAndNothingOutside, ()) {
    const auto number = [](int from, int to) { return static_cast<float>(*rc::gen::inRange(from, to)); };
    const sf::Vector2u size(*rc::gen::inRange(640U, 4000U), *rc::gen::inRange(480U, 3000U));
    const ui::Viewport viewport(size, number(80, 200) / 100);
    Magnifier magnified;
    magnified.resize(viewport);
    magnified.point({*rc::gen::inRange(0, static_cast<int>(size.x)), *rc::gen::inRange(0, static_cast<int>(size.y))});
    const ui::Vec all = viewport.size();
    ui::Rect area{number(0, static_cast<int>(all.x) - 1), number(0, static_cast<int>(all.y) - 1), 0, 0};
    area.w = std::min(number(1, 400), all.x - area.x);
    area.h = std::min(number(1, 300), all.y - area.y);
    magnified.reveal(area, still);
    const sf::Vector2i corner = magnified.corner();
    RC_ASSERT(corner.x >= 0);
    RC_ASSERT(corner.y >= 0);
    RC_ASSERT(static_cast<unsigned>(corner.x) + size.x <= viewport.pixels().x);
    RC_ASSERT(static_cast<unsigned>(corner.y) + size.y <= viewport.pixels().y);
    const auto seen = [&](float from, float to, int first, unsigned length) {
        constexpr float rounding = 1;
        const float begin = from * viewport.scale();
        const float end = to * viewport.scale();
        const auto visible = static_cast<float>(length);
        return begin >= static_cast<float>(first) - rounding &&
               (end <= static_cast<float>(first) + visible + rounding || end - begin > visible);
    };
    RC_ASSERT(seen(area.x, area.right(), corner.x, size.x));
    RC_ASSERT(seen(area.y, area.bottom(), corner.y, size.y));
}

TEST(MagnifierTest, KeysLookAround) {
    Magnifier magnified = magnifier(2);
    EXPECT_FALSE(magnified.act(ui::Action::Right, still));
    EXPECT_TRUE(magnified.act(action::lookRight, still));
    EXPECT_EQ(magnified.corner(), sf::Vector2i(512, 0));
    EXPECT_TRUE(magnified.act(action::lookRight, still));
    EXPECT_TRUE(magnified.act(action::lookDown, still));
    EXPECT_EQ(magnified.corner(), sf::Vector2i(720, 320));
    EXPECT_TRUE(magnified.act(action::lookLeft, still));
    EXPECT_TRUE(magnified.act(action::lookUp, still));
    EXPECT_EQ(magnified.corner(), sf::Vector2i(208, 0));
}

TEST(MagnifierTest, GlidesUnlessMotionIsReduced) {
    Magnifier magnified = magnifier(2);
    magnified.act(action::lookRight, {});
    EXPECT_TRUE(magnified.animating());
    EXPECT_EQ(magnified.corner().x, 0);
    magnified.update(0.1F);
    EXPECT_GT(magnified.corner().x, 0);
    magnified.update(1);
    EXPECT_FALSE(magnified.animating());
    EXPECT_EQ(magnified.corner().x, 512);
}

/// The game at twice its size.
class MagnifiedGame : public test::WholeGame {
protected:
    void open(Screen screen, const char* level = nullptr) {
        data::Settings settings;
        settings.uiScale = 200;
        settings.player = "Mina";
        ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
        Options options;
        options.screen = screen;
        if (level != nullptr)
            options.level = level;
        start(options);
        resize(1280, 800);
        settle();
    }
    void point(sf::Vector2i at) {
        sf::Event event{};
        event.type = sf::Event::MouseMoved;
        event.mouseMove = {at.x, at.y};
        game->handle(event);
        game->update(frame);
    }
    void click(sf::Vector2i at) {
        point(at);
        sf::Event event{};
        event.type = sf::Event::MouseButtonPressed;
        event.mouseButton = {sf::Mouse::Left, at.x, at.y};
        game->handle(event);
        event.type = sf::Event::MouseButtonReleased;
        game->handle(event);
        game->update(frame);
        settle();
    }
    /// How many of a grid of pixels differ, in percent.
    static double difference(const sf::Image& one, const sf::Image& other) {
        int all = 0;
        int different = 0;
        for (unsigned y = 0; y < one.getSize().y; y += 5)
            for (unsigned x = 0; x < one.getSize().x; x += 5) {
                const auto a = one.getPixel(x, y);
                const auto b = other.getPixel(x, y);
                ++all;
                different += std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b) > 24 ? 1 : 0;
            }
        return 100.0 * different / all;
    }
};

/// Where in the window the pointer has to be to point at a pixel of the picture.
sf::Vector2i pointerAt(sf::Vector2f target) {
    Magnifier probe = magnifier(2);
    sf::Vector2i at;
    const auto reached = [&] {
        probe.point(at);
        return sf::Vector2f(at + probe.corner());
    };
    while (reached().x < target.x)
        ++at.x;
    while (reached().y < target.y)
        ++at.y;
    return at;
}

TEST_F(MagnifiedGame, PointerPressesTheWindowThatItShows) {
    open(Screen::Play, "terrace/doorbell");
    const auto* const pane = dynamic_cast<const GridPane*>(game->top().form()->focused());
    ASSERT_NE(pane, nullptr);
    const lights::Cell last{pane->rows() - 1, pane->columns() - 1};
    constexpr float scale = 2;
    ASSERT_EQ(ui::Viewport(sf::Vector2u(window), 2).scale(), scale);
    const bool lit = session().board().lit().test(last);
    click(pointerAt(pane->cellRect(last).centre() * scale));
    EXPECT_NE(session().board().lit().test(last), lit);
    EXPECT_EQ(session().moves(), 1);
}

TEST_F(MagnifiedGame, PictureFollowsThePointer) {
    open(Screen::Settings);
    point({0, 0});
    settle();
    const sf::Image topLeft = picture(sf::Vector2u(window));
    EXPECT_GT(colours(topLeft), 20U);
    point(window - sf::Vector2i(1, 1));
    settle();
    const sf::Image bottomRight = picture(sf::Vector2u(window));
    EXPECT_GT(difference(topLeft, bottomRight), 10);
    point({0, 0});
    settle();
    EXPECT_LT(difference(topLeft, picture(sf::Vector2u(window))), 1);
}

TEST_F(MagnifiedGame, PictureFollowsTheFocus) {
    open(Screen::Settings);
    const sf::Image first = picture(sf::Vector2u(window));
    for (int i = 0; i < 4; ++i)
        tapKey(Key::Down);
    const sf::Image below = picture(sf::Vector2u(window));
    EXPECT_GT(difference(first, below), 10);
    game->update(frame);
    EXPECT_FALSE(game->animating());
}

TEST_F(MagnifiedGame, KeysShowTheRestOfAPage) {
    open(Screen::Help);
    const sf::Image before = picture(sf::Vector2u(window));
    keyDown(Key::Right, false, false, true);
    settle();
    EXPECT_LT(difference(before, picture(sf::Vector2u(window))), 1) << "Ctrl alone does not look around";
    keyDown(Key::Right, false, true, true);
    settle();
    EXPECT_GT(difference(before, picture(sf::Vector2u(window))), 10);
}

TEST_F(MagnifiedGame, WindowMayChangeItsSize) {
    open(Screen::Settings);
    point(window - sf::Vector2i(1, 1));
    resize(800, 600);
    settle();
    EXPECT_GT(colours(picture({800, 600})), 20U);
    point({799, 599});
    resize(1920, 1080);
    settle();
    EXPECT_GT(colours(picture({1920, 1080})), 20U);
}

} // namespace
