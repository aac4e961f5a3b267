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

std::string why(const Challenge& challenge, Cell cell, lights::NoReason counts = {}) {
    Round round(challenge, {});
    test::waitFor(round);
    return whyPress(text::Text(), round, {cell, counts}).words;
}

/// A board after some presses.
struct Pressed {
    Pressed(const Challenge& challenge, std::initializer_list<Cell> cells)
        : round(challenge, {}) {
        test::waitFor(round);
        for (const Cell cell : cells)
            round.session().press(cell);
    }
    [[nodiscard]] std::string next() const { return whyPress(text::Text(), round, round.deduction().value()).words; }
    [[nodiscard]] HintReason back() const { return whyBack(text::Text(), round, round.mistake().value()); }

    Round round;
};

const std::vector<std::string> corner{"##...", "#....", ".....", ".....", "....."};

TEST(HintWordsTest, CountsShortestSolutions) {
    EXPECT_EQ(why(challengeOn({"##.", "#..", "..."}), {0, 0}),
              "There is only one solution, and it presses this window.");
    EXPECT_EQ(why(challengeOn({".....", "..#..", ".###.", "..#..", "....."}), {2, 2}), "Every solution presses it.")
        << "the middle of 5×5 is in no quiet pattern";
    EXPECT_EQ(why(challengeOn(corner), {0, 0}),
              "Without it the house goes to bed too, but only in 11 moves instead of 1.");
    EXPECT_EQ(why(challengeOn({"##", "##"}, {lights::Stamp::Square, lights::Surface::Plane}), {0, 0}, {4, 1}),
              "Nothing forces this press: 1 of the 4 shortest solutions within reach makes it. You may choose.");
    EXPECT_EQ(why(challengeOn({"##..._##", "#....___", ".....___", ".....___", ".....___"}), {0, 0}),
              "Without it the house goes to bed too, but only in 12 moves instead of 2.");
}

TEST(HintWordsTest, SaysThatWhatIsPressedIsDone) {
    const Pressed stepladder(challengeOn({"#.#", "###", "#.#"}), {{1, 1}});
    EXPECT_EQ(stepladder.next(),
              "The board is symmetric, so its only shortest solution is symmetric too. Pressed along with their "
              "counterparts, the tinted windows cancel out here. What is pressed already needs no second press. So it "
              "has to switch itself.");
    const Pressed nightLight(challengeOn({"...", "#..", "..."}), {{1, 2}});
    EXPECT_EQ(nightLight.next(),
              "The board is symmetric, so its only shortest solution is symmetric too. Pressed along with their "
              "counterparts, the tinted windows cancel out at the ringed one. What is pressed already needs no second "
              "press. So only this one can put the ringed one right.");
    const Pressed untouched(challengeOn({"...", "#..", "..."}), {});
    EXPECT_EQ(untouched.next().find("left"), std::string::npos) << "nothing is pressed yet: " << untouched.next();
}

TEST(HintWordsTest, SaysThatOneSolutionIsAsGoodAsAnother) {
    const Pressed fireflies(challengeOn({"#..#", "....", "....", "#..#"}), {});
    EXPECT_EQ(
        fireflies.next(),
        "The board is symmetric: the 4 shortest solutions within reach are the same one, turned or mirrored. 2 of "
        "them press this window. You may choose.");
}

TEST(HintWordsTest, SaysWhichPressesDoNotBelong) {
    const Challenge only = challengeOn({"##.", "#..", "..."});
    EXPECT_EQ(Pressed(only, {{2, 2}}).back().words,
              "It is part of no shortest solution. Pressing a window again takes the press back.");
    EXPECT_EQ(Pressed(only, {{2, 2}, {0, 0}}).back().words,
              "It is part of no shortest solution. Pressing a window again takes the press back.")
        << "the other press is right";
    const HintReason two = Pressed(only, {{2, 2}, {0, 0}, {2, 1}, {2, 0}}).back();
    EXPECT_EQ(two.marks.cell, (Cell{2, 0}));
    EXPECT_EQ(two.marks.region, std::vector<Cell>({{2, 1}, {2, 2}})) << "all at once";
    EXPECT_EQ(two.words,
              "It is part of no shortest solution. The same goes for the 2 tinted windows. Pressing a window "
              "again takes the press back.");

    const Challenge doorbell = challengeOn({"#####", "..#..", "..#..", ".....", "....."});
    EXPECT_EQ(Pressed(doorbell, {{1, 1}, {1, 2}}).back().words,
              "It is part of no shortest solution. Pressing a window again takes the press back.");

    const HintReason pond =
        Pressed(challengeOn({".##.", "#..#", "#..#", ".##."}), {{1, 1}, {1, 2}, {3, 0}, {3, 1}, {3, 2}}).back();
    EXPECT_EQ(pond.words,
              "The quickest way on would press 5 of the 8 tinted windows. The other 3 do the same. That saves "
              "2 moves. So take back the 4 that you pressed of them.");
    EXPECT_EQ(pond.marks.region.size(), 8U);

    // Either half of a pair will do, but not one of each.
    const Pressed halves(challengeOn({"#..#", "....", "....", "#..#"}), {{0, 1}, {0, 0}});
    EXPECT_EQ(halves.back().words,
              "No shortest solution has it together with your other press. Pressing a window again "
              "takes the press back.");
}

TEST(HintWordsTest, NamesThePatternThatIsPressed) {
    Round round(challengeOn({"...", "..#"}, {lights::Stamp::Square, lights::Surface::Plane}), {});
    test::waitFor(round);
    const auto half = [&round](const std::vector<std::string>& pattern, std::int64_t pressed) {
        lights::Mistake why;
        why.kind = lights::Mistake::Kind::Quiet;
        why.quiet = lights::QuietReason{lights::test::cells(pattern), 1};
        why.inPattern = pressed;
        return whyBack(text::Text(), round, {{0, 0}, why}).words;
    };
    EXPECT_EQ(half({"##.", "#.."}, 2),
              "You pressed 2 of the 3 tinted windows. The other one does the same. That saves 1 "
              "move.");
    EXPECT_EQ(half({"##.", "##."}, 2), "You pressed 2 of the 4 tinted windows. The other 2 do the same. That saves 1 "
                                       "move.");
    EXPECT_EQ(half({"##.", "..."}, 2), "You pressed all 2 tinted windows, and together they change nothing.");
    EXPECT_EQ(half({"#..", "..."}, 1), "You pressed the tinted window, and it changes nothing.");
}

TEST(HintWordsTest, ARiddleLeadsToTheOtherSolution) {
    Challenge crossStitch = challengeOn({"#..#", ".##.", ".##.", "#..#"});
    crossStitch.notes.riddle = lights::AnotherWay{lights::test::cells({"....", "#..#", "#..#", "...."})};
    EXPECT_EQ(Pressed(crossStitch, {{1, 0}}).back().words,
              "The other shortest solution does not press it. Pressing a window again takes the press back.");
    EXPECT_EQ(
        Pressed(crossStitch, {}).next(),
        "Leave the leftmost column alone. Another shortest solution presses nothing there, so only this window can "
        "put the ringed one right.");
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
