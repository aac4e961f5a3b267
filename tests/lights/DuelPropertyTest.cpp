// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Duel.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/DuelBoards.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

namespace lights {
namespace {

/// The cells that some shortest solution presses, found by trying every set of presses, and how many those press.
struct BruteForce {
    explicit BruteForce(const Puzzle& puzzle)
        : inShortest(puzzle.rows(), puzzle.columns()) {
        const std::vector<Cell> cells = puzzle.start().pressable().toCells();
        for (unsigned long set = 0; set < 1UL << cells.size(); ++set) {
            BitGrid presses(puzzle.rows(), puzzle.columns());
            for (std::size_t i = 0; i < cells.size(); ++i)
                presses.set(cells[i], (set >> i & 1U) != 0);
            const auto moves = static_cast<int>(presses.count());
            if ((optimum >= 0 && moves > optimum) || !test::solves(puzzle, presses))
                continue;
            if (moves != optimum)
                inShortest = BitGrid(puzzle.rows(), puzzle.columns());
            optimum = moves;
            presses.forEach([this](Cell cell) { inShortest.set(cell); });
        }
    }
    BitGrid inShortest;
    int optimum = -1;
};

/// A small solvable board that is not solved, of any rules, goal, holes and seals.
Puzzle anyDuelBoard(int longestSide) {
    const Puzzle shape = test::anyPuzzle(longestSide);
    Puzzle puzzle = test::solvedBy(shape, test::anyPresses(shape));
    RC_PRE(puzzle.open(puzzle.start()).any());
    return puzzle;
}

int total(const TurnDuel& duel, int TurnDuel::Tally::*what) {
    int sum = 0;
    for (const TurnDuel::Tally& tally : duel.tallies())
        sum += tally.*what;
    return sum;
}

RC_GTEST_PROP(DuelProperty, PressIsGoodIfAndOnlyIfSomeShortestSolutionHasIt, ()) {
    const Puzzle puzzle = anyDuelBoard(3);
    TurnDuel duel(puzzle, minDuelPlayers);
    while (!duel.over()) {
        const Puzzle here = puzzle.startingFrom(duel.session().board());
        const BruteForce truth(here);
        RC_ASSERT(duel.left() == truth.optimum);
        for (const Cell cell : here.start().pressable().toCells()) {
            TurnDuel tried = duel.session().moves() == 0 ? TurnDuel(puzzle, minDuelPlayers) : TurnDuel(here, 2);
            RC_ASSERT(tried.press(cell).value().good == truth.inShortest.test(cell));
        }
        const auto good = truth.inShortest.toCells();
        RC_ASSERT(duel.press(good[*rc::gen::inRange<std::size_t>(0, good.size())]).value().good);
    }
}

RC_GTEST_PROP(DuelProperty, AnyGoodPressesSolveTheBoardInItsOptimum, ()) {
    const RandomSetting setting{5,
                                5,
                                {Stamp::Plus, *rc::gen::elementOf(std::vector(allSurfaces.begin(), allSurfaces.end()))},
                                GoalKind::Off,
                                Difficulty::Medium};
    const auto players = *rc::gen::inRange(minDuelPlayers, maxDuelPlayers + 1);
    RC_PRE(hasDivisibleBoard(setting, static_cast<int>(players)));
    const auto drawn = generateDivisible(setting, static_cast<int>(players), *rc::gen::arbitrary<std::string>());
    const Solver solver(drawn->board.puzzle);
    TurnDuel duel(drawn->board.puzzle, players, *rc::gen::inRange<std::size_t>(0, players));
    while (!duel.over()) {
        const auto shortest = solver.solve(duel.session().board()).result->presses().toCells();
        RC_ASSERT(duel.press(shortest[*rc::gen::inRange<std::size_t>(0, shortest.size())]).value().good);
    }
    RC_ASSERT(duel.session().moves() == drawn->board.optimum);
    for (const TurnDuel::Tally& tally : duel.tallies()) // Everybody has had as many turns.
        RC_ASSERT(tally == (TurnDuel::Tally{*drawn->board.optimum / static_cast<int>(players), 0}));
    RC_ASSERT(duel.leaders().size() == players);
}

RC_GTEST_PROP(DuelProperty, WhateverIsPressedTheCountsAddUp, ()) {
    const Puzzle puzzle = anyDuelBoard(4);
    const auto players = *rc::gen::inRange(minDuelPlayers, maxDuelPlayers + 1);
    TurnDuel duel(puzzle, players, *rc::gen::inRange<std::size_t>(0, players));
    const int optimum = duel.left();
    for (int steps = *rc::gen::inRange(0, 60); steps > 0; --steps) {
        const Cell cell{*rc::gen::inRange(-1, puzzle.rows() + 1), *rc::gen::inRange(-1, puzzle.columns() + 1)};
        const Board before = duel.session().board();
        const std::size_t turn = duel.turn();
        const bool possible = !duel.over() && before.canPress(cell);
        const auto press = duel.press(cell);
        RC_ASSERT(press.has_value() == possible);
        RC_ASSERT(duel.turn() == (possible ? (turn + 1) % players : turn));
        if (!press || !press->good)
            RC_ASSERT(duel.session().board() == before);
        if (press)
            RC_ASSERT(press->player == turn);
    }
    RC_ASSERT(total(duel, &TurnDuel::Tally::good) == duel.session().moves());
    RC_ASSERT(duel.left() == optimum - duel.session().moves());
    RC_ASSERT(duel.over() == (duel.left() == 0));
    const auto turnsOf = [](const TurnDuel::Tally& tally) { return tally.good + tally.lost; };
    const auto [least, most] =
        std::minmax_element(duel.tallies().begin(), duel.tallies().end(),
                            [&](const auto& a, const auto& b) { return turnsOf(a) < turnsOf(b); });
    RC_ASSERT(turnsOf(*most) - turnsOf(*least) <= 1);
    // Whoever has lost fewer turns than another also has more good presses than lost turns in comparison.
    for (const TurnDuel::Tally& a : duel.tallies())
        for (const TurnDuel::Tally& b : duel.tallies())
            if (a.lost < b.lost)
                RC_ASSERT(a.good - a.lost > b.good - b.lost);
    for (const std::size_t leader : duel.leaders())
        for (const TurnDuel::Tally& tally : duel.tallies())
            RC_ASSERT(duel.tallies()[leader].lost <= tally.lost);
    RC_ASSERT(!duel.leaders().empty());
}

} // namespace
} // namespace lights
