// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/app/ChangedArea.hpp"
#include "game/app/Game.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "ui/FramePart.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <chrono>
#include <cstring>
#include <thread>

namespace {

using namespace game;
using Key = sf::Keyboard::Key;

constexpr ui::Seconds frameTime = 1.0F / 60;

sf::Image pixelsOf(sf::RenderTexture& target) {
    target.display();
    return target.getTexture().copyToImage();
}

/// The smallest rectangle that holds all pixels that differ.
sf::IntRect difference(const sf::Image& a, const sf::Image& b) {
    const sf::Vector2i size(a.getSize());
    sf::Vector2i least = size;
    sf::Vector2i most(-1, -1);
    for (int y = 0; y < size.y; ++y)
        for (int x = 0; x < size.x; ++x)
            if (a.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)) !=
                b.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))) {
                least = {std::min(least.x, x), std::min(least.y, y)};
                most = {std::max(most.x, x), std::max(most.y, y)};
            }
    return most.x < 0 ? sf::IntRect() : sf::IntRect(least, most - least + sf::Vector2i(1, 1));
}

struct Look {
    sf::Vector2u window;
    const char* theme;
    const char* language;

    // NOLINTNEXTLINE(readability-identifier-naming): GoogleTest calls it.
    friend void PrintTo(const Look& look, std::ostream* out) {
        *out << look.window.x << "x" << look.window.y << " " << look.theme << " " << look.language;
    }
};

/// A game that redraws, like its window, only what it says has changed.
class RedrawTest : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void start(Options options) {
        const sf::Vector2u window = options.size.value_or(sf::Vector2u(1280, 800));
        auto started =
            Game::start({std::move(options), GAME_TEST_SHARE, paths, [](const char*) { return nullptr; }, true}, clock);
        ASSERT_TRUE(started) << started.error();
        game = std::move(*started);
        open(window);
        rest();
    }
    void start(const std::string& opened, const Look& look = {{1280, 800}, "night", "en"}) {
        Options options;
        options.screen = opened;
        options.size = look.window;
        options.theme = look.theme;
        options.language = look.language;
        start(std::move(options));
    }
    void open(sf::Vector2u window) {
        screen = std::make_unique<sf::RenderTexture>();
        ASSERT_TRUE(screen->create(window.x, window.y));
        game->resize(window);
        show();
    }
    /// Draws as the window does. \returns whether it drew everything.
    bool show() {
        const auto part = game->changedArea();
        if (part) {
            const ui::FramePart only(*screen, *part);
            game->draw(*screen);
        } else {
            game->draw(*screen);
        }
        return !part;
    }
    /// Lets everything come to rest and shows it; the player has been away for a while.
    void rest() {
        game->settle();
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        while (play() != nullptr && play()->round().solving()) {
            if (std::chrono::steady_clock::now() > deadline) {
                ADD_FAILURE() << "the solver does not come to an end";
                break;
            }
            std::this_thread::yield();
            game->update(0);
        }
        for (int i = 0; i < 4; ++i) { // The extra frames in which the game cleans up.
            game->update(frameTime);
            show();
        }
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            game->update(frameTime);
            show();
        }
    }
    /// Waits as the window does until something changes by itself. \returns whether everything was drawn.
    bool tick() {
        while (game->storing()) { // The board is saved every second, for its clock.
            std::this_thread::yield();
            game->update(0);
        }
        EXPECT_GE(game->nextChange(), 0);
        game->update(game->nextChange());
        return show();
    }
    void pass(int seconds) {
        for (int i = 0; i < seconds; ++i)
            game->update(1);
    }
    void tapKey(Key code, bool control = false) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        event.key.control = control;
        game->handle(event);
        event.type = sf::Event::KeyReleased;
        game->handle(event);
    }
    void point(int x, int y) {
        sf::Event event{};
        event.type = sf::Event::MouseMoved;
        event.mouseMove = {x, y};
        game->handle(event);
    }
    [[nodiscard]] const LightsPlayScene* play() const { return dynamic_cast<const LightsPlayScene*>(&game->top()); }

    /// What is on the screen is what a full frame would show.
    void expectComplete(const char* when) {
        sf::RenderTexture whole;
        ASSERT_TRUE(whole.create(screen->getSize().x, screen->getSize().y));
        const sf::Image shown = pixelsOf(*screen);
        game->draw(whole);
        const sf::IntRect wrong = difference(shown, pixelsOf(whole));
        EXPECT_EQ(wrong, sf::IntRect()) << when << ": differs in " << wrong.width << "x" << wrong.height << " at "
                                        << wrong.left << "," << wrong.top;
    }

    data::test::TemporaryFolder folder;
    data::Paths paths = data::pathsIn(folder / "data");
    test::FixedClock clock;
    std::unique_ptr<Game> game;
    std::unique_ptr<sf::RenderTexture> screen;
};

class RedrawClockTest : public RedrawTest, public testing::WithParamInterface<Look> {};

TEST_P(RedrawClockTest, OnlyTheTimeIsDrawnAgain) {
    start("play", GetParam());
    tapKey(Key::Enter);
    rest();
    for (int i = 0; i < 3; ++i) {
        const auto before = pixelsOf(*screen);
        EXPECT_FALSE(tick());
        EXPECT_NE(difference(before, pixelsOf(*screen)), sf::IntRect()) << "the time goes on";
        expectComplete("a second later");
    }
    for (const int seconds : {50, 540, 9 * 60, 40 * 60}) { // 1:.., 10:.., and more than an hour.
        pass(seconds);
        EXPECT_FALSE(show());
        expectComplete("much later");
    }
    EXPECT_FALSE(tick());
    expectComplete("a second after that");
}

