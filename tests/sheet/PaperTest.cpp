// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Paper.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace sheet {

namespace {

Paper usual(const std::map<std::string, std::string>& variables) {
    return usualPaper([&variables](const char* name) -> const char* {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    });
}

} // namespace

TEST(UsualPaper, IsLetterWherePrintersHoldIt) {
    EXPECT_EQ(usual({{"LANG", "en_US.UTF-8"}}), Paper::Letter);
    EXPECT_EQ(usual({{"LANG", "fr_CA"}}), Paper::Letter);
    EXPECT_EQ(usual({{"LANG", "es_MX.UTF-8@modifier"}}), Paper::Letter);
    EXPECT_EQ(usual({{"LANG", "en_GB.UTF-8"}}), Paper::A4);
    EXPECT_EQ(usual({{"LANG", "de_DE@euro"}}), Paper::A4);
    EXPECT_EQ(usual({{"LANG", "C"}}), Paper::A4);
    EXPECT_EQ(usual({}), Paper::A4);
}

TEST(UsualPaper, FollowsTheOrderOfLocales) {
    EXPECT_EQ(usual({{"LANG", "en_US.UTF-8"}, {"LC_PAPER", "de_DE.UTF-8"}}), Paper::A4);
    EXPECT_EQ(usual({{"LC_PAPER", "de_DE.UTF-8"}, {"LC_ALL", "en_US.UTF-8"}}), Paper::Letter);
    EXPECT_EQ(usual({{"LC_ALL", ""}, {"LANG", "en_US.UTF-8"}}), Paper::Letter);
}

TEST(PaperNames, AreReadAsTheyAreWritten) {
    for (const Paper paper : allPapers)
        EXPECT_EQ(paperFromName(name(paper)), paper);
    EXPECT_EQ(paperFromName("A4"), std::nullopt);
    EXPECT_EQ(paperFromName(""), std::nullopt);
}

} // namespace sheet
