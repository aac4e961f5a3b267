// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/QuietReference.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <utility>

/// Prints the table of docs/records.md, "Quiet hours": for every size up to 25 windows, and each surface, how many
/// presses its hardest board needs in quiet hours. All positions are gone through. The argument is another number of
/// windows, at most 25. See scripts/quiet-numbers.
namespace {

using namespace lights;

/// What the board that needs the most presses takes.
int mostPresses(int rows, int columns, Surface surface) {
    Rules rules{Stamp::Plus, surface};
    rules.quietHours = true;
    const test::SmallQuietBoard board(Puzzle::make(Board(BitGrid(rows, columns)), rules, GoalKind::Off).value());
    const auto fewest = board.fewest(true);
    // Whether quiet hours rule out a board that can be solved otherwise.
    if (std::ranges::count(fewest, board.never) != std::ranges::count(board.fewest(false), board.never))
        std::cerr << rows << "×" << columns << " " << name(surface) << ": not every solvable board\n";
    int most = 0;
    for (const int moves : fewest)
        if (moves != board.never)
            most = std::max(most, moves);
    return most;
}

} // namespace

int main(int argumentCount, char** arguments) {
    const int mostCells = argumentCount > 1 ? std::atoi(arguments[1]) : 25;
    std::cout << "| size |";
    for (const Surface surface : allSurfaces)
        std::cout << ' ' << name(surface) << " |";
    std::cout << "\n| ---: |";
    for ([[maybe_unused]] const Surface surface : allSurfaces)
        std::cout << " ---: |";
    std::cout << '\n';
    for (int rows = 1; rows <= mostCells; ++rows)
        for (int columns = 1; rows * columns <= mostCells; ++columns) {
            std::cout << "| " << rows << "×" << columns << " |";
            for (const Surface surface : allSurfaces)
                std::cout << ' ' << mostPresses(rows, columns, surface) << " |";
            std::cout << std::endl;
        }
}
