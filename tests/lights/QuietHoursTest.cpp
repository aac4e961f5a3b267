// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/QuietHours.hpp"

#include "lights/BoardDraws.hpp"
#include "lights/Boards.hpp"
#include "lights/QuietReference.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <stdexcept>

namespace lights {
namespace {

using test::board;
using test::puzzle;
using test::SmallQuietBoard;

constexpr Rules quietPlane{Stamp::Plus, Surface::Plane, true};

/// What docs/solver.md says about all boards of a size: see "Quiet hours" there.
struct QuietFacts {
    int rows;
    int columns;
    Rules rules;
    int solvable;
    int most;                 ///< Presses, at any time.
    int mostQuiet;            ///< Presses in quiet hours.
    std::map<int, int> extra; ///< Boards by how many more presses they take in quiet hours.
};

QuietFacts factsOf(int rows, int columns, Rules rules) {
    rules.quietHours = true;
    const SmallQuietBoard all(puzzle(test::dark(rows, columns), rules));
    const auto free = all.fewest(false);
    const auto quiet = all.fewest(true);
    QuietFacts facts{rows, columns, rules, 0, 0, 0, {}};
    for (std::size_t i = 0; i < free.size(); ++i) {
        if (free[i] == SmallQuietBoard::never)
            continue;
        if (quiet[i] == SmallQuietBoard::never)
            ADD_FAILURE() << i;
        ++facts.solvable;
        facts.most = std::max<int>(facts.most, free[i]);
        facts.mostQuiet = std::max<int>(facts.mostQuiet, quiet[i]);
        ++facts.extra[quiet[i] - free[i]];
    }
    return facts;
}

TEST(QuietHours, TheTableOfFactsIsTrue) {
    const std::vector<QuietFacts> table{
        {3, 3, {}, 512, 9, 10, {{0, 260}, {2, 224}, {4, 28}}},
        {3, 4, {}, 4096, 12, 14, {{0, 1669}, {2, 2006}, {4, 411}, {6, 10}}},
        {4, 4, {}, 4096, 7, 8, {{0, 2714}, {2, 1373}, {4, 9}}},
        {3, 5, {}, 4096, 8, 10, {{0, 1995}, {2, 1944}, {4, 157}}},
        {4, 4, {Stamp::Plus, Surface::Projective}, 8192, 7, 12, {{0, 3841}, {2, 3974}, {4, 376}, {6, 1}}},
        {4, 4, {Stamp::Square, Surface::Torus}, 65536, 16, 16, {{0, 34384}, {2, 30720}, {4, 432}}},
        {4, 5, {}, 1048576, 20, 22, {{0, 308826}, {2, 493145}, {4, 214773}, {6, 30627}, {8, 1201}, {10, 4}}},
        {5, 5, {}, 8388608, 15, 20, {{0, 2490701}, {2, 4036516}, {4, 1705493}, {6, 154200}, {8, 1694}, {10, 4}}},
        {5,
         5,
         {Stamp::Cross, Surface::Plane},
         2097152,
         13,
         18,
         {{0, 646323}, {2, 988060}, {4, 425406}, {6, 36580}, {8, 783}}},
        {5, 5, {Stamp::Plus, Surface::Torus}, 131072, 8, 11, {{0, 64762}, {2, 62040}, {4, 4270}}},
    };
    for (const QuietFacts& row : table) {
        SCOPED_TRACE(std::to_string(row.rows) + "x" + std::to_string(row.columns));
        const QuietFacts found = factsOf(row.rows, row.columns, row.rules);
        EXPECT_EQ(found.solvable, row.solvable);
        EXPECT_EQ(found.most, row.most);
        EXPECT_EQ(found.mostQuiet, row.mostQuiet);
        EXPECT_EQ(found.extra, row.extra);
    }
}

TEST(QuietHours, NoOrderEndsWherePressesSpareTheirOwnWindow) {
    const Rules ring{Stamp::Ring, Surface::Plane, true};
    for (const int side : {3, 5, 9}) {
        const Puzzle dark = puzzle(test::dark(side, side), ring);
        Board board = dark.start();
        press(board, ring, {1, 1});
        const Puzzle wrong = dark.startingFrom(board);
        EXPECT_TRUE(solve(wrong.atAnyTime()).solvable());
        EXPECT_TRUE(solve(wrong).unsolvable()) << side;
        EXPECT_EQ(solve(dark).result->moves(), 0) << "nothing is wrong";
    }
}

TEST(QuietHours, DetoursAreOddWithThePairsOfTheSolution) {
    const Puzzle dark = puzzle(test::dark(3, 4), quietPlane); // Each board has one solution.
    const SmallQuietBoard reference(dark);
    const auto fewest = reference.fewest(true);
    for (std::uint32_t bits = 0; bits < std::uint32_t{1} << 12U; ++bits) {
        BitGrid presses(3, 4);
        for (std::size_t i = 0; i < reference.cells.size(); ++i)
            presses.set(reference.cells[i], (bits >> i & 1U) != 0);
        int ends = 0; // Two of each pair.
        presses.forEach([&](Cell cell) {
            for (const Cell other : stamped(dark.rules(), dark.start(), cell))
                ends += other != cell && presses.test(other) ? 1 : 0;
        });
        const int all = fewest[reference.bits(test::pressed(dark.start(), dark.rules(), presses).lit())];
        ASSERT_EQ((all - static_cast<int>(presses.count())) / 2 % 2, ends / 2 % 2) << bits;
    }
}

/// Boards with everything that a board can have.
class QuietDraws : public test::BoardDraws {
public:
    QuietDraws()
        : BoardDraws(65) {}

