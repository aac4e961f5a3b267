// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/Round.hpp"

#include "game/FakeProofs.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "lights/Boards.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::challengeOn;
using game::test::waitFor;
using lights::Cell;

/// Too large to be solved again after every press: 21×21, no quiet pattern.
Challenge largeChallenge() {
    lights::Board board{lights::BitGrid(21, 21)};
    for (const Cell cell : {Cell{0, 0}, Cell{3, 7}, Cell{20, 11}})
        lights::press(board, {}, cell);
    return challengeOn(board);
}

/// Whether making all `presses` would solve the round as it stands.
bool solves(const Round& round, const lights::BitGrid& presses) {
    lights::Session session = round.session();
    presses.forEach([&](Cell cell) { session.press(cell); });
    return session.solved();
}

TEST(RoundTest, FindsOptimumOfSmallBoard) {
    Round round(challengeOn({".#.", "###", ".#."}), {});
    waitFor(round);
    ASSERT_TRUE(round.optimum());
    EXPECT_EQ(round.optimum()->moves(), 1);
    EXPECT_TRUE(round.optimum()->exact());
    EXPECT_FALSE(round.unsolvable());
    EXPECT_DOUBLE_EQ(round.progress(), 1);
    EXPECT_FALSE(round.poll()) << "nothing new";
}

TEST(RoundTest, ShortestSolutionStartsAtCurrentBoard) {
    Round round(challengeOn({".#.", "###", ".#."}), {});
    waitFor(round);
    EXPECT_TRUE(round.knowsShortestWay());
    EXPECT_EQ(round.remaining()->toCells(), (std::vector<Cell>{{1, 1}}));
    round.session().press({0, 0});
    EXPECT_EQ(round.remaining()->toCells(), (std::vector<Cell>{{0, 0}, {1, 1}}));
    round.session().press({0, 0});
    EXPECT_EQ(round.remaining()->toCells(), (std::vector<Cell>{{1, 1}}));
}

constexpr lights::Rules quietHours{lights::Stamp::Plus, lights::Surface::Plane, true};

TEST(RoundTest, QuietHoursLeadAlongAnOrder) {
    Round round(challengeOn({"#..", "...", "..."}, quietHours), {});
    waitFor(round);
    ASSERT_TRUE(round.optimum());
    EXPECT_EQ(round.optimum()->moves(), 9);
    EXPECT_TRUE(round.optimum()->exact());
    EXPECT_FALSE(round.knowsShortestWay());
    EXPECT_FALSE(round.way() || round.remaining() || round.mistake() || round.deduction() || round.ways());
    EXPECT_EQ(round.starsWithinReach(), 3);
    for (int left = 9; left > 0; --left) {
        ASSERT_NE(round.orderFromHere(), nullptr);
        EXPECT_TRUE(round.isShortestFromHere());
        EXPECT_EQ(round.movesLeft(), left);
        EXPECT_EQ(round.starsWithinReach(), 3);
        ASSERT_TRUE(round.session().press(round.orderFromHere()->front()));
    }
    EXPECT_TRUE(round.solved());
    EXPECT_EQ(round.session().moves(), 9);
    EXPECT_EQ(round.par().moves, 9);
}

TEST(RoundTest, QuietHoursFindAnOrderFromAnywhere) {
    Round round(challengeOn({"###", "...", "..."}, quietHours), {});
    waitFor(round);
    for (const Cell cell : {Cell{0, 2}, Cell{1, 2}, Cell{2, 2}})
        ASSERT_TRUE(round.session().press(cell));
    const int left = round.movesLeft().value();
    ASSERT_NE(round.orderFromHere(), nullptr);
    EXPECT_EQ(std::ssize(*round.orderFromHere()), left);
    lights::Session rest = round.session();
    for (const Cell cell : std::vector(*round.orderFromHere()))
        ASSERT_TRUE(rest.press(cell));
    EXPECT_TRUE(rest.solved());
    EXPECT_EQ(rest.moves(), 3 + left);
}

