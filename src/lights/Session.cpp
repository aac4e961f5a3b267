// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Session.hpp"

#include <utility>

namespace lights {

Session::Session(Puzzle puzzle, puzzle::History<Cell> history)
    : SessionOf(std::move(history))
    , m_puzzle(std::move(puzzle))
    , m_board(m_puzzle.start())
    , m_pressed(m_puzzle.rows(), m_puzzle.columns())
    , m_open(m_puzzle.open(m_board).count()) {}

std::optional<Change> Session::play(const Event& event) {
    if (solved() || (event.kind == EventKind::Move && !m_puzzle.allows(m_board, event.move)))
        return std::nullopt;
    const auto cell = playEvent(event);
    return cell ? std::optional(apply(event.kind, *cell)) : std::nullopt;
}

std::optional<Change> Session::reopen() {
    if (!solved() || presses().empty())
        return std::nullopt;
    const Cell cell = presses().back();
    SessionOf::reopen();
    return Change{EventKind::Undo, cell, stamped(m_puzzle.rules(), m_board, cell), false, !m_pressed.test(cell)};
}

Change Session::apply(EventKind kind, Cell cell) {
    const Stamped toggled = stamped(m_puzzle.rules(), m_board, cell);
    for (const Cell changed : toggled) {
        const bool wasOpen = m_board.isLit(changed) != m_puzzle.target().test(changed);
        m_board.toggle(changed);
        if (!m_board.isCurtained(changed))
            m_open += wasOpen ? -1 : 1;
    }
    m_pressed.flip(cell);
    const bool back = m_puzzle.rules().quietHours ? kind == EventKind::Undo : !m_pressed.test(cell);
    m_moves += back ? -1 : 1;
    return {kind, cell, toggled, solved(), back};
}

} // namespace lights
