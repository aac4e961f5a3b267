// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ByteOrder.hpp"

#include <gtest/gtest.h>

#include <cstring>

namespace lights {
namespace {

constexpr std::uint64_t descending = 0x8877665544332211U;

TEST(ByteOrder, TheFirstByteIsTheLowestOnThisMachine) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, "\x11\x22\x33\x44\x55\x66\x77\x88", sizeof eight);
    EXPECT_EQ(firstByteLowest(eight), descending);
}

/// On a big-endian machine the bytes 11 22 … 88 are read as 0x1122…88.
TEST(ByteOrder, TheFirstByteIsTheLowestOnOtherMachines) {
    EXPECT_EQ(firstByteLowest<std::endian::little>(descending), descending);
    EXPECT_EQ(firstByteLowest<std::endian::big>(0x1122334455667788U), descending);
    EXPECT_EQ(firstByteLowest<std::endian::big>(descending), 0x1122334455667788U);
}

} // namespace
} // namespace lights
