// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/Duel.hpp"

#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using namespace std::chrono_literals;
using lights::DuelRun;
using testing::ElementsAre;
using testing::IsEmpty;
using Tallies = std::vector<lights::TurnDuel::Tally>;
using Runs = std::vector<std::optional<DuelRun>>;

DuelMatch matchOf(DuelWay way, std::vector<std::string> players) {
    const auto setting = duelSetting(4, lights::Surface::Torus, lights::Difficulty::Easy);
    Challenge board = drawDuelBoard(setting, way, players.size(), "seed");
    return {std::move(players), way, std::move(board), 0};
}

TEST(DuelTest, FewestLostTurnsAreFirstAndEqualPlayersShareTheirRank) {
    const DuelOutcome outcome = Tallies{{3, 1}, {2, 0}, {1, 3}, {2, 1}};
    EXPECT_THAT(placesOf(outcome), ElementsAre(DuelPlace{1, 1}, DuelPlace{0, 2}, DuelPlace{3, 2}, DuelPlace{2, 4}));
    EXPECT_THAT(winnersOf(outcome), ElementsAre(1));
    EXPECT_THAT(winnersOf(Tallies{{2, 1}, {3, 1}}), ElementsAre(0, 1)) << "however many good presses";
}

TEST(DuelTest, FewestMovesAreFirstThenTimeAndGivingUpIsLast) {
    const DuelOutcome outcome = Runs{std::nullopt, DuelRun{6, 30s}, DuelRun{6, 20s}, std::nullopt};
    EXPECT_THAT(placesOf(outcome), ElementsAre(DuelPlace{2, 1}, DuelPlace{1, 2}, DuelPlace{0, 3}, DuelPlace{3, 3}));
    EXPECT_THAT(winnersOf(outcome), ElementsAre(2));
    EXPECT_THAT(winnersOf(Runs{std::nullopt, std::nullopt}), IsEmpty());
    EXPECT_THAT(placesOf(Runs{std::nullopt, std::nullopt}), ElementsAre(DuelPlace{0, 1}, DuelPlace{1, 1}));
}

TEST(DuelTest, BoardInTurnGivesEverybodyAsManyPresses) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Medium);
    for (const std::size_t players : {2U, 3U, 4U}) {
        const Challenge board = drawDuelBoard(setting, DuelWay::Turns, players, "seed");
        EXPECT_EQ(lights::solve(board.lights()).result->moves() % static_cast<int>(players), 0);
    }
    EXPECT_EQ(duelDivisor(DuelWay::Alone, 4), 1);
    EXPECT_THROW(static_cast<void>(drawDuelBoard(duelSetting(3, lights::Surface::Torus, lights::Difficulty::Hard),
                                                 DuelWay::Turns, 4, "seed")),
                 std::logic_error);
}

TEST(DuelTest, SeedOfTheBoardLeadsToItAgain) {
    const Challenge board = matchOf(DuelWay::Turns, {"Ada", "Ben", "Cleo"}).challenge;
    ASSERT_NE(board.random(), nullptr);
    lights::Generators generators;
    EXPECT_EQ(generators.board(board.random()->lights(), board.random()->seed).puzzle, board.lights());
}

TEST(DuelTest, TheNextPlayerBeginsTheNextDuel) {
    const DuelMatch match = matchOf(DuelWay::Alone, {"Ada", "Ben"});
    const DuelMatch same = onSameBoard(match);
    EXPECT_EQ(same.challenge.code, match.challenge.code);
    EXPECT_EQ(same.first, 1U);
    EXPECT_EQ(onSameBoard(same).first, 0U);
    const DuelMatch other = onNewBoard(match, [] { return std::uint64_t{5}; });
    EXPECT_NE(other.challenge.code, match.challenge.code);
    EXPECT_EQ(other.challenge.random()->lights(), match.challenge.random()->lights());
    EXPECT_EQ(other.first, 1U);
    EXPECT_EQ(other.players, match.players);
}

} // namespace
