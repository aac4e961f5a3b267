// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "puzzle/Playback.hpp"
#include "puzzle/Replay.hpp"

namespace arukone {

using puzzle::ReplayProblem;
using RunClaim = puzzle::ReplayClaim;

/// Replays `events` on `board` by the rules and checks the result against the claim, whose moves are the score.
/// \returns nothing if the run is valid.
[[nodiscard]] std::optional<ReplayProblem> verifyRun(const Board& board, std::span<const Event> events,
                                                     const RunClaim& claim);

/// Plays back a run: see puzzle/Playback.hpp.
using Playback = puzzle::Playback<Session, Event, Change>;

} // namespace arukone
