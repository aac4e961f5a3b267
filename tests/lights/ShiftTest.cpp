// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Shift.hpp"

#include "lights/Boards.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace lights {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

/// Every house is one press from sleep, whatever the table says: for tests that do not depend on the boards.
Street oneLight() {
    return {"test", [](int /*index*/, ShiftCards /*cards*/) {
                return DrawnHouse{test::puzzle(test::board({"##"})), 1};
            }};
}

/// Picks the first card wherever cards are offered.
void pickFirst(Shift& shift) {
    if (shift.offer())
        shift.pick(0);
}

/// The cells of an optimal solution.
std::vector<Cell> optimumOf(const Puzzle& puzzle) {
    return solve(puzzle).result->order();
}

std::vector<Event> eventsOf(const Shift& shift) {
    return {shift.events().begin(), shift.events().end()};
}

class StreetTest : public testing::Test {
protected:
    /// Puts the house to bed with the solver. \param detours how often a cell is pressed twice before that: two extra
    /// presses each. \param step time before each press.
    ShiftChange solveHouse(Shift& shift, int detours = 0, puzzle::Milliseconds step = {}) {
        pickFirst(shift);
        std::vector<Cell> presses(2 * static_cast<std::size_t>(detours), Cell{0, 0});
        const auto optimum = optimumOf(shift.session().puzzle());
        presses.insert(presses.end(), optimum.begin(), optimum.end());
        std::optional<ShiftChange> last;
        for (const Cell cell : presses) {
            shift.advance(step);
            last = shift.press(cell);
        }
        return last.value();
    }

    /// A shift in which a card with this gift was offered, on houses where any window can be pressed twice.
    /// \param take the card with it was picked, and not the other one.
    Shift giftedShift(ShiftGift wanted, bool take = true) {
        for (int seed = 0;; ++seed) {
            const std::string text = std::to_string(seed);
            const ShiftOffer offer = shiftOffer(text, housesPerCard, {}).value();
            const GiftOffer offered = shiftGift(text, housesPerCard, offer);
            if (offered.gift != wanted || offer[offered.card] == ShiftCard::Quiet ||
                offer[offered.card] == ShiftCard::Sealed)
                continue;
            Shift shift(m_houses.street(text));
            for (int house = 0; house < housesPerCard; ++house) {
                shift.advance(1s);
                solveHouse(shift, 0, 100ms);
            }
            EXPECT_EQ(shift.gift(), offered);
            EXPECT_TRUE(shift.pick(take ? offered.card : 1 - offered.card));
            return shift;
        }
    }

    ShiftHouses m_houses;
    Shift m_shift{m_houses.street("test")};
    Shift m_old{m_houses.street("test"), ShiftRules::ThreeMinutes};
};

TEST(ShiftTable, GrowsFromThreeByThreeToSixBySix) {
    EXPECT_EQ(shiftHouse(0), (ShiftHouse{3, 3, 2}));
    EXPECT_EQ(shiftHouse(15), (ShiftHouse{6, 6, 7}));
    for (int i = 1; i < maxShiftHouses; ++i) {
        const ShiftHouse before = shiftHouse(i - 1);
        const ShiftHouse house = shiftHouse(i);
        EXPECT_GE(house.rows * house.columns, before.rows * before.columns);
        EXPECT_LE(house.columns - house.rows, 1);
        EXPECT_LE(house.columns, 6);
        EXPECT_LE(house.optimum, 12);
        if (house.rows == before.rows && house.columns == before.columns) {
            EXPECT_GE(house.optimum, before.optimum) << "within a size it gets harder";
        }
    }
    EXPECT_EQ(shiftHouse(maxShiftHouses), (ShiftHouse{6, 6, 12}));
}

TEST(ShiftTable, NeverChanges) {
    std::string street;
    for (int i = 0; i < 19; ++i) {
        const ShiftHouse house = shiftHouse(i);
        street += std::to_string(house.rows) + std::to_string(house.columns) + std::to_string(house.optimum) + " ";
    }
    EXPECT_EQ(street, "332 333 334 343 344 444 444 445 455 455 555 556 556 566 567 667 667 668 668 ");
}

