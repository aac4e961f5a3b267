// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/HelpFormatter.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

using text::helpEntry;
using text::places;

TEST(HelpEntry, CountsLettersNotBytes) {
    EXPECT_EQ(places("FLÄCHE"), 6U);
    EXPECT_EQ(places("SZEROKOŚĆ"), 9U);
    EXPECT_EQ(helpEntry("--goal ZIEL", "Ziel", 20), "  --goal ZIEL       Ziel\n");
    EXPECT_EQ(helpEntry("--name IMIĘ", "Imię", 20), "  --name IMIĘ       Imię\n");
}

TEST(HelpEntry, KnowsWideLettersAndMarks) {
    EXPECT_EQ(places("李小龙"), 6U);
    EXPECT_EQ(places("e\u0301"), 1U) << "an accent of its own";
    EXPECT_EQ(places("\xFFz"), 2U);
    EXPECT_EQ(helpEntry("--name 李", "x", 12), "  --name 李 x\n");
}

TEST(HelpEntry, StartsANewLineAfterALongName) {
    EXPECT_EQ(helpEntry("--surface FLÄCHE", "Fläche", 18), "  --surface FLÄCHE\n                  Fläche\n");
    EXPECT_EQ(helpEntry("--surface FLÄCHE", "Fläche", 19), "  --surface FLÄCHE Fläche\n");
    EXPECT_EQ(helpEntry("--mute", "", 20), "  --mute\n");
}

TEST(HelpEntry, WrapsAfterEightyColumns) {
    const std::string ofForty(40, 'a');
    EXPECT_EQ(helpEntry("-x", ofForty + " " + std::string(29, 'b'), 10),
              "  -x      " + ofForty + " " + std::string(29, 'b') + "\n");
    EXPECT_EQ(helpEntry("-x", ofForty + " " + std::string(30, 'b'), 10),
              "  -x      " + ofForty + "\n          " + std::string(30, 'b') + "\n");
    EXPECT_EQ(helpEntry("-x", std::string(90, 'c'), 10), "  -x      " + std::string(90, 'c') + "\n") << "no space";
    EXPECT_EQ(helpEntry("-x", ofForty + "\u00a0" + std::string(29, 'b') + " d", 10),
              "  -x      " + ofForty + "\u00a0" + std::string(29, 'b') + "\n          d\n");
}

TEST(HelpEntry, WrapsWhereItIsToldTo) {
    EXPECT_EQ(helpEntry("-x", "one two three", 6, 13), "  -x  one two\n      three\n");
}

TEST(HelpText, KeepsParagraphsAndBreaksTheirLinesAnew) {
    EXPECT_EQ(text::wrapped("One and\ntwo. Three\nand four.\nFive.\n", 12), "One and two.\nThree and\nfour.\nFive.\n");
    EXPECT_EQ(text::wrapped("One\n\ntwo", 12), "One\n\ntwo");
    EXPECT_EQ(text::wrapped("李小龙 abc", 9), "李小龙\nabc");
    EXPECT_EQ(text::wrapped("", 12), "");
}

TEST(HelpText, IsAsWideAsTheTerminal) {
    const auto width = [](const char* columns) { return text::terminalWidth([=](const char*) { return columns; }); };
    EXPECT_EQ(width(nullptr), 80U);
    EXPECT_EQ(width("64"), 64U);
    EXPECT_EQ(width("10"), 40U);
    EXPECT_EQ(width("500"), 160U);
    for (const char* const odd : {"", "0", "-64", "wide", "99999999999999"})
        EXPECT_EQ(width(odd), 80U) << odd;
}

} // namespace
