// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Posix.hpp"
#include "cli/Cli.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/shared/SharedFolder.hpp"
#include "lights/Board.hpp"
#include "lights/Daily.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"
#include "text/HelpFormatter.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace cli {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using testing::AnyOf;
using testing::HasSubstr;

data::Run run(const std::string& player, const std::vector<lights::Cell>& presses, puzzle::Milliseconds duration) {
    const auto puzzle =
        lights::Puzzle::make(*lights::parseBoard("##.\n..#\n", lights::maxSide), {}, lights::GoalKind::Off).value();
    data::Run run;
    run.key = "level:no-such-pack/lantern";
    run.code = lights::encodePuzzle(puzzle);
    run.player = player;
    std::vector<lights::Event> events;
    for (std::size_t i = 0; i < presses.size(); ++i)
        events.push_back({i == 0 ? 0ms : duration, lights::EventKind::Move, presses[i]});
    run.events = lights::formatEvents(events);
    run.moves = static_cast<int>(presses.size());
    run.optimum = 2;
    run.exact = true;
    run.duration = duration;
    run.date = "2025-07-12T18:03:11Z";
    run.program = LICHTER_VERSION;
    return run;
}

/// A data folder with three runs of two players on one level.
class Scores : public testing::Test {
protected:
    void SetUp() override {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        data::Leaderboard leaderboard(database);
        ASSERT_TRUE(leaderboard.submit(run("Mina", {{0, 1}, {1, 2}}, 2500ms)));
        ASSERT_TRUE(leaderboard.submit(run("Mina, \"M\"", {{0, 1}, {1, 2}}, 1500ms)));
        ASSERT_TRUE(leaderboard.submit(run("Mina", {{0, 0}, {0, 1}, {0, 2}, {1, 0}}, 9000ms)));
    }

    [[nodiscard]] Result scores(std::vector<std::string> options) const {
        options.insert(options.begin(), {"scores", "--data-dir", m_folder.path().string()});
        return call(options);
    }

    Folder m_folder;
};

TEST_F(Scores, OfASharedBoardAreReadFromItsFolder) {
    const std::filesystem::path drive = m_folder.path() / "drive";
    std::filesystem::create_directory(drive);
    const std::vector<std::string> options{"--shared", drive.string(), "--json"};
    EXPECT_THAT(scores(options).err, HasSubstr("There is no shared leaderboard in this folder now."));
    EXPECT_EQ(scores(options).exitCode, 2);
    const data::SharedFolder shared(drive);
    ASSERT_TRUE(shared.create());
    EXPECT_EQ(scores(options).json(), json::parse(R"({"runs": []})"));
    const std::string lines = data::formatRunLine(run("Ben", {{0, 1}, {1, 2}}, 3500ms));
    ASSERT_TRUE(shared.publish({data::sharedFileName(lines), lines}));
    const Result result = scores(options);
    EXPECT_EQ(result.exitCode, 0);
    ASSERT_EQ(result.json()["runs"].size(), 1U);
    EXPECT_EQ(result.json()["runs"][0]["player"], "Ben");
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 2U) << "those on this computer are apart";
    const std::string others = data::formatRunLine(run("Cleo", {{0, 1}, {1, 2}}, 4500ms));
    ASSERT_TRUE(shared.publish({data::sharedFileName(others), others}));
    EXPECT_EQ(scores(options).json()["runs"].size(), 2U);
    ASSERT_TRUE(std::filesystem::remove(drive / "runs" / data::sharedFileName(lines)));
    const json left = scores(options).json()["runs"];
    ASSERT_EQ(left.size(), 1U) << "the runs of a file that was removed are gone at once";
    EXPECT_EQ(left[0]["player"], "Cleo");
    std::filesystem::remove_all(drive);
    EXPECT_EQ(scores(options).exitCode, 2) << "what was read before may be out of date";
}

