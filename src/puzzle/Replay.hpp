// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/EventText.hpp"
#include "puzzle/Game.hpp"
#include "puzzle/Kind.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

/// How a run is held to what it claims, whatever the puzzle.
namespace puzzle {

/// What a run claims about itself.
struct ReplayClaim {
    int moves = 0; ///< As the puzzle counts them: what the run is ranked by.
    int undos = 0;
    Milliseconds duration{};
    int hints = 0;
};

/// Why a run does not count.
enum class ReplayProblem : std::uint8_t {
    NoEvents,   ///< There are no moves.
    BadEvent,   ///< A move that breaks the rules, an impossible undo or redo, or an event after the win.
    BadTime,    ///< The first event is not at 0, a time runs backwards, or the last is not at the duration.
    TooFast,    ///< Faster than hands can be. See isPlayableByHand.
    NotSolved,  ///< The board is not solved at the end.
    WrongMoves, ///< The number of moves differs from the claim.
    WrongUndos, ///< The number of undos differs from the claim.
};

/// The problem as it is stored.
[[nodiscard]] RunProblem problemOf(ReplayProblem problem) noexcept;

/// The time that hands need for the moves of a session beyond that of any moves. A puzzle whose moves differ has an
/// overload for its sessions.
template<class Session>
[[nodiscard]] constexpr Milliseconds extraTime(const Session& /*session*/) noexcept {
    return Milliseconds::zero();
}

template<class Move>
[[nodiscard]] int countMoves(std::span<const Event<Move>> events) {
    const auto isMove = [](const Event<Move>& event) { return event.kind == EventKind::Move; };
    return static_cast<int>(std::count_if(events.begin(), events.end(), isMove));
}

/// Whether hands can have played a session within that time. Hints may have moved faster than any hand.
template<class Session>
[[nodiscard]] bool isPlayableByHand(const Session& session, int hints, Milliseconds duration) {
    const Milliseconds extra = hints > 0 ? Milliseconds::zero() : extraTime(session);
    return isPlayableByHand(countMoves(session.events()), duration - extra);
}

/// Plays events in a session by its rules.
/// \returns why they are no run of that duration, whatever the board looks like in the end; std::nullopt if they are.
template<class Session, class Move>
[[nodiscard]] std::optional<ReplayProblem> replay(Session& session, std::span<const Event<Move>> events,
                                                  Milliseconds duration) {
    const auto earlier = [](const Event<Move>& left, const Event<Move>& right) { return left.at < right.at; };
    if (events.empty())
        return ReplayProblem::NoEvents;
    if (!std::is_sorted(events.begin(), events.end(), earlier) || events.front().at != Milliseconds::zero() ||
        events.back().at != duration)
        return ReplayProblem::BadTime;
    if (!isPlayableByHand(countMoves(events), duration))
        return ReplayProblem::TooFast;
    for (const Event<Move>& event : events)
        if (!session.play(event))
            return ReplayProblem::BadEvent;
    return std::nullopt;
}

/// Replays a run in a fresh session and checks the result against the claim. \param moves counts those of a session.
/// \returns std::nullopt if the run is valid.
template<class Session, class Move, class Moves>
[[nodiscard]] std::optional<ReplayProblem> verifyReplay(Session session, std::span<const Event<Move>> events,
                                                        const ReplayClaim& claim, Moves moves) {
    if (const auto problem = replay(session, events, claim.duration))
        return problem;
    if (!isPlayableByHand(session, claim.hints, claim.duration))
        return ReplayProblem::TooFast;
    if (!session.solved())
        return ReplayProblem::NotSolved;
    if (moves(session) != claim.moves)
        return ReplayProblem::WrongMoves;
    if (session.undos() != claim.undos)
        return ReplayProblem::WrongUndos;
    return std::nullopt;
}

} // namespace puzzle
