// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Memory.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace cli {
namespace {

TEST(Memory, IsWhatTheSystemCallsAvailable) {
    std::istringstream meminfo(
        "MemTotal:       24689492 kB\nMemFree:          500000 kB\nMemAvailable:    2000000 kB\n");
    EXPECT_EQ(availableMemory(meminfo), 2'048'000'000U);
}

TEST(Memory, IsNoneIfUnknown) {
    std::istringstream meminfo("MemTotal: 24689492 kB\n");
    EXPECT_EQ(availableMemory(meminfo), 0U);
}

} // namespace
} // namespace cli
