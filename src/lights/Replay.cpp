// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Replay.hpp"

namespace lights {

std::optional<ReplayProblem> verifyRun(const Puzzle& puzzle, std::span<const Event> events, const RunClaim& claim) {
    return puzzle::verifyReplay(Session(puzzle), events, claim, [](const Session& session) { return session.moves(); });
}

} // namespace lights
