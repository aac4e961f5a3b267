// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/EventText.hpp"
#include "puzzle/Game.hpp"
#include "puzzle/History.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace puzzle {

/// What the sessions of all puzzles have in common: undo, redo, a restart that can be taken back, the clock, the help,
/// and how a game is stored. \tparam Session the puzzle's session, which derives from this. It has the board:
///     std::optional<Change> play(const Event<Move>&); // replays an event at its time; nothing if it is impossible
///     bool solved() const;
///     int score() const;                              // what the run is held against
///     Session fresh() const;                          // the same board at its start
template<class Session, class Move>
class SessionOf {
public:
    /// Restores the session that `saved` describes. \returns nothing if its events do not fit the board: moves that are
    /// not allowed, undo with an empty history, times that run backwards or exceed `elapsed`, events after the win, or
    /// text that is not a list of events.
    template<class Board>
    [[nodiscard]] static std::optional<Session> restore(Board board, const SavedGame& saved) {
        auto events = parseEvents<Move>(saved.events, EventKind::Restart);
        if (!events || saved.assists.hints < 0)
            return std::nullopt;
        const bool restarted = takeRestart(*events);
        Session session(std::move(board));
        for (const Event<Move>& event : *events)
            if (!session.play(event))
                return std::nullopt;
        // The clock stands still before the first move and after the win.
        const Milliseconds since = saved.elapsed - session.elapsed();
        if (since < since.zero() || (since > since.zero() && !session.timed()))
            return std::nullopt;
        session.m_history.advance(since);
        session.m_history.assists() = saved.assists;
        session.m_kept = saved.assists;
        if (restarted)
            session.restart();
        return session;
    }
    [[nodiscard]] SavedGame save() const {
        SavedGame saved = m_before ? m_before->m_history.saveRestarted() : m_history.save();
        saved.assists = sticking();
        return saved;
    }

    auto undo() { return self().play({elapsed(), EventKind::Undo, {}}); }
    auto redo() { return self().play({elapsed(), EventKind::Redo, {}}); }
    /// Resets the board to its start: empties history, redo list, events, clock and undo count; keeps the help that
    /// counts, and forgets a hint that was only looked at before the first move, as leaving the board does. Until the
    /// next move, undoRestart() takes it back, unless the board was solved.
    void restart() {
        Session fresh = self().fresh();
        fresh.m_history.assists() = fresh.m_kept = sticking();
        fresh.m_before = timed() ? std::make_shared<const Session>(self()) : m_before;
        self() = std::move(fresh);
    }
    /// Returns to how the game was before restart(), with its clock. Help used since then still counts. \returns false
    /// if there is no restart to take back.
    bool undoRestart() {
        if (!m_before)
            return false;
        Session before = *m_before;
        before.m_history.assists() = assists();
        self() = std::move(before);
        return true;
    }

    /// Takes the last move of a solved board back, as if it had not been made, for a board that has to be solved in
    /// another way. What was undone before is forgotten: a game has no events after a solution. \pre there is a move.
    void reopen() {
        std::vector<Event<Move>> made; // In effect, with their times.
        std::vector<Event<Move>> undone;
        const auto transfer = [](auto& from, auto& to) {
            to.push_back(std::move(from.back()));
            from.pop_back();
        };
        for (const Event<Move>& event : events()) {
            if (event.kind == EventKind::Undo)
                transfer(made, undone);
            else if (event.kind == EventKind::Redo)
                transfer(undone, made);
            else
                made.push_back(event); // A later redo finds nothing to redo, so what is undone may stay.
        }
        made.pop_back();
        Session open = self().fresh();
        for (Event<Move>& move : made) {
            if (!open.started())
                move.at = {};
            open.play(move);
        }
        open.m_history.advance(elapsed() - open.elapsed());
        open.m_history.assists() = assists();
        open.m_kept = m_kept;
        self() = std::move(open);
    }

    /// Advances the clock by `step`. It runs only between the first move and the win.
    void advance(Milliseconds step) noexcept {
        if (!self().solved())
            m_history.advance(step);
    }

    /// Records that at least this many hints have been given.
    void noteHints(int count) noexcept { m_history.assists().hints = std::max(assists().hints, count); }
    void noteLiveCounter() noexcept { m_history.assists().liveCounter = true; }
    void noteSolutionShown() noexcept { m_history.assists().solutionShown = true; }
    /// Lets the help so far count even if no move follows.
    void keepHelp() noexcept { m_kept = assists(); }

    [[nodiscard]] bool started() const noexcept { return m_history.started(); } ///< Whether there was a first move.
    [[nodiscard]] bool timed() const noexcept { return started() && !self().solved(); } ///< Whether the clock runs.
    [[nodiscard]] bool canUndo() const noexcept { return m_history.canUndo() && !self().solved(); }
    [[nodiscard]] bool canUndoRestart() const noexcept { return m_before != nullptr; }
    /// Whether restart() changes anything: there were moves, or hints that it forgets.
    [[nodiscard]] bool canRestart() const noexcept { return started() || assists().hints > sticking().hints; }
    [[nodiscard]] bool canRedo() const noexcept { return m_history.canRedo() && !self().solved(); }
    [[nodiscard]] int undos() const noexcept { return m_history.undos(); }
    [[nodiscard]] Milliseconds elapsed() const noexcept { return m_history.elapsed(); }
    [[nodiscard]] const Assists& assists() const noexcept { return m_history.assists(); }
    [[nodiscard]] std::span<const Event<Move>> events() const noexcept { return m_history.events(); }
    /// Whether there is anything to keep: moves, a restart to take back, or help that counts. A hint that was only
    /// looked at does not stick to a board that nobody has touched.
    [[nodiscard]] bool touched() const noexcept { return started() || canUndoRestart() || sticking().any(); }
    /// Everything to be stored about the game; `moves` is the score. \param code the share code of the board.
    [[nodiscard]] Performance performance(std::string code) const {
        return {std::move(code), m_history.eventText(), self().score(), undos(), elapsed(), assists(), self().solved()};
    }

protected:
    SessionOf() = default;
    explicit SessionOf(History<Move> history)
        : m_history(std::move(history)) {}

    /// Plays an event that the board allows. \returns the move that was made, undone or redone; nothing if there is
    /// none, or if the time does not follow.
    std::optional<Move> playEvent(const Event<Move>& event) {
        auto move = m_history.play(event);
        if (move)
            m_before.reset();
        return move;
    }

    History<Move> m_history;

private:
    [[nodiscard]] Session& self() noexcept { return static_cast<Session&>(*this); }
    [[nodiscard]] const Session& self() const noexcept { return static_cast<const Session&>(*this); }

    /// The help that counts from here on, whatever is done.
    [[nodiscard]] Assists sticking() const noexcept {
        if (started())
            return assists();
        Assists kept = m_kept;
        kept.solutionShown = assists().solutionShown;
        return kept;
    }

    Assists m_kept;                          ///< The help that counts although there was no move since.
    std::shared_ptr<const Session> m_before; ///< The game before the restart that can be taken back.
};

} // namespace puzzle
