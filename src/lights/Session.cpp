#include "lights/Session.hpp"

#include "lights/EventText.hpp"

#include <utility>

namespace lights {

Session::Session(Puzzle puzzle)
    : m_puzzle(std::move(puzzle))
    , m_board(m_puzzle.start())
    , m_open(m_puzzle.open(m_board).count()) {}

std::optional<Session> Session::restore(Puzzle puzzle, const puzzle::SavedGame& saved) {
    const auto events = parseEvents(saved.events);
    if (!events || saved.assists.hints < 0)
        return std::nullopt;
    Session session(std::move(puzzle));
    for (const Event& event : *events)
        if (!session.play(event))
            return std::nullopt;
    // Before the first press and after the win the clock stands.
    const puzzle::Milliseconds since = saved.elapsed - session.m_elapsed;
    const bool running = session.started() && !session.solved();
    if (since < puzzle::Milliseconds::zero() || (since > puzzle::Milliseconds::zero() && !running))
        return std::nullopt;
    session.m_elapsed = saved.elapsed;
    session.m_assists = saved.assists;
    return session;
}

puzzle::SavedGame Session::save() const {
    return {formatEvents(m_events), m_elapsed, m_assists};
}

std::optional<Change> Session::press(Cell cell) {
    if (solved() || !m_board.isWindow(cell))
        return std::nullopt;
    m_events.push_back({m_elapsed, EventKind::Press, cell});
    m_history.push_back(cell);
    m_redo.clear();
    return apply(EventKind::Press, cell);
}

std::optional<Change> Session::undo() {
    if (!canUndo())
        return std::nullopt;
    const Cell cell = m_history.back();
    m_events.push_back({m_elapsed, EventKind::Undo, {}});
    m_history.pop_back();
    m_redo.push_back(cell);
    ++m_undos;
    return apply(EventKind::Undo, cell);
}

std::optional<Change> Session::redo() {
    if (!canRedo())
        return std::nullopt;
    const Cell cell = m_redo.back();
    m_events.push_back({m_elapsed, EventKind::Redo, {}});
    m_redo.pop_back();
    m_history.push_back(cell);
    return apply(EventKind::Redo, cell);
}

std::optional<Change> Session::play(const Event& event) {
    const bool inOrder = started() ? event.at >= m_elapsed : event.at == puzzle::Milliseconds::zero();
    if (!inOrder)
        return std::nullopt;
    const puzzle::Milliseconds before = std::exchange(m_elapsed, event.at);
    auto change = repeat(event);
    if (!change)
        m_elapsed = before;
    return change;
}

std::optional<Change> Session::repeat(const Event& event) {
    switch (event.kind) {
    case EventKind::Press:
        return press(event.cell);
    case EventKind::Undo:
        return undo();
    case EventKind::Redo:
        return redo();
    }
    return std::nullopt;
}

void Session::restart() {
    Session fresh(std::move(m_puzzle));
    fresh.m_assists = m_assists;
    *this = std::move(fresh);
}

void Session::advance(puzzle::Milliseconds step) noexcept {
    if (started() && !solved() && step > puzzle::Milliseconds::zero())
        m_elapsed += step;
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
