// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/shift/ShiftOverScene.hpp"
#include "game/shift/ToShiftOver.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace game;

TEST(ShiftOverPictureTest, FiveDigitsStayClearOfTheMedals) {
    const sf::Context context;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    test::SceneRunner run;
    run.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    for (const std::string_view theme : {"night", "contrast"})
        for (const sf::Vector2u window : {sf::Vector2u(800, 600), sf::Vector2u(1280, 800)}) {
            const auto picture = [&](int points) {
                puzzle::ShiftScore score;
                score.points = points;
                run.open(ToShiftOver{score, {}, {}, {}, {}});
                run.pass(2);
                return test::drawn(run.scenes.top(), resources, theme, window);
            };
            const sf::Image few = picture(5000);
            const sf::Image many = picture(88888);
            const ui::Viewport viewport(window, 1);
            // From the end of the points to the first medal, at the height of the digits.
            const float end = viewport.compact() ? viewport.content().right() - 24 - 450 + 250 : 640 + 262;
            const float scale = viewport.scale();
            const sf::IntRect gap{static_cast<int>((end + 2) * scale), static_cast<int>(60 * scale),
                                  static_cast<int>((viewport.compact() ? 8.0F : 16.0F) * scale),
                                  static_cast<int>((viewport.compact() ? 30.0F : 80.0F) * scale)};
            int different = 0;
            for (int y = gap.top; y < gap.top + gap.height; ++y)
                for (int x = gap.left; x < gap.left + gap.width; ++x)
                    different += few.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)) !=
                                         many.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))
                                     ? 1
                                     : 0;
            EXPECT_EQ(different, 0) << theme << ' ' << window.x;
        }
}

} // namespace
