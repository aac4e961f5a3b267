// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/BoxRuns.hpp"
#include "data/OldVersions.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/database/Database.hpp"
#include "data/database/Migrations.hpp"
#include "data/files/File.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/players/StatisticsQueries.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/Outbox.hpp"
#include "platform/Process.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace data {
namespace {

constexpr int openToWrite = 0x00000002 | 0x00000004; // SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE

/// Every version ever released, including the empty file.
class Migration : public testing::TestWithParam<int> {};

TEST_P(Migration, MigratesToCurrentVersion) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), openToWrite);
        migrate(sql, GetParam());
        EXPECT_EQ(versionOf(sql), GetParam());
        EXPECT_TRUE(hasExpectedTables(sql));
    }
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(database.state(), GetParam() == 0 ? DatabaseState::Created : DatabaseState::Opened);
    EXPECT_TRUE(Leaderboard(database).submit(test::smallRun({})));
    EXPECT_TRUE(Shifts(database).submit(test::shiftRun({})));
    SQLite::Database sql(file.string(), openToWrite);
    EXPECT_EQ(versionOf(sql), databaseVersion());
    EXPECT_TRUE(hasExpectedTables(sql));
}

TEST_P(Migration, CopiesFileBeforeChangingIt) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const auto copy = folder / ("lichter-aus.db.version-" + std::to_string(GetParam()));
    const auto fill = [&] {
        SQLite::Database sql(file.string(), openToWrite);
        sql.exec("PRAGMA journal_mode = WAL"); // The copy must contain what is still in the log.
        migrate(sql, GetParam());
        if (GetParam() > 0)
            sql.exec("INSERT INTO players (name) VALUES ('Anna')");
    };
    fill();
    EXPECT_TRUE(Database::open(file, puzzles()).saves());
    if (GetParam() == 0 || GetParam() == databaseVersion()) {
        EXPECT_FALSE(std::filesystem::exists(copy)) << "nothing to change";
        return;
    }
    const auto expectWhole = [](const std::filesystem::path& kept) {
        ASSERT_TRUE(std::filesystem::exists(kept)) << kept;
        SQLite::Database sql(kept.string(), SQLite::OPEN_READWRITE);
        EXPECT_EQ(versionOf(sql), GetParam());
        EXPECT_TRUE(hasExpectedTables(sql));
        EXPECT_EQ(sql.execAndGet("SELECT name FROM players").getString(), "Anna");
        EXPECT_EQ(sql.execAndGet("PRAGMA integrity_check").getString(), "ok");
    };
    expectWhole(copy);
    EXPECT_TRUE(Database::open(file, puzzles()).saves());
    EXPECT_FALSE(std::filesystem::exists(copy.string() + "-2")) << "up to date already";

    std::filesystem::remove(file); // Puts back an old file and opens it again.
    fill();
    EXPECT_TRUE(Database::open(file, puzzles()).saves());
    expectWhole(copy);
    expectWhole(copy.string() + "-2");
}

TEST(Migrations, ChangeNothingIfCopyFails) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), openToWrite);
        migrate(sql, 1);
        sql.exec("INSERT INTO players (name) VALUES ('Anna')");
    }
    // A folder that is not empty blocks the path of the copy.
    std::filesystem::create_directories(
        folder / (std::string(copyName) + "-" + std::to_string(platform::processNumber())) / "x");
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Unwritable);
    EXPECT_TRUE(database.hasAll()) << "what was played is still shown";
    SQLite::Database sql(file.string(), openToWrite);
    EXPECT_EQ(versionOf(sql), 1);
    EXPECT_EQ(sql.execAndGet("SELECT name FROM players").getString(), "Anna");
}

