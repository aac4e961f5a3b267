// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/LongProofs.hpp"

#include "game/FakeProofs.hpp"
#include "lights/Board.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace game;
using game::test::FakeProofs;
using game::test::turnUntil;
using News = BoardProof::News;

/// Needs one press; with a quiet pattern more there are at least 11.
lights::Puzzle plus() {
    return lights::Puzzle::make(
               lights::parseBoard({".....", "..#..", ".###.", "..#..", "....."}, lights::maxSide).value(), {},
               lights::GoalKind::Off)
        .value();
}

class LongProofsTest : public testing::Test {
protected:
    LongProofsTest() { proof.offer(plus(), found()); }

    /// What an ordinary search finds.
    [[nodiscard]] lights::Optimum found() const {
        return proofs.solve()(lights::Solver(plus()), plus().start(), {}).result.value();
    }
    News pollUntilNews() {
        News news = News::None;
        turnUntil([&] { return news != News::None; }, [&] { news = proof.poll(); });
        return news;
    }

    FakeProofs fake;
    LongProofs proofs{fake.means()};
    BoardProof proof{&proofs};
};

TEST_F(LongProofsTest, IsOfferedAndBeginsOnlyWhenAsked) {
    ASSERT_TRUE(proof.state());
    EXPECT_FALSE(proof.state()->running);
    EXPECT_NEAR(proof.state()->seconds, 30, 10);
    EXPECT_EQ(proof.poll(), News::None);
    EXPECT_EQ(fake.begun(), 0);
}

TEST_F(LongProofsTest, IsNotOfferedWhereItIsNotNeeded) {
    proof.offer(plus(), lights::Optimum::proven(found().presses()));
    EXPECT_FALSE(proof.state());
    proof.offer(plus(), lights::Optimum(found().presses(), found().lowerBound()));
    EXPECT_FALSE(proof.state());
    BoardProof none(nullptr);
    none.offer(plus(), found());
    EXPECT_FALSE(none.state());
}

TEST_F(LongProofsTest, ProvesTheOptimumAndKeepsIt) {
    ASSERT_TRUE(proof.begin());
    EXPECT_TRUE(proof.begin()) << "it goes on";
    fake.progress(0.34);
    EXPECT_TRUE(turnUntil([&] { return proof.state()->percent == 34; }, [] {}));
    EXPECT_TRUE(proof.state()->running);
    EXPECT_EQ(fake.begun(), 1);
    EXPECT_TRUE(proofs.empty());
    fake.prove();
    EXPECT_EQ(pollUntilNews(), News::Proven);
    EXPECT_TRUE(proof.proven().optimum.exact());
    EXPECT_EQ(proof.proven().optimum.moves(), 1);
    EXPECT_EQ(proof.proven().nullity, 2);
    EXPECT_FALSE(proof.state()) << "there is nothing left to prove";
    ASSERT_TRUE(proofs.of(proofKey(plus())));
    EXPECT_EQ(proofs.of(proofKey(plus()))->optimum.moves(), 1);
}

TEST_F(LongProofsTest, NeedsMemory) {
    fake.available(71'999'999);
    EXPECT_FALSE(proof.begin());
    EXPECT_FALSE(proof.running());
    EXPECT_EQ(proof.megabytes(), 72U);
    EXPECT_EQ(fake.begun(), 0);
    fake.available(72'000'000);
    EXPECT_TRUE(proof.begin());
}

TEST_F(LongProofsTest, CancellingDoesNotWaitAndKeepsNothing) {
    ASSERT_TRUE(proof.begin());
    ASSERT_TRUE(turnUntil([&] { return fake.running() == 1; }, [] {}));
    proof.cancel();
    EXPECT_FALSE(proof.running());
    EXPECT_TRUE(proof.state()) << "it can be begun again";
    EXPECT_TRUE(turnUntil([&] { return fake.running() == 0; }, [] {}));
    EXPECT_EQ(proof.poll(), News::None);
    EXPECT_TRUE(proofs.empty());
    EXPECT_TRUE(proof.begin());
    proof.withdraw();
    EXPECT_FALSE(proof.state());
    EXPECT_EQ(proof.poll(), News::None);
}

TEST_F(LongProofsTest, FailedProofProvesNothing) {
    ASSERT_TRUE(proof.begin());
    fake.fail();
    EXPECT_EQ(pollUntilNews(), News::Failed);
    EXPECT_TRUE(proof.state());
    EXPECT_TRUE(proofs.empty());
}

TEST_F(LongProofsTest, UnprovenAnswerIsNeverKept) {
    proofs.keep("a", proofs.solve()(lights::Solver(plus()), plus().start(), {}));
    EXPECT_TRUE(proofs.empty());
    proofs.keep("a", lights::solve(plus()));
    EXPECT_TRUE(proofs.of("a"));
    const auto unsolvable =
        lights::Puzzle::make(lights::parseBoard({"#....", ".....", ".....", ".....", "....."}, lights::maxSide).value(),
                             {}, lights::GoalKind::Off);
    proofs.keep("b", lights::solve(*unsolvable));
    EXPECT_FALSE(proofs.of("b"));
}

TEST_F(LongProofsTest, KeyIsThatOfTheSolutions) {
    const lights::Board lit(lights::BitGrid(3, 3).complement());
    const lights::Board dark{lights::BitGrid(3, 3)};
    const auto off = lights::Puzzle::make(lit, {}, lights::GoalKind::Off).value();
    EXPECT_EQ(proofKey(off), proofKey(lights::Puzzle::make(dark, {}, lights::GoalKind::On).value()));
    EXPECT_NE(proofKey(off), proofKey(lights::Puzzle::make(dark, {}, lights::GoalKind::Off).value()));
    const lights::Rules torus{lights::Stamp::Plus, lights::Surface::Torus};
    EXPECT_NE(proofKey(off), proofKey(lights::Puzzle::make(lit, torus, lights::GoalKind::Off).value()));
}

/// A real proof: it is cancelled within 50 ms, given the processor.
TEST(LongProof, EndsSoonAfterItIsCancelled) {
    LongProofs proofs;
    BoardProof proof(&proofs);
    const auto allOn =
        lights::Puzzle::make(lights::Board(lights::BitGrid(79, 79).complement()), {}, lights::GoalKind::Off).value();
    lights::SolveControl control;
    control.budget = std::uint64_t{1} << 20;
    proof.offer(allOn, lights::solve(allOn, control).result.value());
    ASSERT_TRUE(proof.state());
    ASSERT_TRUE(proof.begin());
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    const auto asked = std::chrono::steady_clock::now();
    proof.cancel();
    EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::milliseconds(50)) << "it is not waited for";
}

} // namespace
