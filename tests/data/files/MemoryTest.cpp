// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Memory.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

TEST(Memory, LeavesAQuarterToOtherPrograms) {
    EXPECT_EQ(memoryToTake(0), 0U);
    EXPECT_EQ(memoryToTake(400), 300U);
}

TEST(Memory, NeedsEnoughMegabytesToTakeTheBytes) {
    constexpr std::uint64_t megabyte = 1'000'000;
    EXPECT_EQ(megabytesNeeded(0), 0U);
    EXPECT_EQ(megabytesNeeded(54 * megabyte), 72U);
    EXPECT_EQ(megabytesNeeded(54 * megabyte + 1), 73U);
    for (const std::uint64_t bytes : {std::uint64_t{1}, 33 * megabyte + 5, std::uint64_t{1} << 30}) {
        EXPECT_GE(memoryToTake(megabytesNeeded(bytes) * megabyte), bytes);
        EXPECT_LT(memoryToTake((megabytesNeeded(bytes) - 1) * megabyte), bytes);
    }
}

} // namespace
} // namespace data
