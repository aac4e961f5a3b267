#include "arukone/Replay.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

namespace {

bool timesAreSound(std::span<const Event> events, puzzle::Milliseconds duration) {
    const bool forwards = std::is_sorted(events.begin(), events.end(),
                                         [](const Event& left, const Event& right) { return left.at < right.at; });
    return forwards && events.front().at == puzzle::Milliseconds::zero() && events.back().at == duration;
}

int countStrokes(std::span<const Event> events) {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Move; }));
}

} // namespace

std::optional<ReplayProblem> verifyRun(const Board& board, std::span<const Event> events, const RunClaim& claim) {
    if (events.empty())
        return ReplayProblem::NoEvents;
    if (!timesAreSound(events, claim.duration))
        return ReplayProblem::BadTime;
    if (!puzzle::isPlayableByHand(countStrokes(events), claim.duration))
        return ReplayProblem::TooFast;
    Session session(board);
    for (const Event& event : events)
        if (!session.play(event))
            return ReplayProblem::BadEvent;
    if (!session.solved())
        return ReplayProblem::NotSolved;
    if (session.score() != claim.score)
        return ReplayProblem::WrongScore;
    if (session.undos() != claim.undos)
        return ReplayProblem::WrongUndos;
    return std::nullopt;
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
