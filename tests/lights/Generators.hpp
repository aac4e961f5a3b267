// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <utility>

/// Arbitrary boards and puzzles for RapidCheck, up to a size given by each property.
namespace lights::test {

inline BitGrid anyGrid(int rows, int columns) {
    const auto bits = *rc::gen::container<std::vector<bool>>(
        static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), rc::gen::arbitrary<bool>());
    BitGrid grid(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            grid.set({r, c}, bits[static_cast<std::size_t>(r * columns + c)]);
    return grid;
}

/// Few holes, often none, and always at least one cell.
inline BitGrid anyHoles(int rows, int columns) {
    if (*rc::gen::arbitrary<bool>())
        return BitGrid(rows, columns);
    BitGrid holes = anyGrid(rows, columns) & anyGrid(rows, columns);
    if (holes.count() == holes.cells())
        holes.flip({0, 0});
    return holes;
}

/// Often no sealed cells, and always at least one cell to press. \pre not all cells are holes.
inline BitGrid anySealed(const BitGrid& holes) {
    BitGrid sealed(holes.rows(), holes.columns());
    if (*rc::gen::arbitrary<bool>())
        return sealed;
    sealed = anyGrid(holes.rows(), holes.columns()) & holes.complement();
    sealed.set(holes.complement().toCells().front(), false);
    return sealed;
}

/// Often no curtains, and otherwise any number of them.
inline BitGrid anyCurtains(int rows, int columns) {
    return *rc::gen::arbitrary<bool>() ? BitGrid(rows, columns) : anyGrid(rows, columns);
}

/// One that is named, or any drawing.
inline Stamp anyStamp() {
    if (*rc::gen::arbitrary<bool>())
        return *rc::gen::elementOf(std::vector(namedStamps.begin(), namedStamps.end()));
    return *Stamp::fromBits(*rc::gen::inRange(1U, 1U << Stamp::cells));
}

/// With a classic stamp.
inline Rules anyRules() {
    return {*rc::gen::elementOf(std::vector(classicStamps.begin(), classicStamps.end())),
            *rc::gen::elementOf(std::vector(allSurfaces.begin(), allSurfaces.end()))};
}

inline Puzzle anyPuzzle(int longestSide) {
    const int rows = *rc::gen::inRange(1, longestSide + 1);
    const int columns = *rc::gen::inRange(1, longestSide + 1);
    const BitGrid holes = anyHoles(rows, columns);
    Board start = Board(anyGrid(rows, columns), holes, anySealed(holes)).withCurtains(anyCurtains(rows, columns));
    Rules rules = anyRules();
    if (*rc::gen::arbitrary<bool>())
        rules.stamp = anyStamp();
    const auto goal = *rc::gen::element(GoalKind::Off, GoalKind::On, GoalKind::Picture);
    if (goal == GoalKind::Picture)
        return *Puzzle::makePicture(std::move(start), rules, Board(anyGrid(rows, columns), holes));
    return *Puzzle::make(std::move(start), rules, goal);
}

/// A set of cells of the puzzle that can be pressed.
inline BitGrid anyPresses(const Puzzle& puzzle) {
    return anyGrid(puzzle.rows(), puzzle.columns()) & puzzle.start().pressable();
}

/// The same shape, rules and goal, with a start from which `presses` leads to the goal.
inline Puzzle solvedBy(const Puzzle& puzzle, const BitGrid& presses) {
    Board start = puzzle.solved();
    presses.forEach([&](Cell cell) { press(start, puzzle.rules(), cell); });
    return puzzle.startingFrom(std::move(start));
}

} // namespace lights::test
