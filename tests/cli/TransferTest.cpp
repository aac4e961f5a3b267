// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Posix.hpp"
#include "cli/Cli.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Backups.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace cli {
namespace {

using data::test::shiftRun;
using data::test::smallRun;
using nlohmann::json;
using testing::EndsWith;
using testing::HasSubstr;

std::string goodLines() {
    return formatRunLine(smallRun({"Mina", 1})) + formatRunLine(smallRun({"Ada"})) +
           formatRunLine(shiftRun({"Ada", 2}));
}

/// A valid run, one with a wrong claim, and one of an unknown version.
std::string mixedLines() {
    auto cheat = smallRun({"Cheat", 1});
    cheat.moves = 4;
    return formatRunLine(smallRun({})) + formatRunLine(cheat) + "{\"format\":\"lichter-aus/run\",\"version\":7}\n";
}

/// A data folder, initially empty.
class Transfer : public testing::Test {
protected:
    [[nodiscard]] Result scores(std::vector<std::string> options, const std::string& in = {}) const {
        options.insert(options.begin(), {"scores", "--data-dir", m_data.string()});
        return call(options, {in});
    }
    [[nodiscard]] std::filesystem::path database() const { return data::pathsIn(m_data).database(); }
    [[nodiscard]] const Folder& folder() const noexcept { return m_folder; }
    [[nodiscard]] static std::string contentOf(const std::string& file) {
        std::ostringstream content;
        content << std::ifstream(file, std::ios::binary).rdbuf();
        return content.str();
    }

private:
    Folder m_folder;
    std::filesystem::path m_data = m_folder.path() / "data";
};

TEST_F(Transfer, ReportsRandomBoardsWithoutTheirSeeds) {
    data::Run run = smallRun({}, "random:3x5,plane,plus,off,any");
    const std::string sound = formatRunLine(run);
    run.seed = "another";
    run.date = "2025-07-12T18:03:12Z";
    const std::string doubtful = formatRunLine(run);
    const std::string told =
        "1 run on a random board counts for this board only: it has no seed that gives the board.\n";
    EXPECT_EQ(call({"verify", "-"}, {sound + doubtful}).out, "2 runs are valid.\n" + told);
    EXPECT_EQ(call({"verify", "-", "--json"}, {sound + doubtful}).json()["underCode"], 1);
    EXPECT_EQ(scores({"import", "-"}, doubtful).out, "1 run imported.\n" + told);
    EXPECT_EQ(scores({"--json"}).json()["runs"][0]["key"], run.code);
    EXPECT_EQ(scores({"import", "-", "--json"}, doubtful).json()["underCode"], 1);
    EXPECT_EQ(scores({"import", "-", "--json"}, sound).json()["underCode"], 0);
}

TEST_F(Transfer, FirstImportOfDayMakesBackup) {
    const auto importOn = [this](int day, const std::string& lines) {
        CallEnvironment world{lines};
        world.today = puzzle::plusDays(puzzle::firstDailyDay, day);
        return call({"scores", "--data-dir", database().parent_path().string(), "import", "-"}, world).exitCode;
    };
    const std::filesystem::path backups = data::pathsIn(database().parent_path()).backups();
    ASSERT_EQ(importOn(0, goodLines()), 0);
    EXPECT_FALSE(std::filesystem::exists(backups)) << "there was nothing to lose";
    ASSERT_EQ(importOn(1, formatRunLine(smallRun({"Zoe", 2}))), 0);
    ASSERT_EQ(importOn(1, formatRunLine(smallRun({"Zoe", 3}))), 0);
    const auto found = data::listBackups(backups);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].has, (data::RunCounts{2, 1}));
    EXPECT_EQ(found[0].day, puzzle::plusDays(puzzle::firstDailyDay, 1));
    ASSERT_EQ(call({"scores", "--data-dir", database().parent_path().string()}).exitCode, 0);
    EXPECT_EQ(data::listBackups(backups).size(), 1U);
}

