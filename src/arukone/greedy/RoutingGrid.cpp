// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/RoutingGrid.hpp"

namespace arukone {

namespace {

std::array<std::int16_t, 4> neighboursOf(const Board& board, int cell) {
    std::array<std::int16_t, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Cell next = neighbour(board.cellAt(cell), stepLetters[i]);
        numbers[i] = static_cast<std::int16_t>(board.contains(next) ? board.indexOf(next) : -1);
    }
    return numbers;
}

} // namespace

RoutingGrid::RoutingGrid(const Board& board)
    : m_board(&board) {
    for (const Pair& pair : board.pairs())
        m_terminals.push_back({board.indexOf(pair.first), board.indexOf(pair.second)});
    for (int cell = 0; cell < board.cellCount(); ++cell)
        m_neighbours.push_back(neighboursOf(board, cell));
}

/// Breadth first. \param stopThere: not beyond what is as near as `to`; other distances may be missing then.
Distances RoutingGrid::spread(int from, int to, bool stopThere) const {
    Distances distances(static_cast<std::size_t>(cellCount()), unreached);
    std::array<int, std::size_t{maxSide} * maxSide> queue; // NOLINT(*-member-init): filled as far as it is read.
    std::size_t end = 0;
    const auto reach = [&](int cell, int distance) {
        distances[static_cast<std::size_t>(cell)] = distance;
        queue[end++] = cell;
    };
    const std::span<const Board::Content> contents = m_board->contents();
    reach(from, 0);
    for (std::size_t i = 0; i < end; ++i) {
        const int at = queue[i];
        if (at == to && stopThere)
            break;
        if (at == to)
            continue;
        const int distance = distances[static_cast<std::size_t>(at)] + 1;
        forEachNeighbour(at, [&](int next) {
            const auto cell = static_cast<std::size_t>(next);
            if (distances[cell] == unreached && !m_used[cell] && (contents[cell] == Board::free || next == to))
                reach(next, distance);
        });
    }
    return distances;
}

std::optional<NextPair> nextPair(const RoutingGrid& grid) {
    std::optional<NextPair> nearest;
    for (int pair = 0; pair < grid.pairCount(); ++pair)
        if (!grid.isJoined(pair))
            if (const int distance = grid.distance(pair); distance < (nearest ? nearest->distance : unreached))
                nearest = {pair, distance};
    return nearest;
}

Cable cableThrough(const Board& board, std::span<const int> cells) {
    Cable cable{board.cellAt(cells.front()), {}};
    for (std::size_t i = 1; i < cells.size(); ++i)
        cable.word += stepBetween(board.cellAt(cells[i - 1]), board.cellAt(cells[i]));
    return cable;
}

} // namespace arukone
