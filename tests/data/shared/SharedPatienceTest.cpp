// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedRuns.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

TEST(SharedPatience, LooksEverMoreRarelyAtFilesThatStayIncomplete) {
    SharedPatience patience;
    int looks = 0;
    for (int round = 0; round < 1000; ++round) {
        patience.beginRound();
        if (patience.skips("half"))
            continue;
        ++looks;
        patience.waitFor("half");
    }
    EXPECT_GT(looks, 1000 / 60);
    EXPECT_LT(looks, 30);
    patience.giveUp("folder");
    EXPECT_TRUE(patience.skips("folder"));
    EXPECT_FALSE(patience.skips("other"));
}

} // namespace
} // namespace data