TEST(ShiftTable, EveryHouseHasStatedOptimum) {
    ShiftHouses houses;
    for (const std::string seed : {"a", "b", "", "ü/1"}) {
        for (int i = 0; i < 30; ++i) {
            const Puzzle puzzle = houses.house(seed, i);
            const Answer answer = solve(puzzle);
            ASSERT_TRUE(answer.solvable());
            EXPECT_TRUE(answer.result->exact());
            EXPECT_EQ(answer.result->moves(), shiftHouse(i).optimum) << i;
            EXPECT_EQ(puzzle.rows(), shiftHouse(i).rows);
            EXPECT_EQ(puzzle.columns(), shiftHouse(i).columns);
        }
    }
}

/// Stored shifts are replayed forever, so these codes must never change.
TEST(ShiftTable, HousesOfASeedNeverChange) {
    ShiftHouses houses;
    std::vector<std::string> codes;
    for (const int i : {0, 5, 10, 15, 499})
        codes.push_back(encodePuzzle(houses.house("mina", i)));
    EXPECT_THAT(codes, ElementsAre("LA1BgwAWg3", "LA1CBAAiJAa", "LA1ChQCEXqI-", "LA1DBgAN1lQkM7", "LA1DBgBwdq1_Ig"));
    ShiftHouses others;
    EXPECT_EQ(others.house("mina", 15), houses.house("mina", 15)) << "in whatever order they are drawn";
    EXPECT_NE(houses.house("ada", 15), houses.house("mina", 15));
}

TEST(ShiftTable, SeedGivesDistinctBoards) {
    ShiftHouses houses;
    std::set<std::string> codes;
    for (int i = 15; i < maxShiftHouses; ++i)
        codes.insert(encodePuzzle(houses.house("mina", i)));
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(maxShiftHouses - 15));
}

TEST(ShiftPoints, AreDoubledAtOptimumAndMultipliedByChain) {
    EXPECT_EQ(shiftPoints(5, 0), 50);
    EXPECT_EQ(shiftPoints(5, 1), 100);
    EXPECT_EQ(shiftPoints(5, 2), 200);
    EXPECT_EQ(shiftPoints(5, 3), 300);
    EXPECT_EQ(shiftPoints(5, 4), 400);
    EXPECT_EQ(shiftPoints(5, 9), 400);
}

TEST_F(StreetTest, SolvingLeadsToNextHouse) {
    EXPECT_EQ(m_shift.chain(), 1);
    const ShiftChange change = solveHouse(m_shift);
    EXPECT_TRUE(change.moved);
    EXPECT_TRUE(change.atOptimum);
    EXPECT_EQ(change.gained, 40);
    EXPECT_TRUE(change.change->solved);
    EXPECT_EQ(m_shift.index(), 1);
    EXPECT_EQ(m_shift.session().puzzle(), m_houses.house("test", 1));
    EXPECT_FALSE(m_shift.canRestart());
    EXPECT_EQ(m_shift.chain(), 2);
    EXPECT_EQ(m_shift.score(), (ShiftScore{40, 1, 1, 1, 0, 2, 2}));
}

TEST_F(StreetTest, ChainOfOptimalHousesMultipliesUpToFour) {
    std::vector<int> gained;
    gained.reserve(5);
    for (int i = 0; i < 5; ++i)
        gained.push_back(solveHouse(m_shift).gained);
    EXPECT_THAT(gained, ElementsAre(40, 120, 240, 240, 320)); // 2, 3, 4, 3 and 4 presses; ×1, ×2, ×3, ×4, ×4.
    EXPECT_EQ(m_shift.chain(), 4);
    EXPECT_EQ(solveHouse(m_shift, 1).gained, 40) << "two presses too many: neither doubled nor multiplied";
    EXPECT_EQ(m_shift.chain(), 1);
    EXPECT_EQ(solveHouse(m_shift).gained, 80);
    EXPECT_EQ(m_shift.score(), (ShiftScore{1080, 7, 6, 5, 0, 26, 24}));
}

