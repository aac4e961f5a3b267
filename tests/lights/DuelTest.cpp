// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Duel.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/DuelBoards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace lights {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using Tally = TurnDuel::Tally;

/// The 3×3 board that these presses solve; it has no quiet patterns, so they are the only solution.
Puzzle solvedBy(std::initializer_list<Cell> presses) {
    Board start = test::dark(3, 3);
    for (const Cell cell : presses)
        press(start, {}, cell);
    return test::puzzle(std::move(start));
}

TEST(TurnDuelTest, GoodPressesStandAndTheTurnPassesOn) {
    TurnDuel duel(solvedBy({{0, 0}, {1, 1}, {2, 2}}), 3);
    EXPECT_EQ(duel.left(), 3);
    for (const int i : {0, 1, 2}) {
        EXPECT_EQ(duel.turn(), static_cast<std::size_t>(i));
        EXPECT_FALSE(duel.over());
        const auto press = duel.press({i, i});
        ASSERT_TRUE(press);
        EXPECT_TRUE(press->good);
        EXPECT_EQ(press->player, static_cast<std::size_t>(i));
        EXPECT_EQ(duel.left(), 2 - i);
        EXPECT_EQ(duel.session().moves(), i + 1);
    }
    EXPECT_TRUE(duel.over());
    EXPECT_THAT(duel.tallies(), Each(Tally{1, 0}));
    EXPECT_THAT(duel.leaders(), ElementsAre(0, 1, 2)) << "nobody lost a turn: a draw";
}

TEST(TurnDuelTest, AnyOtherPressIsTakenBackAndLosesTheTurn) {
    TurnDuel duel(solvedBy({{0, 0}, {1, 1}}), 2);
    const Board before = duel.session().board();
    const auto press = duel.press({2, 0});
    ASSERT_TRUE(press);
    EXPECT_FALSE(press->good);
    EXPECT_EQ(press->change.cell, (Cell{2, 0}));
    EXPECT_EQ(duel.session().board(), before);
    EXPECT_EQ(duel.left(), 2);
    EXPECT_EQ(duel.turn(), 1U);
    EXPECT_THAT(duel.tallies(), ElementsAre(Tally{0, 1}, Tally{0, 0}));
    EXPECT_THAT(duel.leaders(), ElementsAre(1));
    EXPECT_TRUE(duel.press({1, 1})->good);
    EXPECT_FALSE(duel.press({1, 1})->good) << "the same window again leads back";
    EXPECT_TRUE(duel.press({0, 0})->good);
    EXPECT_TRUE(duel.over());
    EXPECT_THAT(duel.tallies(), ElementsAre(Tally{0, 2}, Tally{2, 0}));
    EXPECT_THAT(duel.leaders(), ElementsAre(1));
}

TEST(TurnDuelTest, LostTurnsDecideHoweverManyTurnsThereWere) {
    // C loses a turn, so A gets a second one: as many lost turns as B, and no more than a draw with B.
    TurnDuel duel(solvedBy({{0, 0}, {1, 1}, {2, 2}}), 3);
    EXPECT_TRUE(duel.press({0, 0})->good);
    EXPECT_TRUE(duel.press({1, 1})->good);
    EXPECT_FALSE(duel.press({0, 1})->good);
    EXPECT_TRUE(duel.press({2, 2})->good);
    EXPECT_THAT(duel.tallies(), ElementsAre(Tally{2, 0}, Tally{1, 0}, Tally{0, 1}));
    EXPECT_THAT(duel.leaders(), ElementsAre(0, 1));
}

TEST(TurnDuelTest, ChosenPlayerBegins) {
    TurnDuel duel(solvedBy({{0, 0}, {1, 1}, {2, 2}}), 3, 2);
    EXPECT_EQ(duel.press({0, 0})->player, 2U);
    EXPECT_EQ(duel.press({1, 1})->player, 0U);
    EXPECT_EQ(duel.turn(), 1U);
}

TEST(TurnDuelTest, ImpossiblePressesCostNothing) {
    TurnDuel duel(solvedBy({{0, 0}}), 2);
    EXPECT_FALSE(duel.press({3, 0})) << "off the board";
    EXPECT_EQ(duel.turn(), 0U);
    EXPECT_TRUE(duel.press({0, 0})->good);
    EXPECT_FALSE(duel.press({0, 0})) << "it is over";
    EXPECT_EQ(duel.turn(), 1U);
    EXPECT_THAT(duel.tallies(), ElementsAre(Tally{1, 0}, Tally{0, 0}));
}

TEST(TurnDuelTest, TwoToFourPlay) {
    const Puzzle puzzle = solvedBy({{0, 0}});
    EXPECT_THROW(TurnDuel(puzzle, 1), std::invalid_argument);
    EXPECT_THROW(TurnDuel(puzzle, 5), std::invalid_argument);
    EXPECT_THROW(TurnDuel(puzzle, 2, 2), std::invalid_argument);
}

