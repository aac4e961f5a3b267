// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Shifts.hpp"

#include "data/RankingTest.hpp"
#include "data/ShiftRuns.hpp"
#include "data/runs/Leaderboard.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

using namespace std::chrono_literals;
using lights::EventKind;
using test::NightShift;
using test::shiftRun;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

class ShiftsTest : public test::RankingTest<Shifts> {
protected:
    ShiftId add(const NightShift& night) { return submit(shiftRun(night)); }
    [[nodiscard]] test::Ranks ranks(const ShiftQuery& query = {}) { return ranksOf(query); }
    [[nodiscard]] Shifts& shifts() noexcept { return ranking(); }
};

ShiftQuery allShifts() {
    ShiftQuery query;
    query.allRuns = true;
    return query;
}

TEST_F(ShiftsTest, StoredShiftRoundTrip) {
    const ShiftRun run = shiftRun({"Sigrún", 4, 1, true});
    const auto id = shifts().submit(run);
    ASSERT_TRUE(id);
    const ShiftPage page = shifts().rows({}).value();
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].id, *id);
    EXPECT_EQ(page.rows[0].rank, 1);
    EXPECT_EQ(page.rows[0].run, run);
    EXPECT_EQ(run.score.points, 40 + 120 + 240 + 30);
    EXPECT_EQ(run.score.skipped, 1);
    EXPECT_FALSE(page.rows[0].tampered);
    EXPECT_EQ(page.total, 1U);
}

TEST_F(ShiftsTest, ShiftWithoutSolvedBoardIsNotStored) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street("x"));
    shift.skip();
    EXPECT_EQ(shiftRunOf(shift.performance(""), {"Mina", "2025-07-12T18:03:11Z", "test"}).error(),
              RunProblem::NotSolved);
}

TEST_F(ShiftsTest, RejectsFalseClaims) {
    const auto refused = [&](const std::function<void(ShiftRun&)>& change) {
        ShiftRun run = shiftRun({"Mina", 3, 0, true});
        change(run);
        return std::get<RunProblem>(shifts().submit(run).error());
    };
    EXPECT_EQ(refused([](ShiftRun& run) { run.score.points += 10; }), RunProblem::BadCounts);
    EXPECT_EQ(refused([](ShiftRun& run) { run.score.houses = 4; }), RunProblem::BadCounts);
    EXPECT_EQ(refused([](ShiftRun& run) { run.score.skipped = 0; }), RunProblem::BadCounts);
    EXPECT_EQ(refused([](ShiftRun& run) { test::changeEvents(run, [](auto& events) { events.pop_back(); }); }),
              RunProblem::BadCounts)
        << "one skip less";
    EXPECT_EQ(refused([](ShiftRun& run) { test::changeEvents(run, [](auto& events) { events[1].at = 2h; }); }),
              RunProblem::NotReplayed);
    EXPECT_EQ(refused([](ShiftRun& run) { run.events = "[]"; }), RunProblem::NotSolved);
    EXPECT_EQ(refused([](ShiftRun& run) { run.seed = "other"; }), RunProblem::BadCode);
    EXPECT_EQ(refused([](ShiftRun& run) { run.seed = ""; }), RunProblem::BadKey);
    EXPECT_EQ(refused([](ShiftRun& run) { run.code = "LA1ChQAjvuID"; }), RunProblem::BadCode);
    EXPECT_EQ(refused([](ShiftRun& run) { run.player = ""; }), RunProblem::BadPlayer);
    EXPECT_EQ(refused([](ShiftRun& run) { run.date = "today"; }), RunProblem::BadDate);
    EXPECT_EQ(refused([](ShiftRun& run) { run.seed = "day-2025-07-14"; }), RunProblem::BadDate);
    EXPECT_EQ(refused([](ShiftRun& run) { run.seed = "day-2025"; }), RunProblem::BadKey);
    EXPECT_THAT(ranks(allShifts()), IsEmpty());
}

TEST_F(ShiftsTest, SeedsArePrintable) {
    EXPECT_TRUE(isSeed("k3v7mq2p"));
    EXPECT_TRUE(isSeed(std::string(64, 'x')));
    for (const std::string& seed : {std::string(), std::string(65, 'x'), std::string("a b"), std::string("ä"),
                                    std::string("a\0b", 3), std::string("\x7F")})
        EXPECT_FALSE(isSeed(seed)) << seed;
}

