// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A text of many megabytes in a row invalidates that row, but must not slow anything down.

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/players/Statistics.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

constexpr const char* key = "level:shed/corners";

/// A text column of a table.
struct Place {
    std::string table;
    std::string column;
};

std::ostream& operator<<(std::ostream& out, const Place& place) {
    return out << place.table << '.' << place.column;
}

class HugeText : public testing::TestWithParam<Place> {
protected:
    HugeText() {
        EXPECT_TRUE(Leaderboard(m_database).submit(test::smallRun({})));
        EXPECT_TRUE(Shifts(m_database).submit(test::shiftRun({})));
        SavedBoard board{"Mina", "shift", test::smallRun({}).code, {}, "2025-07-13T18:03:11Z"};
        board.game.events = R"([[0,"p",1,1]])";
        EXPECT_TRUE(SavedBoards(m_database).save(board));
        EXPECT_TRUE(noteLesson(m_database, "Mina", "chase", {1, false}));
        const auto& [table, column] = GetParam();
        // Events can be long, but not this long; otherwise this text would be valid.
        m_database.connection().sql.exec("UPDATE " + table + " SET " + column +
                                         " = '[' || replace(hex(zeroblob(6000000)), '00', ' ') || ']'");
        // A valid run.
        EXPECT_TRUE(Leaderboard(m_database).submit(test::smallRun({"Ada", 1})));
    }

    Database m_database = Database::inMemory(puzzles());
};

TEST_P(HugeText, IsNeverTreatedAsValid) {
    Leaderboard leaderboard(m_database);
    LeaderboardQuery query;
    query.key = key;
    query.allRuns = true;
    const auto page = leaderboard.rows(query).value();
    ShiftQuery ofShifts;
    const auto shifts = Shifts(m_database).rows(ofShifts).value();
    const std::string& table = GetParam().table;
    const bool runs = table == "runs" || table == "players";
    for (const LeaderboardRow& row : page.rows) {
        EXPECT_EQ(row.tampered.has_value(), runs && row.run.player != "Ada");
        EXPECT_EQ(row.rank.has_value(), !row.tampered);
        for (const std::string& text :
             {row.run.key.text(), row.run.code, row.run.player, row.run.date, row.run.program})
            EXPECT_LE(text.size(), 100U);
    }
    ASSERT_EQ(shifts.rows.size(), 1U);
    EXPECT_EQ(shifts.rows[0].tampered.has_value(), table == "shifts" || table == "players");

    EXPECT_EQ(leaderboard.keys().value(), std::vector<puzzle::RunKey>{key});
    const auto names = leaderboard.players().value();
    for (const std::string& name : names)
        EXPECT_LE(name.size(), 4U);
    const auto everybody = Players(m_database).all().value();
    for (const PlayerSummary& player : everybody)
        EXPECT_LE(player.name.size() + player.lastDate.size(), 30U);
    const auto exported = exportRuns(m_database).value();
    EXPECT_EQ(exported.tampered, table == "players" ? 2U : table == "saved_boards" || table == "lessons" ? 0U : 1U);
    EXPECT_LE(exported.lines.size(), 5000U);
}

TEST_P(HugeText, DoesNotPreventPlaying) {
    SavedBoards boards(m_database);
    EXPECT_EQ(boards.all("Mina").value().size(),
              GetParam().table == "saved_boards" && GetParam().column != "origin" && GetParam().column != "date" ? 0U
                                                                                                                 : 1U)
        << "players are found by their folded name";
    EXPECT_TRUE(boards.latest("Mina"));
    EXPECT_TRUE(loadStatistics(m_database, "Mina", {puzzle::firstDailyDay, 7, {}}));
    EXPECT_TRUE(loadStatistics(m_database, "", {puzzle::firstDailyDay, 7, {}}));
    EXPECT_TRUE(loadDailyProgress(m_database, "Mina"));
    EXPECT_TRUE(loadLessonProgress(m_database, "Mina"));
    EXPECT_TRUE(loadProgress(m_database, Library::load(LICHTER_LEVELS_DIR, {}), "Mina"));
    EXPECT_TRUE(Leaderboard(m_database).submit(test::smallRun({"Mina", 2})));
}

INSTANTIATE_TEST_SUITE_P(EveryText, HugeText,
                         testing::Values(Place{"runs", "key"}, Place{"runs", "code"}, Place{"runs", "events"},
                                         Place{"runs", "date"}, Place{"runs", "program"}, Place{"shifts", "seed"},
                                         Place{"shifts", "code"}, Place{"shifts", "events"}, Place{"shifts", "date"},
                                         Place{"shifts", "program"}, Place{"players", "name"},
                                         Place{"saved_boards", "key"}, Place{"saved_boards", "code"},
                                         Place{"saved_boards", "events"}, Place{"saved_boards", "origin"},
                                         Place{"saved_boards", "date"}, Place{"lessons", "lesson"}));

} // namespace
} // namespace data
