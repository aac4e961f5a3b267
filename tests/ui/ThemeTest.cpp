#include "ui/Theme.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

// WCAG 2.1, relative luminance and contrast ratio.
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

/// What stands on what.
struct Pair {
    const char* what;
    sf::Color Palette::*colour;
    sf::Color Palette::*ground;
    bool text; ///< Is read; everything else is only told apart.
};

class Contrast : public testing::TestWithParam<Pair> {};

TEST_P(Contrast, IsEnough) {
    const Pair& pair = GetParam();
    for (const ThemeId id : allThemes) {
        // WCAG 2.1, 1.4.3 and 1.4.11; for high contrast 1.4.6, and as much as text elsewhere for what is not text.
        const double least = id == ThemeId::Contrast ? (pair.text ? 7 : 4.5) : (pair.text ? 4.5 : 3);
        const Palette& colours = theme(id).colours;
        EXPECT_GE(contrast(colours.*pair.colour, colours.*pair.ground), least) << pair.what << " in " << name(id);
    }
}

using P = Palette;
INSTANTIATE_TEST_SUITE_P(
    Pairs, Contrast,
    testing::Values(
        Pair{"text on a panel", &P::text, &P::surfaceHi, true}, Pair{"secondary text", &P::text2, &P::surfaceHi, true},
        Pair{"text on the lowest sky", &P::text2, &P::skyLow, true}, Pair{"placeholder", &P::text3, &P::surface, true},
        Pair{"lit button", &P::onLit, &P::litBody, true}, Pair{"pressed lit button", &P::onLit, &P::litRim, true},
        Pair{"hint", &P::hint, &P::surface, true}, Pair{"success", &P::ok, &P::surface, true},
        Pair{"error", &P::danger, &P::surface, true}, Pair{"plaque", &P::enamel, &P::cobalt, true},
        Pair{"accent on the sky", &P::accent, &P::skyTop, false},
        Pair{"control border", &P::lineCtl, &P::surfaceLo, false}, Pair{"earned star", &P::starOn, &P::skyMid, false},
        Pair{"missing star", &P::starOff, &P::surface, false}, Pair{"lit glass", &P::litBody, &P::glassOff, false},
        Pair{"lit edge", &P::litRim, &P::glassOff, false}, Pair{"focus on the wall", &P::focus, &P::wall, false},
        Pair{"hint on the wall", &P::hint, &P::wall, false}));

TEST(Theme, namesAreReadBack) {
    for (const ThemeId id : allThemes) {
        EXPECT_EQ(theme(id).id, id);
        EXPECT_EQ(themeFromName(name(id)), id);
    }
    EXPECT_EQ(themeFromName("Night"), std::nullopt);
    EXPECT_EQ(themeFromName(""), std::nullopt);
}

TEST(Theme, onlyHighContrastIsFlat) {
    for (const ThemeId id : allThemes) {
        EXPECT_EQ(theme(id).flat, id == ThemeId::Contrast);
    }
    EXPECT_EQ(theme(ThemeId::Contrast).colours.haze.a, 0);
    EXPECT_EQ(theme(ThemeId::Night).colours.haze, sf::Color(0x3B6B7A5C));
}

TEST(Theme, coloursAreMixedComponentByComponent) {
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(255, 200, 0, 100), 0), sf::Color(0, 100, 255, 0));
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(255, 200, 0, 100), 1), sf::Color(255, 200, 0, 100));
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(200, 200, 55, 100), 0.5F), sf::Color(100, 150, 155, 50));
    EXPECT_EQ(mix(sf::Color::Black, sf::Color::White, 7), sf::Color::White);
}

TEST(Theme, fadingTakesAlphaOnly) {
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), 0.5F), sf::Color(1, 2, 3, 100));
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), -1), sf::Color(1, 2, 3, 0));
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), 2), sf::Color(1, 2, 3, 200));
}

} // namespace
} // namespace ui