TEST_F(ShiftsTest, RankByPointsThenHousesThenDate) {
    add({"Two", 2});
    add({"Four", 4});
    add({"Late", 3, 0, false, "2025-07-13T00:00:00Z"});
    add({"Early", 3, 0, false, "2025-07-12T00:00:00Z"});
    add({"Detour", 3, 1});
    EXPECT_THAT(ranks(),
                ElementsAre(Pair(1, "Four"), Pair(2, "Early"), Pair(3, "Late"), Pair(4, "Detour"), Pair(5, "Two")));
    // The same points from fewer boards.
    tamper("DELETE FROM shifts");
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street("many"), puzzle::ShiftRules::ThreeMinutes);
    const auto press = [](lights::Shift& on, lights::Cell cell) {
        on.advance(1s);
        on.press(cell);
    };
    const auto solveNext = [&](bool detour) {
        for (int i = 0; detour && i < 2; ++i)
            press(shift, {0, 0});
        for (const lights::Cell cell : lights::solve(shift.session().puzzle()).result->order())
            press(shift, cell);
    };
    solveNext(true);
    solveNext(true);
    shift.skip();
    shift.skip();
    solveNext(true);
    solveNext(true); // 20 + 30 + 40 + 40 points.
    lights::Shift other(houses.street("few"), puzzle::ShiftRules::ThreeMinutes);
    other.skip();
    const auto pressOptimum = [&] {
        for (const lights::Cell cell : lights::solve(other.session().puzzle()).result->order())
            press(other, cell);
    };
    pressOptimum();
    other.skip();
    press(other, {0, 0});
    press(other, {0, 0});
    pressOptimum(); // 60 + 30 points …
    other.skip();
    press(other, {0, 0});
    press(other, {0, 0});
    pressOptimum(); // … + 40 points.
    ASSERT_EQ(shift.score().points, 130);
    ASSERT_EQ(other.score().points, 130);
    ASSERT_TRUE(shifts().submit(*shiftRunOf(other.performance(lights::encodePuzzle(houses.house("few", 0))),
                                            {"Few", "2024-01-01T00:00:00Z", "test"})));
    ASSERT_TRUE(shifts().submit(*shiftRunOf(shift.performance(lights::encodePuzzle(houses.house("many", 0))),
                                            {"Many", "2025-01-01T00:00:00Z", "test"})));
    ShiftQuery old;
    old.key = puzzle::RunKey::threeMinuteShift();
    EXPECT_THAT(ranks(old), ElementsAre(Pair(1, "Many"), Pair(2, "Few")));
}

/// Each table has its own ranks, players' bests and standings.
TEST_F(ShiftsTest, TablesAreApart) {
    add({"Mina", 2});
    const ShiftId ofDay = add({.player = "Mina", .houses = 4, .seed = "day-2025-07-12"});
    add({.player = "Ada", .houses = 5, .seed = "day-2025-07-12"});
    add({.player = "Mina", .houses = 3, .date = "2025-07-13T10:00:00Z", .seed = "day-2025-07-13"});
    const ShiftId old = add({.player = "Mina", .houses = 6, .rules = puzzle::ShiftRules::ThreeMinutes});
    const auto housesIn = [&](const puzzle::RunKey& key) {
        ShiftQuery query;
        query.key = key;
        std::vector<int> found;
        const auto page = shifts().rows(query).value();
        for (const ShiftRow& row : page.rows)
            found.push_back(row.run.score.houses);
        return found;
    };
    EXPECT_THAT(housesIn(puzzle::RunKey::shift()), ElementsAre(2));
    EXPECT_THAT(housesIn("shift:2025-07-12"), ElementsAre(5, 4));
    EXPECT_THAT(housesIn("shift:2025-07-13"), ElementsAre(3));
    EXPECT_THAT(housesIn("shift:2025-07-14"), IsEmpty());
    EXPECT_THAT(housesIn(puzzle::RunKey::threeMinuteShift()), ElementsAre(6));
    EXPECT_EQ(shifts().standing(ofDay, 3).value()->rank, 2);
    EXPECT_EQ(shifts().standing(ofDay, 3).value()->total, 2U);
    EXPECT_EQ(shifts().standing(old, 3).value()->total, 1U);
    EXPECT_EQ(shifts().shift(old).value()->rules, puzzle::ShiftRules::ThreeMinutes);
    EXPECT_EQ(shifts().shift(4711).value(), std::nullopt);
}

TEST_F(ShiftsTest, FilterByPlayerAndDateOrShowAll) {
    add({"Mina", 2});
    add({"Ada", 3});
    add({"Mina", 4, 0, false, "2025-07-20T00:00:00Z"});
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Mina"), Pair(2, "Ada")));
    EXPECT_THAT(ranks(allShifts()), ElementsAre(Pair(1, "Mina"), Pair(2, "Ada"), Pair(3, "Mina")));
    ShiftQuery mine = allShifts();
    mine.player = "Mina";
    EXPECT_THAT(ranks(mine), ElementsAre(Pair(1, "Mina"), Pair(3, "Mina")));
    EXPECT_EQ(shifts().rows(mine)->total, 2U);
    ShiftQuery week;
    week.since = "2025-07-19";
    EXPECT_THAT(ranks(week), ElementsAre(Pair(1, "Mina")));
    ShiftQuery one = allShifts();
    one.limit = 1;
    EXPECT_THAT(ranks(one), ElementsAre(Pair(1, "Mina")));
    EXPECT_EQ(shifts().rows(one)->total, 3U);
}

