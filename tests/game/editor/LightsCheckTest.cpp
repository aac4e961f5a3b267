// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsCheck.hpp"

#include "game/FakeProofs.hpp"
#include "lights/Board.hpp"
#include "lights/solver/QuietHours.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace {

using namespace game;
using State = BoardFacts::State;

lights::Draft draft(const std::vector<std::string>& rows) {
    return lights::Draft(
        lights::Puzzle::make(lights::parseBoard(rows, lights::maxSide).value(), {}, lights::GoalKind::Off).value());
}

/// Polls until the worker is done.
void settle(LightsCheck& check) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (check.busy() && std::chrono::steady_clock::now() < end)
        if (!check.poll())
            std::this_thread::yield();
}

TEST(LightsCheckTest, ChecksOrdinaryBoardAtOnce) {
    LightsCheck check;
    check.look(draft({".....", "..#..", ".###.", "..#..", "....."}));
    EXPECT_EQ(check.facts().state, State::Solvable);
    EXPECT_EQ(check.facts().lit, 5);
    EXPECT_EQ(check.facts().windows, 25);
    EXPECT_EQ(solutionsFact(check.facts()), "4");
    EXPECT_EQ(movesFact({}, check.facts().optimum), "…");
    settle(check);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "1 move");
    EXPECT_EQ(check.facts().solution, (std::vector<lights::Cell>{{2, 2}}));
    check.look(draft({"#....", ".....", ".....", ".....", "....."}));
    EXPECT_EQ(check.facts().state, State::Unsolvable);
}

TEST(LightsCheckTest, WorkerFindsWitnessAndAllSmallestRepairs) {
    LightsCheck check;
    const lights::Draft board = draft({"#....", ".....", ".....", ".....", "....."});
    check.look(board);
    settle(check);
    const BoardFacts& facts = check.facts();
    ASSERT_TRUE(facts.witness.any());
    EXPECT_TRUE((facts.witness & board.board().lit()).parity());
    ASSERT_FALSE(facts.repairs.empty());
    EXPECT_TRUE(facts.repairExact);
    for (const lights::BitGrid& repair : facts.repairs) {
        EXPECT_EQ(repair.count(), 1);
        const auto mended =
            lights::Puzzle::make(lights::Board(board.board().lit() ^ repair), {}, lights::GoalKind::Off);
        EXPECT_TRUE(lights::solve(*mended).solvable());
    }
    ASSERT_GT(facts.repairs.size(), 1U);
    EXPECT_EQ(facts.repairs.back(), board.board().lit()) << "what leaves nothing to press comes last";
}

TEST(LightsCheckTest, ReportsSolvedBoardAndBoardWithoutCells) {
    LightsCheck check;
    check.look(lights::Draft(3, 3));
    EXPECT_TRUE(check.facts().solved);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "0 moves");
    settle(check);
    lights::Draft nothing(1, 1);
    nothing.paint(lights::Brush::Hole, {0, 0}, true);
    check.look(nothing);
    EXPECT_EQ(check.facts().state, State::NoWindows);
    EXPECT_FALSE(check.busy());
}

TEST(LightsCheckTest, ReportsOnlyTheCurrentBoard) {
    LightsCheck check;
    puzzle::Random random(7);
    lights::Draft board(12, 12);
    for (int i = 0; i < 20; ++i) {
        board.shuffle(random);
        check.look(board);
        static_cast<void>(check.poll());
    }
    lights::Draft last = draft({"##", ".."});
    check.look(last);
    settle(check);
    EXPECT_EQ(check.facts().windows, 4);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "2 moves");
}

TEST(LightsCheckTest, ChecksLargeBoardInWorker) {
    LightsCheck check;
    lights::Draft board(40, 40);
    board.paint(lights::Brush::Hole, {3, 3}, true);
    board.paint(lights::Brush::Press, {20, 20}, true);
    check.look(board);
    EXPECT_EQ(check.facts().state, State::Checking);
    settle(check);
    EXPECT_EQ(check.facts().state, State::Solvable);
    board.paint(lights::Brush::Press, {30, 20}, true);
    check.look(board);
    EXPECT_EQ(check.facts().state, State::Solvable) << "the shape is known by now";
}

