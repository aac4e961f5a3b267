// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Text.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace ui {
namespace {

using testing::ElementsAre;

/// As on a typewriter: every character is one wide.
float typed(std::string_view line) {
    return static_cast<float>(decodeUtf8(line).size());
}

TEST(Wrap, BreaksAtSpaces) {
    EXPECT_THAT(wrapLines("put the house to bed", 9, typed), ElementsAre("put the", "house to", "bed"));
}

TEST(Wrap, KeepsLinesThatFitExactly) {
    EXPECT_THAT(wrapLines("put the house", 7, typed), ElementsAre("put the", "house"));
}

TEST(Wrap, KeepsLineBreaksAndEmptyLines) {
    EXPECT_THAT(wrapLines("a\n\nb c", 9, typed), ElementsAre("a", "", "b c"));
    EXPECT_THAT(wrapLines("", 9, typed), ElementsAre(""));
}

TEST(Wrap, BreaksWordsThatAreTooWide) {
    EXPECT_THAT(wrapLines("an Übungsaufgabe x", 6, typed), ElementsAre("an", "Übungs", "aufgab", "e x"));
}

TEST(Wrap, PutsAtLeastOneCharacterOnEachLine) {
    EXPECT_THAT(wrapLines("äöü", 0, typed), ElementsAre("ä", "ö", "ü"));
}

RC_GTEST_PROP(Wrap, LosesOnlySpacesAndStaysWithinWidth, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::element('a', 'b', ' ', '\n', 'c'));
    const auto width = static_cast<float>(*rc::gen::inRange(1, 12));
    std::string joined;
    for (const std::string& line : wrapLines(text, width, typed)) {
        RC_ASSERT(typed(line) <= width);
        joined += line;
    }
    const auto letters = [](std::string from) {
        std::erase_if(from, [](char c) { return c == ' ' || c == '\n'; });
        return from;
    };
    RC_ASSERT(letters(joined) == letters(text));
}

} // namespace
} // namespace ui
