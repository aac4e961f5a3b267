// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Boards.hpp"
#include "lights/Solutions.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

namespace lights::test {

/// Whether the board is solved before all of `presses` were made.
inline bool isSolvedEarly(const Puzzle& puzzle, const std::vector<Cell>& presses) {
    BitGrid made(puzzle.rows(), puzzle.columns());
    for (const Cell cell : presses) {
        if (solves(puzzle, made))
            return true;
        made.flip(cell);
    }
    return false;
}

/// The presses of a solution with at least `least` presses, and as few as possible, in an order in which only the last
/// one solves the board.
/// \throws std::out_of_range if there is none. \pre few quiet patterns.
inline std::vector<Cell> solutionOfAtLeast(const Puzzle& puzzle, std::int64_t least) {
    const Solver solver(puzzle);
    std::optional<BitGrid> best;
    forEachSolution(solver.solve(puzzle.start()).result->presses(), solver.quiet(), [&](const BitGrid& presses) {
        if (presses.count() >= least && (!best || presses.count() < best->count()))
            best = presses;
    });
    if (!best)
        throw std::out_of_range("no solution is that long");
    std::vector<Cell> presses = best->toCells();
    for (std::size_t turned = 0; turned < presses.size() && isSolvedEarly(puzzle, presses); ++turned)
        std::ranges::rotate(presses, presses.begin() + 1);
    if (isSolvedEarly(puzzle, presses))
        throw std::out_of_range("no order was found that solves it with its last press only");
    return presses;
}

} // namespace lights::test
