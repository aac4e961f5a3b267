// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Replay.hpp"

namespace lights {

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
