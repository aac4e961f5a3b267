// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Leaderboard.hpp"

#include "data/BoxRuns.hpp"
#include "data/OldVersions.hpp"
#include "data/RankingTest.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/Puzzles.hpp"
#include "lights/PressNext.hpp"
#include "lights/Session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

using test::Play;
using test::smallRun;
using testing::ElementsAre;
using testing::Pair;

constexpr const char* key = "level:shed/corners";

class LeaderboardTest : public test::RankingTest<Leaderboard> {
protected:
    RunId add(const Play& play, const std::string& where = key) { return submit(smallRun(play, where)); }

    [[nodiscard]] static LeaderboardQuery withKey(LeaderboardQuery query) {
        if (query.key.empty())
            query.key = key;
        return query;
    }
    [[nodiscard]] LeaderboardPage page(const LeaderboardQuery& query) {
        return leaderboard().rows(withKey(query)).value();
    }
    [[nodiscard]] test::Ranks ranks(const LeaderboardQuery& query = {}) { return ranksOf(withKey(query)); }
    [[nodiscard]] Leaderboard& leaderboard() noexcept { return ranking(); }
};

LeaderboardQuery all() {
    LeaderboardQuery query;
    query.allRuns = true;
    return query;
}

TEST_F(LeaderboardTest, StoredRunRoundTrip) {
    const auto run = smallRun({"Sigrún", 1, 84, "2025-07-12T18:03:11Z", 3});
    const auto id = leaderboard().submit(run);
    ASSERT_TRUE(id);
    const LeaderboardPage shown = page({});
    ASSERT_EQ(shown.rows.size(), 1U);
    EXPECT_EQ(shown.rows[0].id, *id);
    EXPECT_EQ(shown.rows[0].rank, 1);
    EXPECT_EQ(shown.rows[0].run, run);
    EXPECT_FALSE(shown.rows[0].tampered);
    EXPECT_EQ(shown.total, 1U);
}

TEST_F(LeaderboardTest, RejectsInvalidRuns) {
    auto run = smallRun({});
    run.moves = 3;
    EXPECT_EQ(leaderboard().submit(run).error(), SubmitProblem(RunProblem::NotReplayed));
    run = smallRun({});
    run.player = "";
    EXPECT_EQ(leaderboard().submit(run).error(), SubmitProblem(RunProblem::BadPlayer));
    EXPECT_TRUE(page(all()).rows.empty());
}

TEST_F(LeaderboardTest, RanksByTheRules) {
    add({"Late", 0, 10, "2025-07-13T00:00:00Z"});
    add({"Early", 0, 10, "2025-07-12T00:00:00Z"});
    add({"Helped", 0, 1, "2025-01-01T00:00:00Z", 1});
    add({"Longer", 1, 1});
    add({"Slow", 0, 11});
    add({"Quick", 0, 9});
    add({"Longest", 2, 1});
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Quick"), Pair(2, "Early"), Pair(3, "Late"), Pair(4, "Slow"),
                                     Pair(5, "Longer"), Pair(6, "Longest"), Pair(7, "Helped")));
}

TEST_F(LeaderboardTest, BreaksTiesByOrderOfStorage) {
    add({"First"});
    add({"Second"});
    add({"Third"});
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "First"), Pair(2, "Second"), Pair(3, "Third")));
}

TEST_F(LeaderboardTest, ShowsBestRunOfEachPlayerOrAllRuns) {
    add({"Mina", 1});
    add({"Ada", 0, 20});
    add({"Mina", 0, 30});
    add({"Mina", 0, 40});
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Ada"), Pair(2, "Mina")));
    EXPECT_THAT(ranks(all()), ElementsAre(Pair(1, "Ada"), Pair(2, "Mina"), Pair(3, "Mina"), Pair(4, "Mina")));
    EXPECT_EQ(page({}).total, 2U);
}

