// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/Traps.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Frontier.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

/// Finds the traps for the table of src/arukone/generators/Traps.hpp.
namespace arukone::test {

/// A box of two pairs on a board that is large enough to be without end: the farther cells are on no path that counts.
inline Board onLargeBoard(TrapPlace place, const Board& box) {
    const int margin = 10;
    const int left = place == TrapPlace::Edge ? margin : 0;
    std::vector<Pair> pairs(box.pairs().begin(), box.pairs().end());
    for (Pair& pair : pairs) {
        pair.first.column += left;
        pair.second.column += left;
    }
    return boardOf({box.rows() + margin, left + box.columns() + margin}, {}, pairs, Fill::Any);
}

/// Whether a box is a trap with pair 0 as the blocker and pair 1 as the victim.
inline bool isTrap(TrapPlace place, const Board& box) {
    return findTrap(onLargeBoard(place, box)) == Trap{0, 1} && countSolutions(box).solvable();
}

/// All traps in a box of a size, the terminals in reading order, those of the blocker first.
inline std::vector<Board> trapsIn(TrapPlace place, Size size) {
    std::vector<Board> traps;
    forEachTwoPairBoard(size, Fill::Any, [&](const Board& box) {
        if (isTrap(place, box))
            traps.push_back(box);
    });
    return traps;
}

/// The terminals of a trap, blocker first, so that traps that are the same have the same.
inline std::array<Cell, 4> shapeOf(TrapPlace place, const Board& box) {
    const Pair& blocker = box.pairs()[0];
    const Pair& victim = box.pairs()[1];
    std::array<Cell, 4> shape{blocker.first, blocker.second, victim.first, victim.second};
    std::array<Cell, 4> mirrored = shape;
    for (Cell& cell : mirrored)
        cell = place == TrapPlace::Corner ? Cell{cell.column, cell.row} : Cell{cell.row, -cell.column};
    const auto tidy = [&](std::array<Cell, 4>& cells) {
        int left = 0;
        if (place == TrapPlace::Edge)
            left = std::min_element(cells.begin(), cells.end(), [](Cell one, Cell other) {
                       return one.column < other.column;
                   })->column;
        for (Cell& cell : cells)
            cell.column -= left;
        std::sort(cells.begin(), cells.begin() + 2);
        std::sort(cells.begin() + 2, cells.end());
    };
    tidy(shape);
    tidy(mirrored);
    return std::min(shape, mirrored);
}

} // namespace arukone::test
