// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Session.hpp"

#include "lights/Boards.hpp"
#include "lights/EventText.hpp"

#include <gmock/gmock.h>

namespace lights {
namespace {

using namespace std::chrono_literals;
using test::board;
using test::puzzle;
using testing::ElementsAre;

/// Solved by pressing the top right and the bottom left, in either order.
Puzzle twoByTwo() {
    return puzzle(board({".#", "#."}));
}

TEST(Session, PressChangesBoardAndReportsIt) {
    Session session(twoByTwo());
    EXPECT_EQ(session.cellsLeft(), 2);
    EXPECT_FALSE(session.started());

    const auto change = session.press({0, 1});
    ASSERT_TRUE(change);
    EXPECT_EQ(change->kind, EventKind::Move);
    EXPECT_EQ(change->cell, (Cell{0, 1}));
    EXPECT_THAT(change->toggled.cells(), ElementsAre(Cell{0, 1}, Cell{0, 0}, Cell{1, 1}));
    EXPECT_FALSE(change->solved);
    EXPECT_EQ(session.board(), board({"#.", "##"}));
    EXPECT_EQ(session.cellsLeft(), 3);
    EXPECT_EQ(session.moves(), 1);
    EXPECT_TRUE(session.started());

    const auto last = session.press({1, 0});
    ASSERT_TRUE(last);
    EXPECT_TRUE(last->solved);
    EXPECT_TRUE(session.solved());
    EXPECT_EQ(session.cellsLeft(), 0);
}

TEST(Session, SealedCellIsSwitchedButNotPressed) {
    Session session(puzzle(board({"#X.", "..x"})));
    EXPECT_FALSE(session.press({0, 1}));
    EXPECT_FALSE(session.press({1, 2}));
    EXPECT_TRUE(session.events().empty());
    ASSERT_TRUE(session.press({0, 2}));
    EXPECT_EQ(session.board(), board({"#x#", "..X"}));
}

TEST(Session, ImpossiblePressesChangeNothing) {
    Session session(puzzle(board({"#_", ".."})));
    EXPECT_FALSE(session.press({0, 1}));
    EXPECT_FALSE(session.press({-1, 0}));
    EXPECT_FALSE(session.press({0, 2}));
    EXPECT_FALSE(session.undo());
    EXPECT_FALSE(session.redo());
    EXPECT_FALSE(session.started());
    EXPECT_TRUE(session.events().empty());
}

TEST(Session, UndoAndRedoFollowHistory) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.press({0, 0});
    const Board afterOne = session.board();
    session.press({1, 1});
    const Board afterTwo = session.board();

    const auto undone = session.undo();
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->kind, EventKind::Undo);
    EXPECT_EQ(undone->cell, (Cell{1, 1}));
    EXPECT_EQ(session.board(), afterOne);
    EXPECT_EQ(session.moves(), 1);
    EXPECT_EQ(session.undos(), 1);
    EXPECT_TRUE(session.canRedo());

    const auto redone = session.redo();
    ASSERT_TRUE(redone);
    EXPECT_EQ(redone->kind, EventKind::Redo);
    EXPECT_EQ(session.board(), afterTwo);
    EXPECT_EQ(session.moves(), 2);
    EXPECT_FALSE(session.canRedo());

    session.undo();
    session.undo();
    EXPECT_FALSE(session.canUndo());
    EXPECT_EQ(session.board(), session.puzzle().start());
    EXPECT_EQ(session.undos(), 3);
    EXPECT_EQ(session.events().size(), 6U);
}

TEST(Session, PressClearsRedoList) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.press({0, 0});
    session.undo();
    session.press({2, 2});
    EXPECT_FALSE(session.canRedo());
    EXPECT_FALSE(session.redo());
    EXPECT_THAT(session.presses(), ElementsAre(Cell{2, 2}));
}

