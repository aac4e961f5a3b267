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

TEST(CsvCell, QuotesWhenNeeded) {
    EXPECT_EQ(csvCell("plain"), "plain");
    EXPECT_EQ(csvCell(""), "");
    EXPECT_EQ(csvCell("a,b"), "\"a,b\"");
    EXPECT_EQ(csvCell("say \"x\"\n"), "\"say \"\"x\"\"\n\"");
}

TEST(CsvText, IsNeverAFormula) {
    for (const std::string formula : {"=1+1", "+1", "-1", "@SUM(A1)", "="})
        EXPECT_EQ(csvText(formula), "'" + formula);
    EXPECT_EQ(csvText("=HYPERLINK(\"x\",1)"), "\"'=HYPERLINK(\"\"x\"\",1)\"");
    for (const std::string plain : {"", "Mina", "1+1", "a=b", "'=1", " =1", "Ada-Lovelace"})
        EXPECT_EQ(csvText(plain), plain);
}

TEST(CsvText, HasNoControlCharacters) {
    EXPECT_EQ(csvText("a\r\nb"), "a\uFFFD\uFFFDb");
    EXPECT_EQ(csvText("\t=1"), "\uFFFD=1") << "which some programs would skip";
    EXPECT_EQ(csvText("\033[2J,\xff"), "\"\uFFFD[2J,\uFFFD\"");
}

} // namespace
} // namespace cli
