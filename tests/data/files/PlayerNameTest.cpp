// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/PlayerName.hpp"

#include "data/files/Characters.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

using namespace std::string_literals;

TEST(PlayerName, IsTrimmed) {
    EXPECT_EQ(playerName("Mina"), "Mina"s);
    EXPECT_EQ(playerName("  Lotte & Paul "), "Lotte & Paul"s);
    EXPECT_EQ(playerName("\u00A0\u3000Sigrún\u2003"), "Sigrún"s);
}

TEST(PlayerName, CountsCodePointsNotBytes) {
    EXPECT_EQ(playerName("ÄÖÜäöüßÄÖÜäöüßÄÖ"), "ÄÖÜäöüßÄÖÜäöüßÄÖ"s);
    EXPECT_EQ(playerName("ÄÖÜäöüßÄÖÜäöüßÄÖÜ").error(), NameProblem::TooLong);
    EXPECT_EQ(playerName("🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙"), "🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙"s);
    EXPECT_EQ(playerName("   sixteen letters!   "), "sixteen letters!"s);
}

TEST(PlayerName, RejectsInvalidNames) {
    EXPECT_EQ(playerName("").error(), NameProblem::Empty);
    EXPECT_EQ(playerName(" \u00A0 ").error(), NameProblem::Empty);
    EXPECT_EQ(playerName("a\nb").error(), NameProblem::ControlCharacter);
    EXPECT_EQ(playerName("a\0b"s).error(), NameProblem::ControlCharacter);
    EXPECT_EQ(playerName("a\u202Eb").error(), NameProblem::ControlCharacter);
    EXPECT_EQ(playerName("a\u007Fb").error(), NameProblem::ControlCharacter);
    EXPECT_EQ(playerName("a\xFF").error(), NameProblem::NotUtf8);
    EXPECT_EQ(playerName("\xC0\x80").error(), NameProblem::NotUtf8) << "overlong";
    EXPECT_EQ(playerName("\xED\xA0\x80").error(), NameProblem::NotUtf8) << "surrogate";
    EXPECT_EQ(playerName("\xF4\x90\x80\x80").error(), NameProblem::NotUtf8) << "beyond U+10FFFF";
    EXPECT_EQ(playerName("\xE2\x82").error(), NameProblem::NotUtf8) << "cut off";
}

/// Two names must not look alike.
TEST(PlayerName, RejectsInvisibleCharacters) {
    for (const char* const invisible : {"\u00AD", "\u034F", "\u061C", "\u115F", "\u180E", "\u200B", "\u200C", "\u200D",
                                        "\u200E", "\u2066", "\u2800", "\u3164", "\uFE0F", "\uFFA0", "\U000E0041"})
        for (const std::string& name :
             {"Otto"s + invisible, invisible + "Otto"s, "Ot"s + invisible + "to", ""s + invisible})
            EXPECT_FALSE(playerName(name)) << name;
    for (const char* const visible : {"Ёлка", "さくら", "عمر", "ที่", "Zoë", "Ω", "🌙"})
        EXPECT_TRUE(playerName(visible)) << visible;
}

TEST(FoldedName, IgnoresCaseAndEncoding) {
    EXPECT_EQ(foldedName("Otto"), foldedName("OTTO"));
    EXPECT_EQ(foldedName("Änne"), foldedName("A\u0308NNE")) << "composed or not";
    EXPECT_EQ(foldedName("Groß"), foldedName("GROSS"));
    EXPECT_EQ(foldedName("Ｍｉｎａ"), foldedName("Mina")) << "full width";
    EXPECT_EQ(foldedName("ΣΊΣΥΦΟΣ"), foldedName("σίσυφος")) << "final sigma";
    EXPECT_NE(foldedName("Anne"), foldedName("Änne"));
    EXPECT_NE(foldedName("Mina"), foldedName("Mina S."));
    EXPECT_EQ(foldedName("a\xFF"), "a\xFF") << "an invalid name stays what it is";
}

RC_GTEST_PROP(FoldedName, FoldingIsIdempotent, (const std::string& text)) {
    const std::string folded = foldedName(text);
    RC_ASSERT(foldedName(folded) == folded);
}

RC_GTEST_PROP(PlayerName, TrimmingIsIdempotent, (const std::string& text)) {
    if (const auto name = playerName(text)) {
        RC_ASSERT(playerName(*name) == *name);
        const auto points = toCodePoints(*name);
        RC_ASSERT(points && !points->empty() && points->size() <= maxPlayerNameLength);
    }
}

TEST(Utf8, FindsFirstInvalidByte) {
    EXPECT_FALSE(firstInvalidByte(""));
    EXPECT_FALSE(firstInvalidByte("größer 🌙"));
    EXPECT_EQ(firstInvalidByte("gr\xF6\xDF"
                               "er"),
              2U);
    EXPECT_EQ(firstInvalidByte("\x80"), 0U);
}

} // namespace
} // namespace data
