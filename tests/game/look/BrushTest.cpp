// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Brush.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/Sprite.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace game {
namespace {

using ui::Vec;

constexpr float pi = std::numbers::pi_v<float>;
constexpr unsigned side = 64;

float areaOf(const std::vector<Vec>& polygon, const std::vector<TriangleIndices>& triangles) {
    float sum = 0;
    for (const TriangleIndices& t : triangles)
        sum += std::abs(doubleArea(std::array{polygon[t[0]], polygon[t[1]], polygon[t[2]]})) / 2;
    return sum;
}

/// A crenellated wall, 40 × 30 with two gaps of 8 × 10 at the top.
const std::vector<Vec> battlements{{10, 20}, {18, 20}, {18, 30}, {26, 30}, {26, 20}, {34, 20},
                                   {34, 30}, {42, 30}, {42, 20}, {50, 20}, {50, 50}, {10, 50}};
constexpr float battlementsArea = 40 * 30 - 2 * 8 * 10;

class BrushTest : public testing::Test {
protected:
    /// What the brush drew, in front of black.
    static sf::Image picture(const Brush& brush) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(side, side));
        target.clear(sf::Color::Black);
        brush.draw(target);
        target.display();
        return target.getTexture().copyToImage();
    }
    /// How many pixels are covered, counting those at soft edges in part.
    static float coverage(const Brush& brush) {
        const sf::Image image = picture(brush);
        float sum = 0;
        for (unsigned y = 0; y < side; ++y)
            for (unsigned x = 0; x < side; ++x)
                sum += static_cast<float>(image.getPixel(x, y).g) / 255;
        return sum;
    }
    static int greyAt(const Brush& brush, unsigned x, unsigned y) { return picture(brush).getPixel(x, y).g; }

    sf::Context context;
    Brush brush;
};

TEST(Triangulation, CoversAPolygonThatIsNotConvexOnceInEitherWindingOrder) {
    for (const bool turned : {false, true}) {
        std::vector<Vec> polygon = battlements;
        if (turned)
            std::reverse(polygon.begin(), polygon.end());
        const std::vector<TriangleIndices> triangles = triangulated(polygon);
        EXPECT_EQ(triangles.size(), polygon.size() - 2);
        EXPECT_NEAR(areaOf(polygon, triangles), battlementsArea, 0.01F);
    }
}

TEST(Triangulation, EndsForAPolygonThatCrossesItself) {
    const std::vector<Vec> bow{{0, 0}, {10, 10}, {10, 0}, {0, 10}};
    EXPECT_EQ(triangulated(bow).size(), 2U);
    EXPECT_TRUE(triangulated(std::vector<Vec>{{0, 0}, {1, 1}}).empty());
}

TEST(OutlineTest, AnArcFollowsItsEllipse) {
    const Outline half = Outline{}.arc({0, 0}, {30, 10}, pi, 2 * pi).close();
    const std::vector<ui::Polyline> contours = half.flattened(1);
    ASSERT_EQ(contours.size(), 1U);
    EXPECT_TRUE(contours[0].closed);
    for (const Vec p : contours[0].points) {
        EXPECT_NEAR(p.x * p.x / 900 + p.y * p.y / 100, 1, 0.002F);
        EXPECT_LE(p.y, 0.001F);
    }
    EXPECT_NEAR(std::abs(doubleArea(contours[0].points)) / 2, pi * 30 * 10 / 2, 8);
}

TEST(OutlineTest, IsFinerAtALargerScale) {
    const Outline disc = Outline::disc({0, 0}, 10);
    EXPECT_LT(disc.flattened(1)[0].points.size(), disc.flattened(8)[0].points.size());
}

TEST(GradientTest, MixesBetweenStopsAndContinuesBeyondThem) {
    const Gradient g = Gradient::linear({0, 0}, {0, 10},
                                        {{0, sf::Color{0, 0, 0}}, {0.5F, sf::Color{100, 0, 0}}, {1, sf::Color::White}});
    EXPECT_EQ(g.at({5, -3}), sf::Color(0, 0, 0));
    EXPECT_EQ(g.at({5, 2.5F}), sf::Color(50, 0, 0));
    EXPECT_EQ(g.at({5, 5}), sf::Color(100, 0, 0));
    EXPECT_EQ(g.at({5, 99}), sf::Color::White);
}

TEST_F(BrushTest, FillsExactlyThePolygon) {
    brush.fill(Outline{std::span{battlements}}, sf::Color::White);
    EXPECT_NEAR(coverage(brush), battlementsArea, 8);
    EXPECT_EQ(greyAt(brush, 14, 25), 255); // A merlon …
    EXPECT_EQ(greyAt(brush, 22, 25), 0);   // … the gap beside it …
    EXPECT_EQ(greyAt(brush, 30, 45), 255); // … and the wall below.
}

TEST_F(BrushTest, LeavesNoGapsBetweenTriangles) {
    Outline hills;
    hills.move({4, 60}).line({4, 30}).curve({20, 0}, {24, 60}, {40, 20}).curve({50, 5}, {52, 40}, {60, 30});
    hills.line({60, 60}).close();
    brush.fill(hills,
               Gradient::linear({4, 20}, {60, 50},
                                {{0, sf::Color::White}, {0.3F, sf::Color(200, 200, 200)}, {1, sf::Color::White}}));
    const sf::Image image = picture(brush);
    for (unsigned y = 48; y < 58; ++y)
        for (unsigned x = 6; x < 58; ++x)
            EXPECT_GE(image.getPixel(x, y).g, 195) << x << ' ' << y;
}

