// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/SeedBoard.hpp"

#include "arukone/generators/Placement.hpp"

#include <string>
#include <utility>

namespace arukone {

namespace {

/// The trap in the upper left corner.
Board trapBox() {
    return *parseBoard("2..1\n1...\n..2.\n....", Fill::Any);
}

/// Down a column, between random rows.
CablePath drawColumn(int column, int side, puzzle::Random& random) {
    const int upper = static_cast<int>(random.below(static_cast<std::uint64_t>(side - 2)));
    const int lower = upper + 2 + static_cast<int>(random.below(static_cast<std::uint64_t>(side - 2 - upper)));
    CablePath path;
    for (int row = upper; row <= lower; ++row)
        path.push_back({row, column});
    return path;
}

} // namespace

TrapBoard drawSeedBoard(int side, puzzle::Random& random) {
    const Size size{side, side};
    const Board box = trapBox();
    std::vector<CablePath> paths = shortestPaths(box);
    for (int column = box.columns(); column < side; ++column)
        paths.push_back(drawColumn(column, side, random));
    const Placement placement = drawPlacement(size, random);
    for (CablePath& path : paths)
        for (Cell& cell : path)
            cell = placement(cell);
    WiredBoard wired = boardAround(size, paths);
    return {std::move(wired.board), std::move(wired.cables), {0, 1}, 1};
}

} // namespace arukone