TEST(TurnDuelTest, KnowsWhichBoardsSuitIt) {
    EXPECT_TRUE(isForDuels(solvedBy({{0, 0}})));
    EXPECT_FALSE(isForDuels(test::puzzle(test::board({"#...", "....", "....", "...."})))) << "no solution";
    const Rules torus{Stamp::Plus, Surface::Torus};
    Board oneOff = test::dark(10, 10);
    press(oneOff, torus, {0, 0});
    EXPECT_FALSE(isForDuels(test::puzzle(std::move(oneOff), torus))) << "16 quiet patterns";
}

TEST(TurnDuelTest, BoardsAreSmallEnoughToJudgeEveryPressAtOnce) {
    const std::string twelvePairs = "##_##_##_##_##_##_##_##_##_##_##_##"; // Each is a quiet pattern.
    EXPECT_TRUE(isForDuels(test::puzzle(test::board({twelvePairs}))));
    EXPECT_FALSE(isForDuels(test::puzzle(test::board({twelvePairs + "_##"}))));
    EXPECT_TRUE(isForDuels(test::puzzle(test::lit(20, 20)))) << "400 cells, no quiet pattern";
    std::vector<std::string> rows(20, std::string(20, '#'));
    rows.push_back('#' + std::string(19, '_'));
    const Puzzle another = test::puzzle(test::board(rows));
    EXPECT_TRUE(solveAny(another));
    EXPECT_FALSE(isForDuels(another)) << "401 cells";
}

TEST(DuelRunsTest, FewestMovesWinThenTime) {
    const auto best = [](std::vector<std::optional<DuelRun>> runs) { return bestRuns(runs); };
    EXPECT_THAT(best({DuelRun{7, 10s}, DuelRun{6, 90s}}), ElementsAre(1));
    EXPECT_THAT(best({DuelRun{7, 10s}, DuelRun{7, 9900ms}}), ElementsAre(1));
    EXPECT_THAT(best({DuelRun{7, 10'010ms}, DuelRun{7, 10'090ms}}), ElementsAre(0, 1)) << "both show 10.0 seconds";
    EXPECT_THAT(best({std::nullopt, DuelRun{99, 900s}, std::nullopt}), ElementsAre(1));
    EXPECT_THAT(best({std::nullopt, std::nullopt}), IsEmpty()) << "nobody solved it";
}

TEST(DuelBoardsTest, EverySizeAndSurfaceHasBoardsForEveryNumberOfPlayers) {
    for (int side = leastDuelSide; side <= mostDuelSide; ++side)
        for (const Surface surface : allSurfaces)
            for (int players = static_cast<int>(minDuelPlayers); players <= static_cast<int>(maxDuelPlayers);
                 ++players) {
                SCOPED_TRACE(std::to_string(side) + " on " + std::to_string(static_cast<int>(surface)) + " for " +
                             std::to_string(players));
                RandomSetting setting{side, side, {Stamp::Plus, surface}};
                int offered = 0;
                for (const Difficulty difficulty : duelDifficulties) {
                    setting.wanted = difficulty;
                    if (!hasDivisibleBoard(setting, players))
                        continue;
                    ++offered;
                    const auto drawn = generateDivisible(setting, players, "seed");
                    ASSERT_TRUE(drawn) << name(difficulty);
                    EXPECT_EQ(drawn->board.optimum.value() % players, 0);
                    EXPECT_TRUE(isForDuels(drawn->board.puzzle));
                    EXPECT_EQ(TurnDuel(drawn->board.puzzle, minDuelPlayers).left(), drawn->board.optimum);
                    EXPECT_EQ(generate(setting, drawn->seed)->puzzle, drawn->board.puzzle) << "the seed leads to it";
                }
                EXPECT_TRUE(offered > 0 || (side == 3 && players == 4));
            }
}

TEST(DuelBoardsTest, DifficultiesWithoutMultipleAreNotOffered) {
    RandomSetting torus{3, 3, {Stamp::Plus, Surface::Torus}};
    for (const Difficulty difficulty : duelDifficulties) {
        torus.wanted = difficulty; // The optima are 1, 2 and 3.
        EXPECT_FALSE(hasDivisibleBoard(torus, 4));
    }
    torus.wanted = Difficulty::Hard;
    EXPECT_TRUE(hasDivisibleBoard(torus, 3));
    EXPECT_FALSE(hasDivisibleBoard(torus, 2));
}

TEST(DuelBoardsTest, AllMultiplesOccur) {
    RandomSetting setting;
    setting.wanted = Difficulty::Hard; // 10 … 13.
    std::set<int> optima;
    for (int i = 0; i < 60; ++i)
        optima.insert(generateDivisible(setting, 2, std::to_string(i))->board.optimum.value());
    EXPECT_THAT(optima, ElementsAre(10, 12));
}

} // namespace
} // namespace lights
