// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/LighthouseBeam.hpp"

#include "game/look/facade/LevelHouse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game {
namespace {

constexpr float rest = -2.93F;
constexpr float frame = 0.05F;

void run(LighthouseBeam& beam, ui::Seconds seconds) {
    const auto frames = static_cast<int>(std::lround(seconds / frame));
    for (int i = 0; i < frames; ++i)
        beam.update(frame);
}

/// Whether two directions are the same, up to whole turns.
void expectSame(float a, float b) {
    EXPECT_NEAR(std::remainder(a - b, 2 * std::numbers::pi_v<float>), 0, 0.02);
}

TEST(LighthouseBeamTest, BeginsAsPictured) {
    const LighthouseBeam beam(rest);
    expectSame(beam.now().direction, rest);
    EXPECT_NEAR(beam.now().reach, 1, 1e-4);
    EXPECT_NEAR(beam.now().spread, 1, 1e-4);
}

TEST(LighthouseBeamTest, GoesRoundInTwelveSeconds) {
    LighthouseBeam beam(rest);
    beam.setTurning(true);
    run(beam, 1);
    const Beam before = beam.now();
    float longest = 0;
    float shortest = 10;
    float highest = 0;
    for (int second = 0; second < 12; ++second) {
        run(beam, 1);
        longest = std::max(longest, beam.now().reach);
        shortest = std::min(shortest, beam.now().reach);
        highest = std::min(highest, std::sin(beam.now().direction));
        if (second == 5) {
            EXPECT_GT(std::abs(std::remainder(beam.now().direction - before.direction, 6.2832F)), 2) << "half a turn";
        }
    }
    expectSame(beam.now().direction, before.direction);
    EXPECT_LT(shortest, 0.6F * longest) << "foreshortened where it points to the street";
    EXPECT_LT(highest, -0.9F) << "and there it goes overhead";
}

TEST(LighthouseBeamTest, StopsGentlyAndThenStays) {
    LighthouseBeam beam(rest);
    EXPECT_FALSE(beam.settling());
    beam.setTurning(true);
    run(beam, 3);
    EXPECT_FALSE(beam.settling()) << "it turns";
    beam.setTurning(false);
    const float before = beam.now().direction;
    EXPECT_TRUE(beam.settling());
    run(beam, 0.3F);
    EXPECT_TRUE(beam.settling());
    run(beam, 0.35F);
    EXPECT_FALSE(beam.settling());
    const float after = beam.now().direction;
    EXPECT_NE(before, after);
    run(beam, 5);
    EXPECT_EQ(beam.now().direction, after);
}

TEST(LighthouseBeamTest, OnlyShinesWhereLightIsAdded) {
    const LevelHouse house{House::Lighthouse, 12, {400, 700}, 1};
    const auto painted = [&](std::string_view name) {
        Brush brush;
        paintBeam(brush, house.facade(), {rest}, facadeColours(theme(name).controls, House::Lighthouse));
        return brush.vertices().size();
    };
    EXPECT_GT(painted("night"), 0U);
    EXPECT_LT(painted("night"), 6000U) << "cheap enough for every frame";
    EXPECT_GT(painted("cvd"), 0U);
    EXPECT_EQ(painted("paper"), 0U);
    EXPECT_EQ(painted("contrast"), 0U);
}

} // namespace
} // namespace game
