// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/QuietHint.hpp"

#include "lights/BoardDraws.hpp"
#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace lights {
namespace {

using Why = OrderReason::Kind;
using test::board;
using test::puzzle;

constexpr Rules hintRules{Stamp::Plus, Surface::Plane, true};

OrderReason reasonOn(const std::vector<std::string>& rows, const std::vector<Cell>& order) {
    const Puzzle house = puzzle(board(rows), hintRules);
    return orderReason(house, house.start(), order);
}

TEST(QuietHint, SaysWhichWindowIsWokenFirst) {
    // The middle is dark, and two presses away: its neighbour wakes it.
    EXPECT_EQ(reasonOn({"#.#"}, {{0, 0}, {0, 1}, {0, 2}}), (OrderReason{Why::Wakes, Cell{0, 1}, false}));
    EXPECT_EQ(reasonOn({"#.."}, {{0, 0}, {0, 1}, {0, 0}, {0, 2}, {0, 1}}).kind, Why::Detour);
    EXPECT_EQ(reasonOn({"##."}, {{0, 0}}), (OrderReason{Why::Alone, std::nullopt, false}));
    EXPECT_EQ(reasonOn({"..##", "...."}, {{0, 2}, {0, 3}}).kind, Why::Before);
}

/// The wrong windows before each press of an order, and after the last. Presses are made whether they are allowed or
/// not.
std::vector<BitGrid> wrongAlong(const Puzzle& puzzle, Board at, std::span<const Cell> order) {
    std::vector<BitGrid> wrong{puzzle.open(at)};
    for (const Cell cell : order) {
        press(at, puzzle.rules(), cell);
        wrong.push_back(puzzle.open(at));
    }
    return wrong;
}

/// Holds what a reason says to what the presses do.
void checkReason(const Puzzle& puzzle, const Board& at, std::span<const Cell> order) {
    const OrderReason why = orderReason(puzzle, at, order);
    const Cell first = order.front();
    const auto with = wrongAlong(puzzle, at, order);
    const auto without = wrongAlong(puzzle, at, order.subspan(1));
    const auto pressedLater = [&](Cell cell) { return std::ranges::count(order.subspan(1), cell); };
    EXPECT_EQ(why.kind == Why::Detour, pressedLater(first) > 0);
    if (why.kind == Why::Alone || why.kind == Why::Before) {
        std::size_t changed = 0; // The first press, without it, after which its window is right.
        while (changed < without.size() && without[changed].test(first))
            ++changed;
        if (why.kind == Why::Alone) {
            EXPECT_EQ(changed, without.size()) << "it stays wrong";
        } else {
            EXPECT_EQ(order[changed], why.about) << "after that it is right";
        }
    }
    if ((why.kind == Why::Wakes || why.kind == Why::Detour) && why.about) {
        const auto turn =
            static_cast<std::size_t>(std::ranges::find(order.subspan(1), *why.about) - order.subspan(1).begin()) + 1;
        ASSERT_LT(turn, order.size()) << "it is pressed later";
        EXPECT_FALSE(puzzle.allows(at, *why.about));
        EXPECT_FALSE(without[turn - 1].test(*why.about)) << "without the first press it would sleep at its turn";
        for (std::size_t i = 1; i <= turn; ++i)
            EXPECT_TRUE(with[i].test(*why.about)) << "it is awake from now on";
    }
    EXPECT_TRUE(why.about || (why.kind != Why::Wakes && why.kind != Why::Before));
    bool oneIsAwake = false;
    for (const Cell cell : order)
        oneIsAwake = oneIsAwake || (std::ranges::count(order, cell) % 2 != 0 && puzzle.allows(at, cell));
    if (why.nothingElse) {
        EXPECT_FALSE(oneIsAwake);
        EXPECT_EQ(why.kind, Why::Detour) << "whatever is pressed is none of them";
    }
}

TEST(QuietHint, EveryReasonIsTrue) {
    test::BoardDraws draws(652);
    std::map<Why, int> kinds;
    int unwoken = 0;
    int nothingElse = 0;
    for (int i = 0; i < 250; ++i) {
        SCOPED_TRACE(i);
        const int rows = 1 + draws.below(4);
        const int columns = 2 + draws.below(4);
        const Board start(draws.grid(rows, columns, 2), draws.grid(rows, columns, i % 2 == 0 ? 0 : 6),
                          draws.grid(rows, columns, i % 3 == 0 ? 6 : 0));
        const Rules rules = i % 2 == 0 ? hintRules : draws.rules(5, true);
        if (!start.pressable().any())
            continue;
        const Puzzle drawn = draws.puzzleOn(start, rules);
        const Answer answer = solve(drawn);
        if (!answer.solvable())
            continue;
        Board at = drawn.start();
        const std::vector<Cell> order = answer.result->order();
        for (std::size_t made = 0; made < order.size(); ++made) {
            const auto left = std::span(order).subspan(made);
            checkReason(drawn, at, left);
            const OrderReason why = orderReason(drawn, at, left);
            ++kinds[why.kind];
            unwoken += why.kind == Why::Detour && !why.about ? 1 : 0;
            nothingElse += why.nothingElse ? 1 : 0;
            press(at, drawn.rules(), order[made]);
        }
        if (HasFailure())
            return;
    }
    for (const Why kind : {Why::Wakes, Why::Detour, Why::Before, Why::Alone})
        EXPECT_GE(kinds[kind], 10) << static_cast<int>(kind);
    EXPECT_GE(nothingElse, 10);
    EXPECT_LE(unwoken, kinds[Why::Detour] / 4);
    RecordProperty("detours that wake nobody", unwoken);
}

/// The same as longestOrder, by trying everything.
std::optional<int> longestByTrying(const Puzzle& puzzle, int most) {
    std::optional<int> longest;
    std::map<std::vector<Cell>, Board> now{{{}, puzzle.start()}}; // By what is lit.
    for (int made = 1; made <= most; ++made) {
        std::map<std::vector<Cell>, Board> next;
        for (const auto& [lit, at] : now) {
            for (const Cell cell : (puzzle.open(at) & at.pressable()).toCells()) {
                Board after = at;
                press(after, puzzle.rules(), cell);
                if (puzzle.open(after).any())
                    next.emplace(puzzle.open(after).toCells(), after);
                else
                    longest = made;
            }
        }
        now = std::move(next);
    }
    return longest;
}

TEST(QuietHint, FindsTheLongestOrderUpToALength) {
    const Puzzle bells = puzzle(board({"#..", ".#.", "..#"}), hintRules);
    const auto longest = [](const Puzzle& puzzle, int most) {
        const Solver solver(puzzle);
        return longestOrder(puzzle, solver.solve(puzzle.start()).result->presses(), solver.quiet(), most);
    };
    EXPECT_EQ(longest(bells, 2), std::nullopt);
    EXPECT_EQ(longest(bells, 5), 3) << "neither 4 nor 5 presses do it";
    EXPECT_EQ(longest(bells, 7), 7);
    const Puzzle house = puzzle(board({"######", "######", "######", "######", "######", "######"}), hintRules);
    EXPECT_EQ(longest(house, 36), std::nullopt) << "too many positions to go through while somebody waits";

    test::BoardDraws draws(17);
    int longer = 0;
    for (int i = 0; i < 60; ++i) {
        const int columns = 2 + draws.below(3);
        const Board start(draws.grid(2, columns, 2), draws.grid(2, columns, 0));
        const Puzzle drawn = draws.puzzleOn(start, i % 2 == 0 ? hintRules : draws.rules(3, true));
        const Answer answer = solve(drawn);
        if (!answer.solvable() || !drawn.open(drawn.start()).any() || Solver(drawn).quiet().size() > 6)
            continue;
        const int optimum = answer.result->moves();
        for (int most = optimum; most <= optimum + 2; ++most) {
            EXPECT_EQ(longest(drawn, most), longestByTrying(drawn, most)) << i;
            longer += longest(drawn, most) > optimum ? 1 : 0;
        }
    }
    EXPECT_GT(longer, 0);
}

} // namespace
} // namespace lights
