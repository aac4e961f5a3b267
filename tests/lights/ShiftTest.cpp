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
Puzzle oneLight(int /*index*/) {
    return test::puzzle(test::board({"##"}));
}

/// The cells of an optimal solution.
std::vector<Cell> optimumOf(const Puzzle& puzzle) {
    return solve(puzzle).result->presses().toCells();
}

std::vector<Event> eventsOf(const Shift& shift) {
    return {shift.events().begin(), shift.events().end()};
}

class StreetTest : public testing::Test {
protected:
    /// Puts the house to bed with the solver. \param detours how often a cell is pressed twice before that: two extra
    /// presses each. \param step time before each press.
    ShiftChange solveHouse(Shift& shift, int detours = 0, puzzle::Milliseconds step = {}) {
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

    ShiftHouses m_houses;
    Shift m_shift{m_houses.street("test")};
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

TEST_F(StreetTest, SkippingCostsTenSecondsAndChain) {
    solveHouse(m_shift);
    m_shift.advance(5s);
    m_shift.press({0, 0});
    const auto change = m_shift.skip();
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->moved);
    EXPECT_EQ(m_shift.left(), 165s);
    EXPECT_EQ(m_shift.index(), 2);
    EXPECT_EQ(m_shift.chain(), 1);
    EXPECT_EQ(m_shift.score().skipped, 1);
    EXPECT_EQ(m_shift.score().points, 40);
    EXPECT_EQ(solveHouse(m_shift).gained, 80);
}

TEST(ShiftClock, RunsFromFirstEventToEnd) {
    Shift shift(oneLight);
    shift.advance(10s);
    EXPECT_EQ(shift.left(), shiftLength);
    shift.press({0, 0});
    shift.advance(-1s);
    EXPECT_EQ(shift.left(), shiftLength);
    shift.advance(179'999ms);
    EXPECT_FALSE(shift.over());
    EXPECT_TRUE(shift.press({0, 0}));
    shift.advance(1h);
    EXPECT_TRUE(shift.over());
    EXPECT_EQ(shift.left(), 0s);
}

TEST(ShiftClock, NothingCountsAfterEnd) {
    Shift shift([](int) { return test::puzzle(test::board({"###", "###", "###"})); });
    shift.press({0, 0});
    shift.press({0, 1});
    shift.undo();
    shift.advance(shiftLength);
    EXPECT_FALSE(shift.press({0, 1}));
    EXPECT_FALSE(shift.undo());
    EXPECT_FALSE(shift.redo());
    EXPECT_FALSE(shift.restart());
    EXPECT_FALSE(shift.skip());
    EXPECT_FALSE(shift.canUndo() || shift.canRedo() || shift.canRestart() || shift.canSkip());
    EXPECT_EQ(shift.events().size(), 3U);
}

TEST(ShiftClock, SkippingNeedsEnoughTime) {
    Shift shift(oneLight);
    EXPECT_TRUE(shift.skip()) << "also before the first press: it starts the clock";
    EXPECT_EQ(shift.left(), 170s);
    shift.advance(160s);
    EXPECT_FALSE(shift.canSkip());
    EXPECT_FALSE(shift.skip()) << "the shift would be over";
    EXPECT_EQ(shift.left(), 10s);
}

TEST(ShiftClock, StreetHasAnEnd) {
    Shift shift(oneLight);
    for (int i = 0; i < maxShiftHouses; ++i)
        EXPECT_TRUE(shift.press({0, 0}));
    EXPECT_TRUE(shift.over());
    EXPECT_FALSE(shift.press({0, 0}));
    EXPECT_EQ(shift.score().houses, maxShiftHouses);
}

TEST_F(StreetTest, ReplayGivesSameScore) {
    solveHouse(m_shift, 0, 100ms);
    m_shift.advance(2s);
    m_shift.press({0, 0});
    m_shift.undo();
    m_shift.redo();
    m_shift.restart();
    m_shift.skip();
    m_shift.advance(3s);
    solveHouse(m_shift, 2, 100ms);
    EXPECT_EQ(replayShift(m_houses.street("test"), m_shift.events()), m_shift.score());
    EXPECT_EQ(replayShift(m_houses.street("another"), m_shift.events()), tl::unexpected(ReplayProblem::NotSolved));
}

TEST_F(StreetTest, ReplayRefusesHousesFasterThanHands) {
    const auto verdict = [this](puzzle::Milliseconds first, puzzle::Milliseconds second) {
        Shift shift(m_houses.street("test"));
        ASSERT_EQ(shift.house().optimum, 2);
        solveHouse(shift, 0, first);
        ASSERT_EQ(shift.house().optimum, 3);
        shift.advance(100ms);
        solveHouse(shift, 0, second);
        const auto score = replayShift(m_houses.street("test"), shift.events());
        EXPECT_EQ(score.has_value(), first >= 40ms && second >= 40ms) << first.count() << ", " << second.count();
        EXPECT_TRUE(score || score.error() == ReplayProblem::TooFast);
    };
    verdict(40ms, 40ms);
    verdict(39ms, 40ms);
    verdict(40ms, 39ms);
}

TEST_F(StreetTest, ReplayRefusesImpossibleEvents) {
    solveHouse(m_shift, 0, 100ms);
    m_shift.advance(900ms);
    m_shift.skip();
    const auto sound = eventsOf(m_shift);
    const auto refused = [&](const std::vector<Event>& events) {
        return !replayShift(m_houses.street("test"), events);
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
    events.back() = {shiftLength, EventKind::Move, {0, 0}};
    EXPECT_TRUE(refused(events)) << "after the end";
    events.back() = {shiftLength - skipCost, EventKind::Skip, {}};
    EXPECT_TRUE(refused(events)) << "not paid";
}

} // namespace
} // namespace lights
