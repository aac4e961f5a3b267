// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Animation.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

TEST(Ease, CurvesRunFromZeroToOne) {
    for (const ease::Curve curve : {&ease::linear, &ease::out, &ease::inOut, &ease::back}) {
        EXPECT_NEAR(curve(0), 0, 1e-6F);
        EXPECT_NEAR(curve(1), 1, 1e-6F);
        EXPECT_NEAR(curve(-3), 0, 1e-6F);
        EXPECT_NEAR(curve(7), 1, 1e-6F);
    }
}

TEST(Ease, CurvesMatchDesign) {
    EXPECT_NEAR(ease::out(0.5F), 0.875F, 1e-6F);
    EXPECT_NEAR(ease::inOut(0.25F), 0.0625F, 1e-6F);
    EXPECT_NEAR(ease::inOut(0.75F), 0.9375F, 1e-6F);
    EXPECT_NEAR(ease::back(0.5F), 1 - 2.4F / 8 + 1.4F / 4, 1e-6F);
    EXPECT_GT(ease::back(0.6F), 1); // Overshoots its end.
}

TEST(Motion, SpeedScalesDurationAndZeroDisables) {
    EXPECT_FLOAT_EQ((Motion{false, 1}.duration(0.4F)), 0.4F);
    EXPECT_FLOAT_EQ((Motion{false, 2}.duration(0.4F)), 0.2F);
    EXPECT_FLOAT_EQ((Motion{false, 0}.duration(0.4F)), 0);
    EXPECT_TRUE((Motion{false, 0}.off()));
}

TEST(Motion, ReducedChangesColoursAtOnce) {
    EXPECT_FLOAT_EQ((Motion{true, 1}.colourDuration(0.1F)), 0);
    EXPECT_FLOAT_EQ((Motion{true, 1}.duration(0.1F)), 0.1F);
}

TEST(Tween, StartsFromCurrentValue) {
    Tween tween(2);
    EXPECT_FALSE(tween.moving());
    tween.send(4, 1, ease::linear);
    tween.update(0.5F);
    EXPECT_FLOAT_EQ(tween.value(), 3);
    tween.send(0, 1, ease::linear); // Reverses half-way.
    EXPECT_FLOAT_EQ(tween.value(), 3);
    tween.update(0.5F);
    EXPECT_FLOAT_EQ(tween.value(), 1.5F);
    tween.update(5);
    EXPECT_FLOAT_EQ(tween.value(), 0);
    EXPECT_FALSE(tween.moving());
}

TEST(Tween, ContinuesWhenSentToSameTarget) {
    Tween tween(0);
    tween.send(1, 1, ease::linear);
    tween.update(0.5F);
    tween.send(1, 1, ease::linear);
    tween.update(0.25F);
    EXPECT_FLOAT_EQ(tween.value(), 0.75F);
}

TEST(Tween, JumpsAtOnce) {
    Tween tween(0);
    tween.send(1, 1);
    tween.jump(1);
    EXPECT_FLOAT_EQ(tween.value(), 1);
    EXPECT_FALSE(tween.moving());
}

} // namespace
} // namespace ui
