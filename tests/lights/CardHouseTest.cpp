// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/CardHouse.hpp"

#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lights {
namespace {

/// Every choice of cards that is not empty.
std::vector<ShiftCards> everyHand() {
    std::vector<ShiftCards> hands;
    for (std::uint32_t bits = 1; bits < std::uint32_t{1} << allShiftCards.size(); ++bits) {
        ShiftCards cards;
        for (const ShiftCard card : allShiftCards)
            if ((bits >> static_cast<unsigned>(card) & 1U) != 0)
                cards = cards.with(card);
        hands.push_back(cards);
    }
    return hands;
}

bool isMirrored(const BitGrid& grid) {
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column)
            if (grid.test({row, column}) != grid.test({row, grid.columns() - 1 - column}))
                return false;
    return true;
}

TEST(CardHouse, FollowsItsCards) {
    for (const ShiftCards cards : everyHand())
        for (const int index : {5, 9, 12, 16, 24}) {
            SCOPED_TRACE(names(cards) + " " + std::to_string(index));
            const auto [puzzle, optimum] = cardHouse("test", index, cards);
            const Board& start = puzzle.start();
            EXPECT_EQ(puzzle.rows(), shiftHouse(index).rows);
            EXPECT_EQ(puzzle.columns(), shiftHouse(index).columns);
            EXPECT_EQ(puzzle.rules().surface == Surface::Cylinder, cards.has(ShiftCard::Cylinder));
            EXPECT_EQ(puzzle.rules().stamp == Stamp::Cross, cards.has(ShiftCard::Cross));
            EXPECT_EQ(puzzle.goal(), cards.has(ShiftCard::AllOn) ? GoalKind::On : GoalKind::Off);
            EXPECT_EQ(puzzle.rules().quietHours, cards.has(ShiftCard::Quiet));
            EXPECT_EQ(start.hasSealed(), cards.has(ShiftCard::Sealed));
            EXPECT_EQ(start.hasCurtains(), cards.has(ShiftCard::Curtains));
            EXPECT_FALSE((start.sealed() & start.curtains()).any());
            EXPECT_TRUE(!cards.has(ShiftCard::Mirror) ||
                        (isMirrored(start.lit()) && isMirrored(start.sealed()) && isMirrored(start.curtains())));
            const Answer answer = solve(puzzle);
            ASSERT_TRUE(answer.solvable());
            EXPECT_TRUE(answer.result->exact());
            EXPECT_EQ(answer.result->moves(), optimum);
            EXPECT_LE(optimum, shiftHouse(index).optimum);
        }
}

/// Houses under cards may be a little easier than the street says, but are not empty.
TEST(CardHouse, IsNearlyAsHardAsTheStreetSays) {
    int exact = 0;
    int all = 0;
    for (const ShiftCards cards : everyHand())
        for (int index = 5; index < 26; index += 4) {
            const int optimum = cardHouse("hard", index, cards).optimum;
            EXPECT_GE(optimum, shiftHouse(index).optimum / 2) << names(cards) << " " << index;
            exact += optimum == shiftHouse(index).optimum ? 1 : 0;
            ++all;
        }
    EXPECT_GT(exact, all / 2);
}

/// Stored shifts are replayed forever, so these codes must never change.
TEST(CardHouse, NeverChanges) {
    std::vector<std::string> codes;
    for (const ShiftCard card : allShiftCards)
        codes.push_back(encodePuzzle(cardHouse("mina", 15, ShiftCards().with(card)).puzzle));
    codes.push_back(encodePuzzle(cardHouse("mina", 25, everyHand().back()).puzzle));
    EXPECT_THAT(codes, testing::ElementsAre("LA1DBggdviX30m", "LA1DBkABSKW8AR", "LA1DBgIlcqLjgZ",
                                            "LA2AQwYAIACiQEfiqwAAcC", "LA1DBgAAxJK145", "LA2BAwYAQAEATCT-Qjlvy3",
                                            "LA2CAwYAvfRI97OY", "LA2DQwZKAMAAhMMAAtAAztMehMdh"));
}

TEST(CardHouse, IsThatOfTheStreet) {
    ShiftHouses houses;
    const ShiftCards cross = ShiftCards().with(ShiftCard::Cross);
    EXPECT_EQ(houses.house("mina", 7, cross).puzzle, cardHouse("mina", 7, cross).puzzle);
    EXPECT_EQ(houses.house("mina", 7, {}).puzzle, houses.house("mina", 7));
    EXPECT_NE(cardHouse("mina", 7, cross).puzzle, cardHouse("ada", 7, cross).puzzle);
}

/// What hands can do at a steady pace, for the medals of docs/night-shift.md.
TEST(ShiftMedals, AreWithinReach) {
    ShiftHouses houses;
    const auto pointsAt = [&](puzzle::Milliseconds perPress, const std::string& seed) {
        Shift shift(houses.street(seed));
        while (!shift.over()) {
            if (shift.offer())
                shift.pick(0);
            for (const Cell cell : solve(shift.session().puzzle()).result->order()) {
                if (shift.started())
                    shift.advance(perPress);
                shift.press(cell);
            }
        }
        return shift.score().points;
    };
    const auto mean = [&](int milliseconds) {
        int sum = 0;
        constexpr int shifts = 20;
        for (int i = 0; i < shifts; ++i)
            sum += pointsAt(puzzle::Milliseconds(milliseconds), "medal" + std::to_string(i));
        return sum / shifts;
    };
    EXPECT_GE(mean(6000), puzzle::medalPoints[0]);
    EXPECT_LT(mean(8000), puzzle::medalPoints[0]);
    EXPECT_GE(mean(3000), puzzle::medalPoints[1]);
    EXPECT_LT(mean(4000), puzzle::medalPoints[1]);
    EXPECT_GE(mean(2000), puzzle::medalPoints[2]);
    EXPECT_LT(mean(2500), puzzle::medalPoints[2]);
}

} // namespace
} // namespace lights
