// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintWords.hpp"

#include "game/Rounds.hpp"
#include "lights/Boards.hpp"

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

TEST(HintWordsTest, CountsTheOtherPresses) {
    const auto back = [](std::initializer_list<Cell> pressed) {
        Round round(challengeOn({"##.", "#..", "..."}), {});
        test::waitFor(round);
        for (const Cell cell : pressed)
            round.session().press(cell);
        return whyBack(text::Text(), round, *pressed.begin(), {}).words;
    };
    EXPECT_EQ(back({{2, 2}}), "It is part of no shortest solution. Pressing it again takes it back.");
    EXPECT_EQ(back({{2, 2}, {0, 0}}),
              "No shortest solution has it together with your other press. Pressing it again takes it back.");
    EXPECT_EQ(back({{2, 2}, {2, 1}, {2, 0}}),
              "No shortest solution has it together with your other presses. Pressing it again takes it back.");

    Round round(challengeOn({"...", "..#"}, {lights::Stamp::Square, lights::Surface::Plane}), {});
    test::waitFor(round);
    const auto half = [&round](const std::vector<std::string>& pattern) {
        return whyBack(text::Text(), round, {0, 0}, lights::QuietReason{lights::test::cells(pattern), 1}).words;
    };
    round.session().press({0, 0});
    round.session().press({0, 1});
    EXPECT_EQ(half({"##.", "#.."}), "You pressed 2 of the 3 tinted windows. The other one does the same. That saves 1 "
                                    "move.");
    EXPECT_EQ(half({"##.", "##."}), "You pressed 2 of the 4 tinted windows. The other 2 do the same. That saves 1 "
                                    "move.");
    EXPECT_EQ(half({"##.", "..."}), "You pressed all 2 tinted windows, and together they change nothing.");
    EXPECT_EQ(half({"#..", "..."}), "You pressed the tinted window, and it changes nothing.");
}

TEST(HintWordsTest, ShowsWhatElseWouldSwitchAWindow) {
    const auto reason = [](const std::vector<std::string>& rows) {
        Round round(challengeOn(rows, {lights::Stamp::Plus, lights::Surface::Plane, true}), {});
        test::waitFor(round);
        return whyInOrder(text::Text(), round);
    };
    const HintReason one = reason({"##."});
    EXPECT_EQ(one.words,
              "It is still wrong, and the tinted window, the only other one that switches it, needs no press "
              "any more. So it takes its own.");
    EXPECT_EQ(one.marks.cell, (Cell{0, 0}));
    EXPECT_EQ(one.marks.region, std::vector<Cell>({{0, 1}}));
    const HintReason two = reason({"##", "#."});
    EXPECT_EQ(two.words, "It is still wrong, and the tinted windows, the only others that switch it, need no press any "
                         "more. So it takes its own.");
    EXPECT_EQ(two.marks.region, std::vector<Cell>({{0, 1}, {1, 0}}));
    EXPECT_EQ(reason({"#"}).words, "It is still wrong, and no other window switches it.");
}

TEST(HintWordsTest, MakesNoClaimOnLargeBoards) {
    lights::Board board{lights::BitGrid(21, 21)};
    lights::press(board, {}, {3, 7});
    EXPECT_EQ(why(challengeOn(board), {3, 7}), "The best known solution presses it.");
}

} // namespace
