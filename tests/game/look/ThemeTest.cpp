// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Theme.hpp"

#include "data/settings/Settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace game {
namespace {

// WCAG 2.1: relative luminance and contrast ratio.
double luminance(sf::Color colour) {
    const auto linear = [](sf::Uint8 channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

double contrast(sf::Color a, sf::Color b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

struct Pair {
    const char* what;
    sf::Color (*colour)(const Theme&);
    sf::Color (*ground)(const Theme&);
    double least;
};

class Contrast : public testing::TestWithParam<Pair> {};

TEST_P(Contrast, IsSufficientInEveryTheme) {
    const Pair& pair = GetParam();
    for (const Theme& theme : themes())
        EXPECT_GE(contrast(pair.colour(theme), pair.ground(theme)), pair.least)
            << pair.what << " in " << theme.controls.name;
}

template<sf::Color ui::Palette::*colour>
sf::Color ofControls(const Theme& theme) {
    return theme.controls.colours.*colour;
}
template<sf::Color Look::*colour>
sf::Color ofStreet(const Theme& theme) {
    return theme.look.*colour;
}

using P = ui::Palette;
INSTANTIATE_TEST_SUITE_P(Pairs, Contrast,
                         testing::Values(Pair{"text on a panel", ofControls<&P::text>, ofControls<&P::surfaceHi>, 4.5},
                                         Pair{"secondary text", ofControls<&P::text2>, ofControls<&P::surfaceHi>, 4.5},
                                         Pair{"text on the lowest sky", ofControls<&P::text2>, ofStreet<&Look::skyLow>,
                                              4.5},
                                         Pair{"placeholder", ofControls<&P::text3>, ofControls<&P::surface>, 4.5},
                                         Pair{"lit button", ofControls<&P::onLit>, ofControls<&P::litBody>, 4.5},
                                         Pair{"pressed lit button", ofControls<&P::onLit>, ofControls<&P::litRim>, 4.5},
                                         Pair{"hint", ofControls<&P::hint>, ofControls<&P::surface>, 4.5},
                                         Pair{"success", ofControls<&P::ok>, ofControls<&P::surface>, 4.5},
                                         Pair{"error", ofControls<&P::danger>, ofControls<&P::surface>, 4.5},
                                         Pair{"plaque", ofStreet<&Look::enamel>, ofStreet<&Look::cobalt>, 4.5},
                                         Pair{"accent on the sky", ofControls<&P::accent>, ofStreet<&Look::skyTop>, 3},
                                         Pair{"control border", ofControls<&P::lineCtl>, ofControls<&P::surfaceLo>, 3},
                                         Pair{"earned star", ofStreet<&Look::starOn>, ofStreet<&Look::skyMid>, 3},
                                         Pair{"missing star", ofStreet<&Look::starOff>, ofControls<&P::surface>, 3},
                                         Pair{"lit glass", ofControls<&P::litBody>, ofStreet<&Look::glassOff>, 3},
                                         Pair{"lit edge", ofControls<&P::litRim>, ofStreet<&Look::glassOff>, 3},
                                         Pair{"focus on the wall", ofControls<&P::focus>, ofStreet<&Look::wall>, 3},
                                         Pair{"hint on the wall", ofControls<&P::hint>, ofStreet<&Look::wall>, 3}));

/// In the theme of high contrast text has 7:1, as WCAG asks at its highest level, and states have 4.5:1.
class HighContrast : public testing::TestWithParam<Pair> {};

TEST_P(HighContrast, IsSufficient) {
    const Pair& pair = GetParam();
    const Theme* const theme = findTheme("contrast");
    ASSERT_NE(theme, nullptr);
    EXPECT_GE(contrast(pair.colour(*theme), pair.ground(*theme)), pair.least) << pair.what;
}

INSTANTIATE_TEST_SUITE_P(
    Pairs, HighContrast,
    testing::Values(Pair{"text", ofControls<&P::text>, ofControls<&P::surfaceHi>, 7},
                    Pair{"secondary text", ofControls<&P::text2>, ofControls<&P::surfaceHi>, 7},
                    Pair{"faint text", ofControls<&P::text3>, ofControls<&P::surfaceHi>, 7},
                    Pair{"text on the lowest sky", ofControls<&P::text2>, ofStreet<&Look::skyLow>, 7},
                    Pair{"text on light", ofControls<&P::onLit>, ofControls<&P::litBody>, 7},
                    Pair{"text on the rim", ofControls<&P::onLit>, ofControls<&P::litRim>, 7},
                    Pair{"number of a house", ofStreet<&Look::enamel>, ofStreet<&Look::cobaltHi>, 7},
                    Pair{"hint", ofControls<&P::hint>, ofControls<&P::surface>, 7},
                    Pair{"success", ofControls<&P::ok>, ofControls<&P::surface>, 7},
                    Pair{"error", ofControls<&P::danger>, ofControls<&P::surface>, 7},
                    Pair{"line between rows", ofControls<&P::lineSoft>, ofControls<&P::surface>, 7},
                    Pair{"border of a control", ofControls<&P::lineCtl>, ofControls<&P::surfaceLo>, 4.5},
                    Pair{"lit glass", ofControls<&P::litBody>, ofStreet<&Look::glassOff>, 4.5},
                    Pair{"frame of a window", ofStreet<&Look::frame>, ofStreet<&Look::wall>, 4.5},
                    Pair{"focus", ofControls<&P::focus>, ofStreet<&Look::wall>, 4.5},
                    Pair{"focus on light", ofControls<&P::focus>, ofStreet<&Look::glassOff>, 4.5},
                    Pair{"goal", ofStreet<&Look::target>, ofStreet<&Look::wall>, 4.5},
                    Pair{"hint on the wall", ofControls<&P::hint>, ofStreet<&Look::wall>, 4.5},
                    Pair{"earned star", ofStreet<&Look::starOn>, ofStreet<&Look::skyMid>, 4.5},
                    Pair{"missing star", ofStreet<&Look::starOff>, ofControls<&P::surface>, 4.5}),
    [](const auto& each) {
        std::string name;
        for (const char letter : std::string_view(each.param.what))
            name += letter == ' ' ? '_' : letter;
        return name;
    });

TEST(Themes, AreFoundByName) {
    std::set<std::string_view> names;
    for (const Theme& theme : themes()) {
        EXPECT_EQ(findTheme(theme.controls.name), &theme);
        EXPECT_EQ(&look(theme.controls), &theme.look);
        EXPECT_TRUE(names.insert(theme.controls.name).second);
    }
    EXPECT_EQ(std::set<std::string_view>(themeNames().begin(), themeNames().end()), names);
    EXPECT_EQ(findTheme("Night"), nullptr);
    EXPECT_EQ(&theme(""), &themes().front()) << "settings of another version";
}

TEST(Themes, FirstIsDefaultOfSettings) {
    EXPECT_EQ(data::Settings{}.theme, themes().front().controls.name);
}

TEST(Themes, HaveAWallForEveryHouse) {
    for (const Theme& theme : themes())
        for (const WallTint& wall : theme.look.walls)
            EXPECT_NE(wall, WallTint{}) << theme.controls.name;
}

TEST(Themes, OnlyHighContrastIsFlat) {
    for (const Theme& theme : themes())
        EXPECT_EQ(theme.controls.flat, theme.controls.name == "contrast");
}

} // namespace
} // namespace game
