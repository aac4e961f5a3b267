// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Geometry.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace {

std::vector<float> points(const ui::Steps& steps) {
    std::vector<float> all;
    for (const float point : steps)
        all.push_back(point);
    return all;
}

TEST(StepsTest, StopsBeforeEnd) {
    EXPECT_EQ(points(ui::Steps(1, 2, 0.25F)), (std::vector<float>{1, 1.25F, 1.5F, 1.75F}));
    EXPECT_EQ(points(ui::Steps(1, 2.1F, 0.5F)), (std::vector<float>{1, 1.5F, 2}));
}

TEST(StepsTest, CountsDown) {
    EXPECT_EQ(points(ui::Steps(5, 0, -2)), (std::vector<float>{5, 3, 1}));
}

TEST(StepsTest, IsEmptyIfEndIsBehind) {
    EXPECT_TRUE(points(ui::Steps(3, 2, 1)).empty());
    EXPECT_TRUE(points(ui::Steps(2, 2, 1)).empty());
}

TEST(StepsTest, DoesNotAccumulateRoundingErrors) {
    // Adding 0.1 a thousand times gives 99.999.
    EXPECT_EQ(points(ui::Steps(0, 100, 0.1F)).size(), 1000U);
}

} // namespace
