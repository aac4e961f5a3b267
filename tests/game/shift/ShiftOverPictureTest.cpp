// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/controls/ResultLayout.hpp"
#include "game/shift/ShiftOverScene.hpp"
#include "game/shift/ToShiftOver.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace game;

TEST(ShiftOverPictureTest, FiveDigitsStayClearOfTheLineBesideThem) {
    const sf::Context context;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    test::SceneRunner run;
    run.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    for (const std::string_view theme : {"night", "contrast"})
        for (const sf::Vector2u window : {sf::Vector2u(800, 600), sf::Vector2u(1280, 800)}) {
            const auto picture = [&](int points) {
                puzzle::ShiftScore score;
                score.points = points;
                run.open(ToShiftOver{score, 0, {}, {}});
                run.pass(2);
                return test::drawn(run.scenes.top(), resources, theme, window);
            };
            const sf::Image few = picture(1);
            const sf::Image many = picture(88888);
            const ui::Viewport viewport(window, 1);
            const ui::Rect column = ResultLayout(viewport).column();
            const float pitch = std::min(152.5F, column.w / 4);
            // From where digits may be to where the next number begins; the line is in it.
            const sf::IntRect gap{static_cast<int>((column.x + pitch - 32) * viewport.scale()),
                                  static_cast<int>(190 * viewport.scale()), static_cast<int>(26 * viewport.scale()),
                                  static_cast<int>(60 * viewport.scale())};
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
