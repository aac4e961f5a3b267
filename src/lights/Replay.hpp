#pragma once

#include "lights/Session.hpp"

namespace lights {

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
