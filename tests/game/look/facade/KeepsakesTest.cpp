// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/SceneDrawing.hpp"
#include "game/look/facade/KeepsakeWindow.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace {

using namespace game;

constexpr unsigned side = 128;

class Keepsakes : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    static sf::Image painted(const std::function<void(Brush&)>& paint) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(side, side));
        target.clear(sf::Color::Transparent);
        Brush brush;
        paint(brush);
        brush.draw(target);
        target.display();
        return target.getTexture().copyToImage();
    }
    /// In the middle of the picture, 96 high.
    static sf::Image thing(Keepsake what, bool earned, std::string_view theme = "night") {
        return painted([&](Brush& brush) {
            paintKeepsake(brush, what, {side / 2.0F, 112}, 96, earned, game::theme(theme).controls);
        });
    }
    static sf::Image window(Keepsake what, bool earned, std::string_view theme) {
        return painted([&](Brush& brush) {
            paintKeepsakeWindow(brush, {14, 14, 100, 100}, what, earned, game::theme(theme).controls);
        });
    }
    static bool covered(const sf::Image& picture, unsigned x, unsigned y) { return picture.getPixel(x, y).a > 127; }
};

TEST_F(Keepsakes, OutlinesAloneTellThemApart) {
    std::vector<sf::Image> all;
    for (std::size_t i = 0; i < keepsakeCount; ++i)
        all.push_back(thing(static_cast<Keepsake>(i), false));
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            int different = 0;
            int both = 0;
            for (unsigned y = 0; y < side; ++y)
                for (unsigned x = 0; x < side; ++x) {
                    different += covered(all[a], x, y) != covered(all[b], x, y) ? 1 : 0;
                    both += covered(all[a], x, y) || covered(all[b], x, y) ? 1 : 0;
                }
            EXPECT_GT(different, both / 5) << a << " and " << b;
        }
}

TEST_F(Keepsakes, StandOnTheirFootAndStayInTheirBox) {
    for (std::size_t i = 0; i < keepsakeCount; ++i) {
        const sf::Image picture = thing(static_cast<Keepsake>(i), true);
        unsigned lowest = 0;
        for (unsigned y = 0; y < side; ++y)
            for (unsigned x = 0; x < side; ++x)
                if (covered(picture, x, y)) {
                    lowest = y;
                    EXPECT_TRUE(x >= 15 && x < side - 15 && y >= 13) << i << " at " << x << ", " << y;
                }
        EXPECT_NEAR(lowest, 112, 3) << i;
    }
}

TEST_F(Keepsakes, EarnedOnesAreLitFromBehind) {
    const ui::Rect inner = keepsakeGlass({14, 14, 100, 100});
    const sf::IntRect glass{static_cast<int>(inner.x), static_cast<int>(inner.y), static_cast<int>(inner.w),
                            static_cast<int>(inner.h)};
    for (const std::string_view theme : themeNames())
        for (std::size_t i = 0; i < keepsakeCount; ++i) {
            const auto what = static_cast<Keepsake>(i);
            EXPECT_GT(test::brightness(window(what, true, theme), glass),
                      test::brightness(window(what, false, theme), glass) + 40)
                << theme << ", " << i;
        }
}

TEST_F(Keepsakes, ShowDetailsOnlyOnceEarned) {
    // The face of the clock: a silhouette has none.
    const sf::Image earned = thing(Keepsake::AlarmClock, true);
    const sf::Image missing = thing(Keepsake::AlarmClock, false);
    const unsigned x = side / 2 + 6;
    EXPECT_EQ(missing.getPixel(x, 76), missing.getPixel(x + 22, 76)) << "face and rim are alike";
    EXPECT_NE(earned.getPixel(x, 76), earned.getPixel(x + 22, 76));
}

} // namespace
