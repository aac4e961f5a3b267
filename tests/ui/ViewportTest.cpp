// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Viewport.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

struct Expectation {
    sf::Vector2u window;
    float uiScale;
    float scale;
    Vec logical;
    bool compact;
};

class ViewportFigures : public testing::TestWithParam<Expectation> {};

TEST_P(ViewportFigures, DependOnWindow) {
    const Expectation& expected = GetParam();
    const Viewport viewport(expected.window, expected.uiScale);
    EXPECT_NEAR(viewport.scale(), expected.scale, 1e-4F);
    EXPECT_NEAR(viewport.size().x, expected.logical.x, 0.5F);
    EXPECT_NEAR(viewport.size().y, expected.logical.y, 0.5F);
    EXPECT_EQ(viewport.compact(), expected.compact);
    EXPECT_EQ(viewport.margin(), expected.compact ? 24 : 40);
}

INSTANTIATE_TEST_SUITE_P(Windows, ViewportFigures,
                         testing::Values(Expectation{{1280, 800}, 1, 1, {1280, 800}, false},
                                         Expectation{{800, 600}, 1, 0.8F, {1000, 750}, true},
                                         Expectation{{800, 600}, 1.5F, 1.2F, {1000, 750}, true},
                                         Expectation{{640, 480}, 0.8F, 0.64F, {1000, 750}, true},
                                         Expectation{{640, 480}, 2, 1.28F, {1000, 750}, true},
                                         Expectation{{5120, 3200}, 2, 4.2667F, {1200, 750}, true},
                                         Expectation{{1920, 1080}, 1, 1.35F, {1422.2F, 800}, false},
                                         Expectation{{3840, 2160}, 1, 2.7F, {1422.2F, 800}, false},
                                         Expectation{{1280, 800}, 0.8F, 0.8F, {1600, 1000}, false},
                                         Expectation{{1280, 800}, 1.05F, 1.05F, {1219, 762}, true},
                                         Expectation{{1280, 800}, 2, 2, {1000, 750}, true},
                                         Expectation{{1920, 1080}, 1.5F, 2.025F, {1000, 750}, true},
                                         Expectation{{640, 480}, 1, 0.64F, {1000, 750}, true}));

TEST(Viewport, ContentIsAtMost1600WideAndCentred) {
    const Rect wide = Viewport({3440, 800}, 1).content();
    EXPECT_FLOAT_EQ(wide.w, 1600);
    EXPECT_FLOAT_EQ(wide.x, 920);
    EXPECT_FLOAT_EQ(wide.h, 800);
    EXPECT_EQ(Viewport({1280, 800}, 1).content(), (Rect{0, 0, 1280, 800}));
}

TEST(Viewport, SnapsToWholePixels) {
    const Viewport viewport({1920, 1080}, 1);
    EXPECT_EQ(viewport.px(1), 1);
    EXPECT_EQ(viewport.px(10), 14); // 13.5
    EXPECT_EQ(viewport.px(Vec{40, 24}), (Vec{54, 32}));
}

TEST(Viewport, PixelsAndLogicalUnitsAreInverse) {
    const Viewport viewport({3840, 2160}, 1);
    const Vec logical = viewport.toLogical({270, 540});
    EXPECT_FLOAT_EQ(logical.x, 100);
    EXPECT_FLOAT_EQ(logical.y, 200);
}

TEST(Viewport, PictureIsLargerThanTheWindowIfLayoutsNeedIt) {
    EXPECT_EQ(Viewport({1280, 800}, 1).pixels(), sf::Vector2u(1280, 800));
    EXPECT_EQ(Viewport({1280, 800}, 1.05F).pixels(), sf::Vector2u(1280, 800));
    EXPECT_EQ(Viewport({1280, 800}, 1.2F).pixels(), sf::Vector2u(1280, 900));
    EXPECT_EQ(Viewport({1280, 800}, 2).pixels(), sf::Vector2u(2000, 1500));
    EXPECT_EQ(Viewport({1280, 800}, 2).window(), sf::Vector2u(1280, 800));
    EXPECT_EQ(Viewport({800, 600}, 1).pixels(), sf::Vector2u(800, 600));
    EXPECT_EQ(Viewport({5120, 3200}, 2).pixels(), sf::Vector2u(5120, 3200)) << "textures have a largest size";
}

TEST(Viewport, WindowShowsAllUpToTheFittingUiScale) {
    for (const sf::Vector2u window : {sf::Vector2u(640, 480), {800, 600}, {1280, 800}, {1920, 1080}, {5120, 3200}}) {
        const float fitting = Viewport::fittingUiScale(window);
        EXPECT_GE(fitting, 1);
        EXPECT_EQ(Viewport(window, fitting).pixels(), window);
        if (Viewport::largestUiScale(window) > fitting * 1.01F) {
            EXPECT_NE(Viewport(window, fitting * 1.01F).pixels(), window);
        }
    }
}

TEST(Viewport, LargestUiScaleIsWhereLimitStarts) {
    for (const sf::Vector2u window : {sf::Vector2u(1280, 800), {1920, 1080}, {2560, 1600}, {7680, 4320}}) {
        const float largest = Viewport::largestUiScale(window);
        const float scale = Viewport(window, largest).scale();
        EXPECT_LT(Viewport(window, largest * 0.99F).scale(), scale * 0.999F);
        EXPECT_NEAR(Viewport(window, largest * 1.5F).scale(), scale, 1e-4F);
    }
}

TEST(Viewport, SurvivesEmptyWindows) {
    const Viewport none({0, 0}, 1);
    EXPECT_TRUE(none.tooSmall());
    EXPECT_GT(none.scale(), 0);
    EXPECT_TRUE(Viewport({639, 480}, 1).tooSmall());
    EXPECT_FALSE(Viewport({640, 480}, 1).tooSmall());
}

} // namespace
} // namespace ui
