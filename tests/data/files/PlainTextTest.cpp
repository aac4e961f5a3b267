// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/PlainText.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace data {
namespace {

TEST(PlainText, LinesEndInAnyWay) {
    const auto lines = [](std::string_view text) {
        std::vector<std::string> all;
        while (!text.empty())
            all.emplace_back(takeLine(text));
        return all;
    };
    EXPECT_THAT(lines("a\nb\r\nc\rd"), testing::ElementsAre("a", "b", "c", "d"));
    EXPECT_THAT(lines("a\n\n\r\n"), testing::ElementsAre("a", "", ""));
    EXPECT_THAT(lines("a\r"), testing::ElementsAre("a"));
    EXPECT_THAT(lines(""), testing::IsEmpty());
}

TEST(PlainText, OnlyAsciiLettersBecomeSmall) {
    EXPECT_EQ(smallLetters("AZaz09@[Ä.JSON"), "azaz09@[Ä.json");
}

} // namespace
} // namespace data