TEST_P(Migration, FailureLeavesNothingHalfDone) {
    const test::TemporaryFolder folder;
    SQLite::Database sql((folder / "x.db").string(), openToWrite);
    migrate(sql, GetParam());
    if (GetParam() == databaseVersion()) {
        EXPECT_NO_THROW(migrate(sql)) << "nothing to do";
        return;
    }
    // Something blocks a later migration, or something it replaces is missing.
    sql.exec(GetParam() < 3    ? "CREATE TABLE shifts(x)"
             : GetParam() < 5  ? "DROP INDEX runs_by_player"
             : GetParam() < 6  ? "CREATE TABLE calendar(x)"
             : GetParam() < 7  ? "CREATE TABLE former_names(x)"
             : GetParam() < 8  ? "CREATE TABLE lessons(x)"
             : GetParam() < 9  ? "CREATE TABLE runs_by_date(x)"
             : GetParam() < 10 ? "CREATE TABLE runs_by_code(x)"
             : GetParam() < 11 ? "ALTER TABLE saved_boards ADD COLUMN marks TEXT"
             : GetParam() < 12 ? "CREATE TABLE answers(x)"
             : GetParam() < 13 ? "CREATE TABLE read_files(x)"
             : GetParam() < 14 ? "CREATE TABLE within(x)"
             : GetParam() < 15 ? "ALTER TABLE runs ADD COLUMN seed TEXT"
             : GetParam() < 16 ? "ALTER TABLE runs RENAME COLUMN seed TO x"
             : GetParam() < 17 ? "CREATE TABLE earlier_runs(x)"
             : GetParam() < 18 ? "ALTER TABLE shifts ADD COLUMN rules TEXT"
                               : "ALTER TABLE shared_boards ADD COLUMN seen TEXT");
    EXPECT_THROW(migrate(sql), SQLite::Exception);
    EXPECT_EQ(versionOf(sql), GetParam());
    EXPECT_EQ(sql.tableExists("runs"), GetParam() > 0);
    const int index = sql.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'runs_by_moves'").getInt();
    EXPECT_EQ(index, GetParam() > 0 ? 1 : 0);
    if (GetParam() < 2) {
        EXPECT_THROW(sql.exec("SELECT late FROM runs"), SQLite::Exception) << "a column of the second version";
    }
}

/// Runs, shifts, unfinished boards and the calendar are unchanged in the file and in its copy, and so are the progress
/// and ranks derived from them.
TEST_P(Migration, KeepsAllData) {
    if (GetParam() == 0)
        return; // It has no data.
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const test::OldContent content = test::oldContent(GetParam(), 90);
    {
        SQLite::Database sql(file.string(), openToWrite);
        test::writeOld(sql, GetParam(), content);
        sql.exec("INSERT INTO players(name) VALUES ('Nobody')"); // A name without any data.
    }
    const auto expectAll = [&](const std::filesystem::path& opened) {
        Database database = Database::open(opened, puzzles());
        ASSERT_EQ(database.state(), DatabaseState::Opened);
        const auto exported = exportRuns(database).value();
        EXPECT_EQ(exported.tampered, 0U);
        EXPECT_EQ(exported.lines, content.lines());
        for (const SavedBoard& board : content.boards)
            EXPECT_EQ(SavedBoards(database).load(board.player, board.key).value(), board);
        EXPECT_EQ(loadDailyProgress(database, "Mina").value().seen, content.day);
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        const auto page = Leaderboard(database).rows(query).value();
        ASSERT_EQ(page.rows.size(), 3U);
        EXPECT_EQ(page.rows[0].rank, 1);
        EXPECT_EQ(page.rows[0].run, content.runs[0]) << "four moves, and the quickest of them";
        query.key = "random:3x5,plane,plus,off,any";
        query.allRuns = true;
        EXPECT_EQ(Leaderboard(database).rows(query).value().total, 22U) << "which say no seed, and keep their places";
        EXPECT_TRUE(Shifts(database).rows({}).value().rows.empty()) << "none by today's rules";
        ShiftQuery old;
        old.key = puzzle::RunKey::threeMinuteShift();
        EXPECT_EQ(Shifts(database).rows(old).value().rows.size(), content.shifts.size());
        EXPECT_EQ(Players(database).all().value().size(), 3U) << "who has something, and nobody else";
        ASSERT_TRUE(Players(database).keep("Nia"));
        EXPECT_EQ(Players(database).all().value().back().name, "Nia");
        ASSERT_TRUE(Players(database).remove("Nia"));
        SQLite::Database sql(opened.string(), openToWrite);
        EXPECT_EQ(sql.execAndGet("PRAGMA integrity_check").getString(), "ok");
        EXPECT_EQ(versionOf(sql), databaseVersion());
    };
    expectAll(file);
    if (GetParam() < databaseVersion())
        expectAll(file.string() + ".version-" + std::to_string(GetParam()));
}