TEST_F(Scores, AreRankedInJsonWithDocumentedKeys) {
    const Result result = scores({"--json"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.json(), json::parse(R"({"runs": [
        {"rank": 1, "player": "Mina, \"M\"", "key": "level:no-such-pack/lantern", "moves": 2, "optimum": 2,
         "exact": true, "over": 0, "seconds": 1.5, "date": "2025-07-12T18:03:11Z", "assisted": false,
         "verified": true, "stars": 3},
        {"rank": 2, "player": "Mina", "key": "level:no-such-pack/lantern", "moves": 2, "optimum": 2,
         "exact": true, "over": 0, "seconds": 2.5, "date": "2025-07-12T18:03:11Z", "assisted": false,
         "verified": true, "stars": 3}]})"));
}

TEST_F(Scores, ShowAllRunsOnDemand) {
    const json runs = scores({"--all", "--json"}).json()["runs"];
    ASSERT_EQ(runs.size(), 3U);
    EXPECT_EQ(runs[2]["moves"], 4);
    EXPECT_EQ(runs[2]["over"], 2);
    EXPECT_EQ(runs[2]["stars"], 2);
}

TEST_F(Scores, ShowUnnamedPlayersInTableLanguage) {
    {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        ASSERT_TRUE(data::Leaderboard(database).submit(run("Player", {{0, 1}, {1, 2}}, 500ms)));
    }
    EXPECT_THAT(scores({"--lang", "de"}).out, HasSubstr("Spieler  "));
    EXPECT_THAT(scores({"--lang", "de"}).out, testing::Not(HasSubstr("Player")));
    EXPECT_THAT(scores({}).out, testing::Not(HasSubstr("Spieler")));
    for (const char* name : {"Spieler", "Player"}) {
        const json runs = scores({"--lang", "de", "--player", name, "--json"}).json()["runs"];
        ASSERT_EQ(runs.size(), 1U) << name;
        EXPECT_EQ(runs[0]["player"], "Player") << "programs read the stored name in every language";
    }
    data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
    ASSERT_TRUE(data::Leaderboard(database).submit(run("Spieler", {{0, 1}, {1, 2}}, 700ms)));
    EXPECT_EQ(scores({"--lang", "de", "--player", "Spieler", "--json"}).json()["runs"][0]["player"], "Spieler");
}

TEST_F(Scores, AreFilteredByPlayerAndLevel) {
    EXPECT_EQ(scores({"--player", "Mina", "--json"}).json()["runs"].size(), 1U);
    EXPECT_EQ(scores({"--player", "Nobody", "--json"}).json()["runs"].size(), 0U);
    EXPECT_EQ(scores({"--level", "no-such-pack/lantern", "--json"}).json()["runs"].size(), 2U);
    EXPECT_EQ(scores({"--level", "level:no-such-pack/lantern", "--json"}).json()["runs"].size(), 2U);
    EXPECT_EQ(scores({"--level", "no-such-pack/other", "--json"}).json()["runs"].size(), 0U);
}

/// A run with the solver's solution, a tenth of a second per press.
data::Run solvedRun(const std::string& key, const lights::Puzzle& puzzle, const std::string& seed = {}) {
    const lights::Answer answer = lights::solve(puzzle);
    data::Run run;
    run.key = key;
    run.code = lights::encodePuzzle(puzzle);
    run.player = "Mina";
    std::vector<lights::Event> events;
    for (const lights::Cell cell : answer.result->presses().toCells())
        events.push_back({run.duration += events.empty() ? 0ms : 100ms, lights::EventKind::Move, cell});
    run.events = lights::formatEvents(events);
    run.moves = run.optimum = answer.result->moves();
    run.exact = answer.result->exact();
    run.date = "2026-01-02T18:03:11Z";
    run.program = LICHTER_VERSION;
    run.seed = seed;
    return run;
}

