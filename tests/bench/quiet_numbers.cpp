// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/QuietReference.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// Goes through all positions in quiet hours, for every size up to 25 windows and each surface, and prints how many
/// presses the hardest board needs: the table of docs/records.md, "Quiet hours", or with --rows the rows of
/// src/lights/solver/QuietNumbers.csv, with such a board. A number says up to how many windows. See
/// scripts/quiet-numbers.
namespace {

using namespace lights;

/// A board that needs the most presses, of several the first. Its lights are bits, the first window the lowest.
struct Hardest {
    int presses = 0;
    std::uint32_t lights = 0;
};

Hardest hardest(int rows, int columns, Surface surface) {
    Rules rules{Stamp::Plus, surface};
    rules.quietHours = true;
    const test::SmallQuietBoard board(Puzzle::make(Board(BitGrid(rows, columns)), rules, GoalKind::Off).value());
    const auto fewest = board.fewest(true);
    // Whether quiet hours rule out a board that can be solved otherwise.
    if (std::ranges::count(fewest, board.never) != std::ranges::count(board.fewest(false), board.never))
        std::cerr << rows << "×" << columns << " " << name(surface) << ": not every solvable board\n";
    Hardest most;
    for (std::size_t i = 0; i < fewest.size(); ++i)
        if (fewest[i] != board.never && fewest[i] > most.presses)
            most = {fewest[i], static_cast<std::uint32_t>(i)};
    return most;
}

void printTable(int mostCells) {
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
                std::cout << ' ' << hardest(rows, columns, surface).presses << " |";
            std::cout << std::endl;
        }
}

void printRows(int mostCells) {
    for (int rows = 1; rows <= mostCells; ++rows)
        for (int columns = 1; rows * columns <= mostCells; ++columns)
            for (const Surface surface : allSurfaces) {
                const Hardest most = hardest(rows, columns, surface);
                std::cout << rows << ',' << columns << ',' << name(surface) << ',' << most.presses << ',' << most.lights
                          << std::endl;
            }
}

} // namespace

int main(int argumentCount, char** arguments) {
    constexpr int largest = 25;
    const bool asRows = argumentCount > 1 && std::string_view(arguments[1]) == "--rows";
    const int number = asRows ? 2 : 1;
    const int mostCells = argumentCount > number ? std::atoi(arguments[number]) : largest;
    if (asRows)
        printRows(mostCells);
    else
        printTable(mostCells);
}
