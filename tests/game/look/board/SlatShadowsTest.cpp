// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/SlatShadows.hpp"

#include "game/look/Theme.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace {

using namespace game;

constexpr ui::Seconds frame = 0.05F;
constexpr std::size_t closed = 40;

std::ptrdiff_t shown(const SlatShadows& shadows) {
    const auto walkers = shadows.walkers(closed);
    return std::count_if(walkers.begin(), walkers.end(), [](const auto& walker) { return walker.has_value(); });
}

TEST(SlatShadowsTest, TwoAtMostCrossAtATimeAndANewOneNowAndThen) {
    SlatShadows shadows;
    std::set<std::size_t> windows;
    int begun = 0;
    std::optional<std::size_t> last;
    for (ui::Seconds passed = 0; passed < 60; passed += frame) {
        shadows.update(frame, true);
        EXPECT_LE(shown(shadows), 2);
        const auto walkers = shadows.walkers(closed);
        for (const auto& walker : walkers)
            if (walker) {
                EXPECT_LT(walker->window, closed);
                EXPECT_LE(std::abs(walker->way), 1);
                windows.insert(walker->window);
            }
        if (walkers[0] && last != walkers[0]->window) {
            last = walkers[0]->window;
            ++begun;
        }
    }
    EXPECT_NEAR(begun, 60 / SlatShadows::between, 2);
    EXPECT_GT(windows.size(), 6U);
    EXPECT_EQ(SlatShadows().walkers(closed)[0].has_value(), false) << "not in the first frame";
    EXPECT_FALSE(shadows.walkers(0)[0]) << "all shutters are open";
}

TEST(SlatShadowsTest, OnesInTheSameWindowBothReachItsEnd) {
    SlatShadows shadows;
    std::array<std::ptrdiff_t, 3> often{};
    for (ui::Seconds passed = 0; passed < 30; passed += frame) {
        shadows.update(frame, true);
        const auto walkers = shadows.walkers(1);
        ++often.at(static_cast<std::size_t>(walkers[0].has_value()) + static_cast<std::size_t>(walkers[1].has_value()));
    }
    EXPECT_GT(often[2], 0) << "the second begins before the first has gone";
}

TEST(SlatShadowsTest, RestOnceThePictureDoes) {
    SlatShadows shadows;
    for (int i = 0; i < 40; ++i)
        shadows.update(frame, true);
    ASSERT_GT(shown(shadows), 0);
    shadows.update(frame, false);
    EXPECT_TRUE(shadows.settling());
    for (int i = 0; i < 13; ++i)
        shadows.update(frame, false);
    EXPECT_FALSE(shadows.settling());
    EXPECT_EQ(shown(shadows), 0);
}

TEST(SlatShadowsTest, AreSeenBetweenTheSlatsOnly) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(1280, 800));
    const auto drawn = [&](std::string_view theme) {
        target.clear(sf::Color::White);
        {
            ui::Canvas canvas(target, ui::Viewport({1280, 800}, 1), game::theme(theme).controls, *resources);
            drawSlatShadow(canvas, {100, 100}, 100, {0, 0.1F, 1});
        }
        target.display();
        return target.getTexture().copyToImage();
    };
    const sf::Image seen = drawn("night");
    int changes = 0;
    for (unsigned y = 60; y < 140; ++y)
        changes += (seen.getPixel(104, y) == sf::Color::White) != (seen.getPixel(104, y - 1) == sf::Color::White);
    EXPECT_EQ(changes, 8) << "a head and three slats of shoulders";
    EXPECT_EQ(seen.getPixel(100, 60), sf::Color::White);
    EXPECT_EQ(seen.getPixel(140, 100), sf::Color::White) << "outside the pane";
    const sf::Image flat = drawn("contrast");
    EXPECT_EQ(flat.getPixel(104, 113), sf::Color::White);
}

} // namespace