TEST_F(LeaderboardTest, FilteringByPlayerKeepsRanks) {
    add({"Ada", 0, 5});
    add({"Mina", 0, 10});
    add({"Bob", 0, 20});
    add({"Mina", 0, 30});
    LeaderboardQuery query = all();
    query.player = "Mina";
    EXPECT_THAT(ranks(query), ElementsAre(Pair(2, "Mina"), Pair(4, "Mina")));
    EXPECT_EQ(page(query).total, 2U);
    query.allRuns = false;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(2, "Mina")));
}

TEST_F(LeaderboardTest, SinceFiltersAndRanksAnew) {
    add({"Mina", 0, 5, "2025-07-01T12:00:00Z"});
    add({"Mina", 0, 50, "2025-07-08T12:00:00Z"});
    add({"Ada", 0, 20, "2025-07-07T00:00:00Z"});
    LeaderboardQuery query;
    query.since = "2025-07-07";
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Ada"), Pair(2, "Mina")));
}

TEST_F(LeaderboardTest, FiltersByStars) {
    add({"Three"});
    add({"Two", 0, 10, "2025-07-12T18:03:11Z", 1});
    add({"One", 2});
    LeaderboardQuery query;
    query.minStars = 2;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Three"), Pair(2, "Two")));
    query.minStars = 3;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Three")));
}

TEST_F(LeaderboardTest, FiltersByStarsOfThePuzzle) {
    submit(test::boxRun({.player = "Mina"}));
    submit(test::boxRun({.player = "Ada", .detour = true}));
    LeaderboardQuery query;
    query.key = "level:box/corner";
    query.minStars = 2;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Mina"), Pair(2, "Ada"))) << "two more are two stars on a box";
    query.minStars = 3;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Mina")));
}

TEST_F(LeaderboardTest, SeparatesKeysAndBoards) {
    add({"Mina"});
    add({"Mina"}, "random:3x5,plane,plus,off,any");
    EXPECT_EQ(page(all()).rows.size(), 1U);
    LeaderboardQuery query = all();
    query.code = smallRun({}).code;
    EXPECT_EQ(page(query).rows.size(), 1U);
    query.code = "LA1ChQAjvuID";
    EXPECT_TRUE(page(query).rows.empty()) << "the level has another board now";
    EXPECT_THAT(leaderboard().keys().value(), ElementsAre(key, "random:3x5,plane,plus,off,any"));
}

TEST_F(LeaderboardTest, LimitsRowsNotTotal) {
    for (int i = 0; i < 20; ++i)
        add({"Player " + std::to_string(i), 0, i + 1});
    LeaderboardQuery query;
    query.limit = 3;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Player 0"), Pair(2, "Player 1"), Pair(3, "Player 2")));
    EXPECT_EQ(page(query).total, 20U);
    query.player = "Player 19";
    EXPECT_THAT(ranks(query), ElementsAre(Pair(20, "Player 19")));
    EXPECT_EQ(page(query).total, 1U);
}

TEST_F(LeaderboardTest, TotalIncludesRunsBeyondLimit) {
    for (int i = 0; i < 20; ++i)
        add({"Mina", 0, i + 1});
    tamper("UPDATE runs SET undos = 1 WHERE duration = 2000");
    LeaderboardQuery query = all();
    query.limit = 3;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Mina"), Pair(0, "Mina"), Pair(2, "Mina")));
    EXPECT_EQ(page(query).total, 19U) << "the altered one that was looked at does not count";
    query.since = "2025-08-01";
    EXPECT_EQ(page(query).total, 0U);
}

