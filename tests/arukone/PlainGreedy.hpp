// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <set>
#include <vector>

/// The plainest way to find out whether the simple program can succeed on a small board, to check the proofs against:
/// everything that it may do, step by step.
namespace arukone::test {

class PlainGreedy {
public:
    explicit PlainGreedy(const Board& board)
        : m_board(board)
        , m_used(static_cast<std::size_t>(board.cellCount()), false) {}

    /// Whether the program can join all pairs that are left.
    bool succeeds() {
        if (m_failed.contains(m_used))
            return false;
        bool all = true;
        int nearest = none;
        std::size_t next = 0;
        for (std::size_t pair = 0; pair < m_board.pairs().size(); ++pair)
            if (!used(m_board.pairs()[pair].first)) {
                all = false;
                if (const int distance = distanceToSecond(pair, m_board.pairs()[pair].first); distance < nearest) {
                    nearest = distance;
                    next = pair;
                }
            }
        if (all || (nearest < none && goOn(next, m_board.pairs()[next].first)))
            return true;
        m_failed.insert(m_used);
        return false;
    }

private:
    static constexpr int none = std::numeric_limits<int>::max();

    [[nodiscard]] std::vector<bool>::reference used(Cell cell) {
        return m_used[static_cast<std::size_t>(m_board.indexOf(cell))];
    }

    [[nodiscard]] bool mayEnter(std::size_t pair, Cell cell) {
        return m_board.contains(cell) && !used(cell) && (m_board.isFree(cell) || cell == m_board.pairs()[pair].second);
    }

    /// Ring after ring round a cell.
    [[nodiscard]] int distanceToSecond(std::size_t pair, Cell from) {
        std::set<Cell> seen{from};
        std::vector<Cell> ring{from};
        for (int distance = 0; !ring.empty(); ++distance) {
            std::vector<Cell> next;
            for (const Cell cell : ring) {
                if (cell == m_board.pairs()[pair].second)
                    return distance;
                for (const char letter : stepLetters)
                    if (const Cell to = neighbour(cell, letter); mayEnter(pair, to) && seen.insert(to).second)
                        next.push_back(to);
            }
            ring = next;
        }
        return none;
    }

    /// Every shortest path on from a cell.
    bool goOn(std::size_t pair, Cell cell) {
        const int distance = distanceToSecond(pair, cell);
        used(cell) = true;
        bool success = distance == 0 && succeeds();
        if (distance > 0)
            for (const char letter : stepLetters)
                if (const Cell next = neighbour(cell, letter);
                    !success && mayEnter(pair, next) && distanceToSecond(pair, next) == distance - 1)
                    success = goOn(pair, next);
        used(cell) = false;
        return success;
    }

    const Board& m_board;
    std::vector<bool> m_used;
    std::set<std::vector<bool>> m_failed;
};

/// Whether the program can succeed.
inline bool canSucceed(const Board& board) {
    return PlainGreedy(board).succeeds();
}

} // namespace arukone::test
