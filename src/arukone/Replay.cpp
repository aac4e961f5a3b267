#include "arukone/Replay.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

std::optional<ReplayProblem> verifyRun(const Board& board, std::span<const Event> events, const RunClaim& claim) {
    return puzzle::verifyReplay(Session(board), events, claim, [](const Session& session) { return session.score(); });
}

Playback::Playback(Board board, std::vector<Event> events)
    : m_events(std::move(events))
    , m_session(std::move(board)) {
    Session probe(m_session.board());
    const auto bad =
        std::find_if(m_events.begin(), m_events.end(), [&probe](const Event& event) { return !probe.play(event); });
    m_events.erase(bad, m_events.end());
}

puzzle::Milliseconds Playback::duration() const noexcept {
    return m_events.empty() ? puzzle::Milliseconds{} : m_events.back().at;
}

std::optional<Change> Playback::forward() {
    return atEnd() ? std::nullopt : m_session.play(m_events[m_done++]);
}

void Playback::seek(std::size_t done) {
    if (done < m_done) {
        m_session = Session(m_session.board());
        m_done = 0;
    }
    while (m_done < std::min(done, length()))
        forward();
}

} // namespace arukone