TEST_F(LeaderboardTest, RanksRandomBoardsByMovesOverOptimum) {
    const std::string random = "random:1x2,plane,plus,off,any";
    const auto runOn = [&](const std::vector<std::string>& rows, int optimum, int presses, const std::string& player) {
        lights::Session session(lights::test::puzzle(lights::test::board(rows)));
        for (int i = 0; i < presses; ++i)
            lights::test::pressNext(session, {0, i % 2});
        const auto run = test::runOf(session, {random,
                                               player,
                                               optimum,
                                               true,
                                               "2025-07-12T18:03:11Z",
                                               "test",
                                               false,
                                               {},
                                               test::seedOf(random, session.puzzle())});
        return leaderboard().submit(run.value());
    };
    // A press of either cell switches both, so a board is only solvable if an even number is lit.
    ASSERT_TRUE(runOn({"##"}, 1, 1, "Best"));
    LeaderboardQuery query;
    query.key = random;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Best")));

    const std::string corners = "random:3x5,plane,plus,off,any";
    add({"Over by two", 1, 1}, corners);
    lights::Session session(lights::test::puzzle(lights::test::lit(3, 5)));
    for (const lights::Cell cell : lights::solve(session.puzzle()).result->presses().toCells())
        lights::test::pressNext(session, cell);
    ASSERT_EQ(session.moves(), 6);
    const std::string seed = test::seedOf(corners, session.puzzle());
    ASSERT_TRUE(leaderboard().submit(
        test::runOf(session, {corners, "At the optimum", 6, true, "2025-07-12T18:03:11Z", "test", false, {}, seed})
            .value()));
    add({"Four moves", 0, 20}, corners);
    query.key = corners;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "At the optimum"), Pair(2, "Four moves"), Pair(3, "Over by two")))
        << "six moves at the optimum are as good as four, and quicker";
}

TEST_F(LeaderboardTest, KnowsWhoHasThreeStarsOnABoard) {
    const std::string board = test::smallRun({}).code;
    const auto has = [&](const char* player) { return leaderboard().hasThreeStars(player, board).value(); };
    add({"Long", 1});
    add({"Helped", 0, 10, "2025-07-12T18:03:11Z", 1});
    add({"Mina"});
    add({"Elsewhere", 0, 11}, board); // Under the code of the board, not under the level.
    const RunId cheat = add({"Cheat", 0, 12});
    tamper("UPDATE runs SET undos = 1 WHERE id = " + std::to_string(cheat));
    EXPECT_TRUE(has("Mina"));
    EXPECT_TRUE(has("mina")) << "the same player";
    EXPECT_TRUE(has("Elsewhere"));
    for (const char* player : {"Long", "Helped", "Cheat", "Nobody"})
        EXPECT_FALSE(has(player)) << player;
    EXPECT_FALSE(leaderboard().hasThreeStars("Mina", "LA1ChQAjvuID").value()) << "another board";
}

TEST_F(LeaderboardTest, ChangesPlayerOfRun) {
    const RunId id = add({"Mina"});
    EXPECT_EQ(leaderboard().rename(id, "  Frieda ").value(), "Frieda");
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Frieda")));
    EXPECT_THAT(leaderboard().players().value(), ElementsAre("Frieda"));
    EXPECT_EQ(leaderboard().rename(id, " ").error(), RenameProblem(NameProblem::Empty));
    EXPECT_EQ(leaderboard().rename(id, "seventeen letters").error(), RenameProblem(NameProblem::TooLong));
    EXPECT_THAT(ranks(), ElementsAre(Pair(1, "Frieda")));
}

TEST_F(LeaderboardTest, TreatsNamesAsDataNotSql) {
    const std::string name = "'); DROP TABLE--";
    add({name});
    LeaderboardQuery query;
    query.player = name;
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, name)));
}

TEST_F(LeaderboardTest, ShowsStandingOfRun) {
    for (int i = 0; i < 9; ++i)
        add({"Player " + std::to_string(i), 0, 10 * (i + 1)});
    const RunId id = add({"Mina", 0, 35});
    const auto standing = leaderboard().standing(id, 4).value();
    ASSERT_TRUE(standing);
    EXPECT_EQ(standing->rank, 4);
    EXPECT_EQ(standing->total, 10U);
    ASSERT_EQ(standing->rows.size(), 4U);
    EXPECT_EQ(standing->own, 2U);
    EXPECT_EQ(standing->rows[2].id, id);
    EXPECT_EQ(standing->rows[0].rank, 2);
}