/// What was read from a shared leaderboard can be read again: there every computer shows the same.
TEST_P(Migration, CountsRunsOfSharedBoardsWithoutSeedsUnderTheirCodes) {
    if (GetParam() < 13 || GetParam() >= 15)
        return; // There were no shared leaderboards, or seeds were stored.
    const test::TemporaryFolder folder;
    const auto file = folder / "board.db";
    const test::OldContent content = test::oldContent(GetParam(), 90);
    {
        SQLite::Database sql(file.string(), openToWrite);
        test::writeOld(sql, GetParam(), content);
        sql.exec("INSERT INTO read_files(file, done) VALUES ('x.jsonl', 1)");
        sql.exec("UPDATE runs SET undos = undos + 1 WHERE id = 4"); // Somebody altered it: that stays visible.
    }
    Database database = Database::open(file, puzzles());
    LeaderboardQuery query;
    query.key = "random:3x5,plane,plus,off,any";
    EXPECT_EQ(Leaderboard(database).rows(query).value().total, 0U);
    query.key = test::smallRun({}).code;
    query.allRuns = true;
    EXPECT_EQ(Leaderboard(database).rows(query).value().total, 21U);
    EXPECT_EQ(exportRuns(database).value().tampered, 1U);
    EXPECT_EQ(database.connection().sql.execAndGet("SELECT done FROM read_files").getInt(), 0) << "it is read again";
    // Newer programs give the seeds too.
    std::string lines;
    for (data::Run run : content.runs) {
        run.seed = test::smallRun({}, "random:3x5,plane,plus,off,any").seed;
        lines += formatRunLine(run);
    }
    std::istringstream in(lines);
    const ImportReport report =
        importRuns(database, in, puzzle::momentFromText("2026-07-12T18:03:11Z").value(), Copies::Keep);
    EXPECT_EQ(report.present, 90U);
    query.key = "random:3x5,plane,plus,off,any";
    EXPECT_EQ(Leaderboard(database).rows(query).value().total, 21U);
    EXPECT_EQ(exportRuns(database).value().tampered, 1U);
}

INSTANTIATE_TEST_SUITE_P(EveryVersion, Migration, testing::Range(0, databaseVersion() + 1));

/// Whoever made presses that cancel has fewer moves now; nobody has more, and what was altered stays so.
TEST(Migrations, SixteenthVersionCountsPressesAnew) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const data::Run vain = test::withVainPresses(test::smallRun({"Mina"}));
    const data::Run longer = test::smallRun({"Ada", 1, 20, "2025-07-12T18:04:11Z"});
    const data::Run altered = test::withVainPresses(test::smallRun({"Bob", 0, 30, "2025-07-12T18:05:11Z"}));
    {
        SQLite::Database sql(file.string(), openToWrite);
        test::OldContent content;
        content.runs = {vain, longer, altered, test::boxRun({.detour = true})};
        test::writeOld(sql, 15, content);
        EXPECT_EQ(sql.execAndGet("SELECT moves FROM runs WHERE id = 1").getInt(), 6) << "both presses counted";
        sql.exec("UPDATE runs SET hints = 1 WHERE id = 3");
        sql.exec("UPDATE runs SET events = '[[0,\"u\"]]' WHERE id = 2");
    }
    const auto moves = [&](int id) {
        SQLite::Database sql(file.string(), openToWrite);
        return sql.execAndGet("SELECT moves FROM runs WHERE id = " + std::to_string(id)).getInt();
    };
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(moves(1), 4);
    EXPECT_EQ(moves(2), longer.moves) << "its events cannot be read";
    EXPECT_EQ(moves(3), 4);
    EXPECT_EQ(moves(4), test::boxRun({.detour = true}).moves) << "another puzzle";
    EXPECT_EQ(Leaderboard(database).run(1).value(), vain);
    EXPECT_EQ(Leaderboard(database).run(2).value(), std::nullopt);
    EXPECT_EQ(Leaderboard(database).run(3).value(), std::nullopt);
    EXPECT_EQ(Leaderboard(database).run(1).value()->stars(), 3);
}

