// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/MoveSounds.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

/// \param isOpen `bool(lights::Cell)`: whether the cell differs from the goal after the move. \param last the move
/// solves the board: only the click is heard.
template<class IsOpen>
void play(Sounds& sounds, const lights::Change& change, int columns, const IsOpen& isOpen, bool last = false) {
    if (change.kind != lights::EventKind::Move) {
        sounds.play(change.kind == lights::EventKind::Undo ? Sound::Undo : Sound::Redo);
        return;
    }
    int net = 0;
    for (const lights::Cell cell : change.toggled)
        net += isOpen(cell) ? 1 : -1;
    const float pan = panOf(change.cell.column, columns);
    sounds.play(Sound::Press, pan);
    if (!last)
        sounds.playSwitch(net, pan);
}

} // namespace

void playCursor(Sounds& sounds, const lights::Board& board, lights::Cell cursor) {
    sounds.play(board.isLit(cursor) ? Sound::CursorLit : Sound::Cursor, panOf(cursor.column, board.columns()));
}

void playMove(Sounds& sounds, const lights::Change& change, const lights::Session& after) {
    if (change.kind == lights::EventKind::Move && change.back) {
        sounds.play(Sound::Undo, panOf(change.cell.column, after.board().columns()));
        return;
    }
    const lights::BitGrid open = after.puzzle().open(after.board());
    play(
        sounds, change, after.board().columns(), [&](lights::Cell cell) { return open.test(cell); }, after.solved());
}

void playShiftMove(Sounds& sounds, const lights::ShiftChange& change, const lights::Puzzle& before, int chain) {
    const lights::BitGrid open = before.open(before.start());
    if (change.change) // The press turns these cells, so those that are open now were not before.
        play(sounds, *change.change, before.columns(), [&](lights::Cell cell) { return !open.test(cell); });
    else if (change.kind == lights::EventKind::FirstCard || change.kind == lights::EventKind::SecondCard)
        sounds.play(Sound::Select);
    else
        sounds.play(Sound::Undo);
    if (!change.moved || change.gained == 0)
        return;
    // The longer the chain, the higher the bell.
    constexpr std::array bells{Sound::Star1, Sound::Star2, Sound::Star3};
    const auto length = static_cast<std::size_t>(std::clamp(chain - 2, 0, 2));
    sounds.play(change.atOptimum ? bells[length] : Sound::Select);
}

} // namespace game
