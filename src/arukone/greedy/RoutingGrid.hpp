// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace arukone {

/// The distance of each cell, by number, from one of them, in steps; `unreached` where no path leads.
using Distances = std::vector<int>;
inline constexpr int unreached = std::numeric_limits<int>::max() / 4; ///< The sum of two does not overflow.

/// A set of cells by number.
using CellSet = std::bitset<static_cast<std::size_t>(maxSide* maxSide)>;

/// A board while its pairs are joined one after another: which cells the cables use. The path of a pair leads over
/// cells that are neither used nor holes nor terminals of other pairs. The board has to outlive it.
class RoutingGrid {
public:
    explicit RoutingGrid(const Board& board);

    [[nodiscard]] const Board& board() const noexcept { return *m_board; }
    [[nodiscard]] int pairCount() const noexcept { return m_board->pairCount(); }
    [[nodiscard]] int cellCount() const noexcept { return m_board->cellCount(); }
    [[nodiscard]] int first(int pair) const noexcept { return m_terminals[static_cast<std::size_t>(pair)][0]; }
    [[nodiscard]] int second(int pair) const noexcept { return m_terminals[static_cast<std::size_t>(pair)][1]; }

    /// Marks a cell as used by a cable, or again as not used.
    void use(int cell) noexcept { m_used.set(static_cast<std::size_t>(cell)); }
    void release(int cell) noexcept { m_used.reset(static_cast<std::size_t>(cell)); }
    void use(std::span<const int> cells) noexcept {
        for (const int cell : cells)
            use(cell);
    }
    [[nodiscard]] bool isUsed(int cell) const noexcept { return m_used[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] const CellSet& used() const noexcept { return m_used; }
    /// Whether a pair has its cable: it uses the pair's terminals.
    [[nodiscard]] bool isJoined(int pair) const noexcept { return isUsed(first(pair)); }

    /// Calls visit(next) for the neighbours of a cell, up, right, down, left.
    template<typename Visit>
    void forEachNeighbour(int cell, Visit visit) const {
        for (const std::int16_t next : m_neighbours[static_cast<std::size_t>(cell)])
            if (next >= 0)
                visit(static_cast<int>(next));
    }

    /// How far cells are from a terminal of a pair that is not joined, on paths for this pair, which end at its other
    /// terminal. O(cells).
    [[nodiscard]] Distances distances(int from, int to) const { return spread(from, to, false); }
    /// The distance between the terminals of a pair that is not joined; `unreached` if it is cut off. O(cells).
    [[nodiscard]] int distance(int pair) const {
        return spread(first(pair), second(pair), true)[static_cast<std::size_t>(second(pair))];
    }

private:
    [[nodiscard]] Distances spread(int from, int to, bool stopThere) const;

    const Board* m_board;
    std::vector<std::array<int, 2>> m_terminals;           ///< By pair.
    std::vector<std::array<std::int16_t, 4>> m_neighbours; ///< By cell; −1 where there is none.
    CellSet m_used;
};

/// The pair that the simple program joins next: of those that can be joined the one with the least distance, and of
/// several the one with the smallest number.
struct NextPair {
    int pair = 0;
    int distance = 0;
};
/// \returns std::nullopt if no pair can be joined that is not joined already. O(pairs · cells).
[[nodiscard]] std::optional<NextPair> nextPair(const RoutingGrid& grid);

/// A cable through cells by number. \pre they are neighbours, one after another, and not none.
[[nodiscard]] Cable cableThrough(const Board& board, std::span<const int> cells);

} // namespace arukone