TEST_F(LeaderboardTest, StandingShowsFullNumberOfRowsAtBothEnds) {
    const RunId best = add({"Best", 0, 1});
    add({"Middle", 0, 2});
    add({"Other", 0, 3});
    const RunId last = add({"Last", 0, 4});
    const auto top = leaderboard().standing(best, 3).value();
    EXPECT_EQ(top->own, 0U);
    EXPECT_EQ(top->rows.size(), 3U);
    const auto bottom = leaderboard().standing(last, 3).value();
    EXPECT_EQ(bottom->own, 2U);
    EXPECT_EQ(bottom->rows.front().rank, 2);
    EXPECT_EQ(leaderboard().standing(last, 100).value()->rows.size(), 4U);
    EXPECT_FALSE(leaderboard().standing(999, 3).value());
}

TEST_F(LeaderboardTest, StandingOnLevelLeavesOutItsFormerBoards) {
    const RunId id = add({"Mina"});
    lights::Board former = lights::test::dark(3, 3);
    lights::press(former, {}, {1, 1});
    lights::Session session(lights::test::puzzle(std::move(former)));
    session.press({1, 1});
    submit(test::runOf(session, {key, "Ada", 1, true, "2025-07-12T18:03:11Z", "test"}).value());
    ASSERT_EQ(page(all()).total, 2U);
    const auto standing = leaderboard().standing(id, 5).value();
    ASSERT_TRUE(standing);
    EXPECT_EQ(standing->rank, 1);
    EXPECT_EQ(standing->total, 1U);
}

TEST_F(LeaderboardTest, WorseRunHasStandingOfPlayersBest) {
    add({"Mina", 0, 5});
    add({"Ada", 0, 10});
    const RunId worse = add({"Mina", 0, 50});
    EXPECT_EQ(leaderboard().standing(worse, 4).value()->rank, 1);
    const auto among = leaderboard().standing(worse, 4, true).value();
    EXPECT_EQ(among->rank, 3);
    EXPECT_EQ(among->rows[among->own].id, worse);
}

TEST_F(LeaderboardTest, ShowsTamperedRowWithoutRank) {
    add({"Ada", 0, 30});
    add({"Cheat", 3, 50});
    add({"Mina", 0, 40});
    tamper("UPDATE runs SET moves = 1, optimum = 1 WHERE duration = 50000");
    EXPECT_THAT(ranks(), ElementsAre(Pair(0, "Cheat"), Pair(1, "Ada"), Pair(2, "Mina")));
    const LeaderboardPage shown = page({});
    EXPECT_TRUE(shown.rows[0].tampered);
    EXPECT_FALSE(shown.rows[1].tampered);
    EXPECT_EQ(shown.total, 2U);
}

TEST_F(LeaderboardTest, TamperedRowDoesNotLowerOtherRanks) {
    add({"Cheat", 1, 1});
    add({"Mina", 0, 40});
    tamper("UPDATE runs SET moves = 4 WHERE duration = 1000");
    LeaderboardQuery query;
    query.player = "Mina";
    EXPECT_THAT(ranks(query), ElementsAre(Pair(1, "Mina")));
}

TEST_F(LeaderboardTest, TamperedRunDoesNotHideValidRun) {
    add({"Mina", 0, 40});
    const RunId cheat = add({"Mina", 1, 1});
    tamper("UPDATE runs SET moves = 4 WHERE duration = 1000");
    EXPECT_THAT(ranks(), ElementsAre(Pair(0, "Mina"), Pair(1, "Mina")));
    EXPECT_EQ(leaderboard().standing(cheat, 4).value()->rank, 1) << "the good one";
    EXPECT_FALSE(leaderboard().standing(cheat, 4, true).value());
}