TEST_F(Scores, AreFilteredBySettingAndDate) {
    const lights::RandomSetting setting{3, 4, {}, lights::GoalKind::On, lights::Difficulty::Any};
    const std::string random = "random:3x4,plane,plus,on,any";
    const std::string daily = "daily:2026-01-02";
    const std::string coffee = "coffee:2026-01-02";
    {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        data::Leaderboard leaderboard(database);
        const auto day = puzzle::dayFromText("2026-01-02").value();
        ASSERT_TRUE(leaderboard.submit(solvedRun(random, lights::generate(setting, "seed")->puzzle, "seed")));
        ASSERT_TRUE(leaderboard.submit(solvedRun(daily, lights::dailyBoard(day).puzzle)));
        ASSERT_TRUE(leaderboard.submit(solvedRun(coffee, lights::dailyBoard(day, puzzle::DailySeries::Coffee).puzzle)));
    }
    const auto keys = [this](const std::string& option, const std::string& value) {
        const Result result = scores({option, value, "--json"});
        EXPECT_EQ(result.exitCode, 0) << value;
        std::vector<std::string> found;
        const json runs = result.json()["runs"];
        for (const json& row : runs)
            found.push_back(row["key"]);
        return found;
    };
    EXPECT_EQ(keys("--setting", "3x4,plane,plus,on,any"), std::vector{random});
    EXPECT_EQ(keys("--setting", random), std::vector{random}) << "as the table shows it";
    EXPECT_THAT(keys("--setting", "4x3,plane,plus,on,any"), testing::IsEmpty());
    EXPECT_EQ(keys("--daily", "2026-01-02"), std::vector{daily});
    EXPECT_EQ(keys("--daily", daily), std::vector{daily});
    EXPECT_THAT(keys("--daily", "2026-01-03"), testing::IsEmpty());
    EXPECT_EQ(keys("--coffee", "2026-01-02"), std::vector{coffee});
    EXPECT_EQ(keys("--coffee", coffee), std::vector{coffee});
    EXPECT_THAT(keys("--coffee", "2026-01-03"), testing::IsEmpty());
    EXPECT_NE(scores({"--coffee", daily}).exitCode, 0) << "the key of the other series";
    const auto completed = [this](const std::string& what) {
        return call({"complete", what, "--data-dir", m_folder.path().string()}).out;
    };
    EXPECT_EQ(completed("settings"), "3x4,plane,plus,on,any\n");
    EXPECT_EQ(completed("daily"), "2026-01-02\n");
    EXPECT_EQ(completed("coffee"), "2026-01-02\n");
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 5U) << "and without a filter everything is there";
}

TEST_F(Scores, ShowWhichDailyRunsWereLate) {
    const auto day = puzzle::dayFromText("2026-01-02").value();
    {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        data::Leaderboard leaderboard(database);
        const auto add = [&](const std::string& player, const std::string& date, bool late, int hints) {
            data::Run run = solvedRun("daily:2026-01-02", lights::dailyBoard(day).puzzle);
            run.player = player;
            run.date = date;
            run.late = late;
            run.hints = hints;
            ASSERT_TRUE(leaderboard.submit(run));
        };
        add("Ada", "2026-01-02T18:03:11Z", false, 0);
        add("Bob", "2026-01-02T18:03:12Z", true, 0);
        add("Cleo", "2026-01-05T18:03:11Z", false, 1);
    }
    const json runs = scores({"--daily", "2026-01-02", "--json"}).json()["runs"];
    ASSERT_EQ(runs.size(), 3U);
    EXPECT_EQ(runs[0]["late"], false);
    EXPECT_EQ(runs[1]["late"], true) << "it says so";
    EXPECT_EQ(runs[2]["late"], true) << "no clock on earth showed that day";
    const std::string csv = scores({"--daily", "2026-01-02", "--csv"}).out;
    EXPECT_THAT(csv, HasSubstr("2026-01-02T18:03:11Z,false,true,3,false,\n"));
    EXPECT_THAT(csv, HasSubstr("2026-01-02T18:03:12Z,false,true,3,true,\n"));
    const std::string table = scores({"--daily", "2026-01-02"}).out;
    EXPECT_THAT(table, HasSubstr("2026-01-02\n")) << "in time";
    EXPECT_THAT(table, HasSubstr("2026-01-02  late\n"));
    EXPECT_THAT(table, HasSubstr("2026-01-05  assisted, late\n"));
    EXPECT_THAT(scores({"--daily", "2026-01-02", "--lang", "de"}).out, HasSubstr("mit Hilfe, verspätet\n"));
}