/// What was there before some achievements went is remembered by the number of the last run.
TEST(Migrations, SeventeenthVersionRemembersTheLastRunBefore) {
    const auto last = [](const std::vector<data::Run>& runs) {
        const test::TemporaryFolder folder;
        const auto file = folder / "lichter-aus.db";
        {
            SQLite::Database sql(file.string(), openToWrite);
            test::OldContent content;
            content.runs = runs;
            test::writeOld(sql, 16, content);
        }
        static_cast<void>(Database::open(file, puzzles()));
        SQLite::Database sql(file.string(), openToWrite);
        EXPECT_LE(sql.execAndGet("SELECT count(*) FROM earlier_runs").getInt(), 1);
        return sql.execAndGet("SELECT coalesce(max(last), 0) FROM earlier_runs").getInt();
    };
    EXPECT_EQ(last({test::smallRun({"Mina"}), test::smallRun({"Ada", 1, 20, "2025-07-12T18:04:11Z"})}), 2);
    EXPECT_EQ(last({}), 0);
}

/// Shifts of three minutes keep a table of their own, and stay what they were.
TEST(Migrations, EighteenthVersionKeepsOldShiftsInTheirTable) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const data::ShiftRun old = test::shiftRun({.houses = 7, .skips = true, .rules = puzzle::ShiftRules::ThreeMinutes});
    const data::ShiftRun ofDaySeed =
        test::shiftRun({.player = "Ada", .seed = "day-2025-07-13", .rules = puzzle::ShiftRules::ThreeMinutes});
    {
        SQLite::Database sql(file.string(), openToWrite);
        test::OldContent content;
        content.shifts = {old, ofDaySeed, old};
        content.shifts[2].player = "Bob";
        test::writeOld(sql, 16, content);
        sql.exec("UPDATE shifts SET skipped = 0 WHERE id = 3");
    }
    Database database = Database::open(file, puzzles());
    data::Shifts shifts(database);
    EXPECT_EQ(shifts.keys().value(), std::vector{puzzle::RunKey::threeMinuteShift()});
    EXPECT_TRUE(shifts.rows({})->rows.empty()) << "none by today's rules";
    data::ShiftQuery query;
    query.key = puzzle::RunKey::threeMinuteShift();
    const auto page = shifts.rows(query).value();
    ASSERT_EQ(page.rows.size(), 3U);
    EXPECT_EQ(page.total, 2U);
    EXPECT_EQ(shifts.shift(1).value(), old);
    EXPECT_EQ(shifts.shift(2).value(), ofDaySeed) << "no shift of the day";
    EXPECT_EQ(shifts.shift(3).value(), std::nullopt) << "altered before";
    const auto now = shifts.submit(test::shiftRun({.player = "Cem"}));
    ASSERT_TRUE(now);
    EXPECT_EQ(shifts.rows({})->rows.size(), 1U);
    EXPECT_EQ(shifts.rows(query)->rows.size(), 3U);
}

/// What earlier programs gave to a shared leaderboard counts as it is there.
TEST(Migrations, NineteenthVersionTakesWhatWasGivenAsSeen) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), openToWrite);
        test::writeOld(sql, 18, {});
        sql.exec("INSERT INTO shared_boards(folder, runs, shifts) VALUES ('/drive', 7, 8)");
    }
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(Outbox(database).standing("/drive").value(), (Outbox::Standing{7, 7}));
}

