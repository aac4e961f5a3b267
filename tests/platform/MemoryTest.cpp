// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Memory.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace platform {
namespace {

TEST(Memory, IsWhatTheSystemCallsAvailable) {
    std::istringstream meminfo(
        "MemTotal:       24689492 kB\nMemFree:          500000 kB\nMemAvailable:    2000000 kB\n");
    EXPECT_EQ(availableMemoryIn(meminfo), 2'048'000'000U);
}

TEST(Memory, IsZeroIfUnknown) {
    std::istringstream meminfo("MemTotal: 24689492 kB\n");
    EXPECT_EQ(availableMemoryIn(meminfo), 0U);
}

TEST(Memory, IsKnownHere) {
    EXPECT_GT(availableMemory(), 0U);
}

} // namespace
} // namespace platform
