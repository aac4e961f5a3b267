#pragma once

#include "lights/Session.hpp"
#include "puzzle/Replay.hpp"

#include <vector>

namespace lights {

/// Plays back a run: gives the board after any number of its events, forwards, backwards or by jumping. Drops the first
/// invalid event and everything after it.
class Playback {
public:
    /// \param events with their times, as a session records them.
    Playback(Puzzle puzzle, std::vector<Event> events);

    [[nodiscard]] const Session& session() const noexcept { return m_session; } ///< The current state.
    [[nodiscard]] std::size_t done() const noexcept { return m_done; }          ///< Events played so far.
    [[nodiscard]] std::size_t length() const noexcept { return m_events.size(); }
    [[nodiscard]] bool atEnd() const noexcept { return m_done == length(); }
    [[nodiscard]] puzzle::Milliseconds duration() const noexcept; ///< The time of the last event.
    [[nodiscard]] puzzle::Milliseconds now() const noexcept { return m_now; }
    /// The time of the next event; at the end, that of the last one.
    [[nodiscard]] puzzle::Milliseconds nextAt() const noexcept;

    /// Plays the next event, at its time. \returns what it changed; nothing at the end.
    std::optional<Change> forward();
    /// Goes back to before the last event. \returns whether there was one.
    bool back();
    /// Goes to the state after `done` events, or to the end if there are fewer.
    void seek(std::size_t done);
    /// Advances the time by `step`, at most to the end. \returns what changed meanwhile, in order.
    std::vector<Change> advance(puzzle::Milliseconds step);

private:
    std::vector<Event> m_events;
    Session m_session;
    std::size_t m_done = 0;
    puzzle::Milliseconds m_now{};
};

/// The standing presses of a session, by cell: cells pressed an odd number of times, which is what counts, and cells
/// pressed more than once.
struct PressCount {
    BitGrid odd;
    BitGrid repeated;
};
[[nodiscard]] PressCount countPresses(const Session& session);

using puzzle::ReplayProblem;
using RunClaim = puzzle::ReplayClaim;

/// Replays `events` on `puzzle` by the rules and checks the result against the claim. \returns nothing if the run is
/// valid.
[[nodiscard]] std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events,
                                                     const RunClaim& claim);

} // namespace lights
