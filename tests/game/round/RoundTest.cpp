// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/Round.hpp"

#include "game/FakeProofs.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"

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
