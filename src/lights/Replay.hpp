// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Session.hpp"
#include "puzzle/Playback.hpp"
#include "puzzle/Replay.hpp"

#include <vector>

namespace lights {

/// Plays back a run: see puzzle/Playback.hpp.
using Playback = puzzle::Playback<Session, Event, Change>;

using puzzle::ReplayProblem;
using RunClaim = puzzle::ReplayClaim;

/// Replays `events` on `puzzle` by the rules and checks the result against the claim. \returns nothing if the run is
/// valid.
[[nodiscard]] std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events,
                                                     const RunClaim& claim);

} // namespace lights