TEST_F(Scores, ReportImpossibleFiltersInOneLine) {
    const auto told = [this](const std::vector<std::string>& options, const std::string& words) {
        const Result result = scores(options);
        EXPECT_EQ(result.exitCode, 2) << words;
        EXPECT_EQ(result.out, "") << words;
        EXPECT_THAT(result.err, HasSubstr(words));
        EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    };
    for (const char* setting : {"5x5", "5x5,plane,plus,off", "5x5,plane,plus,off,any,", "101x5,plane,plus,off,any",
                                "5x5,ball,plus,off,any", "5x5,plane,plus,off,0", "05x5,plane,plus,off,any", "random:"})
        told({"--setting", setting}, "--setting needs size, surface, stamp, goal and difficulty");
    for (const char* date : {"today", "2026-02-29", "2026-1-2", "02.01.2026", "2026-01-02T00:00:00Z", "daily:"})
        told({"--daily", date}, "--daily needs a date such as 2026-01-01, without a time of day, not “");
    told({"--daily", "2025-12-31"}, "there is none for 2025-12-31");
    told({"--daily", "2026-01-02", "--level", "a/b"}, "Use only one of --level, --setting, --daily, --coffee, --shift, "
                                                      "--shift-day and --old-shift");
    told({"--setting", "3x4,plane,plus,on,any", "--daily", "2026-01-02"}, "Use only one of");
    told({"--setting", ""}, "--setting needs a value");
    told({"--daily", "heute", "--lang", "de"}, "--daily braucht ein Datum wie 01.01.2026 oder 2026-01-01");
}

TEST_F(Scores, PrintCsv) {
    EXPECT_EQ(scores({"--csv"}).out,
              "rank,player,key,moves,optimum,exact,over,seconds,date,assisted,verified,stars,late,within\n"
              "1,\"Mina, \"\"M\"\"\",level:no-such-pack/lantern,2,2,true,0,1.5,2025-07-12T18:03:11Z,false,true,3,,\n"
              "2,Mina,level:no-such-pack/lantern,2,2,true,0,2.5,2025-07-12T18:03:11Z,false,true,3,,\n");
}

TEST_F(Scores, CsvIsReadRightInOtherLanguages) {
    const std::string rows = scores({"--csv", "--lang", "de"}).out;
    EXPECT_THAT(rows, testing::StartsWith("\uFEFFrank;player;key;moves;optimum;"));
    EXPECT_THAT(rows, HasSubstr(";2;2;true;0;\"2,5\";2025-07-12T18:03:11Z;")) << "not 2.5, which would be 25";
    EXPECT_THAT(scores({"--csv", "--lang", "en"}).out, HasSubstr(",2,2,true,0,2.5,2025-07-12T18:03:11Z,"));
}

TEST_F(Scores, FitIntoANarrowTerminal) {
    CallEnvironment world;
    const auto shown = [&](const char* width, std::vector<std::string> options) {
        world.environment["COLUMNS"] = width;
        options.insert(options.begin(), {"scores", "--data-dir", m_folder.path().string()});
        const std::string out = call(options, world).out;
        std::size_t widest = 0;
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);)
            widest = std::max(widest, text::places(line));
        EXPECT_LE(widest, static_cast<std::size_t>(std::atoi(width))) << out;
        return out;
    };
    EXPECT_EQ(shown("80", {}), scores({}).out);
    const std::string narrow = shown("64", {"--lang", "de"});
    EXPECT_THAT(narrow, HasSubstr("2025-07-12"));
    EXPECT_THAT(narrow, HasSubstr("lantern"));
    const std::string narrowest = shown("40", {"--all", "--lang", "de"});
    EXPECT_THAT(narrowest, HasSubstr("no-such-pack/lantern\nRang")) << "above its runs";
    EXPECT_THAT(narrowest, HasSubstr("Kein Platz für: Optimum"));
    EXPECT_THAT(narrowest, HasSubstr("0:09"));
}

