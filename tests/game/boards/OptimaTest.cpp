// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/Optima.hpp"

#include "lights/Board.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

/// The worker is never polled, so that nothing else can be known of a board of this size.
TEST(LevelOptimaTest, KnowsWhatALongProofHasProven) {
    const auto large =
        lights::Puzzle::make(lights::Board(lights::BitGrid(11, 11).complement()), {}, lights::GoalKind::Off).value();
    LongProofs proofs;
    LevelOptima optima(proofs);
    optima.find("unknown", large);
    EXPECT_FALSE(optima.done("unknown"));
    proofs.keep(proofKey(large), lights::solve(large));
    LevelOptima later(proofs);
    later.find("known", large);
    ASSERT_TRUE(later.of("known"));
    EXPECT_TRUE(later.of("known")->exact);
    EXPECT_EQ(later.of("known")->moves, lights::solve(large).result->moves());
    EXPECT_FALSE(later.busy());
}

TEST(LevelOptimaTest, TakesAProofThatIsMadeLater) {
    const auto large =
        lights::Puzzle::make(lights::Board(lights::BitGrid(11, 11).complement()), {}, lights::GoalKind::Off).value();
    LongProofs proofs;
    LevelOptima optima(proofs);
    optima.takeProof("board", large);
    EXPECT_FALSE(optima.done("board")) << "nothing has been proven yet";
    proofs.keep(proofKey(large), lights::solve(large));
    optima.takeProof("board", large);
    ASSERT_TRUE(optima.of("board"));
    EXPECT_TRUE(optima.of("board")->exact);
}

} // namespace
