// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Magnifier.hpp"

#include "game/app/WholeGame.hpp"
#include "game/play/LightsPlayScene.hpp"
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
    magnified.point({0, 0}, still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(0, 0));
    magnified.point(window - sf::Vector2i(1, 1), still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(720, 700));
    magnified.point(window / 2, still);
    EXPECT_EQ(magnified.corner(), sf::Vector2i(360, 350));
}

TEST(MagnifierTest, PointerIsWhereItIsInThePicture) {
    Magnifier magnified = magnifier(2);
    magnified.point(window / 2, still);
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
    magnified.point({*rc::gen::inRange(0, static_cast<int>(size.x)), *rc::gen::inRange(0, static_cast<int>(size.y))},
                    still);
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

RC_GTEST_PROP(MagnifierTest, PointerMovesItWithoutAJumpAndReachesEveryEdge, ()) {
    Magnifier magnified = magnifier(2);
    const auto between = [](int margin) {
        return sf::Vector2i(*rc::gen::inRange(margin, window.x - margin), *rc::gen::inRange(margin, window.y - margin));
    };
    magnified.point(between(0), still);
    const sf::Vector2i before = between(100);
    magnified.point(before, still);
    magnified.act(*rc::gen::element(action::lookUp, action::lookDown, action::lookLeft, action::lookRight), still);
    const sf::Vector2i seen = magnified.corner();
    const sf::Vector2i towards = window / 2 - before;
    magnified.point(before + sf::Vector2i(towards.x < 0 ? -1 : 1, towards.y < 0 ? -1 : 1), still);
    constexpr int little = 3; // 720 pixels on at least half of 1280, and 700 on half of 800.
    RC_ASSERT(std::abs(magnified.corner().x - seen.x) <= little);
    RC_ASSERT(std::abs(magnified.corner().y - seen.y) <= little);
    magnified.point({0, 0}, still);
    RC_ASSERT(magnified.corner().x == 0);
    RC_ASSERT(magnified.corner().y == 0);
    magnified.point(window - sf::Vector2i(1, 1), still);
    RC_ASSERT(magnified.corner().x == 720);
    RC_ASSERT(magnified.corner().y == 700);
}

TEST(MagnifierTest, GlidesToTheEdgeAtWhichThePointerStays) {
    Magnifier magnified = magnifier(2);
    magnified.point({0, 0}, {});
    magnified.act(action::lookRight, still);
    magnified.point({10, 0}, {});
    EXPECT_TRUE(magnified.animating());
    EXPECT_EQ(magnified.corner().x, 512);
    magnified.update(1);
    EXPECT_EQ(magnified.corner().x, 0);
    magnified.point({0, 0}, {});
    EXPECT_FALSE(magnified.animating());
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
    void open(const std::string& screen, const char* level = nullptr, data::Settings settings = {}) {
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
    [[nodiscard]] ui::Rect attention() const { return game->top().form()->focused()->attention(); }
    /// As much of it as has room in the window.
    [[nodiscard]] testing::AssertionResult sees(const ui::Rect& area) const {
        constexpr float rounding = 1;
        const ui::Rect shown = game->visible();
        const auto within = [](float from, float length, float begin, float visible) {
            return from >= begin - rounding && (length > visible || from + length <= begin + visible + rounding);
        };
        if (within(area.x, area.w, shown.x, shown.w) && within(area.y, area.h, shown.y, shown.h))
            return testing::AssertionSuccess();
        return testing::AssertionFailure() << area.x << ", " << area.y << " with " << area.w << " by " << area.h
                                           << " is not in what begins at " << shown.x << ", " << shown.y;
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
        probe.point(at, still);
        return sf::Vector2f(at + probe.corner());
    };
    while (reached().x < target.x)
        ++at.x;
    while (reached().y < target.y)
        ++at.y;
    return at;
}

TEST_F(MagnifiedGame, PointerPressesTheWindowThatItShows) {
    open("play", "terrace/doorbell");
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
    open("settings");
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
    open("settings");
    const sf::Image first = picture(sf::Vector2u(window));
    for (int i = 0; i < 4; ++i)
        tapKey(Key::Down);
    const sf::Image below = picture(sf::Vector2u(window));
    EXPECT_GT(difference(first, below), 10);
    game->update(frame);
    EXPECT_FALSE(game->animating());
}

TEST_F(MagnifiedGame, KeysShowTheRestOfAPage) {
    open("help");
    const sf::Image before = picture(sf::Vector2u(window));
    keyDown(Key::Right, false, false, true);
    settle();
    EXPECT_LT(difference(before, picture(sf::Vector2u(window))), 1) << "Ctrl alone does not look around";
    keyDown(Key::Right, false, true, true);
    settle();
    EXPECT_GT(difference(before, picture(sf::Vector2u(window))), 10);
}

TEST_F(MagnifiedGame, EverythingThatIsReachedByKeyIsSeen) {
    for (const char* const screen : {"menu", "settings", "keys", "random", "leaderboard"}) {
        open(screen);
        point(window - sf::Vector2i(1, 1)); // Whatever the pointer had left there.
        for (int i = 0; i < 12; ++i) {
            tapKey(i % 3 == 2 ? Key::Tab : Key::Down);
            EXPECT_TRUE(sees(attention())) << "screen " << screen << ", key " << i;
        }
        point({0, 0});
        tapKey(Key::Up);
        EXPECT_TRUE(sees(attention())) << "screen " << screen;
    }
}

TEST_F(MagnifiedGame, NamesOfActionsAreSeenBesideTheirKeys) {
    open("keys");
    for (const Key key : {Key::Down, Key::Down, Key::Down, Key::Down, Key::Right, Key::Right, Key::Left}) {
        keyDown(Key::Right, false, true, true); // Away from the name.
        keyDown(Key::Right, false, true, true);
        settle();
        EXPECT_FALSE(sees(attention()));
        tapKey(key);
        const ui::Rect slot = game->top().form()->focused()->focusBounds();
        EXPECT_GT(slot.x - attention().x, 140) << "the name is to the left of it";
        EXPECT_TRUE(sees(attention()));
        EXPECT_TRUE(sees(slot));
    }
}

TEST_F(MagnifiedGame, OpenListIsSeen) {
    open("settings");
    const auto listIsOpen = [this] { return game->top().form()->focused()->modal(); };
    for (int i = 0; i < 40 && !listIsOpen(); ++i) {
        tapKey(Key::Down);
        if (game->top().form()->focused()->spoken().role == ui::Role::Menu)
            tapKey(Key::Enter);
    }
    ASSERT_TRUE(listIsOpen());
    for (int i = 0; i < 8; ++i) {
        tapKey(Key::Down);
        EXPECT_TRUE(sees(attention())) << i;
    }
}

TEST_F(MagnifiedGame, DialogIsSeenWhereverThePointerIs) {
    open("play", "terrace/doorbell");
    point(window - sf::Vector2i(1, 1));
    EXPECT_GT(game->visible().x, 300);
    tapKey(Key::Escape);
    ASSERT_TRUE(game->top().overlay());
    EXPECT_TRUE(sees(attention()));
}

TEST_F(MagnifiedGame, WhatIsScannedIsSeen) {
    data::Settings settings;
    settings.access.oneSwitch = true;
    settings.access.scanStep = 1000;
    open("settings", nullptr, settings);
    std::set<float> reached;
    for (int i = 0; i < 30; ++i) {
        for (int frames = 0; frames < 62; ++frames)
            game->update(frame);
        for (int calm = 0; calm < 30; ++calm) { // The picture glides to what has just been reached.
            const float before = attention().y;
            game->update(frame);
            calm = attention().y == before ? calm : 0;
        }
        reached.insert(attention().y);
        EXPECT_TRUE(sees(attention())) << "step " << i;
        point({1, 1}); // Somebody moves the mouse.
    }
    EXPECT_GE(reached.size(), 5U);
}

TEST_F(MagnifiedGame, MessageStandsWhereThePlayerLooks) {
    open("play", "terrace/doorbell");
    const sf::Image before = picture(sf::Vector2u(window));
    keyDown(Key::Right, false, true, true);
    keyDown(Key::Right, false, true, true);
    settle();
    EXPECT_GT(game->visible().x, 300) << "the message is left of this";
    const sf::Image right = picture(sf::Vector2u(window));
    EXPECT_GT(difference(before, right), 10);
    tapKey(Key::H);
    ASSERT_NE(top<LightsPlayScene>()->toast(), nullptr);
    EXPECT_GT(difference(right, picture(sf::Vector2u(window))), 3);
}

TEST_F(MagnifiedGame, WindowMayChangeItsSize) {
    open("settings");
    point(window / 2);
    const ui::Vec middle = game->visible().centre();
    EXPECT_GT(middle.x, 450);
    EXPECT_GT(middle.y, 350);
    for (const sf::Vector2u size : {sf::Vector2u(1200, 700), {1500, 1000}, {1280, 800}}) {
        resize(size.x, size.y);
        settle();
        EXPECT_NEAR(game->visible().centre().x, middle.x, 2) << size.x;
        EXPECT_NEAR(game->visible().centre().y, middle.y, 2) << size.x;
        EXPECT_GT(colours(picture(size)), 20U);
    }
    point(window - sf::Vector2i(1, 1));
    const sf::Image corner = picture(sf::Vector2u(window));
    point({0, 0});
    resize(800, 600);
    settle();
    resize(1280, 800);
    point(window - sf::Vector2i(1, 1));
    settle();
    EXPECT_LT(difference(corner, picture(sf::Vector2u(window))), 1) << "nothing is left of other sizes";
}

} // namespace
