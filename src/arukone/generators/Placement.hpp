// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "puzzle/Random.hpp"

#include <vector>

namespace arukone {

/// The cells of a cable, one after another.
using CablePath = std::vector<Cell>;

/// The shortest cables of a board, by pair. \pre it can be solved.
[[nodiscard]] std::vector<CablePath> shortestPaths(const Board& board);

/// One of the eight ways to put a picture drawn for a rectangle on a board: rows and columns exchanged or not, then
/// turned upside down or not, then left and right exchanged or not.
struct Placement {
    Size size; ///< Size of the board.
    bool exchanged = false;
    bool flippedRows = false;
    bool flippedColumns = false;

    /// The rectangle for which the picture has to be drawn.
    [[nodiscard]] Size drawnSize() const noexcept { return exchanged ? Size{size.columns, size.rows} : size; }
    /// Where a cell of the picture is on the board.
    [[nodiscard]] Cell operator()(Cell cell) const noexcept;
};

[[nodiscard]] Placement drawPlacement(Size size, puzzle::Random& random) noexcept;

/// A board with the cables that it was made from, which solve it, each from its first terminal on.
struct WiredBoard {
    Board board;
    Cables cables;
};
/// The board whose pairs are the ends of paths, in their order, and whose cells may stay empty.
/// \pre the paths are on the board, of two cells or more, and share none.
[[nodiscard]] WiredBoard boardAround(Size size, const std::vector<CablePath>& paths);

} // namespace arukone
