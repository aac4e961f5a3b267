#pragma once

#include "puzzle/EventText.hpp"
#include "puzzle/Game.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace puzzle {

/// What a player has done: the moves that stand, those that can be done again, every event at its time, the clock, and
/// the help that was taken. It knows no board: which moves are legal, and when the clock stands, its owner says.
template<class Move>
class History {
public:
    /// Does what `event` records, at its time, which the clock then shows. \returns the move that was made, taken back
    /// or made again; nothing, and nothing happens, when there is none, when the time runs backwards, or when it is not
    /// 0 at the first event. Events that begin a board anew are beginBoard's.
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
            move = shift(m_moves, m_undone);
            m_undos += move ? 1 : 0;
            break;
        case EventKind::Redo:
            move = shift(m_undone, m_moves);
            break;
        case EventKind::Restart:
        case EventKind::Skip:
            break;
        }
        if (move)
            note({event.at, event.kind, event.kind == EventKind::Move ? event.move : Move{}});
        return move;
    }

    /// Another board: no move stands and none can be done again. Events, clock and undos go on.
    void beginBoard() {
        m_moves.clear();
        m_undone.clear();
    }
    /// The same for a reason that is an event. \pre follows(at).
    void beginBoard(EventKind why, Milliseconds at) {
        beginBoard();
        note({at, why, {}});
    }

    /// Whether an event can happen at this time.
    [[nodiscard]] bool follows(Milliseconds at) const noexcept { return started() ? at >= m_elapsed : at == at.zero(); }

    /// Lets the clock run on; it stands before the first event.
    void advance(Milliseconds step) noexcept {
        if (started() && step > step.zero())
            m_elapsed += step;
    }

    [[nodiscard]] bool started() const noexcept { return !m_events.empty(); } ///< There was an event.
    [[nodiscard]] bool canUndo() const noexcept { return !m_moves.empty(); }
    [[nodiscard]] bool canRedo() const noexcept { return !m_undone.empty(); }
    [[nodiscard]] int undos() const noexcept { return m_undos; }
    [[nodiscard]] Milliseconds elapsed() const noexcept { return m_elapsed; }      ///< Since the first event.
    [[nodiscard]] std::span<const Move> moves() const noexcept { return m_moves; } ///< That stand; oldest first.
    [[nodiscard]] std::span<const Event<Move>> events() const noexcept { return m_events; }
    [[nodiscard]] std::string eventText() const { return m_text.text(); } ///< The events, as they are stored.

    [[nodiscard]] const Assists& assists() const noexcept { return m_assists; }
    [[nodiscard]] Assists& assists() noexcept { return m_assists; }

    [[nodiscard]] SavedGame save() const { return {eventText(), m_elapsed, m_assists}; }

private:
    /// Moves the last of `from` to the end of `to`. \returns what it was, if there was one.
    static std::optional<Move> shift(std::vector<Move>& from, std::vector<Move>& to) {
        if (from.empty())
            return std::nullopt;
        to.push_back(std::move(from.back()));
        from.pop_back();
        return to.back();
    }

    void note(Event<Move> event) {
        m_elapsed = event.at;
        appendEvent(m_text, event);
        m_events.push_back(std::move(event));
    }

    std::vector<Move> m_moves;
    std::vector<Move> m_undone; ///< Last undone at the back.
    std::vector<Event<Move>> m_events;
    EventWriter m_text; ///< The events once more: a game that is saved after every move is not written anew each time.
    Milliseconds m_elapsed{};
    Assists m_assists;
    int m_undos = 0;
};

} // namespace puzzle
