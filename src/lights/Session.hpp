#pragma once

#include "lights/Puzzle.hpp"
#include "puzzle/SavedGame.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lights {

/// What a player did, and when.
enum class EventKind : std::uint8_t { Press, Undo, Redo };

struct Event {
    puzzle::Milliseconds at{}; ///< On the session's clock: since the first press, pauses left out.
    EventKind kind = EventKind::Press;
    Cell cell; ///< Of a press; unused otherwise.

    friend bool operator==(const Event&, const Event&) = default;
};

/// What one press, undo or redo changed, for whoever draws it.
struct Change {
    EventKind kind = EventKind::Press;
    Cell cell;           ///< The window that was pressed, or whose press was taken back or done again.
    Stamped toggled;     ///< The windows that changed, `cell` first.
    bool solved = false; ///< The board is solved now.
};

/// One puzzle being played: the one truth that undo, autosave, replay, leaderboard and tests use. A press that cannot
/// be (a hole, off the board, after the win) changes nothing. Once solved, nothing but restart moves any more.
class Session {
public:
    explicit Session(Puzzle puzzle);

    /// The session that `saved` describes, or nothing when its events do not fit the puzzle: presses off the board,
    /// undo with an empty history, times that run backwards or beyond `elapsed`, events after the win, any other text.
    [[nodiscard]] static std::optional<Session> restore(Puzzle puzzle, const puzzle::SavedGame& saved);
    [[nodiscard]] puzzle::SavedGame save() const;

    std::optional<Change> press(Cell cell);
    std::optional<Change> undo();
    std::optional<Change> redo();
    /// Does what `event` records, at its time, which the clock then shows: for replays. Nothing happens when it cannot
    /// be, or when its time runs backwards or is not 0 at the first press.
    std::optional<Change> play(const Event& event);
    /// Back to the start: empties history, redo list, events, clock and undo count; keeps the assists.
    void restart();

    /// Lets the clock run on by `step`. Counts only between the first press and the win.
    void advance(puzzle::Milliseconds step) noexcept;

    void noteHint() noexcept { ++m_assists.hints; }
    void noteLiveCounter() noexcept { m_assists.liveCounter = true; }
    void noteSolutionShown() noexcept { m_assists.solutionShown = true; }

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; } ///< As it stands now.
    [[nodiscard]] bool solved() const noexcept { return m_open == 0; }
    [[nodiscard]] bool started() const noexcept { return !m_events.empty(); } ///< There was a first press.
    [[nodiscard]] bool canUndo() const noexcept { return !m_history.empty() && !solved(); }
    [[nodiscard]] bool canRedo() const noexcept { return !m_redo.empty() && !solved(); }
    [[nodiscard]] int moves() const noexcept { return static_cast<int>(m_history.size()); } ///< Presses that stand.
    [[nodiscard]] int undos() const noexcept { return m_undos; }
    [[nodiscard]] std::int64_t windowsLeft() const noexcept { return m_open; } ///< Cells that differ from the goal.
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_elapsed; }
    [[nodiscard]] const puzzle::Assists& assists() const noexcept { return m_assists; }
    [[nodiscard]] std::span<const Cell> history() const noexcept { return m_history; } ///< Oldest first.
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_events; }

private:
    std::optional<Change> repeat(const Event& event);
    Change apply(EventKind kind, Cell cell);

    Puzzle m_puzzle;
    Board m_board;
    std::int64_t m_open = 0;
    std::vector<Cell> m_history;
    std::vector<Cell> m_redo; ///< Last undone at the back.
    std::vector<Event> m_events;
    puzzle::Milliseconds m_elapsed{};
    puzzle::Assists m_assists;
    int m_undos = 0;
};

} // namespace lights