TEST_F(StreetTest, UndoAndRestartMakeOptimumReachableAgain) {
    m_shift.press({0, 0});
    m_shift.undo();
    EXPECT_TRUE(solveHouse(m_shift).atOptimum);
    m_shift.press({1, 1});
    m_shift.press({0, 0});
    EXPECT_EQ(m_shift.restart()->kind, EventKind::Restart);
    EXPECT_FALSE(m_shift.canRestart());
    EXPECT_FALSE(m_shift.restart());
    EXPECT_TRUE(solveHouse(m_shift).atOptimum);
    m_shift.press({0, 0});
    m_shift.undo();
    EXPECT_TRUE(m_shift.redo());
    EXPECT_FALSE(m_shift.redo());
    EXPECT_EQ(m_shift.session().moves(), 1);
}

TEST_F(StreetTest, SkippingCostsTenSecondsAndByTheOldRulesTheChain) {
    for (Shift* const shift : {&m_shift, &m_old}) {
        solveHouse(*shift);
        shift->advance(5s);
        shift->press({0, 0});
        const puzzle::Milliseconds before = shift->left();
        const auto change = shift->skip();
        ASSERT_TRUE(change);
        EXPECT_TRUE(change->moved);
        EXPECT_EQ(shift->left(), before - 10s);
        EXPECT_EQ(shift->index(), 2);
        EXPECT_EQ(shift->score().skipped, 1);
        EXPECT_EQ(shift->score().points, 40);
    }
    EXPECT_EQ(m_old.chain(), 1);
    EXPECT_EQ(solveHouse(m_old).gained, 80);
    EXPECT_EQ(m_shift.chain(), 2);
    EXPECT_EQ(solveHouse(m_shift).gained, 160);
}

TEST_F(StreetTest, OnlyTheFirstSkipKeepsTheChain) {
    solveHouse(m_shift);
    EXPECT_TRUE(m_shift.skipKeepsChain());
    EXPECT_FALSE(m_old.skipKeepsChain());
    m_shift.skip();
    EXPECT_EQ(m_shift.chain(), 2);
    EXPECT_FALSE(m_shift.skipKeepsChain());
    m_shift.skip();
    EXPECT_EQ(m_shift.chain(), 1);
    EXPECT_EQ(m_shift.score().skipped, 2);
}

TEST_F(StreetTest, HousesWinTime) {
    EXPECT_EQ(m_shift.left(), 60s);
    EXPECT_EQ(solveHouse(m_shift).won, 6s);
    EXPECT_EQ(m_shift.left(), 66s);
    m_shift.advance(10s);
    EXPECT_EQ(solveHouse(m_shift, 1).won, 2s);
    EXPECT_EQ(m_shift.left(), 58s);
    m_shift.skip();
    EXPECT_EQ(m_shift.left(), 48s) << "a skipped house wins nothing";
    EXPECT_EQ(m_shift.length(), 68s);
    solveHouse(m_old);
    EXPECT_EQ(m_old.left(), 180s);
    EXPECT_EQ(solveHouse(m_old, 1).won, 0s);
}

