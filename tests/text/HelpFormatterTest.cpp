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

} // namespace