/// Wherever somebody presses something allowed instead: undoing so many presses brings the optimum back, fewer do not.
void expectUndoLeadsBack(const std::vector<std::string>& rows, int presses, std::size_t atLeast) {
    Round round(challengeOn(rows, quietHours), {});
    waitFor(round);
    ASSERT_TRUE(round.optimum() && round.optimum()->exact());
    EXPECT_EQ(round.pressesTooMany(), 0U);
    const lights::Puzzle& puzzle = round.challenge().lights();
    puzzle::Random random(7);
    std::size_t most = 0;
    for (int press = 0; press < presses && !round.solved(); ++press) {
        const auto allowed = (puzzle.open(round.session().board()) & round.session().board().pressable()).toCells();
        ASSERT_FALSE(allowed.empty());
        ASSERT_TRUE(round.session().press(allowed[random.below(allowed.size())]));
        if (round.solved())
            break;
        const auto back = round.pressesTooMany();
        ASSERT_TRUE(back);
        most = std::max(most, *back);
        for (std::size_t undone = 0; undone <= *back; ++undone) {
            const bool within = round.session().moves() + *round.movesLeft() == round.optimum()->moves();
            EXPECT_EQ(within, undone == *back);
            EXPECT_EQ(round.pressesTooMany(), *back - undone);
            if (undone < *back) {
                ASSERT_TRUE(round.session().undo());
            }
        }
        while (round.session().redo()) {
        }
    }
    EXPECT_GE(most, atLeast);
}

TEST(RoundTest, QuietHoursKnowHowManyPressesToUndo) {
    expectUndoLeadsBack({"#..", "...", "..."}, 12, 2);
    expectUndoLeadsBack({"..#..", ".###.", ".....", ".....", "....."}, 16, 3);
    expectUndoLeadsBack({"#.###.#", ".......", "#.....#", ".......", "...#..."}, 10, 1);
}

TEST(RoundTest, QuietHoursMayBeImpossibleOrUndecided) {
    Round asleep(challengeOn({"X..."}, quietHours), {});
    waitFor(asleep);
    EXPECT_TRUE(asleep.unsolvable());
    EXPECT_FALSE(asleep.undecided());
    Round large(challengeOn(std::vector<std::string>(20, std::string(20, '#')), quietHours), {});
    waitFor(large);
    EXPECT_FALSE(large.unsolvable());
    EXPECT_TRUE(large.undecided());
    EXPECT_EQ(large.optimum(), nullptr);
    EXPECT_EQ(large.orderFromHere(), nullptr);
}

TEST(RoundTest, LargeBoardFallsBackToRestOfOptimum) {
    Round round(largeChallenge(), {});
    waitFor(round);
    ASSERT_TRUE(round.optimum());
    EXPECT_FALSE(round.knowsShortestWay());
    EXPECT_EQ(round.remaining()->count(), 3);
    round.session().press({3, 7});
    round.session().press({5, 5});
    EXPECT_EQ(round.remaining()->toCells(), (std::vector<Cell>{{0, 0}, {5, 5}, {20, 11}}));
    EXPECT_TRUE(solves(round, *round.remaining()));
}

TEST(RoundTest, DetectsUnsolvableBoard) {
    Round round(challengeOn({"#....", ".....", ".....", ".....", "....."}), {});
    waitFor(round);
    EXPECT_TRUE(round.unsolvable());
    EXPECT_FALSE(round.optimum());
    EXPECT_FALSE(round.remaining());
}

TEST(RoundTest, CancellingLeavesOptimumUnknown) {
    Round round(largeChallenge(), {});
    const bool known = !round.solving();
    round.cancelSolving();
    EXPECT_FALSE(round.solving());
    EXPECT_FALSE(round.poll());
    EXPECT_EQ(round.optimum() != nullptr, known);
}