TEST_F(StreetTest, EveryFifthHouseOffersTwoCards) {
    std::vector<std::string> picked;
    for (int house = 0; house < 37; ++house) {
        if (house % 5 == 0 && house > 0 && house <= 30) {
            ASSERT_TRUE(m_shift.offer()) << house;
            const ShiftOffer offer = *m_shift.offer();
            EXPECT_NE(offer[0], offer[1]);
            EXPECT_FALSE(m_shift.cards().has(offer[0]) || m_shift.cards().has(offer[1]));
            const ShiftCards before = m_shift.cards();
            EXPECT_FALSE(m_shift.press({0, 0}) || m_shift.skip() || m_shift.undo() || m_shift.restart());
            EXPECT_FALSE(m_shift.canSkip() || m_shift.canRestart());
            const puzzle::Milliseconds left = m_shift.left();
            m_shift.advance(30s);
            EXPECT_EQ(m_shift.left(), left) << "the clock stands still";
            const auto change = m_shift.pick(1);
            ASSERT_TRUE(change);
            EXPECT_TRUE(change->moved);
            EXPECT_EQ(m_shift.cards(), before.with(offer[1]));
            EXPECT_FALSE(m_shift.pick(0)) << "only once";
        }
        ASSERT_FALSE(m_shift.offer()) << house;
        EXPECT_EQ(m_shift.session().puzzle(), m_houses.house("test", house, m_shift.cards()).puzzle);
        solveHouse(m_shift);
        EXPECT_EQ(m_shift.asleep().back().surface,
                  m_shift.cards().has(ShiftCard::Cylinder) ? Surface::Cylinder : Surface::Plane);
    }
    EXPECT_FALSE(m_shift.over());
    for (int house = 0; house < 12; ++house) {
        EXPECT_FALSE(m_old.offer());
        solveHouse(m_old);
    }
}

TEST_F(StreetTest, KeepsWhatSleeps) {
    solveHouse(m_shift);
    m_shift.skip();
    solveHouse(m_shift, 1);
    ASSERT_EQ(m_shift.asleep().size(), 2U);
    EXPECT_EQ(m_shift.asleep()[0], (SleepingHouse{0, {3, 3, 2}, 2}));
    EXPECT_EQ(m_shift.asleep()[1], (SleepingHouse{2, {3, 3, 4}, 6}));
    EXPECT_TRUE(m_shift.asleep()[0].atOptimum());
    EXPECT_FALSE(m_shift.asleep()[1].atOptimum());
}

TEST_F(StreetTest, GhostKnowsPointsAtEachTime) {
    solveHouse(m_shift, 0, 1s); // The clock starts with the first press: 1 s.
    solveHouse(m_shift, 0, 1s); // 4 s.
    const ShiftGhost ghost(m_houses.street("test"), ShiftRules::WonTime, m_shift.events());
    EXPECT_EQ(ghost.pointsAt(0s), 0);
    EXPECT_EQ(ghost.pointsAt(999ms), 0);
    EXPECT_EQ(ghost.pointsAt(1s), 40);
    EXPECT_EQ(ghost.pointsAt(4s), 160);
    EXPECT_EQ(ghost.pointsAt(1h), 160);
    EXPECT_EQ(ghost.pointsAtEnd(), 160);
    EXPECT_EQ(ShiftGhost(m_houses.street("test"), ShiftRules::WonTime, {}).pointsAt(1s), 0);
}

TEST(ShiftOffers, FollowFromTheSeedAndNeverChange) {
    const auto words = [](const std::optional<ShiftOffer>& offer) {
        return offer ? std::string(name((*offer)[0])) + "/" + std::string(name((*offer)[1])) : "none";
    };
    EXPECT_EQ(words(shiftOffer("mina", 0, {})), "none");
    EXPECT_EQ(words(shiftOffer("mina", 4, {})), "none");
    std::string offered;
    for (int index = 5; index <= 30; index += 5)
        offered += words(shiftOffer("mina", index, {})) + " ";
    EXPECT_EQ(offered, "cross/cylinder cross/quiet-hours mirror/cross mirror/cross sealed/cross curtains/quiet-hours ");
    ShiftCards most;
    for (const ShiftCard card : allShiftCards)
        if (card != ShiftCard::Mirror)
            most = most.with(card);
    EXPECT_EQ(words(shiftOffer("mina", 5, most)), "none") << "only one is left";
    EXPECT_EQ(names(most), "cylinder+cross+all-on+sealed+curtains+quiet-hours");
    EXPECT_EQ(names({}), "");
}

