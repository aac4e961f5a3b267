// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace {

using namespace game;

constexpr int pitch = 116;

/// The pixel at a position of the cell; x and y in −1 … 1 from its middle.
sf::Color at(const sf::Image& image, float x, float y) {
    const auto side = static_cast<float>(image.getSize().x);
    return image.getPixel(static_cast<unsigned>((x + 1) / 2 * side), static_cast<unsigned>((y + 1) / 2 * side));
}

int brightness(sf::Color c) {
    return (c.r * 299 + c.g * 587 + c.b * 114) / 1000;
}

testing::AssertionResult nearly(sf::Color got, sf::Color wanted, int tolerance = 4) {
    if (std::abs(got.r - wanted.r) <= tolerance && std::abs(got.g - wanted.g) <= tolerance &&
        std::abs(got.b - wanted.b) <= tolerance && std::abs(got.a - wanted.a) <= tolerance)
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << "got " << int{got.r} << ' ' << int{got.g} << ' ' << int{got.b} << ' '
                                       << int{got.a} << ", wanted " << int{wanted.r} << ' ' << int{wanted.g} << ' '
                                       << int{wanted.b} << ' ' << int{wanted.a};
}

TEST(Lamp, HasColoursOfDesign) {
    const Look& night = theme("night").look;
    const ui::Palette& light = theme("night").controls.colours;
    const sf::Image off = bakeLamp({"night", pitch}, false);
    EXPECT_TRUE(nearly(at(off, 0.5F, 0.62F), ui::mix(night.glassOff, night.glassOffLow, 0.96F)));
    EXPECT_TRUE(nearly(at(off, 0.745F, 0), ui::mix(night.frame, night.frameLow, 0.5F)));
    EXPECT_TRUE(nearly(at(off, 0.5F, 0.88F), ui::mix(night.frame, night.frameLow, 0.35F), 8)); // The sill.
    const sf::Image on = bakeLamp({"night", pitch}, true);
    EXPECT_TRUE(nearly(at(on, 0.06F, -0.1F), light.litCore, 12));
    EXPECT_TRUE(nearly(at(on, 0.62F, 0.62F), light.litRim, 30));
}

TEST(Lamp, IsClearOutsideRecessAndSolidInside) {
    for (const bool lit : {false, true}) {
        const sf::Image lamp = bakeLamp({"night", pitch}, lit);
        EXPECT_EQ(at(lamp, -0.99F, -0.99F).a, 0);
        EXPECT_EQ(at(lamp, 0, -0.97F).a, 0);
        EXPECT_EQ(at(lamp, 0, 0).a, 255);
        EXPECT_EQ(at(lamp, 0.75F, 0.3F).a, 255);
    }
}

TEST(Lamp, LitAndDarkDifferInLuminanceInEveryThemeAndSize) {
    for (const std::string_view theme : themeNames())
        for (const int size : {2, 8, 11, 12, 20, 39, 40, 64, 116, 313}) {
            const sf::Image off = bakeLamp({theme, size}, false);
            const sf::Image on = bakeLamp({theme, size}, true);
            EXPECT_EQ(on.getSize(), sf::Vector2u(static_cast<unsigned>(size), static_cast<unsigned>(size)));
            EXPECT_GT(brightness(at(on, -0.5F, 0.25F)), brightness(at(off, -0.5F, 0.25F)) + 60)
                << theme << " at " << size;
        }
}

TEST(Lamp, LosesBarsAndSillWithSize) {
    EXPECT_EQ(lampDetail(40), LampDetail::Full);
    EXPECT_EQ(lampDetail(39), LampDetail::Plain);
    EXPECT_EQ(lampDetail(12), LampDetail::Plain);
    EXPECT_EQ(lampDetail(11), LampDetail::Flat);
    const sf::Image full = bakeLamp({"cvd", 40}, false);
    const sf::Image plain = bakeLamp({"cvd", 39}, false);
    // The glazing bars of the colour-blind friendly theme are bright, so they are easy to find in the middle of the
    // lower pane.
    EXPECT_GT(brightness(at(full, 0, 0.3F)), brightness(at(full, 0.3F, 0.3F)) + 40);
    EXPECT_LT(std::abs(brightness(at(plain, 0, 0.3F)) - brightness(at(plain, 0.3F, 0.3F))), 12);
    const sf::Image flat = bakeLamp({"night", 8}, true);
    EXPECT_EQ(flat.getPixel(6, 6), theme("night").controls.colours.litBody);
    EXPECT_EQ(flat.getPixel(7, 3).a, 0) << "a gap of one pixel";
    EXPECT_EQ(bakeLamp({"night", 1}, true).getPixel(0, 0).a, 255) << "no gap where nothing would be left";
}

TEST(Lamp, CanOmitBars) {
    const sf::Image bare = bakeLamp({"cvd", pitch}, false, false);
    EXPECT_LT(std::abs(brightness(at(bare, 0, 0.3F)) - brightness(at(bare, 0.3F, 0.3F))), 8);
}

TEST(Lamp, ShowsSunOnlyOnLitWindowsWithSymbols) {
    LampSpec spec{"night", pitch};
    const int plain = brightness(at(bakeLamp(spec, true), 0.1F, 0));
    spec.symbols = true;
    EXPECT_LT(brightness(at(bakeLamp(spec, true), 0.1F, 0)), plain - 120);
    EXPECT_LT(brightness(at(bakeLamp(spec, true), 0.42F, 0)), plain - 120) << "a ray";
    spec.symbols = false;
    const sf::Image dark = bakeLamp(spec, false);
    spec.symbols = true;
    const sf::Image darkToo = bakeLamp(spec, false);
    EXPECT_EQ(at(dark, 0.1F, 0.1F), at(darkToo, 0.1F, 0.1F));
}

TEST(Lamp, ContrastThemeIsBlackWhiteAndYellow) {
    const sf::Image on = bakeLamp({"contrast", pitch}, true);
    EXPECT_EQ(at(on, 0, 0), sf::Color::Black);
    EXPECT_EQ(at(on, 0.6F, 0.6F), (sf::Color{0xFF, 0xDD, 0x00}));
    EXPECT_EQ(at(on, 0.8F, 0), sf::Color::White);
    const sf::Image off = bakeLamp({"contrast", pitch}, false);
    EXPECT_EQ(at(off, 0, 0), sf::Color::Black);
    EXPECT_EQ(at(off, 0.82F, 0), sf::Color::White);
}

TEST(Glow, FollowsProfile) {
    constexpr int side = 200;
    const sf::Image glow = bakeGlow(side);
    const auto alpha = [&glow](float r) { return int{at(glow, r, 0).a}; };
    const auto profile = [](float r) {
        return 255 * (std::exp(-4.2F * r * r) - std::exp(-4.2F)) / (1 - std::exp(-4.2F));
    };
    for (const float r : {0.0F, 0.25F, 0.5F, 0.75F, 0.95F})
        EXPECT_NEAR(static_cast<float>(alpha(r)), profile(r), 5) << r;
    EXPECT_EQ(at(glow, 0.8F, 0.8F).a, 0);
    EXPECT_EQ(at(glow, 0.3F, 0.3F).g, 255);
}

} // namespace
