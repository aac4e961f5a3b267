#include "data/Database.hpp"
#include "data/Leaderboard.hpp"
#include "data/Migrations.hpp"
#include "data/Runs.hpp"
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
    // What a migration makes last is in the way of it.
    sql.exec("CREATE TABLE saved_boards(x)");
    EXPECT_THROW(migrate(sql), SQLite::Exception);
    EXPECT_EQ(versionOf(sql), GetParam());
    EXPECT_FALSE(sql.tableExists("runs"));
}

INSTANTIATE_TEST_SUITE_P(EveryVersion, Migration, testing::Range(0, databaseVersion() + 1));

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

} // namespace
} // namespace data
