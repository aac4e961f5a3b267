// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills a writer hundreds of times, each time during a different write: the file is always sound and contains
// everything that was confirmed.

#include "data/TemporaryFolder.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunTransfer.hpp"
#include "processes/Numbers.hpp"
#include "processes/Process.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sqlite3.h>

namespace processes {
namespace {

namespace fs = std::filesystem;
using data::test::TemporaryFolder;

/// Returns the number of rounds: LICHTER_KILL_ROUNDS if set, otherwise `usual`.
int rounds(int usual) {
    const char* const wanted = std::getenv("LICHTER_KILL_ROUNDS");
    return wanted != nullptr ? std::max(std::atoi(wanted), 1) : usual;
}

std::string textOf(SQLite::Database& sql, const std::string& query) {
    SQLite::Statement row(sql, query);
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
}

int numberOf(SQLite::Database& sql, const std::string& query) {
    return std::stoi(textOf(sql, query));
}

/// Prepares a process to die at this change of a file, counted from 1.
std::function<void()> dyingAt(int change) {
    return [text = std::to_string(change)] { ::setenv("LICHTER_DIES_AT", text.c_str(), 1); };
}

/// Examines what a killed writer left, using SQLite alone.
void expectAllThatWasConfirmed(const fs::path& file, int first, const Confirmed& confirmed, bool keepLog) {
    SQLite::Database sql(file.string(), SQLite::OPEN_READWRITE);
    if (keepLog) // The next writer finds the log as it was left, and has to replay it.
        sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    ASSERT_EQ(textOf(sql, "PRAGMA integrity_check"), "ok");
    ASSERT_EQ(textOf(sql, "PRAGMA foreign_key_check"), "");
    if (textOf(sql, "SELECT name FROM sqlite_master WHERE name = 'runs'").empty()) {
        EXPECT_EQ(confirmed.board, 0) << "what was confirmed had a table";
        return; // It died before creating any table.
    }
    const auto within = [&](int found, int least) {
        EXPECT_GE(found, least);
        EXPECT_LE(found, least + 1) << "nothing but what was being written";
    };
    const int runs = confirmed.run > 0 ? confirmed.run - first + 1 : 0;
    const std::string own = " FROM runs WHERE duration >= " + std::to_string(first) + "000";
    within(numberOf(sql, "SELECT count(*)" + own), runs);
    if (runs > 0) {
        EXPECT_GE(numberOf(sql, "SELECT max(duration) / 1000" + own), confirmed.run);
    }
    if (confirmed.board > 0)
        within(numberOf(sql, "SELECT elapsed FROM saved_boards"), confirmed.board);
    if (confirmed.day > 0) {
        const std::string latest = textOf(sql, "SELECT latest FROM calendar");
        EXPECT_TRUE(latest == puzzle::dayText(day(confirmed.day)) || latest == puzzle::dayText(day(confirmed.day + 1)))
            << latest;
    }
    if (confirmed.shift > 0) {
        EXPECT_EQ(numberOf(sql, "SELECT count(*) FROM shifts WHERE date = '" + moment(confirmed.shift) + "'"), 1);
    }
}

TEST(Kill, LosesNothingConfirmed) {
    const TemporaryFolder folder;
    const fs::path file = folder / "data/lichter-aus.db";
    constexpr int numbersEach = 300;
    int runs = 0;
    int everConfirmed = 0;
    const int count = rounds(220);
    for (int round = 0; round < count; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const int first = round * numbersEach + 1;
        // While opening the file, in the first writes, or after some confirmations.
        const int change = round % 3 == 0 ? round / 3 + 1 : 1 + round * 37 % 1009;
        Process writer({LICHTER_WRITER, "write", file.string(), "Mina", std::to_string(first),
                        std::to_string(first + numbersEach - 1)},
                       dyingAt(change));
        Confirmed confirmed;
        while (const auto line = writer.line())
            confirmed.note(*line);
        ASSERT_EQ(writer.end().code, -SIGKILL);
        everConfirmed += confirmed.board;
        if (!fs::exists(file))
            continue; // Killed before it created the file.
        if (round % 3 != 0 || round == count - 1)
            expectAllThatWasConfirmed(file, first, confirmed, round % 2 == 0);
        ASSERT_FALSE(HasFailure());
        runs += confirmed.run > 0 ? confirmed.run - first + 1 : 0;
    }
    EXPECT_GT(everConfirmed, 0) << "it dies too early to be worth anything";
    data::Database database = data::Database::open(file, data::puzzles());
    EXPECT_EQ(database.state(), data::DatabaseState::Opened);
    const auto exported = data::exportRuns(database).value();
    EXPECT_EQ(exported.tampered, 0U);
    EXPECT_GE(exported.runs, static_cast<std::size_t>(runs));
}

} // namespace
} // namespace processes
