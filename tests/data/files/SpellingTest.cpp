// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace data {
namespace {

TEST(IsFoundIn, IgnoresCaseAndAccents) {
    EXPECT_TRUE(matchesSearch("Äpfel", "apfel"));
    EXPECT_TRUE(matchesSearch("Äpfel", "äPF"));
    EXPECT_TRUE(matchesSearch("Äpfel", "aepf"));
    EXPECT_TRUE(matchesSearch("Aepfel", "äpfel"));
    EXPECT_TRUE(matchesSearch("Café Zoë", "cafe zoe"));
    EXPECT_TRUE(matchesSearch("Łódź", "lodz"));
    EXPECT_TRUE(matchesSearch("Ночь", "ночь")) << "letters that have no plain ones";
    EXPECT_TRUE(matchesSearch("ΝΎΧΤΑ ΝΥΧΤΑ", "νυχτα"));
    EXPECT_FALSE(matchesSearch("Apfel", "äpfel ohne")) << "all of it has to be there";
    EXPECT_FALSE(matchesSearch("Moon", "sun"));
    EXPECT_FALSE(matchesSearch("", "a"));
}

TEST(IsFoundIn, TreatsSharpSAsDoubleS) {
    EXPECT_TRUE(matchesSearch("Straße", "STRASSE"));
    EXPECT_TRUE(matchesSearch("Strasse", "straße"));
    EXPECT_TRUE(matchesSearch("GROẞ", "gross"));
}

TEST(IsFoundIn, TreatsComposedAndDecomposedLettersAlike) {
    EXPECT_TRUE(matchesSearch("A\u0308pfel", "äpfel"));
    EXPECT_TRUE(matchesSearch("A\u0308pfel", "aepfel"));
    EXPECT_TRUE(matchesSearch("Äpfel", "a\u0308pf"));
}

TEST(IsFoundIn, TreatsSpacesAndDashesAlike) {
    EXPECT_TRUE(matchesSearch("Night-Owl  House", " owl house "));
    EXPECT_TRUE(matchesSearch("Don’t look", "dont"));
    EXPECT_TRUE(matchesSearch("anything", "")) << "nothing stands everywhere";
    EXPECT_TRUE(matchesSearch("anything", "   "));
}

std::string fewLetters() {
    const auto letters = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("a", "A", "ä", "Ä", "e", "s", "ß", "ẞ", "o\u0308", "ö", "ø", "é", "å", "æ", " ",
                                      "-", "’", "7", "Ж", "ж", "!", "\xff"));
    std::string text;
    for (const std::string& letter : letters)
        text += letter;
    return text;
}

RC_GTEST_PROP(IsFoundIn, FindsEveryPieceOfText, ()) {
    const std::string before = fewLetters();
    const std::string piece = fewLetters();
    const std::string after = fewLetters();
    RC_ASSERT(matchesSearch(before + piece + after, piece));
}

RC_GTEST_PROP(IsFoundIn, FindsOtherSpellings, ()) {
    const std::string piece = fewLetters();
    std::string other; // The same text, spelled differently.
    for (std::string_view rest = piece; !rest.empty();) {
        const auto takes = [&rest](std::string_view letter) {
            if (!rest.starts_with(letter))
                return false;
            rest.remove_prefix(letter.size());
            return true;
        };
        if (takes("ä") || takes("Ä") || takes("A") || takes("å"))
            other += 'a';
        else if (takes("ß") || takes("ẞ"))
            other += "ss";
        else if (takes("ö") || takes("ø"))
            other += 'O';
        else if (takes("é"))
            other += 'E';
        else if (takes("-"))
            other += ' ';
        else {
            other += rest.front();
            rest.remove_prefix(1);
        }
    }
    RC_ASSERT(matchesSearch("x" + piece + "y", other));
}

TEST(SortKey, OrdersNamesAsATelephoneBookDoes) {
    std::vector<std::string> names{"Zoë",   "Łukasz", "ångström", "Ärmel", "Lukas",
                                   "Apfel", "éclair", "Eclair 2", "Äpfel"};
    std::stable_sort(names.begin(), names.end(),
                     [](const std::string& a, const std::string& b) { return sortKey(a) < sortKey(b); });
    EXPECT_THAT(names, testing::ElementsAre("ångström", "Apfel", "Äpfel", "Ärmel", "éclair", "Eclair 2", "Lukas",
                                            "Łukasz", "Zoë"));
    EXPECT_EQ(sortKey("\xff"), U"");
}

} // namespace
} // namespace data
