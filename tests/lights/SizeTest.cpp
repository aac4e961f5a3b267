// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Board.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

TEST(Size, ParsesRowsAndColumns) {
    EXPECT_EQ(sizeFromText("6x7"), (Size{6, 7}));
    EXPECT_EQ(sizeFromText("1X100"), (Size{1, 100}));
    EXPECT_EQ(sizeFromText("12×3"), (Size{12, 3}));
    EXPECT_EQ(sizeFromText("0x2147483647"), (Size{0, 2147483647})) << "whether or not there can be such a board";
    for (const char* none :
         {"", "x", "5", "5x", "x5", "5x5x5", "5 x 5", " 5x5", "5x5\n", "+5x5", "-5x5", "5x-5", "5*5", "5x2147483648"})
        EXPECT_FALSE(sizeFromText(none)) << none;
}

TEST(Number, ParsesDigits) {
    EXPECT_EQ(numberFromText("0"), 0);
    EXPECT_EQ(numberFromText("007"), 7);
    for (const char* none : {"", "-1", "+1", "1 ", "1.0", "0x10", "2147483648", "99999999999999999999"})
        EXPECT_FALSE(numberFromText(none)) << none;
}

} // namespace
} // namespace lights