TEST(Session, ClockRunsFromFirstPressToWin) {
    Session session(twoByTwo());
    session.advance(5s);
    EXPECT_EQ(session.elapsed(), 0ms);
    session.press({0, 1});
    session.advance(1500ms);
    session.advance(-3s);
    EXPECT_EQ(session.elapsed(), 1500ms);
    session.press({1, 0});
    session.advance(9s);
    EXPECT_EQ(session.elapsed(), 1500ms);
    EXPECT_EQ(session.events().front().at, 0ms);
    EXPECT_EQ(session.events().back().at, 1500ms);
}

TEST(Session, OnlyRestartWorksOnceSolved) {
    Session session(twoByTwo());
    session.press({0, 1});
    session.press({1, 0});
    EXPECT_FALSE(session.press({0, 0}));
    EXPECT_FALSE(session.canUndo());
    EXPECT_FALSE(session.undo());
    EXPECT_FALSE(session.redo());
    EXPECT_EQ(session.moves(), 2);
    session.restart();
    EXPECT_FALSE(session.solved());
    EXPECT_TRUE(session.press({0, 0}));
}

TEST(Session, RestartIsTakenBackUntilNextPress) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    EXPECT_FALSE(session.undoRestart());
    session.press({0, 0});
    session.advance(2s);
    session.press({0, 1});
    session.undo();
    const puzzle::SavedGame before = session.save();
    session.restart();
    EXPECT_TRUE(session.canUndoRestart());
    session.restart();
    session.noteHints(1);
    ASSERT_TRUE(session.undoRestart()) << "restarting what was not begun loses nothing";
    EXPECT_EQ(session.save().events, before.events);
    EXPECT_EQ(session.elapsed(), 2s);
    EXPECT_EQ(session.undos(), 1);
    EXPECT_TRUE(session.canRedo());
    EXPECT_EQ(session.assists().hints, 1) << "help stays help";
    EXPECT_FALSE(session.undoRestart());

    session.restart();
    session.press({1, 1});
    EXPECT_FALSE(session.undoRestart()) << "the press made it final";
}

TEST(Session, RestartSurvivesSaving) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.press({0, 0});
    session.advance(2s);
    session.restart();
    const puzzle::SavedGame saved = session.save();
    auto restored = Session::restore(session.puzzle(), saved);
    ASSERT_TRUE(restored);
    EXPECT_FALSE(restored->started());
    EXPECT_EQ(restored->elapsed(), 0ms);
    EXPECT_EQ(restored->save(), saved);
    ASSERT_TRUE(restored->undoRestart());
    EXPECT_EQ(restored->elapsed(), 2s);
    EXPECT_EQ(restored->moves(), 1);

    puzzle::SavedGame inTheMiddle = saved;
    inTheMiddle.events = R"([[0,"p",0,0],[10,"r"],[20,"p",0,0]])";
    EXPECT_FALSE(Session::restore(session.puzzle(), inTheMiddle)) << "only as the last event";
}

TEST(Session, RestartOfSolvedBoardIsFinal) {
    Session session(twoByTwo());
    session.press({0, 1});
    session.press({1, 0});
    session.restart();
    EXPECT_FALSE(session.undoRestart());
}

