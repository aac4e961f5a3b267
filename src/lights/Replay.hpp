#pragma once

#include "lights/Session.hpp"

#include <vector>

namespace lights {

/// A run that is watched: its board as it was after some of its events, forwards, backwards or at any moment. Events
/// that cannot be are left out, and whatever would come behind them.
class Playback {
public:
    /// \param events at their times, as a session records them.
    Playback(Puzzle puzzle, std::vector<Event> events);

    [[nodiscard]] const Session& session() const noexcept { return m_session; } ///< As it stands now.
    [[nodiscard]] std::size_t done() const noexcept { return m_done; }          ///< Events that have happened.
    [[nodiscard]] std::size_t length() const noexcept { return m_events.size(); }
    [[nodiscard]] bool atEnd() const noexcept { return m_done == length(); }
    [[nodiscard]] puzzle::Milliseconds duration() const noexcept; ///< Until the last event.
    [[nodiscard]] puzzle::Milliseconds now() const noexcept { return m_now; }
    /// The time of the next event; at the end that of the last one.
    [[nodiscard]] puzzle::Milliseconds nextAt() const noexcept;

    /// The next event happens, at its time. \returns what it changed; nothing at the end.
    std::optional<Change> forward();
    /// As it was before the last event. \returns whether there was one.
    bool back();
    /// As it was after so many events, no more than there are.
    void seek(std::size_t done);
    /// Lets time go by, to the end at most. \returns what changed meanwhile, in order.
    std::vector<Change> advance(puzzle::Milliseconds step);

private:
    std::vector<Event> m_events;
    Session m_session;
    std::size_t m_done = 0;
    puzzle::Milliseconds m_now{};
};

/// The presses of a session that stand, cell by cell: those pressed an odd number of times, which is what counts,
/// and those pressed more than once.
struct PressCount {
    BitGrid odd;
    BitGrid repeated;
};
[[nodiscard]] PressCount countPresses(const Session& session);

/// What a run says of itself.
struct RunClaim {
    int moves = 0;
    int undos = 0;
    puzzle::Milliseconds duration{};
};

/// Why a run does not count.
enum class ReplayProblem : std::uint8_t {
    NoEvents,   ///< Nothing was pressed.
    BadEvent,   ///< A press off the board or on a hole, an undo or redo of nothing, an event after the win.
    BadTime,    ///< The first event is not at 0, a time runs backwards, or the last is not the duration.
    NotSolved,  ///< The board is not solved at the end.
    WrongMoves, ///< Other moves than claimed.
    WrongUndos, ///< Other undos than claimed.
};

/// Plays `events` on `puzzle` by the rules and holds the result against the claim. \returns nothing when all is well.
[[nodiscard]] std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events,
                                                     const RunClaim& claim);

} // namespace lights