TEST_P(RedrawClockTest, LittleIsDrawnForATick) {
    start("play", GetParam());
    tapKey(Key::Enter);
    rest();
    game->update(game->nextChange());
    const auto area = game->changedArea();
    ASSERT_TRUE(area);
    const sf::Vector2u all = GetParam().window;
    EXPECT_LT(static_cast<unsigned>(area->width * area->height), all.x * all.y / 30);
}

INSTANTIATE_TEST_SUITE_P(Looks, RedrawClockTest,
                         testing::Values(Look{{1280, 800}, "night", "en"}, Look{{800, 600}, "contrast", "de"},
                                         Look{{1920, 1080}, "paper", "de"}, Look{{1003, 777}, "night", "en"}));

TEST_F(RedrawTest, ToastComesStandsAndGoes) {
    start("play");
    tapKey(Key::Enter);
    rest();
    tapKey(Key::C, true);
    ASSERT_NE(play()->toast(), nullptr);
    frames(1);
    expectComplete("it comes");
    pass(11); // No longer: the stars twinkle, and the toast is gone.
    EXPECT_EQ(play()->toast(), nullptr);
    frames(1);
    expectComplete("it has gone");

    tapKey(Key::C, true);
    for (int i = 0; i < 40; ++i) {
        frames(6);
        expectComplete("while it is there");
    }
    EXPECT_EQ(play()->toast(), nullptr);
}

TEST_F(RedrawTest, ClockGoesOnBesideAToastThatStands) {
    data::Settings settings;
    settings.reducedMotion = true; // The stars stand still.
    ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
    start("play");
    tapKey(Key::Enter);
    rest();
    tapKey(Key::C, true);
    while (game->animating() || game->dirty())
        frames(1);
    ASSERT_NE(play()->toast(), nullptr);
    expectComplete("it has come");
    EXPECT_FALSE(tick());
    EXPECT_NE(play()->toast(), nullptr);
    expectComplete("a second later");
    while (play()->toast() != nullptr) {
        if (game->animating())
            frames(1);
        else
            tick();
        expectComplete("on its way out");
    }
    EXPECT_FALSE(game->animating()) << "frames are needed only while it moves";
}

TEST_F(RedrawTest, PointerOnTheBoardAndTheToolbar) {
    start("play");
    tapKey(Key::Enter);
    rest();
    for (const auto& [x, y] : {std::pair(640, 400), {700, 400}, {640, 760}, {64, 48}, {5, 5}}) {
        point(x, y);
        EXPECT_FALSE(game->changedArea()) << "anything may react";
        frames(1);
        expectComplete("at once");
        frames(70);
        expectComplete("with a tooltip");
    }
}

TEST_F(RedrawTest, WindowOfAnotherSize) {
    start("play");
    tapKey(Key::Enter);
    rest();
    EXPECT_FALSE(tick());
    for (const sf::Vector2u size : {sf::Vector2u{1000, 760}, {1700, 900}, {1280, 800}}) {
        open(size);
        EXPECT_TRUE(game->changedArea().has_value());
        rest();
        expectComplete("resized");
        EXPECT_FALSE(tick());
        expectComplete("a second later");
    }
}

TEST_F(RedrawTest, PartOfALargerPictureIsDrawnWhole) {
    data::Settings settings;
    settings.uiScale = 200;
    ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
    start("play");
    tapKey(Key::Enter);
    rest();
    EXPECT_TRUE(tick());
    EXPECT_FALSE(game->changedArea());
    expectComplete("a second later");
    point(1000, 700);
    frames(30);
    expectComplete("elsewhere");
}

TEST_F(RedrawTest, AScreenThatSaysNothingIsDrawnWhole) {
    start("daily");
    EXPECT_GE(game->nextChange(), 0) << "it counts down to the next puzzle";
    EXPECT_TRUE(tick());
    expectComplete("a minute later");
}

TEST_F(RedrawTest, AnEventMayChangeAnything) {
    start("play");
    tapKey(Key::Enter);
    rest();
    EXPECT_FALSE(tick());
    tapKey(Key::Right);
    EXPECT_FALSE(game->changedArea());
    frames(30);
    tapKey(Key::Escape);
    frames(30);
    expectComplete("paused");
    tapKey(Key::Escape);
    frames(30);
    expectComplete("played again");
}

TEST(ChangedAreaTest, CoversEveryPixelItTouches) {
    const ui::Viewport viewport({1003, 777}, 1);
    ChangedArea changed;
    EXPECT_FALSE(changed.pixels(viewport)) << "nothing was drawn yet";
    changed.clear();
    EXPECT_EQ(changed.pixels(viewport), sf::IntRect());
    changed.add(ui::Rect{10.4F, 20.4F, 5, 5});
    changed.add(ui::Rect{100, 10, 5000, 5});
    const sf::IntRect area = changed.pixels(viewport).value();
    EXPECT_LE(static_cast<float>(area.left), 10.4F * viewport.scale());
    EXPECT_LE(static_cast<float>(area.top), 10 * viewport.scale());
    EXPECT_GE(static_cast<float>(area.top + area.height), 25.4F * viewport.scale());
    EXPECT_EQ(area.left + area.width, 1003) << "not beyond the window";
    changed.add(std::nullopt);
    EXPECT_FALSE(changed.pixels(viewport));
}

} // namespace