TEST(Session, LastPressOfASolvedBoardCanBeTakenBack) {
    Session session(twoByTwo());
    EXPECT_FALSE(session.reopen()) << "it is not solved";
    session.press({0, 0});
    session.advance(100ms);
    session.undo();
    session.advance(100ms);
    session.press({0, 1});
    session.advance(1s);
    session.noteHints(1);
    session.press({1, 0});
    ASSERT_TRUE(session.solved());
    const auto change = session.reopen();
    ASSERT_TRUE(change);
    EXPECT_EQ(change->cell, (Cell{1, 0}));
    EXPECT_TRUE(change->back);
    EXPECT_FALSE(session.solved());
    EXPECT_EQ(session.moves(), 1);
    EXPECT_EQ(session.elapsed(), 1200ms);
    EXPECT_EQ(session.assists().hints, 1);
    EXPECT_EQ(session.events().size(), 1U) << "as if the rest had not been";
    EXPECT_TRUE(Session::restore(session.puzzle(), session.save()));
    session.press({1, 0});
    EXPECT_TRUE(session.solved());
    EXPECT_EQ(session.events().back().at, 1200ms);

    Session undone(twoByTwo()); // Solved by an undo.
    undone.press({0, 1});
    undone.press({0, 0});
    undone.press({1, 0});
    undone.press({0, 0});
    ASSERT_TRUE(undone.solved());
    ASSERT_TRUE(undone.reopen());
    EXPECT_EQ(undone.moves(), 3);
    undone.undo();
    undone.undo();
    undone.redo();
    undone.press({1, 0});
    undone.undo();
    EXPECT_EQ(undone.moves(), 2);
}

TEST(Session, RestartKeepsOnlyAssists) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.press({0, 0});
    session.advance(2s);
    session.press({0, 1});
    session.undo();
    session.noteHints(1);
    session.noteLiveCounter();
    session.restart();
    EXPECT_EQ(session.board(), session.puzzle().start());
    EXPECT_EQ(session.cellsLeft(), 1);
    EXPECT_EQ(session.moves(), 0);
    EXPECT_EQ(session.undos(), 0);
    EXPECT_EQ(session.elapsed(), 0ms);
    EXPECT_FALSE(session.started());
    EXPECT_FALSE(session.canUndo());
    EXPECT_FALSE(session.canRedo());
    EXPECT_EQ(session.assists(), (puzzle::Assists{1, true, false}));
    session.advance(1s);
    EXPECT_EQ(session.elapsed(), 0ms);
}

TEST(Session, RestartForgetsAHintThatWasOnlyLookedAt) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    EXPECT_FALSE(session.canRestart());
    session.noteHints(1);
    EXPECT_TRUE(session.canRestart());
    EXPECT_FALSE(session.touched()) << "leaving forgets it too";
    EXPECT_EQ(session.save().assists, puzzle::Assists{}) << "also if the board is kept for its marks";
    session.restart();
    EXPECT_FALSE(session.assists().any());
    EXPECT_FALSE(session.canRestart());

    session.noteHints(1);
    session.press({0, 0});
    session.restart();
    EXPECT_EQ(session.assists().hints, 1) << "after a press it counts";
    session.noteHints(2);
    session.restart();
    EXPECT_EQ(session.assists().hints, 1) << "the one after it does not";
}

TEST(Session, HelpThatIsKeptSurvivesRestartWithoutAPress) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.noteHints(1);
    session.keepHelp();
    EXPECT_FALSE(session.canRestart());
    session.restart();
    EXPECT_EQ(session.assists().hints, 1);
    EXPECT_TRUE(session.touched());
    EXPECT_EQ(session.save().assists.hints, 1);

    Session shown(puzzle(board({"...", ".#.", "..."})));
    shown.press({0, 0});
    shown.restart();
    shown.noteSolutionShown();
    EXPECT_TRUE(shown.save().assists.solutionShown) << "although the restart can be taken back";
    shown.restart();
    EXPECT_TRUE(shown.assists().solutionShown);
}

TEST(Session, AssistsSurviveUndoAndSaving) {
    Session session(twoByTwo());
    EXPECT_FALSE(session.assists().any());
    session.press({0, 1});
    session.noteSolutionShown();
    session.undo();
    EXPECT_TRUE(session.assists().solutionShown);
    const auto restored = Session::restore(twoByTwo(), session.save());
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->assists(), session.assists());
}

TEST(Session, SolvedStartIsSolved) {
    Session session(puzzle(board({".."})));
    EXPECT_TRUE(session.solved());
    EXPECT_FALSE(session.press({0, 0}));
}

