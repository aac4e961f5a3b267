// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintWords.hpp"

#include "game/Rounds.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::challengeOn;
using lights::Cell;

std::string why(const Challenge& challenge, Cell cell, std::initializer_list<Cell> before = {}) {
    Round round(challenge, {});
    test::waitFor(round);
    for (const Cell pressed : before)
        round.session().press(pressed);
    return whyPress(text::Text(), round, {cell, lights::NoReason{}}).words;
}

const std::vector<std::string> corner{"##...", "#....", ".....", ".....", "....."};

TEST(HintWordsTest, CountsShortestSolutions) {
    EXPECT_EQ(why(challengeOn({"##.", "#..", "..."}), {0, 0}),
              "There is only one solution, and it presses this window.");
    EXPECT_EQ(why(challengeOn({".....", "..#..", ".###.", "..#..", "....."}), {2, 2}), "Every solution presses it.")
        << "the middle of 5×5 is in no quiet pattern";
    EXPECT_EQ(why(challengeOn(corner), {0, 0}),
              "Without it the house goes to bed too, but only in 11 moves instead of 1.");
    EXPECT_EQ(why(challengeOn({"##", "##"}, {lights::Stamp::Square, lights::Surface::Plane}), {0, 0}),
              "1 of the 4 shortest solutions presses it.");
    EXPECT_EQ(why(challengeOn({"##..._##", "#....___", ".....___", ".....___", ".....___"}), {0, 0}),
              "Without it the house goes to bed too, but only in 12 moves instead of 2.");
}

TEST(HintWordsTest, MakesNoClaimOnLargeBoards) {
    lights::Board board{lights::BitGrid(21, 21)};
    lights::press(board, {}, {3, 7});
    EXPECT_EQ(why(challengeOn(board), {3, 7}), "The best known solution presses it.");
}

} // namespace
