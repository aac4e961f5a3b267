// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Session.hpp"

#include <utility>

namespace lights {

Session::Session(Puzzle puzzle, puzzle::History<Cell> history)
    : m_puzzle(std::move(puzzle))
    , m_board(m_puzzle.start())
    , m_open(m_puzzle.open(m_board).count())
    , m_history(std::move(history)) {}

std::optional<Session> Session::restore(Puzzle puzzle, const puzzle::SavedGame& saved) {
    auto events = puzzle::parseEvents<Cell>(saved.events, EventKind::Restart);
    if (!events || saved.assists.hints < 0)
        return std::nullopt;
    const bool restarted = puzzle::takeRestart(*events);
    Session session(std::move(puzzle));
    for (const Event& event : *events)
        if (!session.play(event))
            return std::nullopt;
    // The clock stands still before the first press and after the win.
    const puzzle::Milliseconds since = saved.elapsed - session.elapsed();
    const bool running = session.timed();
    if (since < since.zero() || (since > since.zero() && !running))
        return std::nullopt;
    session.m_history.advance(since);
    session.m_history.assists() = saved.assists;
    if (restarted)
        session.restart();
    return session;
}

std::optional<Change> Session::play(const Event& event) {
    if (solved() || (event.kind == EventKind::Move && !m_board.canPress(event.move)))
        return std::nullopt;
    const auto cell = m_history.play(event);
    if (!cell)
        return std::nullopt;
    m_before.reset();
    return apply(event.kind, *cell);
}

puzzle::Performance Session::performance(std::string code) const {
    return {std::move(code), m_history.eventText(), moves(), undos(), elapsed(), assists(), solved()};
}

void Session::restart() {
    Session fresh(m_puzzle);
    fresh.m_history.assists() = assists();
    fresh.m_before = started() && !solved() ? std::make_shared<const Session>(*this) : m_before;
    *this = std::move(fresh);
}

bool Session::undoRestart() {
    if (!m_before)
        return false;
    Session before = *m_before;
    before.m_history.assists() = assists();
    *this = std::move(before);
    return true;
}

void Session::advance(puzzle::Milliseconds step) noexcept {
    if (!solved())
        m_history.advance(step);
}

Change Session::apply(EventKind kind, Cell cell) {
    const Stamped toggled = stamped(m_puzzle.rules(), m_board, cell);
    for (const Cell changed : toggled) {
        const bool wasOpen = m_board.isLit(changed) != m_puzzle.target().test(changed);
        m_board.toggle(changed);
        m_open += wasOpen ? -1 : 1;
    }
    return {kind, cell, toggled, solved()};
}

} // namespace lights
