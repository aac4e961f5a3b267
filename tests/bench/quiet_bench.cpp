// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <map>
#include <random>
#include <vector>

/// Solves random boards in quiet hours and prints a row of the table of docs/solver.md, "Quiet hours": how many optima
/// were proven, within which processor time, after which the others were given up at the latest, and how many boards
/// took how many detours. The arguments are the side of the board and how many boards. See scripts/bench.
namespace {

using namespace lights;

Puzzle drawn(int side, std::mt19937_64& random) {
    const Rules rules{Stamp::Plus, Surface::Plane, true};
    while (true) {
        Board board{BitGrid(side, side)};
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                if (random() % 2 == 1)
                    press(board, rules, {row, column});
        if (board.lit().any())
            return Puzzle::make(board, rules, GoalKind::Off).value();
    }
}

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

int main(int argumentCount, char** arguments) {
    const int side = argumentCount > 1 ? std::atoi(arguments[1]) : 6;
    const int boards = argumentCount > 2 ? std::atoi(arguments[2]) : 100;
    std::mt19937_64 random(65);  // NOLINT(bugprone-random-generator-seed): the same boards every time.
    std::vector<double> seconds; // Of the proofs.
    std::map<int, int> detours;  // Of the proven ones.
    double givenUp = 0;          // Seconds.
    for (int i = 0; i < boards; ++i) {
        const Puzzle board = drawn(side, random);
        SolveControl control;
        control.budget = std::uint64_t{1} << 30U; // What a random board gets.
        const double start = processorSeconds();
        const Answer answer = solve(board, control);
        const double took = processorSeconds() - start;
        if (!answer.solvable() || !answer.result->exact()) {
            givenUp = std::max(givenUp, took);
            continue;
        }
        seconds.push_back(took);
        ++detours[(answer.result->moves() - solve(board.atAnyTime()).result->moves()) / 2];
    }
    std::ranges::sort(seconds);
    const auto within = [&](double limit) {
        return std::ranges::count_if(seconds, [&](double s) { return s <= limit; });
    };
    std::cout << "| " << side << "×" << side << " | " << boards << " | " << seconds.size() << " | " << within(1)
              << " | " << within(10) << " | " << std::setprecision(2)
              << (seconds.empty() ? 0 : seconds[seconds.size() / 2] * 1e6) << " µs | "
              << (seconds.empty() ? 0 : seconds.back()) << " s | ";
    if (givenUp > 0)
        std::cout << givenUp << " s |";
    else
        std::cout << "– |";
    for (const auto& [number, count] : detours)
        std::cout << ' ' << number << ": " << count;
    std::cout << " |\n";
}