/// Each row is replayed once while the database is open, and again after any change to it.
TEST_F(LeaderboardTest, VerifiesChangedRowsAgain) {
    const RunId id = add({"Ada", 0, 5});
    add({"Mina", 0, 9});
    const auto first = page({});
    EXPECT_EQ(first.rows[0].rank, 1);
    EXPECT_EQ(page({}).rows[0].run, first.rows[0].run) << "events and all, from the second time on too";
    const std::string row = " WHERE id = " + std::to_string(id);
    const auto expectTampered = [&](const std::string& change, const std::string& back) {
        tamper("UPDATE runs SET " + change + row);
        EXPECT_TRUE(page({}).rows[0].tampered) << change;
        EXPECT_TRUE(page({}).rows[0].tampered) << change << ", and again";
        tamper("UPDATE runs SET " + back + row);
        EXPECT_FALSE(page({}).rows[0].tampered) << back;
    };
    expectTampered("duration = 4000", "duration = 5000");
    expectTampered("program = ''", "program = 'test'");
    expectTampered("undos = 1", "undos = 0");
    const std::string events = "'[[0,\"p\",0,0],[45,\"p\",0,2],[90,\"p\",0,3],[5000,\"p\",0,";
    expectTampered("events = " + events + "1]]'", "events = " + events + "4]]'");
}

/// A forger may update the checksum too. The result of the earlier check must not be reused then.
TEST_F(LeaderboardTest, VerifiesRowsAgainWhoseChecksumsWereForged) {
    add({"Ada", 0, 5});
    ASSERT_EQ(page({}).rows[0].rank, 1);
    tamper(R"(UPDATE runs SET events = replace(events, '"p",0,4', '"p",0,1'))"); // As long as before.
    test::seal(database().connection().sql);
    EXPECT_EQ(page({}).rows[0].tampered, RunProblem::NotSolved);
}

/// What no replay can tell: another date, other help, another time of a press.
TEST_F(LeaderboardTest, ChecksumCatchesWhatReplayCannot) {
    tamper("INSERT INTO players(name, folded) VALUES ('Ada', 'ada')");
    for (const char* const change :
         {"hints = 0", "live = 1", "date = '2025-07-12T18:03:10Z'", "program = 'text'", "late = 1", "imported = 1",
          "utc_offset = 60", "events = replace(events, '45', '46')", "key = 'level:shed/other'",
          "player_id = (SELECT id FROM players WHERE name = 'Ada')"}) {
        const RunId id = add({"Mina", 0, 9, "2025-07-12T18:03:11Z", 1});
        EXPECT_TRUE(leaderboard().run(id).value());
        tamper(std::string("UPDATE runs SET ") + change + " WHERE id = " + std::to_string(id));
        EXPECT_FALSE(leaderboard().run(id).value()) << change;
        LeaderboardQuery query;
        query.allRuns = true;
        for (const char* const under : {"level:shed/corners", "level:shed/other"}) {
            query.key = under;
            const LeaderboardPage found = leaderboard().rows(query).value();
            for (const LeaderboardRow& shown : found.rows)
                EXPECT_EQ(shown.tampered, RunProblem::Altered) << change;
        }
    }
}

TEST_F(LeaderboardTest, NoticesChangedNameOfPlayer) {
    const RunId id = add({"Mina", 0, 9});
    tamper("UPDATE players SET name = 'Nina'");
    EXPECT_FALSE(leaderboard().run(id).value());
}

