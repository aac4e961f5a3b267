// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Replay.hpp"
#include "lights/Session.hpp"

#include <gmock/gmock.h>

/// Quiet hours: what may be pressed, what counts, and what is refused.
namespace lights {
namespace {

using namespace std::chrono_literals;
using test::board;
using test::puzzle;

constexpr Rules quietPlus{Stamp::Plus, Surface::Plane, true};

/// Pressing the middle of a dark row of three lights all of it; from there the middle puts it out again.
Puzzle threeInARow() {
    return puzzle(board({"##."}), quietPlus);
}

TEST(QuietSession, OnlyWhatIsWrongCanBePressed) {
    Session session(threeInARow());
    EXPECT_FALSE(session.press({0, 2}));
    EXPECT_TRUE(session.events().empty());
    EXPECT_EQ(session.board(), board({"##."}));
    const auto change = session.press({0, 0});
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->solved);
    EXPECT_EQ(session.moves(), 1);
}

TEST(QuietSession, EveryPressIsAMove) {
    // Lit: the first only. Its press lights the second, whose press lights the first and the third, and so on.
    Session session(puzzle(board({"#.."}), quietPlus));
    ASSERT_TRUE(session.press({0, 0}));
    ASSERT_TRUE(session.press({0, 1}));
    ASSERT_TRUE(session.press({0, 0}));
    EXPECT_EQ(session.moves(), 3);
    EXPECT_EQ(session.presses().size(), 3U);
    EXPECT_FALSE(session.pressed().test({0, 0}));
    EXPECT_EQ(session.pressed().count(), 1);
}

TEST(QuietSession, UndoAndRedoAreAlwaysAllowed) {
    Session session(puzzle(board({"#.."}), quietPlus));
    const auto first = session.press({0, 0});
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->back);
    const auto undone = session.undo(); // The window that was pressed is dark now.
    ASSERT_TRUE(undone);
    EXPECT_TRUE(undone->back);
    EXPECT_EQ(session.moves(), 0);
    EXPECT_EQ(session.board(), board({"#.."}));
    const auto again = session.redo();
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->back);
    EXPECT_EQ(session.moves(), 1);
    EXPECT_EQ(session.undos(), 1);
}

TEST(QuietSession, FollowsTheGoal) {
    EXPECT_FALSE(Session(puzzle(board({"##."}), quietPlus, GoalKind::On)).press({0, 0}));
    EXPECT_TRUE(Session(puzzle(board({"##."}), quietPlus, GoalKind::On)).press({0, 2}));
    const Puzzle picture = test::picturePuzzle(board({"##."}), quietPlus, board({"#.."}));
    EXPECT_FALSE(Session(picture).press({0, 0}));
    EXPECT_TRUE(Session(picture).press({0, 1}));
    EXPECT_FALSE(Session(picture).press({0, 2}));
}

TEST(QuietSession, CurtainsAndSealsAreNeverPressed) {
    const Puzzle hung = puzzle(board({"#X#"}).withCurtains(test::cells({"#.."})), quietPlus);
    EXPECT_FALSE(hung.allows(hung.start(), {0, 0}));
    EXPECT_FALSE(hung.allows(hung.start(), {0, 1}));
    EXPECT_TRUE(hung.allows(hung.start(), {0, 2}));
    EXPECT_FALSE(Session(hung).press({0, 0}));
    const Puzzle free = hung.atAnyTime();
    EXPECT_FALSE(free.rules().quietHours);
    EXPECT_TRUE(free.start().isSealed({0, 0}));
    EXPECT_EQ(free.start().lit(), hung.start().lit());
    EXPECT_EQ(free.start().curtains(), hung.start().curtains());
    const Puzzle other = puzzle(board({"#.#"}));
    EXPECT_EQ(other.atAnyTime(), other);
}

TEST(QuietSession, RunsWithAPressThatWasNotAllowedAreRefused) {
    const std::vector<Event> good{{0ms, EventKind::Move, {0, 0}}};
    EXPECT_EQ(verifyRun(threeInARow(), good, {1, 0, 0ms, 0}), std::nullopt);
    // At any time this solves the board: the third window twice, and the first.
    const std::vector<Event> bad{
        {0ms, EventKind::Move, {0, 2}}, {500ms, EventKind::Move, {0, 0}}, {900ms, EventKind::Move, {0, 2}}};
    EXPECT_EQ(verifyRun(threeInARow(), bad, {1, 0, 900ms, 0}), ReplayProblem::BadEvent);
    EXPECT_EQ(verifyRun(threeInARow().atAnyTime(), bad, {1, 0, 900ms, 0}), std::nullopt);
}

TEST(QuietSession, RunsCountEveryPress) {
    const Puzzle house = puzzle(board({"#.."}), quietPlus);
    const std::vector<Event> events{{0ms, EventKind::Move, {0, 0}},
                                    {500ms, EventKind::Undo, {}},
                                    {900ms, EventKind::Move, {0, 0}},
                                    {1500ms, EventKind::Move, {0, 1}},
                                    {2000ms, EventKind::Move, {0, 2}}};
    Session session(house);
    for (const Event& event : events)
        ASSERT_TRUE(session.play(event));
    EXPECT_EQ(session.moves(), 3);
    EXPECT_FALSE(session.solved());
}

TEST(QuietSession, SavedGamesComeBack) {
    Session session(puzzle(board({"#.."}), quietPlus));
    ASSERT_TRUE(session.press({0, 0}));
    ASSERT_TRUE(session.press({0, 1}));
    const auto restored = Session::restore(session.puzzle(), session.save());
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->moves(), 2);
    EXPECT_EQ(restored->board(), session.board());
    // What was played at any time is no game in quiet hours.
    Session free(puzzle(board({"#.."})));
    ASSERT_TRUE(free.press({0, 2}));
    EXPECT_FALSE(Session::restore(session.puzzle(), free.save()));
}

} // namespace
} // namespace lights