TEST(RoundTest, LongProofReplacesWhatIsBestKnown) {
    test::FakeProofs fake;
    LongProofs proofs(fake.means());
    const Challenge board = challengeOn({".....", "..#..", ".###.", "..#..", "....."});
    Round round(board, {}, &proofs);
    waitFor(round);
    ASSERT_TRUE(round.optimum());
    EXPECT_FALSE(round.par().exact);
    EXPECT_FALSE(round.knowsShortestWay());
    EXPECT_FALSE(round.ways());
    ASSERT_TRUE(round.proof().begin());
    EXPECT_FALSE(round.solving()) << "the win does not wait for it";
    fake.prove();
    EXPECT_TRUE(test::turnUntil([&] { return round.optimum()->exact(); }, [&] { round.poll(); }));
    EXPECT_EQ(round.proofNews(), BoardProof::News::Proven);
    EXPECT_EQ(round.optimum()->moves(), 1);
    EXPECT_TRUE(round.knowsShortestWay());
    EXPECT_TRUE(round.ways());
    EXPECT_FALSE(round.poll());
    EXPECT_EQ(round.proofNews(), BoardProof::News::None);

    const Round again(board, {}, &proofs);
    EXPECT_FALSE(again.solving());
    EXPECT_TRUE(again.optimum()->exact());
    EXPECT_EQ(again.optimum()->moves(), 1);
    EXPECT_TRUE(again.knowsShortestWay());
    EXPECT_FALSE(again.proof().state());
    Round other(challengeOn({"##...", "#....", ".....", ".....", "....."}), {}, &proofs);
    waitFor(other);
    EXPECT_FALSE(other.optimum()->exact()) << "another board";
}

TEST(RoundTest, TwoStarsAreForSolutionsThatThereAre) {
    const auto known = [](const Challenge& board) {
        Round round(board, {});
        waitFor(round);
        return std::pair(round.twoStarMoves(), round.ways()->allShortest);
    };
    EXPECT_EQ(known(challengeOn({"##.", "#..", "..."})), std::pair(1, true)) << "the only solution";
    EXPECT_EQ(known(challengeOn({"##...", "#....", ".....", ".....", "....."})), std::pair(1, false))
        << "the others have 11 moves and more";
    Challenge riddle = challengeOn({"#..#", ".##.", ".##.", "#..#"});
    EXPECT_EQ(known(riddle), std::pair(4, false)) << "none has 5 or 6";
    riddle.notes.riddle = lights::AnotherWay{lights::test::cells({"....", "#..#", "#..#", "...."})};
    EXPECT_EQ(known(riddle), std::pair(4, true)) << "the riddle asks for a shortest one";

    Round round(challengeOn({"##...", "#....", ".....", ".....", "....."}), {});
    waitFor(round);
    round.session().press({4, 4});
    EXPECT_EQ(round.starsWithinReach(), 3) << "it is taken back";
    round.session().press({4, 3});
    round.session().press({4, 2});
    EXPECT_EQ(round.starsWithinReach(), 1) << "nothing between takes two moves";
}

TEST(RoundTest, MarksOfARiddleAreNoneOfThePlayers) {
    Challenge riddle = challengeOn({"#..#", ".##.", ".##.", "#..#"});
    riddle.notes.riddle = lights::AnotherWay{lights::test::cells({"....", "#..#", "#..#", "...."})};
    Round round(riddle, {});
    round.marks() = round.givenMarks();
    EXPECT_FALSE(round.marks().empty());
    EXPECT_FALSE(round.touched());
    EXPECT_TRUE(round.save().marks.empty());
    round.marks().flip({0, 0});
    EXPECT_TRUE(round.touched());
    EXPECT_EQ(round.save().marks, round.marks().text());
    round.marks().flip({0, 0});
    round.session().press({0, 0});
    EXPECT_TRUE(round.touched());
    EXPECT_EQ(round.save().marks, round.marks().text());
}

TEST(RoundTest, ResumesSavedSession) {
    const Challenge board = challengeOn({".#.", "###", ".#."});
    lights::Session session(board.lights());
    session.press({0, 0});
    session.advance(puzzle::Milliseconds(1500));
    session.noteHints(1);
    const Round round(board, session.save());
    EXPECT_TRUE(round.resumed());
    EXPECT_EQ(round.session().save(), session.save());
}

TEST(RoundTest, IgnoresSessionThatDoesNotFit) {
    const puzzle::SavedGame saved{R"([[0,"p",7,7]])", {}, {}};
    const Round round(challengeOn({".#.", "###", ".#."}), saved);
    EXPECT_FALSE(round.resumed());
    EXPECT_FALSE(round.session().started());
}

} // namespace
