// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Position.hpp"
#include "lights/Solutions.hpp"

// The order in which reasons are tried. It is apart from Deduction.cpp, which the rules use, so that no two files use
// each other.

namespace lights {

namespace {

/// The lights that are wrong after some presses.
BitGrid wrongAfter(const Puzzle& puzzle, const BitGrid& made) {
    Board board = puzzle.start();
    made.forEach([&](Cell cell) { press(board, puzzle.rules(), cell); });
    return puzzle.open(board);
}

} // namespace

std::optional<Deduction> deduce(const Puzzle& puzzle, const BitGrid& made, const KnownSolutions& known,
                                std::optional<Cell> near) {
    const Equations equations(puzzle);
    const BitGrid none(puzzle.rows(), puzzle.columns());
    Position position{puzzle, made, wrongAfter(puzzle, made), equations, {}, none, 0, near};
    const std::int64_t moves = known.optimum.count();
    const auto patterns = known.allShortest() ? known.quiet : std::span<const BitGrid>();
    forEachSolution(known.optimum, patterns, [&](const BitGrid& presses) {
        if (presses.count() != moves)
            return;
        position.shortest += known.allShortest() ? 1 : 0;
        if (presses == made || (presses & made) != made)
            return;
        position.left.push_back(presses ^ made);
        position.anyLeft |= position.left.back();
    });
    if (position.left.empty())
        return std::nullopt;
    Knowledge knowledge(equations, puzzle.open(puzzle.start()), made);
    std::optional<Deduction> found = onlySwitch(position, knowledge);
    if (!found)
        found = contradiction(position, knowledge);
    if (!found)
        found = chosenLines(position, true);
    for (const auto rule : {fewMoves, mirrored, folded, oddLights})
        if (!found)
            found = rule(position);
    if (!found)
        found = chosenLines(position, false);
    for (const auto rule : {chaseLeaves, eitherHalf, alike, anyPress})
        if (!found)
            found = rule(position);
    return found;
}

} // namespace lights