TEST(Migrations, RecogniseOwnTables) {
    SQLite::Database sql(":memory:", openToWrite);
    migrate(sql);
    sql.exec("CREATE TABLE somebody_elses(x)");
    EXPECT_FALSE(hasExpectedTables(sql)) << "one more than expected";
    sql.exec("DROP TABLE somebody_elses");
    EXPECT_TRUE(hasExpectedTables(sql));
    sql.exec("DROP INDEX runs_by_over");
    EXPECT_FALSE(hasExpectedTables(sql));
    sql.exec("CREATE INDEX runs_by_over ON runs (key)");
    EXPECT_FALSE(hasExpectedTables(sql)) << "another index of the same name";
}

/// The query plan of a statement, and whether it reads columns of `table` that are not in an index.
struct Plan {
    std::string steps;
    bool readsTable = false;
};

Plan planOf(SQLite::Database& sql, const std::string& statement, const std::string& table) {
    Plan plan;
    SQLite::Statement steps(sql, "EXPLAIN QUERY PLAN " + statement);
    while (steps.executeStep())
        plan.steps += steps.getColumn(3).getString() + "\n";
    const int root =
        sql.execAndGet("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = '" + table + "'").getInt();
    int cursor = -1;
    SQLite::Statement program(sql, "EXPLAIN " + statement);
    while (program.executeStep()) {
        const std::string step = program.getColumn("opcode").getString();
        const int first = program.getColumn("p1").getInt();
        if (step == "OpenRead" && program.getColumn("p2").getInt() == root)
            cursor = first;
        plan.readsTable = plan.readsTable || (step == "Column" && first == cursor);
    }
    return plan;
}

void expectFromIndexAlone(SQLite::Database& sql, const std::string& statement, const std::string& table,
                          const std::string& index) {
    const Plan plan = planOf(sql, statement, table);
    EXPECT_EQ(plan.steps.find("TEMP B-TREE"), std::string::npos) << "nothing is sorted: " << plan.steps;
    EXPECT_NE(plan.steps.find("INDEX " + index), std::string::npos) << plan.steps;
    EXPECT_FALSE(plan.readsTable) << statement;
}

/// Ranking uses an index and reads only the runs that are shown, however many there are.
TEST(Migrations, RankingReadsSingleIndexInOrder) {
    SQLite::Database sql(":memory:", openToWrite);
    migrate(sql);
    const std::string runs = std::string(RunTable::ranked) + "WHERE r.key = ? AND r.date >= ? ";
    for (const std::string code : {"", "AND r.code = ? "}) {
        expectFromIndexAlone(sql, runs + code + "ORDER BY " + RunTable::byMoves, "runs", "runs_by_moves");
        expectFromIndexAlone(sql, runs + code + "ORDER BY " + RunTable::byOver, "runs", "runs_by_over");
    }
    for (const char* const keys :
         {"r.key > 'daily:' AND r.key < 'daily;' ", "r.key > 'level:' AND r.key < 'level;' "}) {
        const Plan plan = planOf(sql, std::string(RunTable::ofPlayer) + "AND " + keys + RunTable::byKey, "runs");
        EXPECT_NE(plan.steps.find("COVERING INDEX runs_by_player (player_id=? AND key>? AND key<?)"), std::string::npos)
            << plan.steps;
    }
    expectFromIndexAlone(sql, statistics::runs, "runs", "runs_by_player");
    expectFromIndexAlone(sql, statistics::daysInTime, "runs", "runs_in_time");
    EXPECT_NE(planOf(sql, statistics::shifts, "shifts").steps.find("INDEX shifts_by_player"), std::string::npos)
        << "the events of newer ones are read too";
    expectFromIndexAlone(sql,
                         std::string(ShiftTable::ranked) + "WHERE " + ShiftTable::table +
                             " = ? AND s.date >= ? ORDER BY " + ShiftTable::byPoints,
                         "shifts", "shifts_by_points");
    EXPECT_TRUE(planOf(sql, std::string(RunTable::select) + "ORDER BY r.id", "runs").readsTable) << "the test can fail";
}

