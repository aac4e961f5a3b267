// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arukone {

/// A board as a frontier goes over it: cell by cell along its shorter side. A board that is wider than high is seen
/// transposed; all cells, rows and columns here are those of the board as seen, cells being numbered row by row.
class Sweep {
public:
    explicit Sweep(const Board& board);

    [[nodiscard]] int width() const noexcept { return m_width; }
    [[nodiscard]] int cellCount() const noexcept { return static_cast<int>(m_contents.size()); }
    [[nodiscard]] int pairCount() const noexcept { return static_cast<int>(m_first.size()); }
    [[nodiscard]] bool all() const noexcept { return m_all; } ///< Whether the board is to be filled.
    /// The pair whose terminal is there, Board::free or Board::hole.
    [[nodiscard]] int content(int cell) const noexcept { return m_contents[static_cast<std::size_t>(cell)]; }
    /// The terminal of a pair that the sweep meets first, and the other one.
    [[nodiscard]] int first(int pair) const noexcept { return m_first[static_cast<std::size_t>(pair)]; }
    [[nodiscard]] int last(int pair) const noexcept { return m_last[static_cast<std::size_t>(pair)]; }
    /// Whether there is a cell to the right, or below, that is no hole.
    [[nodiscard]] bool goesRight(int cell) const noexcept;
    [[nodiscard]] bool goesDown(int cell) const noexcept;
    /// The number of a cell on the board as given.
    [[nodiscard]] int onBoard(int cell) const noexcept;
    /// What an edge to the right or down is on the board as given: rightEdge or downEdge.
    [[nodiscard]] std::uint8_t onBoard(std::uint8_t edge) const noexcept {
        return m_transposed ? static_cast<std::uint8_t>(rightEdge + downEdge - edge) : edge;
    }

private:
    bool m_transposed;
    bool m_all;
    int m_width;
    std::vector<Board::Content> m_contents;
    std::vector<int> m_first;
    std::vector<int> m_last;
};

} // namespace arukone