TEST_F(Transfer, ExportsOverNoBackup) {
    ASSERT_EQ(scores({"import", "-"}, goodLines()).exitCode, 0);
    const auto backups = data::pathsIn(database().parent_path()).backups();
    std::filesystem::create_directories(backups);
    EXPECT_EQ(scores({"export", "--force", (backups / "lichter-aus-2026-11-22.db").string()}).exitCode, 2);
    EXPECT_TRUE(std::filesystem::is_empty(backups));
}

TEST_F(Transfer, ImportsVerifiesAndSkipsKnownRuns) {
    const std::string file = folder().file("runs.jsonl", goodLines());
    const Result first = scores({"import", file});
    EXPECT_EQ(first.exitCode, 0);
    EXPECT_EQ(first.err, "");
    EXPECT_EQ(first.out, "3 runs imported.\n");
    EXPECT_EQ(scores({"import", "-"}, goodLines()).out, "0 runs imported.\n3 runs were there already.\n");
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 2U);
    EXPECT_EQ(scores({"--shift", "--json"}).json()["runs"].size(), 1U);
}

POSIX_TEST_F(Transfer, ExportNeverReplacesFilesOfTheGameOrOthersUnasked) {
    ASSERT_EQ(scores({"import", "-"}, goodLines()).exitCode, 0);
    const auto data = database().parent_path();
    const auto link = folder().path() / "link.jsonl";
    std::filesystem::create_symlink(database(), link);
    const auto hard = folder().path() / "hard.jsonl";
    std::filesystem::create_hard_link(database(), hard);
    const std::string before = contentOf(database().string());
    for (const std::filesystem::path& own :
         {database(), data / "lichter-aus.db-wal", data / "." / "lichter-aus.db.version-3", data / "settings.json",
          data / "lichter-aus.log", data / "levels" / "mine.json", data / "unfinished" / "1.json", link, hard,
          data / "levels" / ".." / "lichter-aus.db"}) {
        const Result refused = scores({"export", own.string(), "--force"});
        EXPECT_EQ(refused.exitCode, 2) << own;
        EXPECT_THAT(refused.err, HasSubstr("keeps its own data")) << own;
    }
    EXPECT_EQ(contentOf(database().string()), before);
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 2U);
    const std::string letter = folder().file("letter.txt", "Dear Ada");
    const Result refused = scores({"export", letter});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("--force replaces it"));
    EXPECT_EQ(contentOf(letter), "Dear Ada");
    EXPECT_EQ(scores({"export", letter, "--force"}).exitCode, 0);
    EXPECT_EQ(contentOf(letter), goodLines());
}

TEST_F(Transfer, ExportsWhatWasImported) {
    ASSERT_EQ(scores({"import", "-"}, goodLines()).exitCode, 0);
    const Result out = scores({"export", "-"});
    EXPECT_EQ(out.exitCode, 0);
    EXPECT_EQ(out.err, "");
    EXPECT_EQ(out.out, goodLines());
    const std::string file = (folder().path() / "out.jsonl").string();
    EXPECT_EQ(scores({"export", file}).out, "3 runs written to " + file + ".\n");
    EXPECT_EQ(contentOf(file), goodLines());
    EXPECT_EQ(scores({"export", file, "--json", "--force"}).json(),
              json({{"file", file}, {"runs", 3}, {"leftOut", 0}}));
    EXPECT_EQ(scores({"--json", "export", file, "--force"}).json()["runs"], 3) << "before the word, too";
}

