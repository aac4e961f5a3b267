// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// The plainest way to all solutions of a small board, to check the solvers against: one pair after the other, each
/// cable step by step in every direction.
namespace arukone::test {

/// Edges in the order of canonical solutions: cell by cell, for each whether the edge to its right is used, then the
/// one down.
inline std::vector<int> sequence(const Edges& edges) {
    std::vector<int> result;
    for (const std::uint8_t each : edges) {
        result.push_back((each & rightEdge) != 0 ? 1 : 0);
        result.push_back((each & downEdge) != 0 ? 1 : 0);
    }
    return result;
}

/// What there is to know about all solutions of a board.
struct Known {
    std::uint64_t solutions = 0;
    std::optional<Edges> smallest; ///< Among the shortest solutions, the one with the smallest sequence.
    int leastLength = 0;           ///< If there is a solution.
    std::vector<Edges> untouching; ///< Solutions in which no cable touches itself, sorted.
};

class Backtracking {
public:
    /// Goes through all solutions of the board.
    explicit Backtracking(const Board& board)
        : m_board(board)
        , m_used(static_cast<std::size_t>(board.cellCount()), false)
        , m_cables(board.pairs().size()) {
        beginPair(0);
        std::sort(m_known.untouching.begin(), m_known.untouching.end());
    }
    [[nodiscard]] const Known& known() const { return m_known; }

private:
    void beginPair(std::size_t pair) {
        if (pair == m_cables.size()) {
            if (isSolution(m_board, m_cables)) // Which knows whether the board has to be full.
                note(edgesOf(m_board, m_cables));
            return;
        }
        m_cables[pair] = {m_board.pairs()[pair].first, {}};
        goOn(pair, m_cables[pair].origin);
    }

    void goOn(std::size_t pair, Cell at) {
        m_used[static_cast<std::size_t>(m_board.indexOf(at))] = true;
        if (at == m_board.pairs()[pair].second)
            beginPair(pair + 1);
        else
            for (const char letter : stepLetters)
                if (const Cell next = neighbour(at, letter); mayEnter(pair, next)) {
                    m_cables[pair].word += letter;
                    goOn(pair, next);
                    m_cables[pair].word.pop_back();
                }
        m_used[static_cast<std::size_t>(m_board.indexOf(at))] = false;
    }

    [[nodiscard]] bool mayEnter(std::size_t pair, Cell cell) const {
        return m_board.contains(cell) && !m_used[static_cast<std::size_t>(m_board.indexOf(cell))] &&
               (m_board.isFree(cell) || cell == m_board.pairs()[pair].second);
    }

    void note(const Edges& edges) {
        ++m_known.solutions;
        const int length = stateOf(m_board, m_cables).length;
        if (!m_known.smallest ||
            std::pair(length, sequence(edges)) < std::pair(m_known.leastLength, sequence(*m_known.smallest))) {
            m_known.smallest = edges;
            m_known.leastLength = length;
        }
        if (!touchesItself(m_board, m_cables))
            m_known.untouching.push_back(edges);
    }

    const Board& m_board;
    std::vector<bool> m_used;
    Cables m_cables;
    Known m_known;
};

inline Known allSolutions(const Board& board) {
    return Backtracking(board).known();
}

} // namespace arukone::test