    /// Up to 4×5, in quiet hours, half of the boards plain.
    Puzzle puzzle() {
        const int rows = 1 + below(4);
        const int columns = 1 + below(5);
        const BitGrid none(rows, columns);
        const bool plain = below(2) == 0;
        const Cell kept{below(rows), below(columns)};
        const auto some = [&](int oneIn) {
            BitGrid cells = plain || below(2) == 0 ? none : grid(rows, columns, oneIn);
            cells.set(kept, false);
            return cells;
        };
        const BitGrid holes = some(5);
        const Board start = Board(grid(rows, columns, 2), holes, some(4)).withCurtains(some(5));
        const Rules drawn = rules(5, true);
        return puzzleOn(start, drawn);
    }
    /// As above, but what is done to the goal can be undone at any time.
    Puzzle solvablePuzzle() {
        const Puzzle drawn = puzzle();
        const BitGrid presses = grid(drawn.rows(), drawn.columns(), 2) & drawn.atAnyTime().start().pressable();
        return drawn.startingFrom(test::pressed(drawn.solved(), drawn.rules(), presses));
    }
};

/// Holds the solver to the reference. \returns the fewest presses, or `never`.
int checkAgainstReference(const Puzzle& puzzle) {
    const SmallQuietBoard reference(puzzle);
    const std::uint32_t start = reference.bits(puzzle.open(puzzle.start()));
    const int fewest = reference.fewest(true, start)[start];
    const Answer answer = solve(puzzle);
    EXPECT_FALSE(answer.undecided);
    EXPECT_EQ(answer.solvable(), fewest != SmallQuietBoard::never);
    EXPECT_EQ(answer.unsolvable(), fewest == SmallQuietBoard::never);
    if (!answer.solvable())
        return fewest;
    EXPECT_EQ(answer.result->moves(), fewest);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->lowerBound(), fewest);
    EXPECT_TRUE(isOrderOf(puzzle, answer.result->order()));
    EXPECT_TRUE(test::solves(puzzle, answer.result->presses()));
    return fewest;
}

TEST(QuietHours, AThousandBoardsAgreeWithTheReference) {
    QuietDraws draws;
    int impossible = 0;
    int walked = 0;
    for (int i = 0; i < 1000; ++i) {
        SCOPED_TRACE(i);
        const Puzzle drawn = i % 4 == 0 ? draws.puzzle() : draws.solvablePuzzle();
        const int fewest = checkAgainstReference(drawn);
        if (fewest == SmallQuietBoard::never)
            ++impossible;
        else
            walked += solve(drawn.atAnyTime()).result->moves() < fewest ? 1 : 0;
        if (HasFailure())
            return;
    }
    EXPECT_GE(impossible, 50);
    EXPECT_GE(walked, 100);
}

TEST(QuietHours, ARoomThatFillsItsWallsHelpsItself) {
    // The strip at the top has to be pressed as a whole. Nothing lies beside it that could help, so one of its own
    // windows makes the detour, besides those that the cross needs.
    const Puzzle walls = puzzle(board({"____._.##.", "____#_____", "____#_____", "____._____", ".##...##._",
                                       "____._____", "____#_____", "____#_____", "____._____"}),
                                quietPlane);
    EXPECT_EQ(checkAgainstReference(walls), 26);
}

TEST(QuietHours, BoardsFullOfHolesAgreeWithTheReference) {
    QuietDraws draws;
    int checked = 0;
    while (checked < 200) {
        const int rows = 4 + draws.below(4);
        const int columns = 4 + draws.below(6);
        const Board empty(BitGrid(rows, columns), draws.grid(rows, columns, 2));
        if (empty.cellCount() < 17 || empty.cellCount() > 20)
            continue;
        SCOPED_TRACE(++checked);
        const BitGrid presses = draws.grid(rows, columns, 5).complement() & empty.pressable();
        checkAgainstReference(puzzle(test::pressed(empty, quietPlane, presses), quietPlane));
        if (HasFailure())
            return;
    }
}

TEST(QuietHours, EightByEightIsProvenSoon) {
    std::mt19937 random{68}; // NOLINT(bugprone-random-generator-seed)
    SolveControl control;
    control.budget = std::uint64_t{1} << 24U; // A thirtieth of a second.
    int proven = 0;
    for (int i = 0; i < 40; ++i) {
        BitGrid presses(8, 8);
        for (const Cell cell : presses.complement().toCells())
            presses.set(cell, (random() & 1U) != 0);
        const Puzzle drawn = puzzle(test::pressed(test::dark(8, 8), {}, presses), quietPlane);
        const Answer answer = solve(drawn, control);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(isOrderOf(drawn, answer.result->order()));
        proven += answer.result->exact() ? 1 : 0;
    }
    EXPECT_GE(proven, 36);
}

TEST(QuietHours, FourByFourBoardsAgreeWithTheReferenceWithoutBreadth) {
    // 4×5 has more positions than are searched breadth first at once.
    std::mt19937 random{66}; // NOLINT(bugprone-random-generator-seed)
    const Puzzle dark = puzzle(test::dark(4, 5), quietPlane);
    const SmallQuietBoard reference(dark);
    const auto fewest = reference.fewest(true);
    for (int i = 0; i < 300; ++i) {
        BitGrid lit(4, 5);
        const auto bits = static_cast<std::uint32_t>(random() & ((1U << 20U) - 1));
        for (std::size_t cell = 0; cell < reference.cells.size(); ++cell)
            lit.set(reference.cells[cell], (bits >> cell & 1U) != 0);
        const Answer answer = solve(dark.startingFrom(Board(lit)));
        ASSERT_TRUE(answer.solvable());
        ASSERT_TRUE(answer.result->exact());
        ASSERT_EQ(answer.result->moves(), fewest[bits]);
    }
}

TEST(QuietHours, WhateverTheBudgetWhatIsProvenIsTrue) {
    std::mt19937 random{67}; // NOLINT(bugprone-random-generator-seed)
    const Puzzle dark = puzzle(test::dark(4, 5), quietPlane);
    const SmallQuietBoard reference(dark);
    const auto fewest = reference.fewest(true);
    int none = 0;
    for (int i = 0; i < 300; ++i) {
        BitGrid lit(4, 5);
        const auto bits = static_cast<std::uint32_t>(random() & ((1U << 20U) - 1));
        for (std::size_t cell = 0; cell < reference.cells.size(); ++cell)
            lit.set(reference.cells[cell], (bits >> cell & 1U) != 0);
        for (const unsigned shift : {10U, 12U, 14U, 16U, 18U, 20U}) {
            SolveControl control;
            control.budget = std::uint64_t{1} << shift;
            const Answer answer = solve(dark.startingFrom(Board(lit)), control);
            ASSERT_FALSE(answer.unsolvable());
            none += answer.undecided ? 1 : 0;
            if (!answer.solvable())
                continue;
            ASSERT_LE(answer.result->lowerBound(), fewest[bits]) << shift;
            ASSERT_GE(answer.result->moves(), fewest[bits]) << shift;
        }
    }
    EXPECT_GE(none, 20);
}

TEST(QuietHours, ImpossibleIsSaidOnlyIfProven) {
    // At any time the other two put the sealed window out; in quiet hours nobody may press them.
    EXPECT_EQ(solve(puzzle(board({"X.."}))).result->order(), (std::vector<Cell>{{0, 1}, {0, 2}}));
    const Answer never = solve(puzzle(board({"X.."}), quietPlane));
    EXPECT_TRUE(never.unsolvable());
    EXPECT_FALSE(never.result.error().witness.any());
    EXPECT_FALSE(never.result.error().repair.any());
    // This one is impossible at any time, and the reason is the same.
    const Answer anyway = solve(puzzle(board({"X.#"}), quietPlane));
    EXPECT_TRUE(anyway.unsolvable());
    EXPECT_TRUE(anyway.result.error().witness.any());
    // What has a curtain is never pressed, and counts as sealed.
    const Puzzle hung = puzzle(board({"##"}).withCurtains(test::cells({"#."})), quietPlane);
    EXPECT_EQ(solve(hung).result->order(), (std::vector<Cell>{{0, 1}}));
    EXPECT_TRUE(solve(puzzle(board({"X#"}).withCurtains(test::cells({".#"})), quietPlane)).unsolvable());
}

TEST(QuietHours, ALargeBoardWithoutAnOrderIsUndecided) {
    const Puzzle large = puzzle(test::lit(20, 20), quietPlane);
    const Answer answer = solve(large);
    EXPECT_TRUE(answer.undecided);
    EXPECT_FALSE(answer.solvable());
    EXPECT_FALSE(answer.unsolvable());
}

/// A board of 12×12, for which the budget of a test is too small.
Puzzle hardQuietBoard() {
    std::mt19937 random{8}; // NOLINT(bugprone-random-generator-seed)
    BitGrid presses(12, 12);
    for (const Cell cell : presses.complement().toCells())
        presses.set(cell, (random() & 1U) != 0);
    return puzzle(test::pressed(test::dark(12, 12), {}, presses), quietPlane);
}

TEST(QuietHours, WithoutBudgetNothingIsProven) {
    const Puzzle hard = hardQuietBoard();
    SolveControl control;
    control.budget = std::uint64_t{1} << 24U;
    const Answer answer = solve(hard, control);
    ASSERT_TRUE(answer.solvable());
    EXPECT_FALSE(answer.result->exact());
    EXPECT_LT(answer.result->lowerBound(), answer.result->moves());
    EXPECT_GE(answer.result->lowerBound(), solve(hard.atAnyTime()).result->moves());
    EXPECT_TRUE(isOrderOf(hard, answer.result->order()));
    control.budget = 0;
    const Answer none = solve(hard, control);
    EXPECT_TRUE(none.undecided);
}

TEST(QuietHours, TheSameBudgetGivesTheSameAnswer) {
    SolveControl control;
    control.budget = std::uint64_t{1} << 24U;
    const Answer first = solve(hardQuietBoard(), control);
    const Answer again = solve(hardQuietBoard(), control);
    ASSERT_TRUE(first.solvable());
    EXPECT_EQ(first.result->order(), again.result->order());
    EXPECT_EQ(first.result->lowerBound(), again.result->lowerBound());
}

TEST(QuietHours, CanBeCancelled) {
    std::stop_source source;
    SolveControl control;
    control.budget = std::uint64_t{1} << 40U;
    control.stop = source.get_token();
    int reports = 0;
    control.progress = [&](double /*fraction*/) {
        if (++reports == 3)
            source.request_stop();
    };
    const Answer answer = solve(hardQuietBoard(), control);
    EXPECT_TRUE(answer.cancelled);
    EXPECT_FALSE(answer.solvable() && answer.result->exact());
    EXPECT_FALSE(answer.unsolvable());
}

TEST(QuietHours, SetsOfPressesAreRefusedAsSolutions) {
    const Puzzle house = puzzle(board({"##."}), quietPlane);
    EXPECT_THROW((void)solveAny(house), std::invalid_argument);
    EXPECT_THROW((void)Solver(house).lighten(BitGrid(1, 3)), std::logic_error);
    EXPECT_TRUE(solveAny(house.atAnyTime()));
    EXPECT_FALSE(isWithinReach(*Puzzle::make(test::dark(200, 200), quietPlane, GoalKind::Off, 200)));
    EXPECT_TRUE(isWithinReach(*Puzzle::make(test::dark(200, 200), {}, GoalKind::Off, 200)));
}

TEST(QuietHours, OneSolverAnswersForManyBoards) {
    const Solver solver(puzzle(test::dark(3, 3), quietPlane));
    const SmallQuietBoard reference(puzzle(test::dark(3, 3), quietPlane));
    const auto fewest = reference.fewest(true);
    for (std::uint32_t bits = 0; bits < 512; ++bits) {
        BitGrid lit(3, 3);
        for (std::size_t cell = 0; cell < 9; ++cell)
            lit.set(reference.cells[cell], (bits >> cell & 1U) != 0);
        const Answer answer = solver.solve(Board(lit));
        ASSERT_TRUE(answer.solvable());
        ASSERT_EQ(answer.result->moves(), fewest[bits]);
    }
}

} // namespace
} // namespace lights
