// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Placement.hpp"

#include "arukone/solver/Frontier.hpp"

#include <algorithm>

namespace arukone {

namespace {

Cable cableAlong(CablePath path, Cell first) {
    if (path.front() != first)
        std::reverse(path.begin(), path.end());
    Cable cable{first, {}};
    for (std::size_t i = 1; i < path.size(); ++i)
        cable.word += stepBetween(path[i - 1], path[i]);
    return cable;
}

} // namespace

std::vector<CablePath> shortestPaths(const Board& board) {
    std::vector<CablePath> paths;
    for (const Cable& cable : shortestSolution(board).cables.value_or(Cables{}))
        paths.push_back(cellsOf(board, cable).value_or(CablePath{}));
    return paths;
}

Cell Placement::operator()(Cell cell) const noexcept {
    const Cell turned = exchanged ? Cell{cell.column, cell.row} : cell;
    return {flippedRows ? size.rows - 1 - turned.row : turned.row,
            flippedColumns ? size.columns - 1 - turned.column : turned.column};
}

Placement drawPlacement(Size size, puzzle::Random& random) noexcept {
    Placement placement{size};
    placement.exchanged = random.below(2) == 1;
    placement.flippedRows = random.below(2) == 1;
    placement.flippedColumns = random.below(2) == 1;
    return placement;
}

WiredBoard boardAround(Size size, const std::vector<CablePath>& paths) {
    std::vector<Pair> ends;
    ends.reserve(paths.size());
    for (const CablePath& path : paths)
        ends.push_back({path.front(), path.back()});
    WiredBoard wired{*Board::make(size, {}, ends, Fill::Any), {}};
    for (std::size_t pair = 0; pair < paths.size(); ++pair)
        wired.cables.push_back(cableAlong(paths[pair], wired.board.pairs()[pair].first));
    return wired;
}

} // namespace arukone