TEST_F(LeaderboardTest, GivingAlteredRunToAnotherPlayerDoesNotMendIt) {
    const RunId id = add({"Mina", 0, 9});
    tamper("UPDATE runs SET date = '2025-07-12T18:03:10Z'");
    ASSERT_TRUE(leaderboard().rename(id, "Ada"));
    EXPECT_FALSE(leaderboard().run(id).value());
    ASSERT_TRUE(leaderboard().adopt("Ada", "Ben"));
    EXPECT_FALSE(leaderboard().run(id).value());
    const RunId sound = add({"Mina", 1, 9});
    ASSERT_TRUE(leaderboard().rename(sound, "Ada"));
    ASSERT_TRUE(leaderboard().adopt("Ada", "Ben"));
    EXPECT_TRUE(leaderboard().run(sound).value());
}

TEST_F(LeaderboardTest, VerifiesManyRowsInSteps) {
    for (int i = 1; i <= 25; ++i)
        add({"Mina", 0, i});
    tamper("UPDATE runs SET undos = 7 WHERE id IN (3, 12, 25)");
    LeaderboardQuery query;
    query.allRuns = true;
    query.maxVerifications = 10;
    for (const std::size_t rows : {10U, 20U, 25U}) {
        const auto read = page(query);
        EXPECT_EQ(read.rows.size(), rows);
        EXPECT_EQ(read.partial, rows < 25);
        int rank = 0;
        for (const LeaderboardRow& row : read.rows) {
            EXPECT_EQ(row.tampered.has_value(), row.id == 3 || row.id == 12 || row.id == 25);
            EXPECT_EQ(row.rank, row.tampered ? std::nullopt : std::optional(++rank));
        }
    }
    EXPECT_EQ(page(query).total, 22U);
    query.maxVerifications = 0;
    EXPECT_FALSE(page(query).partial) << "all is known";
    query.allRuns = false;
    EXPECT_EQ(page(query).rows.size(), 1U);
}

TEST_F(LeaderboardTest, PartialPageNoticesChanges) {
    const test::TemporaryFolder folder;
    Database file = Database::open(folder / "x.db", puzzles());
    Leaderboard board(file);
    for (int i = 10; i < 40; ++i)
        ASSERT_TRUE(board.submit(smallRun({"Mina", 0, i})));
    LeaderboardQuery query = withKey(all());
    query.maxVerifications = 10;
    const auto fastest = [&] { return board.rows(query).value().rows.at(0).run.duration; };
    EXPECT_EQ(fastest(), std::chrono::seconds(10));
    ASSERT_TRUE(board.submit(smallRun({"Ada", 0, 5})));
    EXPECT_EQ(fastest(), std::chrono::seconds(5)) << "by this program";
    Database other = Database::open(folder / "x.db", puzzles());
    ASSERT_TRUE(Leaderboard(other).submit(smallRun({"Ben", 0, 4})));
    EXPECT_EQ(fastest(), std::chrono::seconds(4)) << "by another one";
    other.connection().sql.exec("UPDATE runs SET moves = 3, optimum = 3 WHERE duration = 10000");
    auto page = board.rows(query).value();
    EXPECT_TRUE(page.rows.at(0).tampered);
    while (page.partial)
        page = board.rows(query).value();
    const auto whole = Leaderboard(other).rows(withKey(all())).value();
    ASSERT_EQ(page.rows.size(), whole.rows.size());
    EXPECT_EQ(page.total, whole.total);
    for (std::size_t i = 0; i < whole.rows.size(); ++i) {
        EXPECT_EQ(page.rows[i].id, whole.rows[i].id);
        EXPECT_EQ(page.rows[i].rank, whole.rows[i].rank);
        EXPECT_EQ(page.rows[i].run, whole.rows[i].run);
    }
}

