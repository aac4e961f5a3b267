#include "lights/Replay.hpp"

#include <algorithm>

namespace lights {

namespace {

bool timesAreSound(std::span<const Event> events, puzzle::Milliseconds duration) {
    const bool forwards = std::is_sorted(events.begin(), events.end(),
                                         [](const Event& left, const Event& right) { return left.at < right.at; });
    return forwards && events.front().at == puzzle::Milliseconds::zero() && events.back().at == duration;
}

} // namespace

std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events, const RunClaim& claim) {
    if (events.empty())
        return ReplayProblem::NoEvents;
    if (!timesAreSound(events, claim.duration))
        return ReplayProblem::BadTime;
    Session session(puzzle);
    for (const Event& event : events)
        if (!session.play(event))
            return ReplayProblem::BadEvent;
    if (!session.solved())
        return ReplayProblem::NotSolved;
    if (session.moves() != claim.moves)
        return ReplayProblem::WrongMoves;
    if (session.undos() != claim.undos)
        return ReplayProblem::WrongUndos;
    return std::nullopt;
}

} // namespace lights
