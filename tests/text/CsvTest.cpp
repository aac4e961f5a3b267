// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Csv.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

using text::csvCell;
using text::csvText;

TEST(Csv, QuotesWhenNeeded) {
    EXPECT_EQ(csvCell("plain"), "plain");
    EXPECT_EQ(csvCell(""), "");
    EXPECT_EQ(csvCell("a,b"), "\"a,b\"");
    EXPECT_EQ(csvCell("a;b"), "\"a;b\"") << "which other spreadsheets would split";
    EXPECT_EQ(csvCell("say \"x\"\n"), "\"say \"\"x\"\"\n\"");
}

TEST(Csv, IsNeverAFormula) {
    for (const std::string formula : {"=1+1", "+1", "-1", "@SUM(A1)", "="})
        EXPECT_EQ(csvText(formula), "'" + formula);
    EXPECT_EQ(csvText("=HYPERLINK(\"x\",1)"), "\"'=HYPERLINK(\"\"x\"\",1)\"");
    for (const std::string plain : {"", "Mina", "1+1", "a=b", "'=1", " =1", "Ada-Lovelace"})
        EXPECT_EQ(csvText(plain), plain);
}

TEST(Csv, HasNoControlCharacters) {
    EXPECT_EQ(csvText("a\r\nb"), "a\uFFFD\uFFFDb");
    EXPECT_EQ(csvText("\t=1"), "\uFFFD=1") << "which some programs would skip";
    EXPECT_EQ(csvText("\033[2J,\xff"), "\"\uFFFD[2J,\uFFFD\"");
}

} // namespace
