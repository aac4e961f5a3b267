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

TEST(Table, BreaksWordsWhereItIsNarrow) {
    const TableRows rows{{"Nr", "Level"}, {"10", "Wreath on the Door"}, {"9", "terrace/doorbell"}};
    const std::vector<Side> sides{Side::Right, Side::Left};
    EXPECT_EQ(table(rows, sides, 22), table(rows, sides));
    EXPECT_EQ(table(rows, sides, 14), "Nr  Level\n10  Wreath on\n    the Door\n 9  terrace/\n    doorbell\n");
    EXPECT_EQ(table({{"x", "an-id 2026-12-01"}}, {Side::Left, Side::Left}, 14), "x  an-id\n   2026-12-01\n")
        << "a date stays together";
    EXPECT_EQ(table({{"7", "Schwierigkeit"}}, {Side::Right, Side::Left}, 11), "7  Schwieri\n   gkeit\n")
        << "what cannot be broken is taken apart in the end";
    EXPECT_EQ(table({{"7", "窗窗窗窗窗"}}, {Side::Right, Side::Left}, 11), "7  窗窗窗窗\n   窗\n");
    EXPECT_EQ(table({{"", "x"}}, {Side::Left, Side::Left}, 1), "  x\n");
}

TEST(Table, FitsUnlessAWordIsTooLong) {
    const std::vector<Side> sides{Side::Right, Side::Left};
    EXPECT_TRUE(fits({{"7", "every cell filled"}}, sides, 11));
    EXPECT_FALSE(fits({{"7", "Schwierigkeit"}}, sides, 11));
    EXPECT_FALSE(fits({{"123456789", "x"}}, sides, 11)) << "numbers are not broken";
    EXPECT_TRUE(fits({{"12345678", "x"}}, sides, 11));
}

TEST(Table, ManyColumnsGoOnBelow) {
    const TableRows rows{{"Who", "1", "2", "3"}, {"Ada", "10", "20", "30"}};
    const std::vector<Side> sides{Side::Left, Side::Right, Side::Right, Side::Right};
    EXPECT_EQ(tableInParts(rows, sides, 1, anyWidth), table(rows, sides));
    EXPECT_EQ(tableInParts(rows, sides, 1, 11), "Who   1   2\nAda  10  20\n\nWho   3\nAda  30\n");
    EXPECT_EQ(tableInParts(rows, sides, 1, 1), "Who   1\nAda  10\n\nWho   2\nAda  20\n\nWho   3\nAda  30\n")
        << "one column at least";
}

} // namespace
} // namespace cli
