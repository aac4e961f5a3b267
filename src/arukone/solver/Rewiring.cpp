// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Rewiring.hpp"

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace arukone {

namespace {

constexpr int nobody = -1;
constexpr int maxSteps = 2'000; ///< For two cables; most have a few dozen.

/// Looks for other paths of two cables over the cells that they have. It is enough to try all paths of the first: a
/// second that does not touch itself has no other path over its own cells.
class Rewiring {
public:
    Rewiring(const Board& board, const Cables& solution)
        : m_board(board)
        , m_edges(edgesOf(board, solution))
        , m_owners(static_cast<std::size_t>(board.cellCount()), nobody)
        , m_taken(m_owners.size(), 0) {
        for (std::size_t pair = 0; pair < solution.size(); ++pair) {
            const std::vector<Cell> cells = cellsOf(board, solution[pair]).value();
            for (const Cell cell : cells)
                m_owners[at(cell)] = static_cast<int>(pair);
        }
    }

    [[nodiscard]] bool isPossible() {
        for (const auto& [first, second] : neighbours())
            if (isPossible(first, second))
                return true;
        return false;
    }

private:
    [[nodiscard]] std::size_t at(Cell cell) const { return static_cast<std::size_t>(m_board.indexOf(cell)); }
    [[nodiscard]] const Pair& pair(int number) const { return m_board.pairs()[static_cast<std::size_t>(number)]; }

    /// The pairs whose cables have neighbouring cells, each once.
    [[nodiscard]] std::set<std::pair<int, int>> neighbours() const {
        std::set<std::pair<int, int>> found;
        for (int i = 0; i < m_board.cellCount(); ++i)
            for (const char letter : {'R', 'D'}) {
                const Cell next = neighbour(m_board.cellAt(i), letter);
                const int one = m_owners[static_cast<std::size_t>(i)];
                const int other = m_board.contains(next) ? m_owners[at(next)] : nobody;
                if (one != nobody && other != nobody && one != other)
                    found.insert(std::minmax(one, other));
            }
        return found;
    }

    [[nodiscard]] bool isPossible(int first, int second) {
        m_first = first;
        m_second = second;
        m_steps = 0;
        m_taken[at(pair(first).first)] = 1;
        const bool possible = goOn(pair(first).first, false);
        m_taken[at(pair(first).first)] = 0;
        return possible;
    }

    [[nodiscard]] bool isUsed(Cell one, Cell other) const {
        return (m_edges[at(std::min(one, other))] & (one.row == other.row ? rightEdge : downEdge)) != 0;
    }
    /// Whether a cable of the two may lead into a cell.
    [[nodiscard]] bool isOpen(Cell cell) const {
        return m_board.contains(cell) && m_taken[at(cell)] == 0 &&
               (m_owners[at(cell)] == m_first || m_owners[at(cell)] == m_second);
    }

    /// Goes on with the first cable. \param strayed whether it has an edge by now that the solution lacks.
    [[nodiscard]] bool goOn(Cell cell, bool strayed) {
        if (++m_steps > maxSteps)
            return false;
        for (const char letter : stepLetters) {
            const Cell next = neighbour(cell, letter);
            if (!isOpen(next))
                continue;
            const bool strays = strayed || !isUsed(cell, next);
            if (next == pair(m_first).second) {
                if (strays && secondIsJoined())
                    return true;
            } else if (m_board.isFree(next)) {
                m_taken[at(next)] = 1;
                const bool found = goOn(next, strays);
                m_taken[at(next)] = 0;
                if (found)
                    return true;
            }
        }
        return false;
    }

    /// Whether a path is left for the second cable.
    [[nodiscard]] bool secondIsJoined() {
        std::vector<Cell> reached{pair(m_second).first};
        bool joined = false;
        for (std::size_t i = 0; i < reached.size() && !joined; ++i)
            for (const char letter : stepLetters) {
                const Cell next = neighbour(reached[i], letter);
                joined = joined || next == pair(m_second).second;
                if (isOpen(next) && m_board.isFree(next)) {
                    m_taken[at(next)] = 1;
                    reached.push_back(next);
                }
            }
        for (const Cell cell : reached)
            m_taken[at(cell)] = 0;
        return joined;
    }

    const Board& m_board;
    Edges m_edges;
    std::vector<int> m_owners; ///< By cell: whose cable is there.
    std::vector<char> m_taken; ///< By cell: by the paths being tried.
    int m_first = nobody;
    int m_second = nobody;
    int m_steps = 0;
};

} // namespace

bool canBeRewired(const Board& board, const Cables& solution) {
    return Rewiring(board, solution).isPossible();
}

} // namespace arukone