TEST_F(Transfer, ReportsRefusedRunsByLine) {
    const Result words = scores({"import", "-"}, mixedLines());
    EXPECT_EQ(words.exitCode, 1);
    EXPECT_EQ(words.err, "");
    EXPECT_EQ(words.out, "Line 2: The run does not follow the rules, or its counts are wrong.\n"
                         "Line 3: /version: Version 7 was made by a newer program. Please update the game.\n"
                         "1 run imported.\n2 runs were refused.\n");
    const Result result = scores({"import", "-", "--json"}, mixedLines());
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.json(),
              json::parse(R"({"runs": 3, "imported": 0, "present": 1, "refused": 2, "underCode": 0, "refusals": [
        {"line": 2, "problems": ["The run does not follow the rules, or its counts are wrong."]},
        {"line": 3, "problems": ["/version: Version 7 was made by a newer program. Please update the game."]}]})"));
    EXPECT_THAT(scores({"import", "-", "--lang", "de"}, mixedLines()).out,
                EndsWith("0 Läufe aufgenommen.\n1 Lauf war schon da.\n2 Läufe wurden abgelehnt.\n"));
}

TEST_F(Transfer, VerifyNeedsNoLeaderboard) {
    const auto verify = [&](const std::string& lines, std::vector<std::string> options = {}) {
        options.insert(options.begin(), {"verify", folder().file("v.jsonl", lines)});
        return call(options);
    };
    const Result good = verify(goodLines());
    EXPECT_EQ(good.exitCode, 0);
    EXPECT_EQ(good.out, "3 runs are valid.\n");
    EXPECT_EQ(verify(goodLines(), {"--json"}).json(),
              json::parse(R"({"runs": 3, "verified": 3, "refused": 0, "underCode": 0, "refusals": []})"));
    const Result bad = verify(mixedLines());
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_THAT(bad.out, HasSubstr("Line 2: The run does not follow the rules, or its counts are wrong.\n"));
    EXPECT_THAT(bad.out, EndsWith("1 run is valid.\n2 runs are not valid.\n"));
    EXPECT_EQ(verify(mixedLines(), {"--json"}).json()["verified"], 1);
    EXPECT_EQ(call({"verify", "-"}, {goodLines()}).out, "3 runs are valid.\n");
    EXPECT_FALSE(std::filesystem::exists(database()));
}

TEST_F(Transfer, LeavesOutAndReportsAlteredRuns) {
    ASSERT_EQ(scores({"import", "-"}, goodLines()).exitCode, 0);
    {
        SQLite::Database sql(database().string(), SQLite::OPEN_READWRITE);
        sql.exec("UPDATE runs SET optimum = 3");
    }
    const Result out = scores({"export", "-"});
    EXPECT_EQ(out.out, formatRunLine(shiftRun({"Ada", 2})));
    EXPECT_EQ(out.err, "lichter-aus-cli: 2 altered runs left out.\n");
    EXPECT_EQ(scores({"export", (folder().path() / "x").string(), "--json"}).json()["leftOut"], 2);
}