TEST_F(ShiftsTest, ShowStandingOfShift) {
    std::vector<ShiftId> ids;
    for (int i = 1; i <= 6; ++i)
        ids.push_back(add({"Player " + std::to_string(i), i}));
    const auto standing = shifts().standing(ids[2], 3).value();
    ASSERT_TRUE(standing);
    EXPECT_EQ(standing->rank, 4);
    EXPECT_EQ(standing->total, 6U);
    EXPECT_EQ(standing->rows.size(), 3U);
    EXPECT_EQ(standing->rows[standing->own].id, ids[2]);
    const ShiftId worse = add({"Player 6", 1});
    EXPECT_EQ(shifts().standing(worse, 3).value()->rank, 1) << "the player's best";
    EXPECT_EQ(shifts().standing(worse, 3, true).value()->rank, 7);
    EXPECT_FALSE(shifts().standing(999, 3).value());
}

TEST_F(ShiftsTest, ShowsTamperedRowWithoutRank) {
    add({"Ada", 3});
    add({"Cheat", 1});
    add({"Mina", 2});
    tamper("UPDATE shifts SET points = 9000 WHERE houses = 1");
    EXPECT_THAT(ranks(), ElementsAre(Pair(0, "Cheat"), Pair(1, "Ada"), Pair(2, "Mina")));
    EXPECT_EQ(shifts().rows({})->rows[0].tampered, RunProblem::BadCounts);
    EXPECT_EQ(shifts().rows({})->total, 2U);
}

/// Puts invalid values into each column in turn. Nothing crashes, and the valid shift stays first.
TEST_F(ShiftsTest, HostileRowsCountAsTampered) {
    for (const std::string change : {"points = 9223372036854775807",
                                     "points = -1",
                                     "houses = 0",
                                     "houses = 2147483648",
                                     "at_optimum = 4",
                                     "best_run = -9223372036854775808",
                                     "skipped = 1",
                                     "moves = 0",
                                     "optimum = 1",
                                     "seed = ''",
                                     "seed = replace(hex(zeroblob(5000)), '00', 'ä')",
                                     "seed = 'other'",
                                     "code = ''",
                                     "code = 'LA1ChQAjvuID'",
                                     "events = ''",
                                     "events = '[]'",
                                     "events = '[[0,\"s\"]]'",
                                     "events = '[[0,\"q\"]]'",
                                     "events = '[[0,\"p\",99,99]]'",
                                     "events = replace(events, '\"p\"', '\"s\"')",
                                     "events = replace(hex(zeroblob(50000)), '00', '[')",
                                     "date = ''",
                                     "date = '2025-99-99T00:00:00Z'",
                                     "player_id = 4711",
                                     "rules = 1",
                                     "rules = 7",
                                     "seed = 'day-2025-07-14'"}) {
        SCOPED_TRACE(change);
        tamper("DELETE FROM shifts");
        add({"Good", 3});
        const ShiftId bad = add({"Bad", 2});
        tamper("UPDATE shifts SET " + change + " WHERE id = " + std::to_string(bad));
        const ShiftPage page = shifts().rows(allShifts()).value();
        EXPECT_EQ(page.total, 1U);
        expectOnlyGoodRanks(page);
        EXPECT_FALSE(shifts().standing(bad, 3, true).value());
    }
}

TEST_F(ShiftsTest, ChangePlayer) {
    const ShiftId id = add({"Player", 2});
    add({"Player", 3});
    EXPECT_EQ(shifts().rename(id, " Frieda ").value(), "Frieda");
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Player"), Pair(2, "Frieda")));
    EXPECT_EQ(shifts().rename(id, " ").error(), RenameProblem(NameProblem::Empty));
    Leaderboard leaderboard(database());
    EXPECT_THAT(leaderboard.players().value(), ElementsAre("Frieda", "Player"));
    ASSERT_TRUE(leaderboard.adopt("Player", "Mina"));
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Mina"), Pair(2, "Frieda")));
    EXPECT_THAT(leaderboard.players().value(), ElementsAre("Frieda", "Mina"));
    EXPECT_THAT(leaderboard.keys().value(), IsEmpty()) << "no board's runs";
}

} // namespace
} // namespace data