TEST(Session, CountsDifferencesFromPictureWithHoles) {
    Session session(test::picturePuzzle(board({"._", ".."}), {}, board({"#_", "#."})));
    EXPECT_EQ(session.cellsLeft(), 2);
    EXPECT_TRUE(session.press({0, 0})->solved);
}

TEST(Session, RestoresHistoryRedoListAndClock) {
    Session session(puzzle(board({"...", ".#.", "..."})));
    session.press({0, 0});
    session.advance(700ms);
    session.press({2, 1});
    session.press({1, 2});
    session.undo();
    session.advance(800ms);
    auto restored = Session::restore(session.puzzle(), session.save());
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->board(), session.board());
    EXPECT_EQ(restored->elapsed(), 1500ms);
    EXPECT_EQ(restored->moves(), 2);
    EXPECT_EQ(restored->undos(), 1);
    EXPECT_EQ(restored->save(), session.save());
    ASSERT_TRUE(restored->canRedo());
    EXPECT_EQ(restored->redo()->cell, (Cell{1, 2}));
}

TEST(Session, RefusesToRestoreImpossibleGames) {
    const Event first{0ms, EventKind::Move, {0, 1}};
    const auto refused = [](const std::vector<Event>& events, puzzle::Milliseconds elapsed,
                            const puzzle::Assists& assists = {}) {
        return !Session::restore(twoByTwo(), {formatEvents(events), elapsed, assists}).has_value();
    };
    EXPECT_FALSE(refused({first}, 10ms));
    EXPECT_TRUE(refused({first, {5ms, EventKind::Move, {2, 0}}}, 10ms)) << "off the board";
    EXPECT_TRUE(refused({{0ms, EventKind::Undo, {}}}, 10ms)) << "nothing to undo";
    EXPECT_TRUE(refused({first, {5ms, EventKind::Redo, {}}}, 10ms)) << "nothing to redo";
    EXPECT_TRUE(refused({{1ms, EventKind::Move, {0, 1}}}, 10ms)) << "the clock starts with the first press";
    EXPECT_TRUE(refused({{-1ms, EventKind::Move, {0, 1}}}, 10ms));
    EXPECT_TRUE(refused({first, {5ms, EventKind::Undo, {}}, {4ms, EventKind::Redo, {}}}, 10ms)) << "backwards";
    EXPECT_TRUE(refused({first, {11ms, EventKind::Undo, {}}}, 10ms)) << "beyond the clock";
    EXPECT_TRUE(refused({}, 10ms)) << "the clock stands before the first press";
    const Event last{5ms, EventKind::Move, {1, 0}};
    EXPECT_FALSE(refused({first, last}, 5ms));
    EXPECT_TRUE(refused({first, last}, 6ms)) << "the clock stands after the win";
    EXPECT_TRUE(refused({first, last, {5ms, EventKind::Undo, {}}}, 5ms)) << "after the win";
    EXPECT_TRUE(refused({first}, 10ms, {-1, false, false}));
    EXPECT_FALSE(Session::restore(twoByTwo(), {R"([[0,"x"]])", 10ms, {}}));
    EXPECT_FALSE(Session::restore(twoByTwo(), {"", 10ms, {}}));
}

TEST(Session, PlaysRecordedEventsAtTheirTimes) {
    Session session(twoByTwo());
    EXPECT_FALSE(session.play({3ms, EventKind::Move, {0, 1}}));
    EXPECT_TRUE(session.play({0ms, EventKind::Move, {0, 1}}));
    EXPECT_TRUE(session.play({30ms, EventKind::Undo, {}}));
    EXPECT_EQ(session.elapsed(), 30ms);
    EXPECT_FALSE(session.play({20ms, EventKind::Redo, {}}));
    EXPECT_FALSE(session.play({40ms, EventKind::Undo, {}}));
    EXPECT_EQ(session.elapsed(), 30ms) << "what cannot be leaves the clock alone";
}

} // namespace
} // namespace lights
