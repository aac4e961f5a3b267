#pragma once

#include "lights/EventText.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/Game.hpp"
#include "puzzle/History.hpp"

#include <optional>
#include <span>

namespace lights {

/// What one press, undo or redo changed, for the view.
struct Change {
    EventKind kind = EventKind::Move;
    Cell cell;           ///< The cell that was pressed, or whose press was taken back or done again.
    Stamped toggled;     ///< The cells that changed, `cell` first.
    bool solved = false; ///< The board is solved now.
};

/// One puzzle being played: the one truth that undo, autosave, replay, leaderboard and tests use. A press that cannot
/// be (a hole, off the board, after the win) changes nothing. Once solved, nothing but restart moves any more.
class Session {
public:
    explicit Session(Puzzle puzzle)
        : Session(std::move(puzzle), {}) {}
    /// The next board of a game over several boards: `history`, on which no move stands, goes on.
    Session(Puzzle puzzle, puzzle::History<Cell> history);

    /// The session that `saved` describes, or nothing when its events do not fit the puzzle: presses off the board,
    /// undo with an empty history, times that run backwards or beyond `elapsed`, events after the win, any other text.
    [[nodiscard]] static std::optional<Session> restore(Puzzle puzzle, const puzzle::SavedGame& saved);
    [[nodiscard]] puzzle::SavedGame save() const { return m_history.save(); }

    std::optional<Change> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    std::optional<Change> undo() { return play({elapsed(), EventKind::Undo, {}}); }
    std::optional<Change> redo() { return play({elapsed(), EventKind::Redo, {}}); }
    /// Does what `event` records, at its time, which the clock then shows: for replays. Nothing happens when it cannot
    /// be, or when its time runs backwards or is not 0 at the first press.
    std::optional<Change> play(const Event& event);
    /// Back to the start: empties history, redo list, events, clock and undo count; keeps the assists.
    void restart();

    /// Lets the clock run on by `step`. Counts only between the first press and the win.
    void advance(puzzle::Milliseconds step) noexcept;

    void noteHint() noexcept { ++m_history.assists().hints; }
    void noteLiveCounter() noexcept { m_history.assists().liveCounter = true; }
    void noteSolutionShown() noexcept { m_history.assists().solutionShown = true; }

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; } ///< As it stands now.
    [[nodiscard]] bool solved() const noexcept { return m_open == 0; }
    [[nodiscard]] bool started() const noexcept { return m_history.started(); } ///< There was a first press.
    [[nodiscard]] bool canUndo() const noexcept { return m_history.canUndo() && !solved(); }
    [[nodiscard]] bool canRedo() const noexcept { return m_history.canRedo() && !solved(); }
    [[nodiscard]] int moves() const noexcept { return static_cast<int>(presses().size()); } ///< Presses that stand.
    [[nodiscard]] int undos() const noexcept { return m_history.undos(); }
    [[nodiscard]] std::int64_t cellsLeft() const noexcept { return m_open; } ///< Cells that differ from the goal.
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_history.elapsed(); }
    [[nodiscard]] const puzzle::Assists& assists() const noexcept { return m_history.assists(); }
    [[nodiscard]] std::span<const Cell> presses() const noexcept { return m_history.moves(); } ///< Oldest first.
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_history.events(); }
    [[nodiscard]] const puzzle::History<Cell>& history() const noexcept { return m_history; }
    /// All there is to store. \param code of the puzzle.
    [[nodiscard]] puzzle::Performance performance(std::string code) const;
    /// For the next board of the game; this session is not played any more.
    [[nodiscard]] puzzle::History<Cell> takeHistory() && { return std::move(m_history); }

private:
    Change apply(EventKind kind, Cell cell);

    Puzzle m_puzzle;
    Board m_board;
    std::int64_t m_open = 0;
    puzzle::History<Cell> m_history;
};

} // namespace lights
