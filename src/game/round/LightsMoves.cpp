// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/LightsMoves.hpp"

#include "game/round/MoveSounds.hpp"

namespace game {

LightsMoves::LightsMoves(Round& round, LightsBoardView& board, LightsHelp& help, Sounds& sounds)
    : m_round(round)
    , m_board(board)
    , m_help(help)
    , m_sounds(sounds) {}

bool LightsMoves::press(lights::Cell cell) {
    return show(m_round.session().press(cell));
}

std::optional<lights::Cell> LightsMoves::undo() {
    const auto change = m_round.session().undo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

std::optional<lights::Cell> LightsMoves::redo() {
    const auto change = m_round.session().redo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

bool LightsMoves::restart() {
    lights::Session& session = m_round.session();
    if (!session.canRestart())
        return false;
    session.restart();
    showAnew(Sound::Undo);
    return true;
}

bool LightsMoves::undoRestart() {
    if (!m_round.session().undoRestart())
        return false;
    showAnew(Sound::Redo);
    return true;
}

std::optional<lights::Cell> LightsMoves::reopen() {
    const auto change = m_round.session().reopen();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

bool LightsMoves::mark(lights::Cell cell) {
    if (!m_round.session().board().canPress(cell))
        return false;
    m_round.marks().flip(cell);
    showMarks();
    m_sounds.play(Sound::Cursor);
    return true;
}

void LightsMoves::togglePresses() {
    m_showsPresses = !m_showsPresses;
    showPresses();
    m_sounds.play(Sound::Cursor);
}

bool LightsMoves::show(const std::optional<lights::Change>& change) {
    if (!change)
        return false;
    m_help.moved(*change);
    m_board.apply(*change);
    showPresses();
    playMove(m_sounds, *change, m_round.session());
    return true;
}

void LightsMoves::showAnew(Sound sound) {
    m_board.show(m_round.session().board());
    m_sounds.play(sound);
    m_help.restarted();
    showPresses();
}

void LightsMoves::showMarks() {
    lights::BitGrid marks(m_round.session().board().rows(), m_round.session().board().columns());
    for (const lights::Cell cell : m_round.marks().cells())
        marks.set(cell);
    m_board.setMarks(marks);
}

void LightsMoves::showPresses() {
    m_board.setPressed(m_showsPresses ? std::optional(m_round.session().pressed()) : std::nullopt);
}

} // namespace game
