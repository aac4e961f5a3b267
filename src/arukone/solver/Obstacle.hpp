// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arukone {

/// Why a board cannot be solved, as a player can check it on the board. Each is a proof; not every board that cannot be
/// solved has one. What is said of Fill::All holds for Fill::Apart as well.
struct Obstacle {
    enum class Kind : std::uint8_t {
        ShutIn,      ///< A terminal, the first of `cells`, has neither a free neighbour nor its partner beside it.
        Apart,       ///< No path leads from one terminal of `pair` to the other.
        Crossing,    ///< The terminals of `pair` and `other` alternate along the border, so their cables would cross.
        DeadEnd,     ///< Fill::All: no cable can go through the free cell in `cells`, as only one neighbour is usable.
        Unreachable, ///< Fill::All: no cable can get to the free `cells` and on to its other terminal.
        Parity,      ///< Fill::All: coloured like a chessboard, the cells of one colour are too many. See findObstacle.
    } kind = Kind::ShutIn;
    std::optional<int> pair;
    std::optional<int> other;
    std::vector<Cell> cells; ///< What shows it; with Parity all cells of the colour that has too many.
    int surplus = 0;         ///< With Parity: cells of that colour that stay empty at least.

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// The first obstacle in the order of the kinds, and of one kind the first in the order of cells or pairs.
///
/// Crossing: cables run inside the rectangle, which is a disc, so two of them that join alternating points of its
/// border meet. Parity: along a cable the two colours alternate, so one whose terminals have the same colour uses one
/// cell more of that colour than of the other, and one whose terminals differ uses as many of both; if all cells are
/// used, the difference of the colours is known. O(cells · pairs).
[[nodiscard]] std::optional<Obstacle> findObstacle(const Board& board);

} // namespace arukone
