// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/Program.hpp"

#include <utility>

namespace arukone {

namespace {

/// The cells of the path that the program takes. \pre the pair can be joined.
std::vector<int> wayOf(const RoutingGrid& grid, int pair) {
    const Distances distances = grid.distances(grid.second(pair), grid.first(pair));
    const auto distance = [&](int cell) { return distances[static_cast<std::size_t>(cell)]; };
    std::vector<int> way{grid.first(pair)};
    while (way.back() != grid.second(pair)) {
        const int at = way.back();
        int nearer = at;
        grid.forEachNeighbour(at, [&](int next) {
            if (nearer == at && distance(next) < distance(at))
                nearer = next;
        });
        way.push_back(nearer);
    }
    return way;
}

} // namespace

ProgramRun runProgram(const Board& board) {
    return runProgram(RoutingGrid(board));
}

ProgramRun runProgram(RoutingGrid grid) {
    ProgramRun run;
    run.cables.resize(grid.board().pairs().size());
    while (const auto next = nextPair(grid)) {
        const std::vector<int> way = wayOf(grid, next->pair);
        grid.use(way);
        run.order.push_back(next->pair);
        run.cables[static_cast<std::size_t>(next->pair)] = cableThrough(grid.board(), way);
    }
    for (int pair = grid.pairCount() - 1; pair >= 0; --pair)
        if (!grid.isJoined(pair))
            run.stuckAt = pair;
    return run;
}

} // namespace arukone
