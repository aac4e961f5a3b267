// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SystemScale.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>

namespace game {
namespace {

float scaleOf(const std::map<std::string, std::string>& variables, std::string_view dpi = {}) {
    return systemScale(
        [&](const char* name) {
            const auto found = variables.find(name);
            return found == variables.end() ? nullptr : found->second.c_str();
        },
        dpi);
}

TEST(SystemScale, IsTheScaleOfText) {
    EXPECT_EQ(scaleOf({}), 1);
    EXPECT_EQ(scaleOf({}, "96"), 1);
    EXPECT_EQ(scaleOf({}, "192"), 2);
    EXPECT_EQ(scaleOf({}, "144"), 1.5F);
    EXPECT_EQ(scaleOf({}, "120.0"), 1.25F);
    EXPECT_EQ(scaleOf({}, "768"), 8);
}

TEST(SystemScale, IsTheLargestOfTheSettings) {
    EXPECT_EQ(scaleOf({{"GDK_SCALE", "2"}}), 2);
    EXPECT_EQ(scaleOf({{"QT_SCALE_FACTOR", "1.5"}}), 1.5F);
    EXPECT_EQ(scaleOf({{"GDK_SCALE", "2"}, {"QT_SCALE_FACTOR", "3"}}, "96"), 3);
    EXPECT_EQ(scaleOf({{"GDK_SCALE", "2"}, {"GDK_DPI_SCALE", "0.5"}}, "192"), 2) << "not multiplied";
    EXPECT_EQ(scaleOf({{"GDK_SCALE", "1"}, {"GDK_DPI_SCALE", "1"}}, "144"), 1.5F)
        << "GDK_SCALE knows whole numbers only";
}

TEST(SystemScale, IgnoresWhatMakesNoSense) {
    for (const char* const bad :
         {"", "0", "-2", "two", "2x", " 2", "0.5", "8.01", "1e9", "1e99", "nan", "inf", "-inf"}) {
        EXPECT_EQ(scaleOf({{"GDK_SCALE", bad}, {"QT_SCALE_FACTOR", bad}}), 1) << bad;
        EXPECT_EQ(scaleOf({{"GDK_SCALE", bad}, {"QT_SCALE_FACTOR", "2"}}), 2) << bad;
        EXPECT_EQ(scaleOf({{"QT_SCALE_FACTOR", bad}}, "288"), 3) << bad;
    }
    for (const char* const bad : {"", "0", "-96", "many", "192 dpi", "72", "769", "1e9", "nan", "inf"})
        EXPECT_EQ(scaleOf({}, bad), 1) << bad;
}

} // namespace
} // namespace game
