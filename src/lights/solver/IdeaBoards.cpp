// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/IdeaBoards.hpp"

#include "lights/Hint.hpp"
#include "lights/Methods.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/Solver.hpp"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace lights {

namespace {

constexpr Rules rulesOfIdeas{Stamp::Plus, Surface::Plane};

constexpr int fewestDeduced = 6; ///< Presses, and rounds of deduction.
constexpr OptimumRange curtained{4, 9};
constexpr OptimumRange inQuietHours{6, 12};
constexpr int curtainsGain = 3; ///< Presses that the curtains save, at least.

puzzle::Random numbersOf(std::string_view kind, int rows, int columns, std::string_view seed) {
    return puzzle::Random("lichter-aus/" + std::string(kind) + "/1\n" + std::to_string(rows) + "x" +
                          std::to_string(columns) + "\n" + std::string(seed));
}

/// A number of cells, all sets of them equally likely.
BitGrid someCells(int rows, int columns, int count, puzzle::Random& random) {
    return randomPresses(rows, columns, BitGrid(rows, columns).complement().toCells(), count, random);
}

std::optional<RandomBoard> drawDeduction(int rows, int columns, int sealed, puzzle::Random& random) {
    const BitGrid none(rows, columns);
    const Board shape(none, none, someCells(rows, columns, sealed, random));
    const BitGrid presses = randomPresses(rows, columns, random) & shape.pressable();
    const auto optimum = static_cast<int>(presses.count()); // Deduction decides all, so there is no other solution.
    Puzzle puzzle =
        Puzzle::make(shape.withLight(changedBy(presses, shape, rulesOfIdeas)), rulesOfIdeas, GoalKind::Off).value();
    if (optimum < fewestDeduced)
        return std::nullopt;
    const DeductionDepth depth = deductionDepth(puzzle);
    if (depth.starts != 1 || depth.rounds < fewestDeduced || methodsFor(puzzle, optimum).any())
        return std::nullopt;
    return RandomBoard{std::move(puzzle), optimum};
}

std::optional<RandomBoard> drawCurtains(int rows, int columns, puzzle::Random& random) {
    const BitGrid curtains = someCells(rows, columns, rows * columns / 5, random);
    const Board lit(randomPresses(rows, columns, random));
    Puzzle puzzle = Puzzle::make(lit.withCurtains(curtains), rulesOfIdeas, GoalKind::Off).value();
    const Answer answer = solve(puzzle);
    if (!answer.solvable() || !answer.result->exact() || !curtained.contains(answer.result->moves()))
        return std::nullopt;
    const int optimum = answer.result->moves();
    const BitGrid& presses = answer.result->presses();
    if (countShortestSolutions(presses, answer.quiet, presses.toCells().front()).ways != 1 ||
        methodsFor(puzzle, optimum).any())
        return std::nullopt;
    const Answer dark = solve(Puzzle::make(lit, rulesOfIdeas, GoalKind::Off).value());
    if (dark.solvable() && dark.result->lowerBound() < optimum + curtainsGain)
        return std::nullopt;
    return RandomBoard{std::move(puzzle), optimum};
}

std::optional<RandomBoard> drawQuietHours(int rows, int columns, puzzle::Random& random) {
    const Rules rules{rulesOfIdeas.stamp, rulesOfIdeas.surface, true};
    const Board dark(BitGrid(rows, columns));
    const BitGrid presses = randomPresses(rows, columns, random);
    Puzzle puzzle = Puzzle::make(Board(changedBy(presses, dark, rules)), rules, GoalKind::Off).value();
    SolveControl control; // Enough for every board of this size: what is proven makes no difference to what is drawn.
    control.budget = std::uint64_t{1} << 40U;
    const int atAnyTime = solve(puzzle.atAnyTime()).result.value().moves();
    if (atAnyTime > inQuietHours.last)
        return std::nullopt;
    const Answer answer = solve(puzzle, control);
    if (!answer.solvable() || !answer.result->exact() || answer.result->moves() <= atAnyTime ||
        !inQuietHours.contains(answer.result->moves()))
        return std::nullopt;
    return RandomBoard{std::move(puzzle), answer.result->moves()};
}

template<class Draw>
RandomBoard firstDrawn(const Draw& draw) {
    for (int i = 0; i < drawsOfIdea; ++i)
        if (auto board = draw())
            return *std::move(board);
    throw std::logic_error("no board with an idea was found");
}

} // namespace

RandomBoard deductionBoard(int rows, int columns, int sealed, std::string_view seed) {
    puzzle::Random random = numbersOf("deduction", rows, columns, seed);
    return firstDrawn([&] { return drawDeduction(rows, columns, sealed, random); });
}

RandomBoard curtainBoard(int rows, int columns, std::string_view seed) {
    puzzle::Random random = numbersOf("curtains", rows, columns, seed);
    return firstDrawn([&] { return drawCurtains(rows, columns, random); });
}

RandomBoard quietHoursBoard(int rows, int columns, std::string_view seed) {
    puzzle::Random random = numbersOf("quiet-hours", rows, columns, seed);
    return firstDrawn([&] { return drawQuietHours(rows, columns, random); });
}

} // namespace lights
