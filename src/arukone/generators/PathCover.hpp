// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "puzzle/Random.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arukone {

/// Paths that use every cell of a board but its holes, each cell once. A path is given by its cells from the end that
/// comes first in reading order; the paths are in the reading order of these ends.
using PathCover = std::vector<std::vector<Cell>>;

inline constexpr int shortestPath = 3; ///< Least number of cells of a path in a cover.

/// Draws a random cover of exactly `pathCount` paths, each of at least shortestPath cells, none of which touches itself
/// (two of its cells are neighbours without being joined).
///
/// All cells begin as paths of their own. A move takes a random end and a random neighbour of it on another path. As
/// long as there are too many paths, every second move joins them if the neighbour is an end too. All other moves are
/// *backbites* (Mansfield, Monte Carlo studies of polymer chain dimensions in the melt, Journal of Chemical Physics 77,
/// 1982, here between two paths): if the neighbour is not an end, its path is cut beside it, and the end takes over the
/// part that begins there. A move after which a path would touch itself is not made. The first cover that will do is
/// the answer.
///
/// \param maxMoves moves after which to give up. A move takes O(cells) time in the worst case, mostly far less, and no
/// memory. \returns std::nullopt if the moves ran out, or there can be no such cover since pathCount < 1 or
/// pathCount · shortestPath exceeds the number of cells. \pre rows and columns are from 1 to maxSide; the holes are on
/// the board.
[[nodiscard]] std::optional<PathCover> drawCover(Size size, std::span<const Cell> holes, int pathCount,
                                                 puzzle::Random& random, std::uint64_t maxMoves);

} // namespace arukone