TEST(ShiftOffers, AnyPairMayCome) {
    std::set<ShiftOffer> found;
    for (int seed = 0; seed < 1000; ++seed)
        found.insert(shiftOffer(std::to_string(seed), 5, {}).value());
    EXPECT_EQ(found.size(), 42U);
}

TEST(ShiftOffers, TheHarderCardBringsAGift) {
    const auto words = [](const GiftOffer& offer) {
        return std::to_string(offer.card) + "/" + std::to_string(static_cast<int>(offer.gift));
    };
    std::string given;
    for (int index = 5; index <= 30; index += 5)
        given += words(shiftGift("mina", index, shiftOffer("mina", index, {}).value())) + " ";
    EXPECT_EQ(given, "0/1 1/1 1/0 1/0 1/1 1/2 ") << "it follows from the seed and never changes";
    std::set<ShiftGift> found;
    for (int seed = 0; seed < 100; ++seed) {
        const ShiftOffer offer{ShiftCard::Quiet, ShiftCard::Mirror};
        const GiftOffer gift = shiftGift(std::to_string(seed), 5, offer);
        EXPECT_EQ(gift.card, 0U);
        EXPECT_EQ(shiftGift(std::to_string(seed), 5, {offer[1], offer[0]}), (GiftOffer{1, gift.gift}));
        found.insert(gift.gift);
    }
    EXPECT_EQ(found.size(), allShiftGifts.size());
}

TEST_F(StreetTest, GiftOfTimeIsOnTheClockAtOnce) {
    const Shift shift = giftedShift(ShiftGift::Time);
    EXPECT_EQ(shift.length(), 60s + 5 * 6s + 10s);
    EXPECT_EQ(giftedShift(ShiftGift::Time, false).length(), 60s + 5 * 6s) << "with the other card";
}

TEST_F(StreetTest, GivenSkipCostsNothing) {
    Shift shift = giftedShift(ShiftGift::Skip);
    EXPECT_EQ(shift.freeSkips(), 1);
    const puzzle::Milliseconds left = shift.left();
    EXPECT_EQ(shift.chain(), 4);
    ASSERT_TRUE(shift.skip());
    EXPECT_EQ(shift.left(), left);
    EXPECT_EQ(shift.freeSkips(), 0);
    EXPECT_TRUE(shift.skipKeepsChain()) << "the first that is paid for keeps it too";
    ASSERT_TRUE(shift.skip());
    EXPECT_EQ(shift.left(), left - skipCost);
    EXPECT_EQ(shift.chain(), 4);
    ASSERT_TRUE(shift.skip());
    EXPECT_EQ(shift.chain(), 1);
}

TEST_F(StreetTest, GuardedChainHoldsOnce) {
    Shift shift = giftedShift(ShiftGift::Chain);
    EXPECT_EQ(shift.chainGuards(), 1);
    const int optimum = shift.house().optimum;
    EXPECT_EQ(solveHouse(shift, 1).gained, shiftPoints(optimum, 0)) << "the house itself is worth no more";
    EXPECT_EQ(shift.chain(), 4);
    EXPECT_EQ(shift.chainGuards(), 0);
    solveHouse(shift, 1);
    EXPECT_EQ(shift.chain(), 1);
}

TEST_F(StreetTest, GiftsAreReplayedByTheirRulesOnly) {
    Shift shift = giftedShift(ShiftGift::Skip);
    shift.skip();
    shift.advance(1s);
    solveHouse(shift, 0, 100ms);
    const Street street = m_houses.street(shift.performance("").seed);
    EXPECT_EQ(replayShift(street, ShiftRules::Gifts, shift.events()), shift.score());
    EXPECT_NE(replayShift(street, ShiftRules::WonTime, shift.events()), shift.score()) << "there a skip takes its time";
    EXPECT_FALSE(Shift(street, ShiftRules::WonTime).gift());
}

