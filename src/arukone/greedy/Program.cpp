// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/Program.hpp"

#include <utility>

namespace arukone {

namespace {

/// The cells of the path that the program takes. \pre the pair can be joined.
std::vector<int> wayOf(const Wiring& wiring, int pair) {
    const Distances distances = wiring.distances(wiring.second(pair), wiring.first(pair));
    const auto distance = [&](int cell) { return distances[static_cast<std::size_t>(cell)]; };
    std::vector<int> way{wiring.first(pair)};
    while (way.back() != wiring.second(pair)) {
        const int at = way.back();
        int nearer = at;
        wiring.forEachNeighbour(at, [&](int next) {
            if (nearer == at && distance(next) < distance(at))
                nearer = next;
        });
        way.push_back(nearer);
    }
    return way;
}

} // namespace

ProgramRun runProgram(const Board& board) {
    return runProgram(Wiring(board));
}

ProgramRun runProgram(Wiring wiring) {
    ProgramRun run;
    run.cables.resize(wiring.board().pairs().size());
    while (const auto next = nextPair(wiring)) {
        const std::vector<int> way = wayOf(wiring, next->pair);
        wiring.use(way);
        run.order.push_back(next->pair);
        run.cables[static_cast<std::size_t>(next->pair)] = cableThrough(wiring.board(), way);
    }
    for (int pair = wiring.pairCount() - 1; pair >= 0; --pair)
        if (!wiring.isJoined(pair))
            run.stuckAt = pair;
    return run;
}

} // namespace arukone
