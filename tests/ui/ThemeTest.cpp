// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Theme.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

TEST(Theme, MixesColoursByComponent) {
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(255, 200, 0, 100), 0), sf::Color(0, 100, 255, 0));
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(255, 200, 0, 100), 1), sf::Color(255, 200, 0, 100));
    EXPECT_EQ(mix(sf::Color(0, 100, 255, 0), sf::Color(200, 200, 55, 100), 0.5F), sf::Color(100, 150, 155, 50));
    EXPECT_EQ(mix(sf::Color::Black, sf::Color::White, 7), sf::Color::White);
}

TEST(Theme, FadingChangesOnlyAlpha) {
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), 0.5F), sf::Color(1, 2, 3, 100));
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), -1), sf::Color(1, 2, 3, 0));
    EXPECT_EQ(faded(sf::Color(1, 2, 3, 200), 2), sf::Color(1, 2, 3, 200));
}

} // namespace
} // namespace ui
