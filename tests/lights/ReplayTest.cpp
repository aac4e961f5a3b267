// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Replay.hpp"

#include "lights/Boards.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

using namespace std::chrono_literals;

const Event first{0ms, EventKind::Move, {0, 1}};
const Event last{900ms, EventKind::Move, {1, 0}};

std::optional<ReplayProblem> verdict(const std::vector<Event>& events, const RunClaim& claim) {
    return verifyRun(test::puzzle(test::board({".#", "#."})), events, claim);
}

TEST(Replay, AcceptsHonestRun) {
    EXPECT_EQ(verdict({first, last}, {2, 0, 900ms}), std::nullopt);
    const std::vector<Event> detour{first, {100ms, EventKind::Move, {0, 0}}, {200ms, EventKind::Undo, {}}, last};
    EXPECT_EQ(verdict(detour, {2, 1, 900ms}), std::nullopt);
    const std::vector<Event> again{
        first, {1ms, EventKind::Undo, {}}, {1ms, EventKind::Redo, {}}, {40ms, EventKind::Move, {1, 0}}};
    EXPECT_EQ(verdict(again, {2, 1, 40ms}), std::nullopt);
}

/// On average: two fingers may press at the same moment.
TEST(Replay, RefusesMovesFasterThanHands) {
    EXPECT_EQ(verdict({first, {39ms, EventKind::Move, {1, 0}}}, {2, 0, 39ms}), ReplayProblem::TooFast);
    const auto thrice = [](puzzle::Milliseconds end) {
        return std::vector<Event>{
            first, {0ms, EventKind::Move, {0, 0}}, {0ms, EventKind::Undo, {}}, {end, EventKind::Move, {1, 0}}};
    };
    EXPECT_EQ(verdict(thrice(80ms), {2, 1, 80ms}), std::nullopt);
    EXPECT_EQ(verdict(thrice(79ms), {2, 1, 79ms}), ReplayProblem::TooFast) << "undone presses count too";
}

TEST(Replay, RefusesImpossibleEvents) {
    EXPECT_EQ(verdict({}, {0, 0, 0ms}), ReplayProblem::NoEvents);
    EXPECT_EQ(verdict({{0ms, EventKind::Move, {0, 7}}}, {1, 0, 0ms}), ReplayProblem::BadEvent);
    EXPECT_EQ(verdict({{0ms, EventKind::Undo, {}}}, {0, 1, 0ms}), ReplayProblem::BadEvent);
    EXPECT_EQ(verdict({first, {900ms, EventKind::Redo, {}}}, {1, 0, 900ms}), ReplayProblem::BadEvent);
    EXPECT_EQ(verdict({first, last, {901ms, EventKind::Move, {0, 0}}}, {3, 0, 901ms}), ReplayProblem::BadEvent);
    EXPECT_EQ(verdict({{0ms, static_cast<EventKind>(7), {0, 1}}}, {1, 0, 0ms}), ReplayProblem::BadEvent);
}

TEST(Replay, RefusesPressOnSealedCell) {
    const auto events = [](Cell cell) { return std::vector<Event>{{0ms, EventKind::Move, cell}}; };
    EXPECT_FALSE(verifyRun(test::puzzle(test::board({"##."})), events({0, 0}), {1, 0, 0ms}));
    EXPECT_FALSE(verifyRun(test::puzzle(test::board({"#X."})), events({0, 0}), {1, 0, 0ms}));
    EXPECT_TRUE(verifyRun(test::puzzle(test::board({"X#."})), events({0, 0}), {1, 0, 0ms}));
}

TEST(Replay, RefusesImpossibleTimes) {
    EXPECT_EQ(verdict({first, last}, {2, 0, 899ms}), ReplayProblem::BadTime);
    EXPECT_EQ(verdict({first, last}, {2, 0, 901ms}), ReplayProblem::BadTime);
    EXPECT_EQ(verdict({{1ms, EventKind::Move, {0, 1}}, last}, {2, 0, 900ms}), ReplayProblem::BadTime);
    EXPECT_EQ(verdict({{-1ms, EventKind::Move, {0, 1}}, last}, {2, 0, 900ms}), ReplayProblem::BadTime);
    EXPECT_EQ(verdict({first, {5ms, EventKind::Undo, {}}, {4ms, EventKind::Redo, {}}, last}, {2, 1, 900ms}),
              ReplayProblem::BadTime);
}

TEST(Replay, RefusesWrongClaims) {
    EXPECT_EQ(verdict({first}, {1, 0, 0ms}), ReplayProblem::NotSolved);
    EXPECT_EQ(verdict({first, last}, {1, 0, 900ms}), ReplayProblem::WrongMoves);
    EXPECT_EQ(verdict({first, last}, {3, 0, 900ms}), ReplayProblem::WrongMoves);
    EXPECT_EQ(verdict({first, last}, {2, 1, 900ms}), ReplayProblem::WrongUndos);
}

} // namespace
} // namespace lights
