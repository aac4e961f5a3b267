// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/PressNext.hpp"
#include "lights/Replay.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

/// A session after random presses, undos, redos and waits.
Session anySession(const Puzzle& puzzle) {
    Session session(puzzle);
    const int steps = *rc::gen::inRange(0, 40);
    for (int i = 0; i < steps; ++i) {
        session.advance(puzzle::Milliseconds(*rc::gen::inRange(40, 5000)));
        switch (*rc::gen::inRange(0, 6)) {
        case 0:
            session.undo();
            break;
        case 1:
            session.redo();
            break;
        default:
            session.press({*rc::gen::inRange(0, puzzle.rows()), *rc::gen::inRange(0, puzzle.columns())});
        }
    }
    return session;
}

RC_GTEST_PROP(SessionProperty, UndoingAllRestoresStart, ()) {
    Session session = anySession(test::anyPuzzle(6));
    RC_PRE(!session.solved());
    const int moves = session.moves();
    const std::size_t presses = session.presses().size();
    for (std::size_t i = 0; i < presses; ++i)
        RC_ASSERT(session.undo().has_value());
    RC_ASSERT(session.board() == session.puzzle().start());
    RC_ASSERT(session.moves() == 0);
    for (std::size_t i = 0; i < presses; ++i)
        RC_ASSERT(session.redo().has_value());
    RC_ASSERT(session.moves() == moves);
}

RC_GTEST_PROP(SessionProperty, HistoryReproducesBoard, ()) {
    const Session session = anySession(test::anyPuzzle(6));
    Board board = session.puzzle().start();
    for (const Cell cell : session.presses())
        press(board, session.puzzle().rules(), cell);
    RC_ASSERT(board == session.board());
    BitGrid odd(board.rows(), board.columns());
    for (const Cell cell : session.presses())
        odd.flip(cell);
    RC_ASSERT(odd == session.pressed());
    RC_ASSERT(odd.count() == session.moves());
    const auto counted = puzzle::countPresses(session.save().events);
    RC_ASSERT(counted.has_value());
    RC_ASSERT(counted->odd == session.moves());
    RC_ASSERT(counted->standing == std::ssize(session.presses()));
    RC_ASSERT(session.puzzle().open(board).count() == session.cellsLeft());
}

RC_GTEST_PROP(SessionProperty, SaveAndRestoreRoundTrip, ()) {
    Session session = anySession(test::anyPuzzle(6));
    session.noteHints(1);
    const auto restored = Session::restore(session.puzzle(), session.save());
    RC_ASSERT(restored.has_value());
    RC_ASSERT(restored->save() == session.save());
    RC_ASSERT(restored->board() == session.board());
    RC_ASSERT(restored->moves() == session.moves());
    RC_ASSERT(restored->undos() == session.undos());
    RC_ASSERT(restored->canRedo() == session.canRedo());
}

RC_GTEST_PROP(SessionProperty, VerifiesOnlyCompleteWins, ()) {
    const Puzzle shape = test::anyPuzzle(5);
    Session session = anySession(test::solvedBy(shape, test::anyPresses(shape)));
    const Answer rest = Solver(session.puzzle()).solve(session.board());
    RC_ASSERT(rest.solvable());
    for (const Cell cell : rest.result->presses().toCells())
        test::pressNext(session, cell);
    RC_ASSERT(session.solved());
    RC_PRE(session.started());
    const RunClaim claim{session.moves(), session.undos(), session.elapsed()};
    RC_ASSERT(verifyRun(session.puzzle(), session.events(), claim) == std::nullopt);
    const auto cut = session.events().first(session.events().size() - 1);
    RC_ASSERT(verifyRun(session.puzzle(), cut, claim) != std::nullopt);
}

} // namespace
} // namespace lights