TEST_F(BrushTest, EveryStopOfAGradientIsReached) {
    brush.box({0, 0, 64, 64},
              Gradient::across(0, 64, {{0, sf::Color::Black}, {0.25F, sf::Color::White}, {1, sf::Color::Black}}));
    EXPECT_NEAR(greyAt(brush, 8, 30), 135, 4);
    EXPECT_NEAR(greyAt(brush, 16, 30), 253, 3);
    EXPECT_NEAR(greyAt(brush, 40, 30), 127, 4);
}

TEST_F(BrushTest, ARadialGradientIsRound) {
    brush.box({0, 0, 64, 64}, Gradient::radial({32, 32}, 20, {{0, sf::Color::White}, {1, sf::Color::Black}}));
    const sf::Image image = picture(brush);
    for (int degrees = 0; degrees < 360; degrees += 30) {
        const float angle = static_cast<float>(degrees) * pi / 180;
        const auto at = [&](float r) {
            return image.getPixel(static_cast<unsigned>(32 + r * std::cos(angle)),
                                  static_cast<unsigned>(32 + r * std::sin(angle)));
        };
        EXPECT_NEAR(at(10).g, 127, 16) << degrees;
        EXPECT_EQ(at(24).g, 0) << degrees;
    }
}

TEST_F(BrushTest, ALineHasItsWidthAndRoundEnds) {
    brush.line({20, 32}, {44, 32}, 8, sf::Color::White);
    EXPECT_NEAR(coverage(brush), 24 * 8 + pi * 16, 4);
    EXPECT_EQ(greyAt(brush, 17, 31), 255);
}

TEST_F(BrushTest, HairlinesAreFainterInsteadOfThinner) {
    brush.line({10.5F, 10.5F}, {50.5F, 30.5F}, 0.25F, sf::Color::White);
    EXPECT_NEAR(coverage(brush), 0.25F * std::hypot(40.0F, 20.0F), 3);
    Brush strip;
    strip.fill({{10, 10}, {50, 30}, {50, 30.3F}, {10, 10.3F}}, sf::Color::White);
    EXPECT_NEAR(coverage(strip), 40 * 0.3F, 3);
}

TEST_F(BrushTest, AClipKeepsEverythingInside) {
    {
        const Brush::Clip clip{brush, Outline{std::span{battlements}}};
        brush.box({0, 0, 64, 64}, sf::Color::White);
    }
    EXPECT_NEAR(coverage(brush), battlementsArea, 8);
    EXPECT_EQ(greyAt(brush, 22, 25), 0);
    brush.box({0, 0, 4, 4}, sf::Color::White); // No longer clipped.
    EXPECT_EQ(greyAt(brush, 1, 1), 255);
}

TEST_F(BrushTest, AClipWithinAClipKeepsWhatIsInBoth) {
    const Brush::Clip left{brush, Outline::box({10, 10, 20, 40})};
    const Brush::Clip right{brush, Outline::box({20, 20, 30, 40})};
    brush.box({0, 0, 64, 64}, sf::Color::White);
    EXPECT_NEAR(coverage(brush), 10 * 30, 1);
}

TEST_F(BrushTest, ATransformMovesAndTurnsShapes) {
    const Brush::Within turned{brush, sf::Transform{}.translate(32, 32).rotate(90)};
    brush.box({0, -2, 20, 4}, sf::Color::White); // Points right; now down.
    EXPECT_EQ(greyAt(brush, 32, 45), 255);
    EXPECT_EQ(greyAt(brush, 45, 32), 0);
}

TEST_F(BrushTest, LightAddsUpAndLeavesATransparentTextureTransparent) {
    brush.light(Outline::box({10, 10, 40, 40}), sf::Color{100, 100, 100});
    brush.light(Outline::box({10, 10, 40, 40}), sf::Color{100, 100, 100});
    EXPECT_EQ(greyAt(brush, 30, 30), 200);
    sf::RenderTexture baked;
    ASSERT_TRUE(baked.create(side, side));
    baked.clear(sf::Color::Transparent);
    brush.draw(baked);
    baked.display();
    EXPECT_EQ(baked.getTexture().copyToImage().getPixel(30, 30), sf::Color(200, 200, 200, 0));
    sf::RenderTexture screen;
    ASSERT_TRUE(screen.create(side, side));
    screen.clear(sf::Color{20, 20, 20});
    screen.draw(sf::Sprite{baked.getTexture()}, bakedBlend);
    screen.display();
    EXPECT_EQ(screen.getTexture().copyToImage().getPixel(30, 30), sf::Color(220, 220, 220));
}

TEST_F(BrushTest, AGlowIsBrightestInTheMiddleAndEndsAtItsRadius) {
    brush.glow({32, 32}, 24, sf::Color{200, 200, 200});
    const sf::Image image = picture(brush);
    EXPECT_NEAR(image.getPixel(32, 32).g, 199, 4);
    EXPECT_NEAR(image.getPixel(32 + 12, 32).g, 200 * (std::exp(-4.2F / 4) - std::exp(-4.2F)) / (1 - std::exp(-4.2F)),
                8);
    EXPECT_EQ(image.getPixel(32 + 26, 32).g, 0);
}

TEST_F(BrushTest, DrawsBakedAlphaOnce) {
    Brush faint{1, 0.5F};
    faint.fill(Outline::box({10, 10, 40, 40}), sf::Color::White);
    EXPECT_NEAR(greyAt(faint, 30, 30), 128, 1);
}

} // namespace
} // namespace game
