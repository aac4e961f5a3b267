// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/EventText.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/Game.hpp"
#include "puzzle/History.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace lights {

/// What one press, undo or redo changed, for the view.
struct Change {
    EventKind kind = EventKind::Move;
    Cell cell;           ///< The cell that was pressed, or whose press was undone or redone.
    Stamped toggled;     ///< The cells that changed, `cell` first.
    bool solved = false; ///< Whether the board is now solved.
};

/// One puzzle being played: the single source of truth for undo, autosave, replay, leaderboard and tests. An impossible
/// press (on a hole, off the board, after the win) changes nothing. Once solved, only restart changes the board.
class Session {
public:
    explicit Session(Puzzle puzzle)
        : Session(std::move(puzzle), {}) {}
    /// The next board of a game over several boards, which continues `history`. \pre no move stands in `history`.
    Session(Puzzle puzzle, puzzle::History<Cell> history);

    /// Restores the session that `saved` describes. \returns nothing if its events do not fit the puzzle: presses off
    /// the board, undo with an empty history, times that run backwards or exceed `elapsed`, events after the win, or
    /// text that is not a list of events.
    [[nodiscard]] static std::optional<Session> restore(Puzzle puzzle, const puzzle::SavedGame& saved);
    [[nodiscard]] puzzle::SavedGame save() const {
        return m_before ? m_before->m_history.saveRestarted() : m_history.save();
    }

    std::optional<Change> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    std::optional<Change> undo() { return play({elapsed(), EventKind::Undo, {}}); }
    std::optional<Change> redo() { return play({elapsed(), EventKind::Redo, {}}); }
    /// Replays `event` at its time, to which the clock is set. Does nothing if the event is impossible, its time runs
    /// backwards, or the first press is not at time 0.
    std::optional<Change> play(const Event& event);
    /// Resets the board to its start: empties history, redo list, events, clock and undo count; keeps the assists.
    /// Until the next press, undoRestart() takes it back, unless the board was solved.
    void restart();
    /// Returns to how the game was before restart(), with its clock. Help used since then still counts. \returns false
    /// if there is no restart to take back.
    bool undoRestart();

    /// Advances the clock by `step`. It runs only between the first press and the win.
    void advance(puzzle::Milliseconds step) noexcept;

    /// Records that at least this many hints have been given.
    void noteHints(int count) noexcept { m_history.assists().hints = std::max(assists().hints, count); }
    void noteLiveCounter() noexcept { m_history.assists().liveCounter = true; }
    void noteSolutionShown() noexcept { m_history.assists().solutionShown = true; }

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; } ///< The current state.
    [[nodiscard]] bool solved() const noexcept { return m_open == 0; }
    [[nodiscard]] bool started() const noexcept { return m_history.started(); }  ///< Whether there was a first press.
    [[nodiscard]] bool timed() const noexcept { return started() && !solved(); } ///< Whether the clock runs.
    [[nodiscard]] bool canUndo() const noexcept { return m_history.canUndo() && !solved(); }
    [[nodiscard]] bool canUndoRestart() const noexcept { return m_before != nullptr; }
    [[nodiscard]] bool canRedo() const noexcept { return m_history.canRedo() && !solved(); }
    [[nodiscard]] int moves() const noexcept { return static_cast<int>(presses().size()); } ///< Presses not undone.
    [[nodiscard]] int undos() const noexcept { return m_history.undos(); }
    [[nodiscard]] std::int64_t cellsLeft() const noexcept { return m_open; } ///< Cells that differ from the goal.
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_history.elapsed(); }
    [[nodiscard]] const puzzle::Assists& assists() const noexcept { return m_history.assists(); }
    [[nodiscard]] std::span<const Cell> presses() const noexcept { return m_history.moves(); } ///< Oldest first.
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_history.events(); }
    [[nodiscard]] const puzzle::History<Cell>& history() const noexcept { return m_history; }
    /// Everything to be stored about the game. \param code the share code of the puzzle.
    [[nodiscard]] puzzle::Performance performance(std::string code) const;
    /// Hands over the history for the next board of the game; this session must not be played any further.
    [[nodiscard]] puzzle::History<Cell> takeHistory() && { return std::move(m_history); }

private:
    Change apply(EventKind kind, Cell cell);

    Puzzle m_puzzle;
    Board m_board;
    std::int64_t m_open = 0;
    puzzle::History<Cell> m_history;
    std::shared_ptr<const Session> m_before; ///< The game before the restart that can be taken back.
};

} // namespace lights
