// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/StrokeSounds.hpp"

#include "arukone/Boards.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace game {
namespace {

using puzzle::Cell;

/// Two pairs side by side, three rows.
class StrokeSoundsTest : public testing::Test {
protected:
    StrokeSounds draw(Cell origin, const char* word, bool heard = true) {
        session.advance(std::chrono::milliseconds(100));
        const auto change = session.draw({origin, word});
        return change ? soundsOf(*change, session, heard) : StrokeSounds{true, true, true};
    }

    arukone::Session session{arukone::test::board("1..2/..../1..2")};
};

TEST_F(StrokeSoundsTest, NothingMoreIsHeardOfACableDrawnByHandUntilItJoins) {
    EXPECT_EQ(draw({0, 0}, "RD"), StrokeSounds{});
    EXPECT_EQ(draw({0, 0}, "DD"), (StrokeSounds{false, true, false}));
}

TEST_F(StrokeSoundsTest, WatchedCablesTick) {
    EXPECT_EQ(draw({0, 0}, "RD", false), (StrokeSounds{false, false, true}));
    EXPECT_EQ(draw({0, 0}, "DD", false), (StrokeSounds{false, true, false}));
}

TEST_F(StrokeSoundsTest, CuttingAndRemovingAreHeard) {
    draw({0, 0}, "RDRD");
    EXPECT_EQ(draw({0, 3}, "DD"), (StrokeSounds{false, true, false})) << "not in its way";
    EXPECT_EQ(draw({0, 3}, "LDL"), (StrokeSounds{true, false, false}));
    EXPECT_EQ(draw({0, 3}, "", false), (StrokeSounds{true, false, false})) << "removed";
}

} // namespace
} // namespace game
