#include "lights/Replay.hpp"

#include <algorithm>
#include <utility>

namespace lights {

Playback::Playback(Puzzle puzzle, std::vector<Event> events)
    : m_events(std::move(events))
    , m_session(std::move(puzzle)) {
    Session rehearsal(m_session.puzzle());
    const auto bad =
        std::find_if(m_events.begin(), m_events.end(), [&](const Event& event) { return !rehearsal.play(event); });
    m_events.erase(bad, m_events.end());
}

puzzle::Milliseconds Playback::duration() const noexcept {
    return m_events.empty() ? puzzle::Milliseconds::zero() : m_events.back().at;
}

puzzle::Milliseconds Playback::nextAt() const noexcept {
    return atEnd() ? duration() : m_events[m_done].at;
}

std::optional<Change> Playback::forward() {
    if (atEnd())
        return std::nullopt;
    m_now = nextAt();
    return m_session.play(m_events[m_done++]);
}

bool Playback::back() {
    if (m_done == 0)
        return false;
    seek(m_done - 1);
    return true;
}

void Playback::seek(std::size_t done) {
    done = std::min(done, length());
    if (done < m_done) { // A session cannot run backwards: start over.
        m_session = Session(m_session.puzzle());
        m_done = 0;
    }
    while (m_done < done)
        m_session.play(m_events[m_done++]);
    m_now = m_done > 0 ? m_events[m_done - 1].at : puzzle::Milliseconds::zero();
}

std::vector<Change> Playback::advance(puzzle::Milliseconds step) {
    std::vector<Change> changes;
    const puzzle::Milliseconds until = std::min(m_now + step, duration());
    while (!atEnd() && nextAt() <= until)
        if (auto change = forward())
            changes.push_back(*change);
    m_now = std::max(m_now, until);
    return changes;
}

PressCount countPresses(const Session& session) {
    const Puzzle& puzzle = session.puzzle();
    PressCount count{BitGrid(puzzle.rows(), puzzle.columns()), BitGrid(puzzle.rows(), puzzle.columns())};
    BitGrid seen(puzzle.rows(), puzzle.columns());
    for (const Cell cell : session.presses()) {
        count.odd.flip(cell);
        if (seen.test(cell))
            count.repeated.set(cell);
        seen.set(cell);
    }
    return count;
}

std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events, const RunClaim& claim) {
    return puzzle::verifyReplay(Session(puzzle), events, claim, [](const Session& session) { return session.moves(); });
}

} // namespace lights