TEST_F(Scores, CsvIsSafeInSpreadsheets) {
    data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
    data::Leaderboard leaderboard(database);
    for (const char* name : {"=1+1", "+49", "-x", "@me"})
        ASSERT_TRUE(leaderboard.submit(run(name, {{0, 1}, {1, 2}}, 3500ms)));
    const std::string rows = scores({"--csv"}).out;
    for (const char* cell : {",'=1+1,", ",'+49,", ",'-x,", ",'@me,"})
        EXPECT_THAT(rows, HasSubstr(cell));
    const json exact = scores({"--json"}).json()["runs"];
    EXPECT_EQ(exact[2]["player"], "=1+1") << "JSON has every name as it is";
}

TEST_F(Scores, CsvHasOneLinePerRow) {
    {
        SQLite::Database sql(data::pathsIn(m_folder.path()).database().string(), SQLite::OPEN_READWRITE);
        sql.exec("UPDATE runs SET date = char(13, 10, 9, 27) || '=1\"' || char(44), moves = 1 WHERE duration = 1500");
    }
    EXPECT_EQ(scores({"--csv"}).out,
              "rank,player,key,moves,optimum,exact,over,seconds,date,assisted,verified,stars,late,within\n"
              ",\"Mina, \"\"M\"\"\",level:no-such-pack/lantern,1,2,true,-1,1.5,\"\uFFFD\uFFFD\uFFFD\uFFFD=1\"\",\","
              "false,false,0,,\n"
              "1,Mina,level:no-such-pack/lantern,2,2,true,0,2.5,2025-07-12T18:03:11Z,false,true,3,,\n")
        << "numbers are numbers, also below zero";
}

TEST_F(Scores, PrintTable) {
    EXPECT_EQ(scores({}).out, "Rank  Player     Level                 Moves  Optimum  Time  Date\n"
                              "   1  Mina, \"M\"  no-such-pack/lantern      2        2  0:01  2025-07-12\n"
                              "   2  Mina       no-such-pack/lantern      2        2  0:02  2025-07-12\n");
    EXPECT_THAT(scores({"--lang", "de"}).out, testing::StartsWith("Rang  Name       Level"));
}

TEST(ScoresWithoutADatabase, AreEmpty) {
    const Folder folder;
    const std::string nowhere = (folder.path() / "nothing").string();
    const Result words = call({"scores", "--data-dir", nowhere});
    EXPECT_EQ(words.exitCode, 0);
    EXPECT_EQ(words.out, "No runs yet.\n");
    EXPECT_EQ(call({"scores", "--data-dir", nowhere, "--json"}).json(), json::parse(R"({"runs": []})"));
    EXPECT_EQ(call({"scores", "--csv", "--data-dir", nowhere}).out,
              "rank,player,key,moves,optimum,exact,over,seconds,date,assisted,verified,stars,late,within\n");
    EXPECT_FALSE(std::filesystem::exists(nowhere));
}

TEST(ScoresWithoutADatabase, AreLookedUpInHomeFolder) {
    const Folder folder;
    const Result result = call({"scores"}, {"", {{"HOME", folder.path().string()}}});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(ScoresOfADamagedDatabase, AreRefusedWithMessage) {
    const Folder folder;
    (void)folder.file("lichter-aus.db", std::string(5000, 'x'));
    const Result result = call({"scores", "--data-dir", folder.path().string()});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr("damaged"));
}

POSIX_TEST(ScoresFile, UnreadableFileIsNotEmptyLeaderboard) {
    const Folder folder;
    const std::filesystem::path file = folder.path() / "lichter-aus.db";
    const auto refused = [&](const std::string& what) {
        const Result result = call({"scores", "--data-dir", folder.path().string()});
        EXPECT_EQ(result.exitCode, 2) << what;
        EXPECT_EQ(result.out, "") << what;
        EXPECT_THAT(result.err, AnyOf(HasSubstr("lichter-aus.db is not a file"), HasSubstr("/dev/zero is not a file"),
                                      HasSubstr("lichter-aus.db cannot be read or written.")))
            << what;
        std::filesystem::remove(file);
    };
    std::filesystem::create_directory(file);
    refused("a folder");
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    refused("a pipe");
    std::filesystem::create_symlink(file, file);
    refused("a ring of links");
    std::filesystem::create_symlink("/dev/zero", file);
    refused("a device");
}

} // namespace
} // namespace cli
