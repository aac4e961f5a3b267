#include "data/Database.hpp"
#include "data/EventText.hpp"
#include "data/Leaderboard.hpp"
#include "data/Migrations.hpp"
#include "data/RunTable.hpp"
#include "data/Runs.hpp"
#include "data/SavedBoards.hpp"
#include "data/ShiftRuns.hpp"
#include "data/Shifts.hpp"
#include "data/TemporaryFolder.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace data {
namespace {

constexpr int readWrite = 0x00000002 | 0x00000004; // SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE

/// Every version that was ever written, the empty file included.
class Migration : public testing::TestWithParam<int> {};

TEST_P(Migration, BringsAFileUpToDate) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), readWrite);
        migrate(sql, GetParam());
        EXPECT_EQ(versionOf(sql), GetParam());
        EXPECT_TRUE(hasOwnTables(sql));
    }
    Database database = Database::open(file);
    EXPECT_EQ(database.state(), GetParam() == 0 ? DatabaseState::Created : DatabaseState::Opened);
    EXPECT_TRUE(Leaderboard(database).submit(test::cornersRun({})));
    EXPECT_TRUE(Shifts(database).submit(test::shiftRun({})));
    SQLite::Database sql(file.string(), readWrite);
    EXPECT_EQ(versionOf(sql), databaseVersion());
    EXPECT_TRUE(hasOwnTables(sql));
}

TEST_P(Migration, LeavesNothingHalfDone) {
    const test::TemporaryFolder folder;
    SQLite::Database sql((folder / "x.db").string(), readWrite);
    migrate(sql, GetParam());
    if (GetParam() == databaseVersion()) {
        EXPECT_NO_THROW(migrate(sql)) << "nothing to do";
        return;
    }
    // What the last migration makes is in the way of it.
    sql.exec("CREATE TABLE shifts(x)");
    EXPECT_THROW(migrate(sql), SQLite::Exception);
    EXPECT_EQ(versionOf(sql), GetParam());
    EXPECT_EQ(sql.tableExists("runs"), GetParam() > 0);
    if (GetParam() < 2) {
        EXPECT_THROW(sql.exec("SELECT late FROM runs"), SQLite::Exception) << "a column of the second version";
    }
}

INSTANTIATE_TEST_SUITE_P(EveryVersion, Migration, testing::Range(0, databaseVersion() + 1));

/// A file of the first version with a run and an unfinished board in it.
TEST(Migrations, WhatTheFirstVersionStoredIsStillThere) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const data::Run run = test::cornersRun({"Mina", 1, 84, "2025-07-12T18:03:11Z", 2});
    {
        SQLite::Database sql(file.string(), readWrite);
        migrate(sql, 1);
        sql.exec("INSERT INTO players(id, name) VALUES (7, 'Mina')");
        sql.exec("INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration,"
                 " date, program) VALUES (7, '" +
                 run.key + "', '" + run.code + "', '" + formatEvents(run.events) +
                 "', 6, 4, 1, 2, 0, 0, 84000, '2025-07-12T18:03:11Z', 'test')");
        sql.exec("INSERT INTO saved_boards(player_id, key, code, events, elapsed, hints, live, solution_shown, date)"
                 " VALUES (7, 'level:shed/corners', '" +
                 run.code + "', '[[0,\"p\",1,1]]', 5, 0, 0, 0, '2025-07-13T18:03:11Z')");
    }
    Database database = Database::open(file);
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    const LeaderboardPage page = Leaderboard(database).rows({{true, {}, {}, 10}, run.key, {}}).value();
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].run, run);
    EXPECT_FALSE(page.rows[0].tampered);
    const auto saved = SavedBoards(database).latest("Mina").value();
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->session.events.size(), 1U);
    EXPECT_EQ(saved->origin, "");
}

TEST(Migrations, KnowTheirOwnTables) {
    SQLite::Database sql(":memory:", readWrite);
    migrate(sql);
    sql.exec("CREATE TABLE somebody_elses(x)");
    EXPECT_TRUE(hasOwnTables(sql)) << "others besides do not matter";
    sql.exec("DROP INDEX runs_by_over");
    EXPECT_FALSE(hasOwnTables(sql));
    sql.exec("CREATE INDEX runs_by_over ON runs (key)");
    EXPECT_FALSE(hasOwnTables(sql)) << "another index of the same name";
}

TEST(Migrations, WhatTheSecondVersionStoredIsStillThere) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), readWrite);
        migrate(sql, 2);
        sql.exec("INSERT INTO players(name) VALUES ('Mina')");
        SQLite::Transaction transaction(sql);
        const auto run = test::cornersRun({});
        SQLite::Statement insertion(sql, RunTable::insertion);
        RunTable::bind(insertion, 1, run, RunTable::formatEvents(run));
        insertion.exec();
        transaction.commit();
    }
    Database database = Database::open(file);
    LeaderboardQuery query;
    query.key = "level:shed/corners";
    const auto page = Leaderboard(database).rows(query).value();
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].rank, 1);
    EXPECT_EQ(page.rows[0].run, test::cornersRun({}));
    EXPECT_TRUE(Shifts(database).rows({}).value().rows.empty());
}

/// Ranking reads the runs in order from an index; nothing is sorted, however many runs there are.
TEST(Migrations, RankingNeedsNoSorting) {
    SQLite::Database sql(":memory:", readWrite);
    migrate(sql);
    for (const std::string order : {"r.moves", "r.moves - r.optimum"}) {
        SQLite::Statement plan(sql, "EXPLAIN QUERY PLAN SELECT * FROM runs r WHERE r.key = ? ORDER BY"
                                    " (r.hints > 0 OR r.live <> 0), " +
                                        order + ", r.duration, r.date, r.id");
        while (plan.executeStep()) {
            const std::string detail = plan.getColumn(3).getString();
            EXPECT_EQ(detail.find("TEMP B-TREE"), std::string::npos) << detail;
            EXPECT_NE(detail.find("USING INDEX runs_by_"), std::string::npos) << detail;
        }
    }
}

TEST(Migrations, RankingShiftsNeedsNoSorting) {
    SQLite::Database sql(":memory:", readWrite);
    migrate(sql);
    SQLite::Statement plan(sql, "EXPLAIN QUERY PLAN SELECT * FROM shifts s WHERE s.date >= ?"
                                " ORDER BY s.points DESC, s.houses DESC, s.date, s.id");
    while (plan.executeStep()) {
        const std::string detail = plan.getColumn(3).getString();
        EXPECT_EQ(detail.find("TEMP B-TREE"), std::string::npos) << detail;
        EXPECT_NE(detail.find("USING INDEX shifts_by_points"), std::string::npos) << detail;
    }
}

} // namespace
} // namespace data
