#pragma once

#include "arukone/Session.hpp"
#include "puzzle/Replay.hpp"

namespace arukone {

using puzzle::ReplayProblem;
using RunClaim = puzzle::ReplayClaim;

/// Replays `events` on `board` by the rules and checks the result against the claim, whose moves are the score.
/// \returns nothing if the run is
/// valid.
[[nodiscard]] std::optional<ReplayProblem> verifyRun(const Board& board, std::span<const Event> events,
                                                     const RunClaim& claim);

/// Plays back a run: gives the board after any number of its events, forwards, backwards or by jumping. Drops the first
/// invalid event and everything after it.
class Playback {
public:
    /// \param events with their times, as a session records them.
    Playback(Board board, std::vector<Event> events);

    [[nodiscard]] const Session& session() const noexcept { return m_session; } ///< The current state.
    [[nodiscard]] std::size_t done() const noexcept { return m_done; }          ///< Events played so far.
    [[nodiscard]] std::size_t length() const noexcept { return m_events.size(); }
    [[nodiscard]] bool atEnd() const noexcept { return m_done == length(); }
    [[nodiscard]] puzzle::Milliseconds duration() const noexcept; ///< The time of the last event.

    /// Plays the next event, at its time. \returns what it changed; nothing at the end.
    std::optional<Change> forward();
    /// Goes to the state after `done` events, or to the end if there are fewer.
    void seek(std::size_t done);

private:
    std::vector<Event> m_events;
    Session m_session;
    std::size_t m_done = 0;
};

} // namespace arukone