POSIX_TEST_F(Transfer, RefusesToExportIntoPipe) {
    ASSERT_EQ(scores({"import", "-"}, goodLines()).exitCode, 0);
    const auto pipe = folder().path() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Result out = scores({"export", pipe.string()});
    EXPECT_EQ(out.exitCode, 2);
    EXPECT_THAT(out.err, HasSubstr("is not a file"));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST_F(Transfer, ExportsNothingWithoutScores) {
    const Result out = scores({"export", "-"});
    EXPECT_EQ(out.exitCode, 0);
    EXPECT_EQ(out.out, "");
    EXPECT_FALSE(std::filesystem::exists(database()));
}

TEST_F(Transfer, ReportsMistakesInOneLine) {
    const auto told = [](const Result& result, const std::string& words) {
        EXPECT_EQ(result.exitCode, 2) << words;
        EXPECT_EQ(result.out, "") << words;
        EXPECT_THAT(result.err, HasSubstr(words));
        EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    };
    const std::string nothing = (folder().path() / "nothing").string();
    told(scores({"import", nothing}), "There is no file " + nothing);
    EXPECT_FALSE(std::filesystem::exists(database())) << "a wrong name makes no leaderboard";
    told(scores({"import", folder().path().string()}), "is not a file");
    told(scores({"import"}), "scores import needs a file");
    told(scores({"export"}), "scores export needs a file");
    const auto missing = folder().path() / "missing";
    told(scores({"export", (missing / "runs.jsonl").string()}), "There is no folder " + missing.string());
    told(scores({"export", (missing / "x").string() + "/"}), "There is no folder " + (missing / "x").string());
    EXPECT_FALSE(std::filesystem::exists(missing)) << "a slip of the keyboard makes no folder";
    told(scores({"export", folder().path().string() + "/"}), "is not a file");
    told(scores({"export", "-", "--json"}), "--json cannot be used");
    told(scores({"export", "-", "--player", "Mina"}), "the options that choose runs do not work with them");
    told(scores({"import", "-", "--csv"}), "the options that choose runs do not work with them");
    told(scores({"import", "a", "b"}), "“b” is one argument too many");
    told(scores({"exprot", "a"}), "is one argument too many");
    told(call({"verify"}), "verify needs a file of exported runs");
    told(call({"verify", nothing}), "There is no file " + nothing);
    told(call({"verify", nothing, "--lang", "de"}), "gibt es nicht.");
}

POSIX_TEST_F(Transfer, ReadsPipes) {
    const auto pipe = folder().path() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const auto through = [&pipe](const std::string& lines, const auto& read) {
        std::thread writer([&] { std::ofstream(pipe, std::ios::binary) << lines; });
        Result result = read();
        writer.join();
        return result;
    };
    EXPECT_EQ(through(goodLines(), [&] { return call({"verify", pipe.string()}); }).out, "3 runs are valid.\n");
    EXPECT_EQ(through(goodLines(), [&] { return scores({"import", pipe.string()}); }).out, "3 runs imported.\n");
}

POSIX_TEST_F(Transfer, RefusesDevices) {
    const auto link = folder().path() / "link";
    std::filesystem::create_symlink("/dev/zero", link); // It would never end.
    for (const std::string& name : {link.string(), std::string("/dev/zero")}) {
        for (const Result& result : {call({"verify", name}), scores({"import", name})}) {
            EXPECT_EQ(result.exitCode, 2);
            EXPECT_EQ(result.out, "");
            EXPECT_EQ(result.err, "lichter-aus-cli: " + name +
                                      " is not a file, or its path leads through something that is not a folder.\n");
        }
    }
    EXPECT_FALSE(std::filesystem::exists(database()));
}

TEST_F(Transfer, RefusesOnlyOverlongLine) {
    const std::string lines = formatRunLine(smallRun({"Mina", 1})) + std::string(data::maxRunLineBytes + 1, 'x') +
                              "\n" + formatRunLine(smallRun({"Ada"}));
    const Result result = scores({"import", "-"}, lines);
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, testing::StartsWith("Line 2: "));
    EXPECT_THAT(result.out, EndsWith("2 runs imported.\n1 run was refused.\n"));
}

TEST_F(Transfer, GivesUpOnEndlessLine) {
    const std::string endless = formatRunLine(smallRun({"Mina", 1})) + std::string(data::maxRunLineRead + 100'000, ' ');
    const Result verified = call({"verify", "-"}, {endless});
    EXPECT_EQ(verified.exitCode, 2);
    EXPECT_EQ(verified.out, "");
    EXPECT_EQ(verified.err, "lichter-aus-cli: Line 2 is longer than 64\u00a0MiB, so nothing after it was read.\n");
    const Result imported = scores({"import", "-"}, endless);
    EXPECT_EQ(imported.exitCode, 2);
    EXPECT_EQ(imported.err, "lichter-aus-cli: Line 2 is longer than 64\u00a0MiB, so nothing after it was read. "
                            "1 run imported.\n");
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 1U) << "what came before is there";
}

TEST_F(Transfer, RefusesToImportIntoDamagedDatabase) {
    std::filesystem::create_directories(database().parent_path());
    std::ofstream(database()) << std::string(5000, 'x');
    const Result result = scores({"import", "-"}, goodLines());
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_THAT(result.err, HasSubstr("damaged"));
    EXPECT_EQ(scores({"import", "-"}, goodLines()).out, "3 runs imported.\n") << "once it was told";
}

} // namespace
} // namespace cli
