// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayMoves.hpp"

#include "game/round/MoveSounds.hpp"
#include "lights/Replay.hpp"

namespace game {

PlayMoves::PlayMoves(Round& round, BoardView& board, PlayHelp& help, Sounds& sounds, const Preferences& preferences)
    : m_round(round)
    , m_board(board)
    , m_help(help)
    , m_sounds(sounds)
    , m_preferences(preferences) {}

bool PlayMoves::press(lights::Cell cell) {
    lights::Session& session = m_round.session();
    if (m_preferences.get().pressAgainUndoes && session.canUndo() && session.presses().back() == cell)
        return show(session.undo());
    return show(session.press(cell));
}

std::optional<lights::Cell> PlayMoves::undo() {
    const auto change = m_round.session().undo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

std::optional<lights::Cell> PlayMoves::redo() {
    const auto change = m_round.session().redo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

bool PlayMoves::restart() {
    lights::Session& session = m_round.session();
    if (!session.started() && !session.solved())
        return false;
    session.restart();
    showAnew(Sound::Undo);
    return true;
}

bool PlayMoves::undoRestart() {
    if (!m_round.session().undoRestart())
        return false;
    showAnew(Sound::Redo);
    return true;
}

bool PlayMoves::mark(lights::Cell cell) {
    if (!m_round.session().board().canPress(cell))
        return false;
    m_round.marks().flip(cell);
    showMarks();
    m_sounds.play(Sound::Cursor);
    return true;
}

bool PlayMoves::restartMarked() {
    const lights::BitGrid pressed = lights::countPresses(m_round.session()).odd;
    if (!restart())
        return false;
    m_round.marks() = puzzle::Marks(pressed.toCells());
    showMarks();
    return true;
}

void PlayMoves::togglePresses() {
    m_showsPresses = !m_showsPresses;
    showPresses();
    m_sounds.play(Sound::Cursor);
}

bool PlayMoves::show(const std::optional<lights::Change>& change) {
    if (!change)
        return false;
    m_help.moved(*change);
    m_board.apply(*change);
    showPresses();
    playMove(m_sounds, *change, m_round.session());
    return true;
}

void PlayMoves::showAnew(Sound sound) {
    m_board.show(m_round.session().board());
    m_sounds.play(sound);
    m_help.clearHint();
    m_help.chase().restarted();
    showPresses();
}

void PlayMoves::showMarks() {
    lights::BitGrid marks(m_round.session().board().rows(), m_round.session().board().columns());
    for (const lights::Cell cell : m_round.marks().cells())
        marks.set(cell);
    m_board.setMarks(marks);
}

void PlayMoves::showPresses() {
    m_board.setPressed(m_showsPresses ? std::optional(lights::countPresses(m_round.session()).odd) : std::nullopt);
}

} // namespace game
