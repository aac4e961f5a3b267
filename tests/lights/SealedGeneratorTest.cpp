// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Random boards with sealed cells.

#include "lights/Boards.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace lights {
namespace {

using Kind = GenerateProblem::Kind;

RandomSetting sealed(int rows, int columns, int count, std::variant<Difficulty, int> wanted = Difficulty::Any,
                     Rules rules = {}, GoalKind goal = GoalKind::Off) {
    return {rows, columns, rules, goal, wanted, count};
}

Puzzle drawn(const RandomSetting& setting, std::string_view seed) {
    return generate(setting, seed).value().puzzle;
}

/// Boards are shared by setting and seed: what a seed gives once, it gives for ever.
TEST(SealedGenerator, BoardsNeverChange) {
    struct Golden {
        const char* key;
        const char* seed;
        const char* code;
    };
    constexpr Golden boards[] = {
        {"5x5,plane,plus,off,any,sealed4", "evening", "LA2AQoUAQABRMx_WgDT"},
        {"5x5,plane,plus,off,hard,sealed4", "evening", "LA2AQoUAQABRQIW4w6W"},
        {"4x4,torus,plus,on,5,sealed3", "Gute Nacht ☾", "LA2AQgQSEwDY-weC"},
        {"6x7,moebius,cross,picture,medium,sealed20", "figure", "LA2AQwdcaG_B6ImLKHEc9Afd30kBdyc"},
        {"9x9,plane,plus,off,hardest,sealed1", "1", "LA2ARIkAAAAAAABAAAAAABJSlsodIHUX8omUY"},
        {"1x2,plane,plus,off,any,sealed1", "", "LA2AQIIAcxE"},
    };
    for (const Golden& golden : boards) {
        const auto setting = settingFromKey(golden.key);
        ASSERT_TRUE(setting) << golden.key;
        EXPECT_EQ(encodePuzzle(drawn(*setting, golden.seed)), golden.code) << golden.key;
    }
}

TEST(SealedGenerator, BoardsAreSolvableWithTheirSeals) {
    for (const Rules rules : {Rules{}, Rules{Stamp::Plus, Surface::Torus}, Rules{Stamp::Square, Surface::Klein}})
        for (const GoalKind goal : {GoalKind::Off, GoalKind::On, GoalKind::Picture})
            for (int count = 1; count <= maxSealed(4, 5); ++count)
                for (const std::string seed : {"a", "b", "c"}) {
                    const Puzzle board = drawn(sealed(4, 5, count, Difficulty::Any, rules, goal), seed);
                    EXPECT_EQ(board.start().sealed().count(), count);
                    EXPECT_FALSE(board.start().hasHoles());
                    EXPECT_EQ(board.goal(), goal);
                    EXPECT_EQ(board.rules(), rules);
                    EXPECT_TRUE(board.open(board.start()).any());
                    const auto solution = solveAny(board);
                    ASSERT_TRUE(solution);
                    EXPECT_TRUE(test::solves(board, *solution));
                    EXPECT_FALSE((*solution & board.start().sealed()).any());
                }
}

TEST(SealedGenerator, OptimumIsProven) {
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Hardest}) {
        const auto board = generate(sealed(5, 5, 3, difficulty), "owl").value();
        const Answer answer = solve(board.puzzle);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->moves(), board.optimum);
    }
    for (int optimum = 1; optimum <= 9; ++optimum) {
        const auto board = generate(sealed(4, 4, 4, optimum), "exact").value();
        EXPECT_EQ(board.optimum, optimum);
        EXPECT_EQ(solve(board.puzzle).result->moves(), optimum);
    }
}

/// Among all boards with the seals of the drawn one, those of a class are where its bounds say: counted one by one.
TEST(SealedGenerator, DifficultyRanksAmongBoardsWithTheSameSeals) {
    const Puzzle board = drawn(sealed(3, 4, 4, Difficulty::Hardest), "rank");
    const std::vector<Cell> cells = board.start().pressable().toCells();
    std::map<std::string, int> optima; // By the board.
    const Solver solver(board);
    for (unsigned set = 1; set < 1U << cells.size(); ++set) {
        Board changed = board.solved();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((set >> i & 1U) != 0)
                press(changed, board.rules(), cells[i]);
        if (!board.open(changed).any())
            continue;
        std::string text;
        for (const std::string& row : formatBoard(changed))
            text += row;
        optima.try_emplace(text, solver.solve(changed).result->moves());
    }
    const int own = solver.solve(board.start()).result->moves();
    const auto harder =
        std::count_if(optima.begin(), optima.end(), [&](const auto& each) { return each.second > own; });
    EXPECT_LT(harder * 50, static_cast<std::ptrdiff_t>(optima.size())) << "more than a fiftieth is harder";
}

TEST(SealedGenerator, SeedPlacesTheSeals) {
    std::set<std::string> places;
    for (int seed = 0; seed < 20; ++seed) {
        const std::string text = std::to_string(seed);
        const BitGrid seals = drawn(sealed(5, 5, 4), text).start().sealed();
        EXPECT_EQ(drawn(sealed(5, 5, 4, Difficulty::Hard), text).start().sealed(), seals);
        EXPECT_EQ(drawn(sealed(5, 5, 4, Difficulty::Any, {Stamp::Cross, Surface::Torus}), text).start().sealed(),
                  seals);
        std::string place;
        seals.forEach([&](Cell cell) { place += std::to_string(cell.row) + "," + std::to_string(cell.column) + " "; });
        places.insert(place);
    }
    EXPECT_GT(places.size(), 18U);
}

TEST(SealedGenerator, RefusesTooManySeals) {
    EXPECT_EQ(generate(sealed(5, 5, 13), "x").error().kind, Kind::BadSize);
    EXPECT_EQ(generate(sealed(5, 5, -1), "x").error().kind, Kind::BadSize);
    EXPECT_TRUE(generate(sealed(5, 5, 12), "x"));
    EXPECT_EQ(generate(sealed(2, 2, 2, 3), "x").error().kind, Kind::NoSuchOptimum) << "two windows can be pressed";
}

TEST(SealedSetting, HasOneKey) {
    const RandomSetting setting = sealed(6, 7, 4, Difficulty::Hard, {Stamp::Plus, Surface::Torus});
    EXPECT_EQ(key(setting), "6x7,torus,plus,off,hard,sealed4");
    EXPECT_EQ(settingFromKey(key(setting)), setting);
    EXPECT_FALSE(isRanked(setting));
    EXPECT_TRUE(isRanked(*settingFromKey("6x7,torus,plus,off,hard")));
    for (const char* text :
         {"6x7,torus,plus,off,hard,sealed0", "6x7,torus,plus,off,hard,sealed04", "6x7,torus,plus,off,hard,sealed22",
          "6x7,torus,plus,off,hard,sealed", "6x7,torus,plus,off,hard,4", "6x7,torus,plus,off,hard,",
          "6x7,torus,plus,off,hard,sealed4,", "6x7,torus,plus,off,hard,sealed-1"})
        EXPECT_FALSE(settingFromKey(text)) << text;
}

} // namespace
} // namespace lights
