// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Replay.hpp"

namespace arukone {

std::optional<ReplayProblem> verifyRun(const Board& board, std::span<const Event> events, const RunClaim& claim) {
    return puzzle::verifyReplay(Session(board), events, claim, [](const Session& session) { return session.score(); });
}

} // namespace arukone
