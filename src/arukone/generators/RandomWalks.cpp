// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/RandomWalks.hpp"

#include <algorithm>
#include <cstddef>

namespace arukone {

RandomWalks::RandomWalks(Size size)
    : m_size(size)
    , m_taken(static_cast<std::size_t>(size.rows * size.columns), false) {
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column)
            m_beginnings.push_back({row, column});
}

void RandomWalks::take(const CablePath& cells) {
    for (const Cell cell : cells)
        m_taken[indexOf(cell)] = true;
    std::erase_if(m_beginnings, [&](Cell cell) { return m_taken[indexOf(cell)]; });
}

std::optional<CablePath> RandomWalks::draw(int wanted, puzzle::Random& random) {
    while (!m_beginnings.empty()) {
        const std::size_t drawn = random.below(m_beginnings.size());
        CablePath walk{m_beginnings[drawn]};
        extend(walk, static_cast<std::size_t>(wanted), random);
        std::reverse(walk.begin(), walk.end());
        extend(walk, static_cast<std::size_t>(wanted), random);
        if (walk.size() >= 3) {
            take(walk);
            return walk;
        }
        m_beginnings.erase(m_beginnings.begin() + static_cast<std::ptrdiff_t>(drawn));
    }
    return std::nullopt;
}

void RandomWalks::extend(CablePath& walk, std::size_t wanted, puzzle::Random& random) const {
    while (walk.size() < wanted) {
        const std::vector<Cell> ways = waysOn(walk);
        if (ways.empty())
            return;
        walk.push_back(ways[random.below(ways.size())]);
    }
}

/// The cells with which a walk may go on, up, right, down, left: free, and next to no other cell of it than its end.
std::vector<Cell> RandomWalks::waysOn(const CablePath& walk) const {
    const auto isOnWalk = [&](Cell cell) { return std::find(walk.begin(), walk.end(), cell) != walk.end(); };
    std::vector<Cell> ways;
    for (const char letter : stepLetters) {
        const Cell next = neighbour(walk.back(), letter);
        if (!isOnBoard(next) || m_taken[indexOf(next)] || isOnWalk(next))
            continue;
        const auto touches = std::count_if(stepLetters.begin(), stepLetters.end(),
                                           [&](char side) { return isOnWalk(neighbour(next, side)); });
        if (touches == 1)
            ways.push_back(next);
    }
    return ways;
}

bool RandomWalks::isOnBoard(Cell cell) const noexcept {
    return cell.row >= 0 && cell.row < m_size.rows && cell.column >= 0 && cell.column < m_size.columns;
}

std::size_t RandomWalks::indexOf(Cell cell) const noexcept {
    return static_cast<std::size_t>(cell.row * m_size.columns + cell.column);
}

} // namespace arukone
