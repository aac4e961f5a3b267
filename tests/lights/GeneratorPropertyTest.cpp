// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Generators.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>

namespace lights {
namespace {

RandomSetting anySetting(int longestSide) {
    return {*rc::gen::inRange(1, longestSide + 1), *rc::gen::inRange(1, longestSide + 1), test::anyRules(),
            *rc::gen::element(GoalKind::Off, GoalKind::On, GoalKind::Picture), Difficulty::Any};
}

std::string anySeed() {
    return *rc::gen::arbitrary<std::string>();
}

/// What holds for every random board.
void assertFits(const RandomSetting& setting, const Puzzle& puzzle) {
    RC_ASSERT(puzzle.rows() == setting.rows);
    RC_ASSERT(puzzle.columns() == setting.columns);
    RC_ASSERT(puzzle.rules() == setting.rules);
    RC_ASSERT(puzzle.goal() == setting.goal);
    RC_ASSERT(!puzzle.start().hasHoles());
    RC_ASSERT(puzzle.open(puzzle.start()).any());
    RC_ASSERT(solveAny(puzzle).has_value());
    RC_ASSERT(decodePuzzle(encodePuzzle(puzzle)).value() == puzzle);
}

RC_GTEST_PROP(GeneratorProperty, BoardsAreSolvableAndNotSolved, ()) {
    const RandomSetting setting = anySetting(30);
    const std::string seed = anySeed();
    const auto board = generate(setting, seed);
    RC_ASSERT(board.has_value());
    assertFits(setting, board->puzzle);
    RC_ASSERT(generate(setting, seed)->puzzle == board->puzzle);
}

RC_GTEST_PROP(GeneratorProperty, DifficultyStaysWithinItsClass, ()) {
    RandomSetting setting = anySetting(12);
    const auto difficulty =
        *rc::gen::element(Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Hardest);
    setting.wanted = difficulty;
    const auto possible = possibilities(setting.rows, setting.columns, setting.rules);
    RC_PRE(possible.has_value()); // 9×9 with the square on a torus has too many quiet patterns.
    const std::string seed = anySeed();
    const auto board = generate(setting, seed);
    RC_ASSERT(board.has_value() != possible->classes.range(difficulty).empty());
    if (!board)
        return;
    assertFits(setting, board->puzzle);
    const Answer answer = solve(board->puzzle);
    RC_ASSERT(answer.result->exact());
    RC_ASSERT(answer.result->moves() == board->optimum);
    RC_ASSERT(possible->classes.range(difficulty).contains(answer.result->moves()));
    RC_ASSERT(generate(setting, seed)->puzzle == board->puzzle);
}

RC_GTEST_PROP(GeneratorProperty, RequestedOptimumIsExact, ()) {
    RandomSetting setting = anySetting(8);
    const auto possible = possibilities(setting.rows, setting.columns, setting.rules);
    RC_ASSERT(possible.has_value());
    // The hardest boards may take long to find: half of the way there is enough here.
    const int optimum = *rc::gen::inRange(1, possible->classes.lastMedium + 1);
    setting.wanted = optimum;
    const auto board = generate(setting, anySeed());
    RC_ASSERT(board.has_value() == (optimum <= possible->largest.possible));
    if (!board)
        return;
    assertFits(setting, board->puzzle);
    const Answer answer = solve(board->puzzle);
    RC_ASSERT(answer.result->exact());
    RC_ASSERT(answer.result->moves() == optimum);
}

TEST(GoalPicture, HasOneLightOnTheSmallestBoards) {
    for (std::uint64_t number = 0; number < 20; ++number) {
        puzzle::Random random(number);
        EXPECT_EQ(generatePicture(1, 2, random).count(), 1);
        EXPECT_EQ(generatePicture(2, 1, random).count(), 1);
    }
    puzzle::Random random(0);
    EXPECT_EQ(generatePicture(1, 1, random).count(), 1);
}

RC_GTEST_PROP(GoalPictureProperty, IsSymmetricAndNeitherEmptyNorFull, ()) {
    const int rows = *rc::gen::inRange(1, 101);
    const int columns = *rc::gen::inRange(1, 101);
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    puzzle::Random random(number);
    const BitGrid picture = generatePicture(rows, columns, random);
    puzzle::Random again(number);
    RC_ASSERT(generatePicture(rows, columns, again) == picture);
    if (rows * columns <= 2) {
        RC_ASSERT(picture.any());
        return;
    }
    RC_ASSERT(4 * picture.count() >= picture.cells());
    RC_ASSERT(4 * picture.count() <= 3 * picture.cells());
    bool leftRight = true;
    bool topBottom = true;
    picture.forEach([&](Cell cell) {
        leftRight = leftRight && picture.test({cell.row, columns - 1 - cell.column});
        topBottom = topBottom && picture.test({rows - 1 - cell.row, cell.column});
    });
    RC_ASSERT(leftRight || topBottom);
}

} // namespace
} // namespace lights