TEST(Migrations, FifthVersionGetsCalendar) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        SQLite::Database sql(file.string(), openToWrite);
        migrate(sql, 5);
        sql.exec("INSERT INTO players(name) VALUES ('Mina')");
    }
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_FALSE(loadDailyProgress(database, "Mina").value().seen) << "nobody noted a day before";
    const auto day = puzzle::dayFromText("2026-07-14").value();
    ASSERT_TRUE(noteDay(database, day, std::chrono::sys_days(day)));
    EXPECT_EQ(loadDailyProgress(database, "Mina").value().seen, day);
}

/// Names that differ only in case become one player's, with everything that they had.
TEST(Migrations, NinthVersionJoinsNamesThatDifferOnlyInCase) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const auto board = [](const std::string& player, const std::string& key, int elapsed) {
        SavedBoard saved{player, key, test::smallRun({}).code, {}, "2025-07-13T18:03:11Z"};
        saved.game.events = R"([[0,"p",1,1]])";
        saved.game.elapsed = puzzle::Milliseconds(elapsed);
        return saved;
    };
    {
        test::OldContent content;
        for (const char* const player : {"Otto", "Ada", "OTTO", "otto"})
            content.runs.push_back(test::smallRun({player, 0, 10 + static_cast<int>(content.runs.size())}));
        content.shifts.push_back(
            test::shiftRun({.player = "otto", .houses = 2, .rules = puzzle::ShiftRules::ThreeMinutes}));
        content.boards = {board("Otto", "level:a/a", 1), board("otto", "level:a/a", 2), board("OTTO", "level:a/b", 3)};
        SQLite::Database sql(file.string(), openToWrite);
        test::writeOld(sql, 9, content);
        sql.exec("INSERT INTO lessons(player_id, lesson, steps, done)"
                 " VALUES (1, 'one', 2, 0), (4, 'one', 5, 1), (4, 'two', 1, 0)");
        sql.exec("INSERT INTO former_names(name, player_id) VALUES ('Ole', 1), ('ole', 4), ('Olli', 4)");
        sql.exec("UPDATE players SET kept = 1 WHERE name = 'otto'");
    }
    Database database = Database::open(file, puzzles());
    ASSERT_EQ(database.state(), DatabaseState::Opened);
    EXPECT_EQ(exportRuns(database).value().tampered, 0U);
    const auto players = Players(database).all().value();
    ASSERT_EQ(players.size(), 2U);
    const auto otto =
        std::find_if(players.begin(), players.end(), [](const auto& each) { return each.name == "Otto"; });
    ASSERT_NE(otto, players.end()) << "the oldest spelling";
    EXPECT_EQ(otto->runs, 3);
    EXPECT_EQ(otto->shifts, 1);
    EXPECT_EQ(otto->unfinished, 2);
    EXPECT_EQ(otto->lessons, 2);
    EXPECT_EQ(SavedBoards(database).load("oTTo", "level:a/a").value()->game.elapsed.count(), 1) << "their own first";
    EXPECT_EQ(loadLessonProgress(database, "Otto").value().at("one"), (LessonResult{5, true}));
    SQLite::Statement former(database.connection().sql, "SELECT name FROM former_names ORDER BY name");
    std::vector<std::string> names;
    while (former.executeStep())
        names.push_back(former.getColumn(0).getString());
    EXPECT_EQ(names, (std::vector<std::string>{"ole", "olli"}));
}

TEST(Migrations, KeepRankingOfThirdVersion) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    {
        test::OldContent content;
        for (const auto& play : {test::Play{"Slow", 0, 20}, test::Play{"Quick", 0, 5}, test::Play{"Long", 1, 1}})
            content.runs.push_back(test::smallRun(play));
        SQLite::Database sql(file.string(), openToWrite);
        test::writeOld(sql, 3, content);
    }
    Database database = Database::open(file, puzzles());
    LeaderboardQuery query;
    query.key = "level:shed/corners";
    std::vector<std::string> players;
    const auto page = Leaderboard(database).rows(query).value();
    for (const LeaderboardRow& row : page.rows)
        players.push_back(row.run.player);
    EXPECT_EQ(players, (std::vector<std::string>{"Quick", "Slow", "Long"}));
}

} // namespace
} // namespace data
