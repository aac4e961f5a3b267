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
