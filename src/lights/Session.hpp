// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/EventText.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/Session.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace lights {

/// What one press, undo or redo changed, for the view.
struct Change {
    EventKind kind = EventKind::Move;
    Cell cell;           ///< The cell that was pressed, or whose press was undone or redone.
    Stamped toggled;     ///< The cells that changed, `cell` first.
    bool solved = false; ///< Whether the board is now solved.
    bool back = false;   ///< Whether a press was taken back: by undo or, except in quiet hours, by pressing it again.
};

/// One puzzle being played: the single source of truth for undo, autosave, replay, leaderboard and tests. An impossible
/// press (on a hole, off the board, after the win) changes nothing. Once solved, only restart changes the board.
///
/// Pressing a window a second time takes the first press back, whatever was pressed in between: the order of presses
/// makes no difference. The moves are therefore the windows pressed an odd number of times.
///
/// In quiet hours it does make a difference: a press on a window that is right is impossible like one on a sealed
/// window, every press that is not undone counts as a move, and only undo takes one back.
class Session : public puzzle::SessionOf<Session, Cell> {
public:
    explicit Session(Puzzle puzzle)
        : Session(std::move(puzzle), {}) {}
    /// The next board of a game over several boards, which continues `history`. \pre no move stands in `history`.
    Session(Puzzle puzzle, puzzle::History<Cell> history);
    [[nodiscard]] Session fresh() const { return Session(m_puzzle); }

    std::optional<Change> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    /// Replays `event` at its time, to which the clock is set. Does nothing if the event is impossible, its time runs
    /// backwards, or the first press is not at time 0.
    std::optional<Change> play(const Event& event);

    /// Takes the last press of a solved board back: see puzzle::SessionOf. \returns nothing if it is not solved, or was
    /// from the start.
    std::optional<Change> reopen();

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; } ///< The current state.
    [[nodiscard]] bool solved() const noexcept { return m_open == 0; }
    /// The cells pressed an odd number of times.
    [[nodiscard]] const BitGrid& pressed() const noexcept { return m_pressed; }
    /// How many cells that are; in quiet hours how many presses were not undone.
    [[nodiscard]] int moves() const noexcept { return m_moves; }
    [[nodiscard]] int score() const noexcept { return moves(); }             ///< What the run is held against.
    [[nodiscard]] std::int64_t cellsLeft() const noexcept { return m_open; } ///< Cells that differ from the goal.
    /// Every press that was not undone, oldest first; a cell may be there several times.
    [[nodiscard]] std::span<const Cell> presses() const noexcept { return m_history.moves(); }
    [[nodiscard]] const puzzle::History<Cell>& history() const noexcept { return m_history; }
    /// Hands over the history for the next board of the game; this session must not be played any further.
    [[nodiscard]] puzzle::History<Cell> takeHistory() && { return std::move(m_history); }

private:
    Change apply(EventKind kind, Cell cell);

    Puzzle m_puzzle;
    Board m_board;
    BitGrid m_pressed;
    std::int64_t m_open = 0;
    int m_moves = 0;
};

} // namespace lights
