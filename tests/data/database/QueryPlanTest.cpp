// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that a hundred thousand runs cause no delay: every query of the game uses an index.

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Achievements.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/players/Statistics.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <sqlite3.h>

namespace data {
namespace {

class QueryPlanTest : public testing::Test {
protected:
    QueryPlanTest() {
        EXPECT_TRUE(Leaderboard(m_database).submit(test::smallRun({})));
        EXPECT_TRUE(Leaderboard(m_database).submit(test::smallRun({"Ada"}, "random:3x5,plane,plus,off,any")));
        EXPECT_TRUE(Shifts(m_database).submit(test::shiftRun({})));
    }

    /// Returns every statement that `ask` executes.
    std::set<std::string> statementsOf(const std::function<void(Database&)>& ask) {
        std::set<std::string> found;
        sqlite3* const handle = m_database.connection().sql.getHandle();
        const auto note = [](unsigned, void* to, void* statement, void*) {
            static_cast<std::set<std::string>*>(to)->emplace(sqlite3_sql(static_cast<sqlite3_stmt*>(statement)));
            return 0;
        };
        sqlite3_trace_v2(handle, SQLITE_TRACE_STMT, note, &found);
        ask(m_database);
        sqlite3_trace_v2(handle, 0, nullptr, nullptr);
        return found;
    }

    /// Returns the steps of a statement's plan that scan all rows of a large table without an index.
    std::string scansOf(const std::string& statement) {
        std::string scans;
        SQLite::Statement step(m_database.connection().sql, "EXPLAIN QUERY PLAN " + statement);
        while (step.executeStep()) {
            const std::string words = step.getColumn(3).getString();
            for (const std::string table : {"r", "s", "b", "runs", "shifts", "saved_boards"})
                if (words == "SCAN " + table)
                    scans += words + "\n";
        }
        return scans;
    }

    void expectNoScan(const std::function<void(Database&)>& ask) {
        const std::set<std::string> statements = statementsOf(ask);
        EXPECT_FALSE(statements.empty());
        for (const std::string& statement : statements)
            EXPECT_EQ(scansOf(statement), "") << statement;
    }

private:
    Database m_database = Database::inMemory(puzzles());
};

TEST_F(QueryPlanTest, TestCanFail) {
    EXPECT_NE(scansOf("SELECT * FROM runs r WHERE r.program = 'x'"), "");
    EXPECT_NE(scansOf("SELECT * FROM shifts WHERE seed = 'x'"), "");
}

TEST_F(QueryPlanTest, Leaderboards) {
    for (const bool all : {false, true})
        for (const std::string key : {"level:shed/corners", "random:3x5,plane,plus,off,any", "daily:2026-01-02"})
            for (const std::string player : {"", "Mina"})
                for (const int stars : {0, 3})
                    expectNoScan([&](Database& database) {
                        LeaderboardQuery query;
                        query.key = key;
                        query.allRuns = all;
                        query.player = player;
                        query.minStars = stars;
                        EXPECT_TRUE(Leaderboard(database).rows(query));
                        query.since = "2025-01-01";
                        query.code = test::smallRun({}).code;
                        EXPECT_TRUE(Leaderboard(database).rows(query));
                        EXPECT_TRUE(Leaderboard(database).standing(1, 5, all));
                    });
}

TEST_F(QueryPlanTest, Lists) {
    expectNoScan([](Database& database) {
        EXPECT_TRUE(Leaderboard(database).keys());
        EXPECT_TRUE(Leaderboard(database).players());
        EXPECT_TRUE(Players(database).all());
        EXPECT_TRUE(Players(database).keep("Nia"));
    });
}

TEST_F(QueryPlanTest, Shifts) {
    for (const bool all : {false, true})
        expectNoScan([&](Database& database) {
            ShiftQuery query;
            query.allRuns = all;
            EXPECT_TRUE(data::Shifts(database).rows(query));
            query.player = "Mina";
            EXPECT_TRUE(data::Shifts(database).rows(query));
            EXPECT_TRUE(data::Shifts(database).standing(1, 5, all));
        });
}

TEST_F(QueryPlanTest, PlayerProgress) {
    expectNoScan([](Database& database) {
        const Library library = Library::load(LICHTER_LEVELS_DIR, {});
        const auto progress = loadProgress(database, library, "Mina");
        const auto daily = loadDailyProgress(database, "Mina");
        ASSERT_TRUE(progress && daily);
        EXPECT_TRUE(loadAchievements(database, "Mina", library, *progress, DailyStreaks{daily->longestStreak(), 0}));
        EXPECT_TRUE(loadStatistics(database, "Mina", {puzzle::firstDailyDay, 30, {}}));
        EXPECT_TRUE(loadStatistics(database, "", {puzzle::firstDailyDay, 30, {}}));
        EXPECT_TRUE(loadDailyStreak(database, "Mina", puzzle::firstDailyDay));
        SavedBoards boards(database);
        EXPECT_TRUE(boards.save({"Mina", "shift", test::smallRun({}).code, {}, {}}));
        EXPECT_TRUE(boards.load("Mina", "shift"));
        EXPECT_TRUE(boards.latest("Mina"));
        EXPECT_TRUE(boards.all("Mina"));
        EXPECT_TRUE(boards.remove("Mina", "shift"));
    });
}

TEST_F(QueryPlanTest, ChangesOfOwner) {
    expectNoScan([](Database& database) {
        EXPECT_TRUE(Leaderboard(database).rename(1, "Ben"));
        EXPECT_TRUE(Leaderboard(database).adopt("Ben", "Cem"));
        EXPECT_TRUE(Players(database).rename("Cem", "Dana"));
        EXPECT_TRUE(Players(database).remove("Dana"));
    });
}

} // namespace
} // namespace data
