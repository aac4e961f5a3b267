// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Icon.hpp"

#include "CanvasFixture.hpp"

#include <cstdint>
#include <set>

namespace ui {
namespace {

class IconTest : public CanvasTest, public testing::WithParamInterface<std::size_t> {};

TEST_P(IconTest, DrawsSomethingInsideItsBox) {
    const Icon icon = static_cast<Icon::Common>(GetParam());
    for (const int size : {16, 24, 61}) {
        const sf::Image image = drawn([&](Canvas& c) {
            c.icon(icon, {100, 100}, static_cast<float>(size), sf::Color::White);
        });
        const sf::IntRect ink = inkOf(image);
        EXPECT_GT(ink.width + ink.height, size / 2);
        EXPECT_GE(ink.left, 100 - size / 2 - 1);
        EXPECT_GE(ink.top, 100 - size / 2 - 1);
        EXPECT_LE(ink.left + ink.width, 100 + size / 2 + 1);
        EXPECT_LE(ink.top + ink.height, 100 + size / 2 + 1);
    }
}

TEST_P(IconTest, KeepsMarginToEdgeOfSheet) {
    // Drawn at ten pixels per unit.
    const Icon icon = static_cast<Icon::Common>(GetParam());
    const sf::IntRect ink = inkOf(drawn([&](Canvas& c) { c.icon(icon, {200, 200}, 240, sf::Color::White); }));
    EXPECT_GE(ink.left, 80 + 14);
    EXPECT_GE(ink.top, 80 + 14);
    EXPECT_LE(ink.left + ink.width, 320 - 14);
    EXPECT_LE(ink.top + ink.height, 320 - 14);
}

INSTANTIATE_TEST_SUITE_P(All, IconTest, testing::Range<std::size_t>(0, Icon::commonCount));

TEST(Icons, AreAllDifferent) {
    std::set<std::uint64_t> fingerprints;
    for (std::size_t i = 0; i < Icon::commonCount; ++i) {
        fingerprints.insert(Icon(static_cast<Icon::Common>(i)).art().fingerprint());
    }
    EXPECT_EQ(fingerprints.size(), Icon::commonCount);
}

TEST_F(CanvasTest, RotatesArtAroundItsCentre) {
    const VectorArt bar({20, 20}, {filled(boxPath({2, 9, 16, 2}))});
    const auto ink = [&](float degrees) {
        return inkOf(drawn([&](Canvas& c) { c.art(bar, {100, 100, 20, 20}, sf::Color::White, degrees); }));
    };
    EXPECT_EQ(ink(0), sf::IntRect(102, 109, 16, 2));
    EXPECT_NEAR(ink(90).height, 16, 1);
    EXPECT_NEAR(ink(90).width, 2, 1);
    EXPECT_NEAR(ink(90).top, 102, 1);
}

TEST_F(CanvasTest, ArtKeepsItsProportions) {
    const VectorArt square({10, 10}, {filled(boxPath({0, 0, 10, 10}))});
    const sf::Image image = drawn([&](Canvas& c) { c.art(square, {100, 100, 60, 20}); });
    EXPECT_EQ(inkOf(image), sf::IntRect(120, 100, 20, 20));
}

TEST_F(CanvasTest, EvenOddRuleLeavesHoles) {
    Path path = boxPath({0, 0, 10, 10});
    for (const PathStep& step : boxPath({3, 3, 4, 4})) {
        path.push_back(step);
    }
    const VectorArt frame({10, 10}, {filled(path, FillRule::EvenOdd)});
    const VectorArt whole({10, 10}, {filled(path)});
    EXPECT_EQ(grey(drawn([&](Canvas& c) { c.art(frame, {100, 100, 20, 20}); }), 110, 110), 0);
    EXPECT_EQ(grey(drawn([&](Canvas& c) { c.art(whole, {100, 100, 20, 20}); }), 110, 110), 1);
}

} // namespace
} // namespace ui
