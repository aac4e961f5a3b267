// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/VisualOrder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace ui;
using testing::ElementsAre;

/// Every character is ten wide.
float tenEach(std::string_view utf8) {
    const auto count = std::count_if(utf8.begin(), utf8.end(),
                                     [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    return 10 * static_cast<float>(count);
}

TEST(VisualOrder, LeavesTextThatRunsFromLeftToRight) {
    for (const char* const text : {"", "Mina", "Zoë · 日本 (ok)", "Łódź", "Ñandú", "Ελένη", "Мира", "नमस्ते", "🙂"}) {
        EXPECT_FALSE(runsRightToLeft(text)) << text;
        EXPECT_EQ(visualOrder(text), text);
    }
}

TEST(VisualOrder, TurnsHebrewAround) {
    EXPECT_TRUE(runsRightToLeft("שלום"));
    EXPECT_EQ(visualOrder("שלום"), "םולש");
    EXPECT_EQ(visualOrder("שלום 12"), "12 םולש") << "numbers keep their order";
    EXPECT_EQ(visualOrder("שלום (נועה)"), "(העונ) םולש") << "brackets are mirrored";
    EXPECT_EQ(visualOrder("Mina שלום 3"), "Mina 3 םולש");
}

TEST(VisualOrder, JoinsArabicLetters) {
    EXPECT_EQ(visualOrder("محمد"), "ﺪﻤﺤﻣ") << "initial, medial, medial, final";
    EXPECT_EQ(visualOrder("سلام"), "ﻡﻼﺳ") << "lam and alef are one";
}

TEST(VisualOrder, DropsControlsAndSurvivesDamage) {
    EXPECT_EQ(visualOrder("\u200Fשלום\u200F"), "םולש");
    EXPECT_FALSE(visualOrder("ש\xFF").empty());
    EXPECT_FALSE(visualOrder("\xD7").empty());
}

TEST(VisualOrder, PlacesTheCaret) {
    EXPECT_THAT(caretPlaces(U"", tenEach), ElementsAre(0));
    EXPECT_THAT(caretPlaces(U"abc", tenEach), ElementsAre(0, 10, 20, 30));
    EXPECT_THAT(caretPlaces(U"אבג", tenEach), ElementsAre(30, 20, 10, 0)) << "it begins at the right";
    EXPECT_THAT(caretPlaces(U"aאב", tenEach), ElementsAre(0, 30, 20, 30)) << "and goes on where an a would come";
}

} // namespace