TEST_F(LeaderboardTest, SeparatesPartialPagesOfDifferentQueries) {
    for (int i = 0; i < 30; ++i)
        add({i % 2 == 0 ? "Ada" : "Ben", i % 3 == 0 ? 0 : 2, 10 + i});
    LeaderboardQuery everything = all();
    everything.maxVerifications = 4;
    LeaderboardQuery ofAda = everything;
    ofAda.player = "Ada";
    LeaderboardQuery perfect = everything;
    perfect.minStars = 3;
    const auto fill = [this](const LeaderboardQuery& query) {
        LeaderboardPage read = page(query);
        while (read.partial)
            read = page(query);
        return read;
    };
    static_cast<void>(page(everything));
    const auto adas = fill(ofAda);
    EXPECT_EQ(adas.rows.size(), 15U);
    EXPECT_EQ(adas.total, 15U);
    EXPECT_EQ(fill(perfect).rows.size(), 10U);
    EXPECT_EQ(fill(everything).rows.size(), 30U);
    EXPECT_EQ(fill(perfect).total, 10U);
}

/// Puts invalid values into each column in turn. Nothing crashes, and the valid run stays first.
TEST_F(LeaderboardTest, HostileRowsCountAsTampered) {
    const std::vector<std::string> changes{"moves = -9223372036854775808",
                                           "moves = 9223372036854775807",
                                           "moves = 0",
                                           "moves = 2147483648",
                                           "optimum = -9223372036854775808",
                                           "optimum = 9223372036854775807",
                                           "optimum = 0",
                                           "exact = 7",
                                           "hints = -1",
                                           "live = -1",
                                           "undos = 4294967296",
                                           "duration = -9223372036854775808",
                                           "duration = 9223372036854775807",
                                           "code = ''",
                                           "code = 'LA1'",
                                           "code = 'LA1ChQAjvuID'",
                                           "code = zeroblob(0) || 'x'",
                                           "events = ''",
                                           "events = 'null'",
                                           "events = '[[0,\"p\",-1,0]]'",
                                           "events = '[[99999999999999999999,\"u\"]]'",
                                           "events = replace(hex(zeroblob(50000)), '00', '[')",
                                           "events = replace(hex(zeroblob(3000000)), '00', '  ')",
                                           "events = events || char(0) || events",
                                           "date = ''",
                                           "date = '2025-99-99T00:00:00Z'",
                                           "date = char(0)",
                                           "player_id = 4711",
                                           "program = replace(hex(zeroblob(5000)), '00', 'ä'), moves = 3"};
    for (const std::string& change : changes) {
        SCOPED_TRACE(change);
        tamper("DELETE FROM runs");
        add({"Good", 0, 30});
        const RunId bad = add({"Bad", 0, 50});
        tamper("UPDATE runs SET " + change + " WHERE id = " + std::to_string(bad));
        expectOnlyGoodRanks(page(all()));
        LeaderboardQuery stars;
        stars.minStars = 2;
        EXPECT_LE(page(stars).total, 1U);
        EXPECT_TRUE(leaderboard().standing(bad, 4, true));
    }
}

/// Rows are in ranking order for any runs.
RC_GTEST_PROP(LeaderboardOrder, FollowsRules, ()) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    for (int i = *rc::gen::inRange(1, 12); i > 0; --i) {
        const Play play{"P" + std::to_string(*rc::gen::inRange(0, 4)), *rc::gen::inRange(0, 3), *rc::gen::inRange(1, 4),
                        *rc::gen::element<std::string>("2025-07-12T18:03:11Z", "2024-02-29T00:00:00Z"),
                        *rc::gen::inRange(0, 2)};
        RC_ASSERT(leaderboard.submit(smallRun(play)).has_value());
    }
    LeaderboardQuery query = all();
    query.key = key;
    const auto rows = leaderboard.rows(query).value().rows;
    const auto place = [](const LeaderboardRow& row) {
        return std::tuple(row.run.assisted(), row.run.moves, row.run.duration, row.run.date, row.id);
    };
    for (std::size_t i = 0; i < rows.size(); ++i)
        RC_ASSERT(rows[i].rank == static_cast<int>(i) + 1);
    for (std::size_t i = 1; i < rows.size(); ++i)
        RC_ASSERT(place(rows[i - 1]) < place(rows[i]));
}

} // namespace
} // namespace data
