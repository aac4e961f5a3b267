// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HardestBoards.hpp"

#include "lights/Boards.hpp"
#include "lights/QuietReference.hpp"
#include "lights/SwitchingGame.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>

namespace lights {
namespace {

std::string placeOf(const CompiledHardest& row) {
    return std::to_string(row.rows) + "x" + std::to_string(row.columns) + "," + std::string(name(row.surface)) + "," +
           std::string(name(row.stamp));
}

TEST(HardestBoards, TableIsSortedAndSaysMoreThanTheClassTable) {
    const auto place = [](const CompiledHardest& row) {
        return std::tuple(row.rows, row.columns, row.stamp, row.surface);
    };
    const auto table = compiledHardest();
    EXPECT_TRUE(std::is_sorted(table.begin(), table.end(),
                               [&](const auto& left, const auto& right) { return place(left) < place(right); }));
    for (const CompiledHardest& row : table) {
        SCOPED_TRACE(placeOf(row));
        EXPECT_TRUE(!mayBeTransposed({row.stamp, row.surface}) || row.rows >= row.columns);
        const auto classes = findCompiled(row.rows, row.columns, {row.stamp, row.surface});
        ASSERT_TRUE(classes);
        EXPECT_LE(row.known, row.possible);
        EXPECT_LE(classes->largestKnown, row.known);
        EXPECT_LE(row.possible, classes->largestPossible);
        EXPECT_TRUE(row.known > classes->largestKnown || row.possible < classes->largestPossible);
        EXPECT_EQ(std::string(row.presses).size(), static_cast<std::size_t>(row.rows * row.columns + 3) / 4);
    }
}

TEST(HardestBoards, NoFewerPressesHaveTheSameEffect) {
    for (const CompiledHardest& row : compiledHardest()) {
        SCOPED_TRACE(placeOf(row));
        const Rules rules{row.stamp, row.surface};
        const auto hardest = hardestBoard(row.rows, row.columns, rules);
        ASSERT_TRUE(hardest);
        EXPECT_EQ(hardest->presses.count(), row.known);
        const auto quiet = quietPatterns(Board(BitGrid(row.rows, row.columns)), rules);
        constexpr std::size_t mostPatterns = 14; // All sums of them are tried; of more, the solver proves the optimum.
        if (quiet.size() <= mostPatterns) {
            EXPECT_FALSE(test::canBeUndercut(hardest->presses, quiet));
        } else {
            const Board board = test::pressed(Board(BitGrid(row.rows, row.columns)), rules, hardest->presses);
            const Answer answer = solve(test::puzzle(board, rules));
            EXPECT_TRUE(answer.result->exact());
            EXPECT_EQ(answer.result->moves(), row.known);
        }
    }
}

TEST(HardestBoards, OnlySizesOfManyQuietPatternsAreOpen) {
    int open = 0;
    for (const CompiledClasses& row : compiledClasses()) {
        const Rules rules{row.stamp, row.surface};
        const auto hardest = hardestBoard(row.rows, row.columns, rules);
        if (hardest ? hardest->known == hardest->possible : row.largestKnown == row.largestPossible)
            continue;
        ++open;
        EXPECT_GT(quietPatterns(Board(BitGrid(row.rows, row.columns)), rules).size(), 8U)
            << row.rows << "x" << row.columns;
    }
    EXPECT_EQ(open, 30);
    EXPECT_EQ(compiledClasses().size(), 745U) << "docs/solver.md has both numbers";
}

/// The bounds of the square stamp on the plane that no other search has reached. That of 20×20 takes minutes.
TEST(HardestBoards, SwitchingGameBoundsTheSquareStamp) {
    for (const auto& [side, most] : {std::pair{5, 9}, {8, 27}, {11, 55}, {14, 91}, {17, 139}}) {
        constexpr std::uint64_t moment = std::uint64_t{1} << 25;
        const int k = (side + 1) / 3;
        EXPECT_EQ(test::mostLampsPossible(2 * k, moment) + test::beyondTheGame(k), most) << side;
        const auto quiet = quietPatterns(Board(BitGrid(side, side)), {Stamp::Square, Surface::Plane});
        EXPECT_EQ(largestOptimum(side, side, {Stamp::Square, Surface::Plane}, quiet).possible, most) << side;
    }
}

TEST(HardestBoards, ProofsCanBeRepeated) {
    constexpr std::uint64_t budget = std::uint64_t{1} << 24; // For each question; some rows need more.
    int settled = 0;
    for (const CompiledHardest& row : compiledHardest()) {
        SCOPED_TRACE(placeOf(row));
        const auto quiet = quietPatterns(Board(BitGrid(row.rows, row.columns)), {row.stamp, row.surface});
        const auto most = quiet.size() <= 8 ? mostPresses(row.rows, row.columns, quiet, {budget, {}}) : std::nullopt;
        if (!most)
            continue;
        EXPECT_LE(most->known, row.possible);
        EXPECT_GE(most->possible, row.known);
        settled += most->known == row.known && most->possible == row.known ? 1 : 0;
    }
    EXPECT_GT(settled, 20);
}

TEST(HardestBoards, AreFoundLyingDown) {
    const auto upright = hardestBoard(8, 6, {});
    const auto lying = hardestBoard(6, 8, {});
    ASSERT_TRUE(upright && lying);
    EXPECT_EQ(upright->known, 22);
    EXPECT_EQ(upright->possible, 22);
    EXPECT_EQ(lying->presses, upright->presses.transposed());
    EXPECT_FALSE(hardestBoard(5, 5, {})) << "settled by ClassTable.csv";
}

TEST(HardestBoards, BoardsInQuietHoursNeedWhatTheTableSays) {
    for (const CompiledQuietNumber& row : compiledQuietNumbers()) {
        SCOPED_TRACE(std::to_string(row.rows) + "x" + std::to_string(row.columns) + " " +
                     std::string(name(row.surface)));
        const Rules rules{Stamp::Plus, row.surface, true};
        const auto hardest = hardestInQuietHours(row.rows, row.columns, rules.atAnyTime());
        ASSERT_TRUE(hardest);
        EXPECT_EQ(hardest->presses, row.presses);
        const Puzzle board = test::puzzle(Board(hardest->lit), rules);
        const int cells = row.rows * row.columns;
        if (cells <= 10) { // All boards are soon gone through.
            const test::SmallQuietBoard all(board);
            auto fewest = all.fewest(true);
            EXPECT_EQ(fewest[all.bits(hardest->lit)], row.presses);
            std::erase(fewest, test::SmallQuietBoard::never);
            EXPECT_EQ(*std::ranges::max_element(fewest), row.presses);
        } else if (cells <= 16 || row.rows == row.columns) {
            EXPECT_EQ(solve(board).result->moves(), row.presses);
        }
    }
    EXPECT_EQ(hardestInQuietHours(5, 5, {})->presses, 20);
    EXPECT_FALSE(hardestInQuietHours(5, 5, {Stamp::Cross, Surface::Plane}));
    EXPECT_FALSE(hardestInQuietHours(6, 6, {}));
}

TEST(HardestBoards, SizeFactsHaveTheBoardAtOnce) {
    for (const auto& [rows, columns] : {std::pair{8, 6}, {6, 8}}) {
        const SizeFacts facts = sizeFacts(rows, columns, {});
        EXPECT_EQ(facts.largest, (LargestOptimum{22, 22}));
        ASSERT_TRUE(facts.hardest);
        const Answer answer = solve(test::puzzle(*facts.hardest));
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->moves(), 22);
    }
}

} // namespace
} // namespace lights
