// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/TextRows.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace puzzle {
namespace {

using testing::ElementsAre;

TEST(TextRows, EndLikeLinesOfEitherSystem) {
    EXPECT_THAT(rowsOf("#.\n.#\r\n##"), ElementsAre("#.", ".#", "##"));
    EXPECT_THAT(rowsOf("#.\n\n.#\n\r\n\n"), ElementsAre("#.", "", ".#")) << "without empty ones at the end";
    EXPECT_THAT(rowsOf("#\r."), ElementsAre("#\r.")) << "a carriage return within a row is no sign of a window";
    EXPECT_THAT(rowsOf(""), testing::IsEmpty());
}

TEST(TextRows, OfAListKeepTheirNumber) {
    const std::vector<std::string> lines{"#.\r", "", ".#", ""};
    EXPECT_THAT(rowsOf(lines), ElementsAre("#.", "", ".#", ""));
}

} // namespace
} // namespace puzzle
