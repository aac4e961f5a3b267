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

struct Pair {
    const char* what;
    sf::Color Palette::*colour;
    sf::Color Palette::*ground;
    double least;
    std::array<double, allThemes.size()> ratios; // As the design says them: night, paper, contrast, cvd.
};

class Contrast : public testing::TestWithParam<Pair> {};

TEST_P(Contrast, isWhatTheDesignSays) {
    const Pair& pair = GetParam();
    for (std::size_t i = 0; i < allThemes.size(); ++i) {
        const Palette& colours = theme(allThemes[i]).colours;
        const double ratio = contrast(colours.*pair.colour, colours.*pair.ground);
        EXPECT_GE(ratio, pair.least) << pair.what << " in " << name(allThemes[i]);
        EXPECT_NEAR(ratio, pair.ratios[i], 0.06) << pair.what << " in " << name(allThemes[i]);
    }
}

using P = Palette;
INSTANTIATE_TEST_SUITE_P(
    Pairs, Contrast,
    testing::Values(Pair{"text on a panel", &P::text, &P::surfaceHi, 4.5, {12.3, 13.3, 21.0, 12.6}},
                    Pair{"secondary text", &P::text2, &P::surfaceHi, 4.5, {8.1, 7.6, 21.0, 8.7}},
                    Pair{"text on the lowest sky", &P::text2, &P::skyLow, 4.5, {7.3, 6.3, 21.0, 7.8}},
                    Pair{"placeholder", &P::text3, &P::surface, 4.5, {5.8, 5.6, 13.6, 7.0}},
                    Pair{"lit button", &P::onLit, &P::litBody, 4.5, {9.6, 10.3, 15.6, 13.2}},
                    Pair{"pressed lit button", &P::onLit, &P::litRim, 4.5, {5.8, 7.5, 15.6, 9.8}},
                    Pair{"hint", &P::hint, &P::surface, 4.5, {10.7, 5.6, 9.5, 8.6}},
                    Pair{"success", &P::ok, &P::surface, 4.5, {9.3, 5.7, 16.2, 8.6}},
                    Pair{"error", &P::danger, &P::surface, 4.5, {6.9, 5.8, 9.2, 7.4}},
                    Pair{"plaque", &P::enamel, &P::cobalt, 4.5, {7.3, 8.0, 21.0, 5.2}},
                    Pair{"accent on the sky", &P::accent, &P::skyTop, 3, {11.1, 3.8, 15.6, 14.5}},
                    Pair{"control border", &P::lineCtl, &P::surfaceLo, 3, {4.0, 3.5, 21.0, 4.5}},
                    Pair{"earned star", &P::starOn, &P::skyMid, 3, {14.0, 3.5, 15.6, 12.6}},
                    Pair{"missing star", &P::starOff, &P::surface, 3, {3.2, 3.5, 21.0, 4.6}},
                    Pair{"lit glass", &P::litBody, &P::glassOff, 3, {7.6, 4.5, 15.6, 11.1}},
                    Pair{"lit edge", &P::litRim, &P::glassOff, 3, {4.6, 3.3, 15.6, 8.3}},
                    Pair{"focus on the wall", &P::focus, &P::wall, 3, {13.3, 8.1, 13.7, 11.9}},
                    Pair{"hint on the wall", &P::hint, &P::wall, 3, {8.7, 4.8, 9.5, 6.3}}));

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
