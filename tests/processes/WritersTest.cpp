// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests several programs that write at the same time.

#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/SavedBoards.hpp"
#include "processes/Numbers.hpp"
#include "processes/Process.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace processes {
namespace {

TEST(Writers, TwoGamesAndAnImportAtOnceLoseNothing) {
    const data::test::TemporaryFolder folder;
    const auto file = folder / "data/lichter-aus.db";
    const auto imported = folder / "runs.jsonl";
    constexpr int each = 500;
    constexpr int lines = 3000;
    data::test::put(imported, linesOf("Mina", lines));

    // The file does not exist yet: all three create it at once.
    Process import(
        {LICHTER_CLI, "scores", "--data-dir", (folder / "data").string(), "--lang", "en", "import", imported.string()});
    Process ada({LICHTER_WRITER, "write", file.string(), "Ada", "1", std::to_string(each)});
    Process bob({LICHTER_WRITER, "write", file.string(), "Bob", "1", std::to_string(each)});
    for (Process* const writer : {&ada, &bob}) {
        const Process::End end = writer->end();
        EXPECT_EQ(end.code, 0);
        EXPECT_EQ(end.err, "");
    }
    const Process::End end = import.end();
    EXPECT_EQ(end.code, 0);
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.out, "3000 runs imported.\n");

    data::Database database = data::Database::open(file, data::puzzles());
    EXPECT_EQ(database.state(), data::DatabaseState::Opened);
    EXPECT_FALSE(std::filesystem::exists(file.string() + ".damaged-1"));
    for (const auto& [player, count] : {std::pair<std::string, int>{"Ada", each}, {"Bob", each}, {"Mina", lines}}) {
        data::LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        query.player = player;
        query.limit = 100'000;
        const auto page = data::Leaderboard(database).rows(query).value();
        ASSERT_EQ(page.rows.size(), static_cast<std::size_t>(count)) << player;
        std::vector<bool> found(static_cast<std::size_t>(count) + 1);
        for (const auto& row : page.rows) {
            EXPECT_FALSE(row.tampered);
            found.at(static_cast<std::size_t>(row.run.duration.count() / 1000)) = true;
        }
        EXPECT_EQ(std::count(found.begin() + 1, found.end(), true), count) << player << ": each of them";
    }
    for (const char* const player : {"Ada", "Bob"})
        EXPECT_EQ(data::SavedBoards(database).load(player, "level:shed/corners").value(), board(player, each));
}

} // namespace
} // namespace processes