TEST(LightsCheckTest, FindsAnOrderInQuietHours) {
    LightsCheck check;
    lights::Draft board = draft({"#..", "...", "..."});
    check.look(board);
    settle(check);
    const auto atAnyTime = check.facts().optimum;
    board.setRules({lights::Stamp::Plus, lights::Surface::Plane, true});
    check.look(board);
    EXPECT_EQ(check.facts().state, State::Checking) << "whether there is an order takes the worker";
    settle(check);
    const BoardFacts& facts = check.facts();
    EXPECT_EQ(facts.state, State::Solvable);
    ASSERT_TRUE(facts.optimum && facts.atAnyTime);
    EXPECT_EQ(facts.atAnyTime->moves, atAnyTime->moves);
    EXPECT_GT(facts.optimum->moves, facts.atAnyTime->moves);
    EXPECT_TRUE(lights::isOrderOf(*board.puzzle(), facts.solution));
    EXPECT_FALSE(facts.nullity) << "nobody counts orders";
}

TEST(LightsCheckTest, SaysWhatQuietHoursLeaveOpen) {
    LightsCheck check;
    const lights::Rules quiet{lights::Stamp::Plus, lights::Surface::Plane, true};
    lights::Draft asleep = draft({"X.._#"});
    asleep.setRules(quiet);
    check.look(asleep);
    settle(check);
    EXPECT_EQ(check.facts().state, State::Unsolvable);
    EXPECT_TRUE(check.facts().onlyQuietHours);
    EXPECT_TRUE(check.facts().repairs.empty());
    lights::Draft large(17, 17);
    large.paint(lights::Brush::Press, {8, 8}, true);
    large.paint(lights::Brush::Press, {8, 9}, true);
    large.setRules(quiet);
    check.look(large);
    settle(check);
    EXPECT_EQ(check.facts().state, State::Undecided);
}

TEST(LightsCheckTest, LongProofLastsAsLongAsItsBoard) {
    test::FakeProofs fake;
    LongProofs proofs(fake.means());
    LightsCheck check(&proofs);
    const lights::Draft plus = draft({".....", "..#..", ".###.", "..#..", "....."});
    const lights::Draft other = draft({"##...", "#....", ".....", ".....", "....."});
    check.look(plus);
    EXPECT_FALSE(check.proof().state());
    settle(check);
    EXPECT_FALSE(check.facts().optimum->exact);
    EXPECT_EQ(movesFigure({}, check.facts().optimum), "≤ " + std::to_string(check.facts().optimum->moves));
    ASSERT_TRUE(check.proof().begin());
    check.look(plus);
    EXPECT_TRUE(check.proof().running()) << "the same board";
    check.look(other);
    EXPECT_FALSE(check.proof().running());
    settle(check);
    EXPECT_TRUE(check.proof().state());
    check.look(plus);
    settle(check);
    ASSERT_TRUE(check.proof().begin());
    EXPECT_FALSE(check.busy());
    fake.prove();
    EXPECT_TRUE(test::turnUntil([&] { return check.facts().optimum->exact; }, [&] { check.poll(); }));
    EXPECT_EQ(check.proofNews(), BoardProof::News::Proven);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "1 move");
    EXPECT_EQ(movesFigure({}, check.facts().optimum), "1");
    EXPECT_EQ(check.facts().solution, (std::vector<lights::Cell>{{2, 2}}));
    check.look(other);
    settle(check);
    EXPECT_FALSE(check.facts().optimum->exact);
    check.look(plus);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "1 move") << "remembered";
    EXPECT_EQ(check.facts().state, State::Solvable);
    settle(check);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "1 move");
    EXPECT_FALSE(check.proof().state());
}

TEST(LightsCheckTest, MeasuresPictureGoalFromPicture) {
    LightsCheck check;
    lights::Draft board(1, 1);
    board.paint(lights::Brush::Target, {0, 0}, true);
    check.look(board);
    settle(check);
    EXPECT_EQ(movesFact({}, check.facts().optimum), "1 move");
}

} // namespace