TEST(ShiftClock, RunsFromFirstEventToEnd) {
    Shift shift(oneLight(), ShiftRules::ThreeMinutes);
    shift.advance(10s);
    EXPECT_EQ(shift.left(), 180s);
    shift.press({0, 0});
    shift.advance(-1s);
    EXPECT_EQ(shift.left(), 180s);
    shift.advance(179'999ms);
    EXPECT_FALSE(shift.over());
    EXPECT_TRUE(shift.press({0, 0}));
    shift.advance(1h);
    EXPECT_TRUE(shift.over());
    EXPECT_EQ(shift.left(), 0s);
}

TEST(ShiftClock, NothingCountsAfterEnd) {
    Shift shift(Street{"test", [](int, ShiftCards) {
                           return DrawnHouse{test::puzzle(test::board({"###", "###", "###"})), 5};
                       }});
    shift.press({0, 0});
    shift.press({0, 1});
    shift.undo();
    shift.advance(puzzle::firstTime);
    EXPECT_FALSE(shift.press({0, 1}));
    EXPECT_FALSE(shift.undo());
    EXPECT_FALSE(shift.redo());
    EXPECT_FALSE(shift.restart());
    EXPECT_FALSE(shift.skip());
    EXPECT_FALSE(shift.canUndo() || shift.canRedo() || shift.canRestart() || shift.canSkip());
    EXPECT_EQ(shift.events().size(), 3U);
}

TEST(ShiftClock, SkippingNeedsEnoughTime) {
    Shift shift(oneLight(), ShiftRules::ThreeMinutes);
    EXPECT_TRUE(shift.skip()) << "also before the first press: it starts the clock";
    EXPECT_EQ(shift.left(), 170s);
    shift.advance(160s);
    EXPECT_FALSE(shift.canSkip());
    EXPECT_FALSE(shift.skip()) << "the shift would be over";
    EXPECT_EQ(shift.left(), 10s);
}

TEST(ShiftClock, StreetHasAnEnd) {
    Shift shift(oneLight());
    for (int i = 0; i < maxShiftHouses; ++i) {
        pickFirst(shift);
        EXPECT_TRUE(shift.press({0, 0}));
    }
    EXPECT_TRUE(shift.over());
    EXPECT_FALSE(shift.press({0, 0}));
    EXPECT_EQ(shift.score().houses, maxShiftHouses);
}

TEST_F(StreetTest, ReplayGivesSameScore) {
    for (Shift* const shift : {&m_shift, &m_old}) {
        solveHouse(*shift, 0, 100ms);
        shift->advance(2s);
        shift->press({0, 0});
        shift->undo();
        shift->redo();
        shift->restart();
        shift->skip();
        shift->advance(3s);
        solveHouse(*shift, 2, 100ms);
        for (int i = 0; i < 9; ++i) {
            shift->advance(200ms);
            solveHouse(*shift, 0, 100ms);
        }
        const auto replay = [&](const std::string& seed, ShiftRules rules) {
            return replayShift(m_houses.street(seed), rules, shift->events());
        };
        EXPECT_EQ(replay("test", shift->rules()), shift->score());
        EXPECT_FALSE(replay("another", shift->rules()));
        const bool old = shift->rules() == ShiftRules::ThreeMinutes;
        EXPECT_FALSE(replay("test", old ? ShiftRules::WonTime : ShiftRules::ThreeMinutes)) << "cards, or none";
    }
}

/// The first houses are the same by both rules, but not what they are worth after a skip.
TEST_F(StreetTest, RulesDecideWhatAReplayCounts) {
    for (Shift* const shift : {&m_shift, &m_old}) {
        solveHouse(*shift, 0, 100ms);
        shift->advance(1s);
        shift->skip();
        shift->advance(1s);
        solveHouse(*shift, 0, 100ms);
    }
    EXPECT_EQ(eventsOf(m_shift), eventsOf(m_old));
    const auto points = [&](ShiftRules rules) {
        return replayShift(m_houses.street("test"), rules, m_old.events())->points;
    };
    EXPECT_EQ(points(ShiftRules::ThreeMinutes), 40 + 80);
    EXPECT_EQ(points(ShiftRules::WonTime), 40 + 160);
}

TEST_F(StreetTest, ReplayRefusesWrongPicks) {
    for (int i = 0; i < 6; ++i) {
        m_shift.advance(200ms);
        solveHouse(m_shift, 0, 100ms);
    }
    const auto sound = eventsOf(m_shift);
    const auto pick = std::ranges::find(sound, EventKind::FirstCard, &Event::kind) - sound.begin();
    const auto replay = [&](const std::vector<Event>& events) {
        return replayShift(m_houses.street("test"), ShiftRules::WonTime, events);
    };
    EXPECT_EQ(replay(sound), m_shift.score());
    auto events = sound;
    events[static_cast<std::size_t>(pick)].kind = EventKind::SecondCard;
    EXPECT_NE(replay(events), m_shift.score()) << "other houses";
    events = sound;
    events[static_cast<std::size_t>(pick)].at += 1ms;
    EXPECT_EQ(replay(events), tl::unexpected(ReplayProblem::BadEvent)) << "the clock stood still";
    events = sound;
    events.erase(events.begin() + pick);
    EXPECT_EQ(replay(events), tl::unexpected(ReplayProblem::BadEvent)) << "a house behind a card";
    events = sound;
    events.insert(events.begin() + pick, events[static_cast<std::size_t>(pick)]);
    EXPECT_EQ(replay(events), tl::unexpected(ReplayProblem::BadEvent)) << "two cards";
}

TEST_F(StreetTest, ReplayRefusesHousesFasterThanHands) {
    const auto verdict = [this](puzzle::Milliseconds first, puzzle::Milliseconds second) {
        Shift shift(m_houses.street("test"));
        ASSERT_EQ(shift.house().optimum, 2);
        solveHouse(shift, 0, first);
        ASSERT_EQ(shift.house().optimum, 3);
        shift.advance(100ms);
        solveHouse(shift, 0, second);
        const auto score = replayShift(m_houses.street("test"), ShiftRules::WonTime, shift.events());
        EXPECT_EQ(score.has_value(), first >= 40ms && second >= 40ms) << first.count() << ", " << second.count();
        EXPECT_TRUE(score || score.error() == ReplayProblem::TooFast);
    };
    verdict(40ms, 40ms);
    verdict(39ms, 40ms);
    verdict(40ms, 39ms);
}

TEST_F(StreetTest, ReplayRefusesImpossibleEvents) {
    solveHouse(m_old, 0, 100ms);
    m_old.advance(900ms);
    m_old.skip();
    const auto sound = eventsOf(m_old);
    const auto refused = [&](const std::vector<Event>& events) {
        return !replayShift(m_houses.street("test"), m_old.rules(), events);
    };
    EXPECT_FALSE(refused(sound));
    EXPECT_TRUE(refused({})) << "nothing was done";
    EXPECT_TRUE(refused({{0ms, EventKind::Skip, {}}})) << "no house sleeps";
    auto events = sound;
    for (Event& event : events)
        event.at += 1ms;
    EXPECT_TRUE(refused(events)) << "the clock starts with the first event";
    events = sound;
    events.push_back({10'999ms, EventKind::Move, {0, 0}});
    EXPECT_TRUE(refused(events)) << "the skip took until 11 s";
    events.back().at = 11s;
    EXPECT_FALSE(refused(events));
    events.back().move = {7, 0};
    EXPECT_TRUE(refused(events)) << "there is no such cell";
    events.back() = {11s, EventKind::Undo, {}};
    EXPECT_TRUE(refused(events));
    events.back() = {puzzle::threeMinutes, EventKind::Move, {0, 0}};
    EXPECT_TRUE(refused(events)) << "after the end";
    events.back() = {puzzle::threeMinutes - skipCost, EventKind::Skip, {}};
    EXPECT_TRUE(refused(events)) << "not paid";
}

} // namespace
} // namespace lights
