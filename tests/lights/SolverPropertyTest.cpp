// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>

namespace lights {
namespace {

using test::anyPresses;
using test::anyPuzzle;
using test::solvedBy;
using test::solves;

/// Whether the presses change no light that matters.
bool isQuiet(const Puzzle& puzzle, const BitGrid& presses) {
    return puzzle.open(test::pressed(puzzle.start(), puzzle.rules(), presses)) == puzzle.open(puzzle.start());
}

/// Whether every press changes an even number of these cells.
bool isCondition(const Puzzle& puzzle, const BitGrid& pattern) {
    const std::vector<Cell> presses = puzzle.start().pressable().toCells();
    return std::all_of(presses.begin(), presses.end(), [&](Cell cell) {
        const Stamped toggled = stamped(puzzle.rules(), puzzle.start(), cell);
        return std::count_if(toggled.begin(), toggled.end(), [&](Cell each) { return pattern.test(each); }) % 2 == 0;
    });
}

RC_GTEST_PROP(SolverProperty, NeedsNoMorePressesThanMade, ()) {
    const Puzzle shape = anyPuzzle(9);
    const BitGrid presses = anyPresses(shape);
    const Puzzle puzzle = solvedBy(shape, presses);
    const Answer answer = solve(puzzle);
    RC_ASSERT(answer.solvable());
    RC_ASSERT(solves(puzzle, answer.result->presses()));
    RC_ASSERT(answer.result->moves() == answer.result->presses().count());
    RC_ASSERT(answer.result->moves() <= presses.count());
    RC_ASSERT(answer.result->lowerBound() <= answer.result->moves());
    RC_ASSERT(!answer.cancelled);
}

/// On large boards, where several blocks are minimised one after the other and by different methods.
RC_GTEST_PROP(SolverProperty, NothingImprovesProvenOptimaOfLargeBoards, ()) {
    const Puzzle shape = anyPuzzle(21);
    const BitGrid presses = anyPresses(shape);
    const Puzzle puzzle = solvedBy(shape, presses);
    SolveControl control;
    control.budget = std::uint64_t{1} << 22;
    const Answer answer = solve(puzzle, control);
    RC_ASSERT(answer.solvable());
    RC_ASSERT(solves(puzzle, answer.result->presses()));
    RC_ASSERT(answer.result->moves() == answer.result->presses().count());
    RC_ASSERT(answer.result->moves() <= presses.count());
    RC_ASSERT(answer.result->lowerBound() <= answer.result->moves());
    RC_PRE(answer.result->exact());
    // A block that was left worse than it can be is nearly always improved by one or two patterns.
    for (std::size_t i = 0; i < answer.quiet.size(); ++i) {
        const BitGrid one = answer.result->presses() ^ answer.quiet[i];
        RC_ASSERT(answer.result->moves() <= one.count());
        for (std::size_t j = 0; j < i; ++j)
            RC_ASSERT(answer.result->moves() <= (one ^ answer.quiet[j]).count());
    }
}

/// Full boards whose optimum takes a transform, a single class of lines, three, a meeting in the middle, several
/// blocks.
RC_GTEST_PROP(SolverProperty, AStopBelowALimitKeepsBoundsTrue, ()) {
    struct Shape {
        int rows;
        int columns;
        Rules rules;
    };
    const Shape shape = *rc::gen::elementOf(std::vector<Shape>{{9, 9, {Stamp::Plus, Surface::Plane}},
                                                               {16, 16, {Stamp::Plus, Surface::Plane}},
                                                               {17, 17, {Stamp::Square, Surface::Plane}},
                                                               {11, 9, {Stamp::Square, Surface::Cylinder}},
                                                               {12, 12, {Stamp::Square, Surface::Torus}},
                                                               {12, 15, {Stamp::Square, Surface::Klein}},
                                                               {15, 15, {Stamp::Knight, Surface::Moebius}},
                                                               {15, 15, {Stamp::Cross, Surface::Torus}},
                                                               {32, 33, {Stamp::Cross, Surface::Moebius}},
                                                               {24, 24, {Stamp::Plus, Surface::Klein}}});
    const Puzzle puzzle = *Puzzle::make(Board(BitGrid(shape.rows, shape.columns)), shape.rules, GoalKind::Off);
    const Solver solver(puzzle);
    const BitGrid presses = anyPresses(puzzle);
    const Optimum optimum = *solver.lighten(presses).result;
    RC_PRE(optimum.exact());
    SolveControl control;
    control.limit = std::max(0, optimum.moves() + *rc::gen::inRange(-3, 4));
    const Optimum found = *solver.lighten(presses, control).result;
    RC_ASSERT(isQuiet(puzzle, found.presses() ^ presses));
    RC_ASSERT(found.lowerBound() <= optimum.moves());
    RC_ASSERT(found.moves() <= std::max(control.limit - 1, optimum.moves()));
    RC_ASSERT(found.exact() || found.moves() < control.limit);
    if (control.limit <= optimum.moves())
        RC_ASSERT(found.presses() == optimum.presses());
}

RC_GTEST_PROP(SolverProperty, QuietPatternsNeverImproveOptimum, ()) {
    const Puzzle shape = anyPuzzle(9);
    const Answer answer = solve(solvedBy(shape, anyPresses(shape)));
    RC_ASSERT(answer.solvable());
    RC_PRE(answer.result->exact());
    BitGrid other = answer.result->presses();
    for (const BitGrid& pattern : answer.quiet)
        if (*rc::gen::arbitrary<bool>())
            other ^= pattern;
    RC_ASSERT(answer.result->moves() <= other.count());
    // Among equals the canonical one comes first: it has a press at the first cell where they differ.
    if (other != answer.result->presses() && answer.result->moves() == other.count())
        RC_ASSERT(answer.result->presses().test((other ^ answer.result->presses()).toCells().front()));
}

RC_GTEST_PROP(SolverProperty, QuietPatternsAreQuietAndReduced, ()) {
    const Puzzle puzzle = anyPuzzle(12);
    const std::vector<BitGrid> quiet = quietPatterns(puzzle.start(), puzzle.rules());
    const Stamp stamp = puzzle.rules().stamp;
    const bool even = stamp.isSymmetric() && stamp.togglesPressed() && !puzzle.start().hasCurtains();
    std::optional<Cell> before;
    for (const BitGrid& pattern : quiet) {
        RC_ASSERT(pattern.any());
        RC_ASSERT(!even || !pattern.parity());
        RC_ASSERT(!(pattern & puzzle.start().pressable().complement()).any());
        RC_ASSERT(isQuiet(puzzle, pattern));
        const Cell first = pattern.toCells().front();
        if (before)
            RC_ASSERT(*before < first);
        before = first;
        RC_ASSERT(std::count_if(quiet.begin(), quiet.end(), [&](const BitGrid& q) { return q.test(first); }) == 1);
    }
}

RC_GTEST_PROP(SolverProperty, UnsolvableBoardsHaveWitnessAndRepair, ()) {
    const Puzzle puzzle = anyPuzzle(8);
    const Answer answer = solve(puzzle);
    RC_PRE(!answer.solvable());
    const Unsolvable& why = answer.result.error();
    RC_ASSERT(isCondition(puzzle, why.witness));
    RC_ASSERT((why.witness & puzzle.open(puzzle.start())).parity());
    RC_ASSERT(why.repair.any());
    RC_ASSERT(!(why.repair & puzzle.start().holes()).any());
    const Board repaired = puzzle.start().withLight(puzzle.start().lit() ^ why.repair);
    RC_ASSERT(solve(puzzle.startingFrom(repaired)).solvable());
    const auto any = solveAny(puzzle);
    RC_ASSERT(!any.has_value());
    RC_ASSERT((any.error().witness & puzzle.open(puzzle.start())).parity());
}

RC_GTEST_PROP(SolverProperty, SolveAnyAgrees, ()) {
    const Puzzle shape = anyPuzzle(12);
    const Puzzle puzzle = solvedBy(shape, anyPresses(shape));
    const auto presses = solveAny(puzzle);
    RC_ASSERT(presses.has_value());
    RC_ASSERT(solves(puzzle, *presses));
}

RC_GTEST_PROP(SolverProperty, OneSolverAnswersManyBoards, ()) {
    const Puzzle shape = anyPuzzle(7);
    Solver original(shape);
    const Solver solver = std::move(original);
    for (int i = 0; i < 3; ++i) {
        const Puzzle puzzle = solvedBy(shape, anyPresses(shape));
        const Answer once = solve(puzzle);
        const Answer again = solver.solve(puzzle.start());
        RC_ASSERT(again.solvable());
        RC_ASSERT(again.result->presses() == once.result->presses());
        RC_ASSERT(again.quiet == once.quiet);
    }
}

/// With almost no budget the answer is found by search: still a solution, with valid bounds.
RC_GTEST_PROP(SolverProperty, BoundsHoldWithoutBudget, ()) {
    const Puzzle shape = anyPuzzle(8);
    const Puzzle puzzle = solvedBy(shape, anyPresses(shape));
    const Answer full = solve(puzzle);
    RC_ASSERT(full.solvable());
    RC_PRE(full.result->exact());
    for (const std::uint64_t budget : {0U, 1000U, 30000U}) {
        SolveControl control;
        control.budget = budget;
        const Answer answer = solve(puzzle, control);
        RC_ASSERT(answer.solvable());
        RC_ASSERT(solves(puzzle, answer.result->presses()));
        RC_ASSERT(answer.result->lowerBound() <= full.result->moves());
        RC_ASSERT(full.result->moves() <= answer.result->moves());
        if (answer.result->exact())
            RC_ASSERT(answer.result->moves() == full.result->moves());
    }
}

/// The grid with each cell moved to `image(cell)`.
template<class Image>
BitGrid moved(const BitGrid& grid, int rows, int columns, Image&& image) {
    BitGrid result(rows, columns);
    grid.forEach([&](Cell cell) { result.set(image(cell)); });
    return result;
}

/// The same puzzle with its cells moved; only for the goal off.
template<class Image>
Puzzle movedPuzzle(const Puzzle& puzzle, int rows, int columns, Image&& image) {
    const auto move = [&](const BitGrid& grid) { return moved(grid, rows, columns, image); };
    Board board(move(puzzle.start().lit()), move(puzzle.start().holes()), move(puzzle.start().sealed()));
    return *Puzzle::make(board.withCurtains(move(puzzle.start().curtains())), puzzle.rules(), GoalKind::Off);
}

void assertSameAnswer(const Puzzle& left, const Puzzle& right) {
    const Answer one = solve(left);
    const Answer other = solve(right);
    RC_ASSERT(one.nullity() == other.nullity());
    RC_ASSERT(one.solvable() == other.solvable());
    if (one.solvable() && one.result->exact() && other.result->exact())
        RC_ASSERT(one.result->moves() == other.result->moves());
}

RC_GTEST_PROP(SolverProperty, MirroringChangesNothing, ()) {
    // A flip and a mirror commute, so every surface keeps its shape under both mirrors.
    const Puzzle any = anyPuzzle(10);
    RC_PRE(any.rules().stamp.isSymmetric());
    const int rows = any.rows();
    const int columns = any.columns();
    const Puzzle off = *Puzzle::make(any.start(), any.rules(), GoalKind::Off);
    assertSameAnswer(off, movedPuzzle(off, rows, columns, [&](Cell c) { return Cell{c.row, columns - 1 - c.column}; }));
    assertSameAnswer(off, movedPuzzle(off, rows, columns, [&](Cell c) { return Cell{rows - 1 - c.row, c.column}; }));
}

RC_GTEST_PROP(SolverProperty, TurningChangesNothingOnSymmetricSurfaces, ()) {
    const Puzzle any = anyPuzzle(10);
    RC_PRE(any.rules().stamp.isSymmetric());
    const Surface surface = any.rules().surface;
    RC_PRE(surface == Surface::Plane || surface == Surface::Torus || surface == Surface::Projective);
    const int rows = any.rows();
    const int columns = any.columns();
    const Puzzle off = *Puzzle::make(any.start(), any.rules(), GoalKind::Off);
    assertSameAnswer(off, movedPuzzle(off, columns, rows, [](Cell c) { return Cell{c.column, c.row}; }));
    assertSameAnswer(off, movedPuzzle(off, columns, rows, [&](Cell c) { return Cell{c.column, rows - 1 - c.row}; }));
}

} // namespace
} // namespace lights
