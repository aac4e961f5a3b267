// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Printing.hpp"

#include <gtest/gtest.h>

namespace cli {
namespace {

TEST(Printable, KeepsWords) {
    for (const char* words : {"", "plain", "Grüße, Ærø, 窗, 🌙", "~ ÿ"})
        EXPECT_EQ(printable(words), words);
}

TEST(Printable, ReplacesControlCharacters) {
    EXPECT_EQ(printable("a\033[2Jb\n\t\x7f"), "a\uFFFD[2Jb\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(printable("\xc2\x9b"), "\uFFFD\uFFFD"); // C1 "control sequence introducer"
}

TEST(Printable, ReplacesBytesThatAreNotUtf8) {
    for (const char* bytes : {"\xff", "\x80", "\xc0", "\xc3", "\xe2"})
        EXPECT_EQ(printable(bytes), "\uFFFD") << bytes;
    EXPECT_EQ(printable("\xc0\xaf"), "\uFFFD\uFFFD");           // overlong
    EXPECT_EQ(printable("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD"); // half of a surrogate pair
    EXPECT_EQ(printable("\xf4\x90\x80\x80x").substr(12), "x");  // beyond U+10FFFF
    EXPECT_EQ(printable("\xe2\x82"), "\uFFFD\uFFFD");           // cut off
}

TEST(Table, AlignsByCharacters) {
    EXPECT_EQ(table({{"Nr", "Größe"}, {"10", "x"}, {"2", "yy"}}, {Side::Right, Side::Left}),
              "Nr  Größe\n10  x\n 2  yy\n");
    EXPECT_EQ(table({{"ü", "1"}, {"ab", "10"}}, {Side::Left, Side::Right}), "ü    1\nab  10\n");
    EXPECT_EQ(table({}, {}), "");
}

} // namespace
} // namespace cli
