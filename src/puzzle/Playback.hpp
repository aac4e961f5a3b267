// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Milliseconds.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace puzzle {

/// Plays back a run of any puzzle: gives the board after any number of its events, forwards, backwards or by jumping.
/// Drops the first invalid event and everything after it.
template<class Session, class Event, class Change>
class Playback {
public:
    /// \param start a session in which nothing has happened yet. \param events with their times, as a session records
    /// them.
    Playback(Session start, std::vector<Event> events)
        : m_start(std::move(start))
        , m_events(std::move(events))
        , m_session(m_start) {
        Session rehearsal = m_start;
        const auto bad =
            std::find_if(m_events.begin(), m_events.end(), [&](const Event& event) { return !rehearsal.play(event); });
        m_events.erase(bad, m_events.end());
    }

    [[nodiscard]] const Session& session() const noexcept { return m_session; } ///< The current state.
    [[nodiscard]] std::size_t done() const noexcept { return m_done; }          ///< Events played so far.
    [[nodiscard]] std::size_t length() const noexcept { return m_events.size(); }
    [[nodiscard]] bool atEnd() const noexcept { return m_done == length(); }
    /// The time of the last event.
    [[nodiscard]] Milliseconds duration() const noexcept {
        return m_events.empty() ? Milliseconds::zero() : m_events.back().at;
    }
    [[nodiscard]] Milliseconds now() const noexcept { return m_now; }
    /// The time of the next event; at the end, that of the last one.
    [[nodiscard]] Milliseconds nextAt() const noexcept { return atEnd() ? duration() : m_events[m_done].at; }

    /// Plays the next event, at its time. \returns what it changed; nothing at the end.
    std::optional<Change> forward() {
        if (atEnd())
            return std::nullopt;
        m_now = nextAt();
        return m_session.play(m_events[m_done++]);
    }
    /// Goes back to before the last event. \returns whether there was one.
    bool back() {
        if (m_done == 0)
            return false;
        seek(m_done - 1);
        return true;
    }
    /// Goes to the state after `done` events, or to the end if there are fewer.
    void seek(std::size_t done) {
        done = std::min(done, length());
        if (done < m_done) { // A session cannot run backwards: start over.
            m_session = m_start;
            m_done = 0;
        }
        while (m_done < done)
            m_session.play(m_events[m_done++]);
        m_now = m_done > 0 ? m_events[m_done - 1].at : Milliseconds::zero();
    }
    /// Advances the time by `step`, at most to the end. \returns what changed meanwhile, in order.
    std::vector<Change> advance(Milliseconds step) {
        std::vector<Change> changes;
        const Milliseconds until = std::min(m_now + step, duration());
        while (!atEnd() && nextAt() <= until)
            if (auto change = forward())
                changes.push_back(*std::move(change));
        m_now = std::max(m_now, until);
        return changes;
    }

private:
    Session m_start;
    std::vector<Event> m_events;
    Session m_session;
    std::size_t m_done = 0;
    Milliseconds m_now{};
};

} // namespace puzzle
