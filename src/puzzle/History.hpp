// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/EventText.hpp"
#include "puzzle/Game.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace puzzle {

/// What a player has done: the moves in effect, the moves that can be redone, every event with its time, the clock, and
/// the help used. Knows no board: its owner decides which moves are legal and when the clock stops.
template<class Move>
class History {
public:
    /// Applies an event and sets the clock to its time. Returns the move that was made, undone or redone. Returns
    /// std::nullopt and changes nothing if there is nothing to undo or redo, if the time is before the last one or not
    /// 0 for the first event, or for events that start a board (see beginBoard).
    std::optional<Move> play(const Event<Move>& event) {
        if (!follows(event.at))
            return std::nullopt;
        std::optional<Move> move;
        switch (event.kind) {
        case EventKind::Move:
            m_moves.push_back(event.move);
            m_undone.clear();
            move = event.move;
            break;
        case EventKind::Undo:
            move = transfer(m_moves, m_undone);
            m_undos += move ? 1 : 0;
            break;
        case EventKind::Redo:
            move = transfer(m_undone, m_moves);
            break;
        case EventKind::Restart:
        case EventKind::Skip:
        case EventKind::FirstCard:
        case EventKind::SecondCard:
            break;
        }
        if (move)
            record({event.at, event.kind, event.kind == EventKind::Move ? event.move : Move{}});
        return move;
    }

    /// Starts another board: clears the moves and what can be redone. Events, clock and the undo count continue.
    void beginBoard() {
        m_moves.clear();
        m_undone.clear();
    }
    /// Starts another board and records why, as an event. \pre follows(at).
    void beginBoard(EventKind why, Milliseconds at) {
        beginBoard();
        record({at, why, {}});
    }

    /// Whether an event may happen at this time: 0 for the first event, otherwise not before the last.
    [[nodiscard]] bool follows(Milliseconds at) const noexcept { return started() ? at >= m_elapsed : at == at.zero(); }

    /// Advances the clock; it does not run before the first event.
    void advance(Milliseconds step) noexcept {
        if (started() && step > step.zero())
            m_elapsed += step;
    }

    [[nodiscard]] bool started() const noexcept { return !m_events.empty(); } ///< There has been an event.
    [[nodiscard]] bool canUndo() const noexcept { return !m_moves.empty(); }
    [[nodiscard]] bool canRedo() const noexcept { return !m_undone.empty(); }
    [[nodiscard]] int undos() const noexcept { return m_undos; }
    [[nodiscard]] Milliseconds elapsed() const noexcept { return m_elapsed; }      ///< Since the first event.
    [[nodiscard]] std::span<const Move> moves() const noexcept { return m_moves; } ///< Moves in effect, oldest first.
    [[nodiscard]] std::span<const Event<Move>> events() const noexcept { return m_events; }
    /// The events in the format in which they are stored.
    [[nodiscard]] std::string eventText() const { return m_text.text(); }

    [[nodiscard]] const Assists& assists() const noexcept { return m_assists; }
    [[nodiscard]] Assists& assists() noexcept { return m_assists; }

    [[nodiscard]] SavedGame save() const { return {eventText(), m_elapsed, m_assists}; }
    /// The game with a restart as its last event, which the next move has not made final yet: see takeRestart().
    [[nodiscard]] SavedGame saveRestarted() const {
        EventWriter text = m_text;
        appendEvent(text, Event<Move>{m_elapsed, EventKind::Restart, {}});
        return {text.text(), m_elapsed, m_assists};
    }

private:
    /// Moves the last element of `from` to the end of `to`. Returns it, or std::nullopt if `from` is empty.
    static std::optional<Move> transfer(std::vector<Move>& from, std::vector<Move>& to) {
        if (from.empty())
            return std::nullopt;
        to.push_back(std::move(from.back()));
        from.pop_back();
        return to.back();
    }

    void record(Event<Move> event) {
        m_elapsed = event.at;
        appendEvent(m_text, event);
        m_events.push_back(std::move(event));
    }

    std::vector<Move> m_moves;
    std::vector<Move> m_undone; ///< The last undone move is at the back.
    std::vector<Event<Move>> m_events;
    EventWriter m_text; ///< The events as text, kept up to date so that saving after every move does not format all of
                        ///< them again.
    Milliseconds m_elapsed{};
    Assists m_assists;
    int m_undos = 0;
};

} // namespace puzzle
