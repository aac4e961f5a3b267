// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ByteLock.hpp"

#include "data/TemporaryFolder.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace platform {
namespace {

TEST(ByteLock, KeepsOthersOutOfOneByte) {
    const data::test::TemporaryFolder folder;
    const auto file = folder.path() / "lock";
    std::optional<ByteLock> first(std::in_place, file, 7);
    EXPECT_TRUE(first->isOpen());
    EXPECT_FALSE(first->isHeldByOther());
    EXPECT_TRUE(ByteLock(file, 7).isHeldByOther());
    EXPECT_FALSE(ByteLock(file, 8).isHeldByOther());
    first.reset();
    EXPECT_FALSE(ByteLock(file, 7).isHeldByOther());
}

TEST(ByteLock, IsNoneWithoutFolder) {
    const data::test::TemporaryFolder folder;
    const ByteLock lock(folder.path() / "missing" / "lock", 1);
    EXPECT_FALSE(lock.isOpen());
    EXPECT_FALSE(lock.isHeldByOther());
}

} // namespace
} // namespace platform
