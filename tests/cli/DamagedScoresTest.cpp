// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Posix.hpp"
#include "cli/Cli.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/SharedFolder.hpp"
#include "data/shared/SharedRuns.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli {
namespace {

using data::test::shiftRun;
using data::test::smallRun;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

namespace fs = std::filesystem;

/// Where the page of a file begins that is the root of a table or an index.
std::streamoff rootOf(const fs::path& file, const std::string& name) {
    SQLite::Database sql(file.string(), SQLite::OPEN_READWRITE);
    static_cast<void>(sql.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)"));
    SQLite::Statement root(sql, "SELECT rootpage FROM sqlite_schema WHERE name = ?");
    root.bind(1, name);
    root.executeStep();
    const std::int64_t page = root.getColumn(0).getInt64() - 1;
    return page * sql.execAndGet("PRAGMA page_size").getInt64();
}

/// Flips all bits of two bytes.
void flip(const fs::path& file, std::streamoff at) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    std::string two(2, '\0');
    bytes.seekg(at).read(two.data(), 2);
    for (char& byte : two)
        byte = static_cast<char>(~byte);
    bytes.seekp(at).write(two.data(), 2);
}

/// No page of this index can be read any more, but every run can.
void damageIndex(const fs::path& file) {
    flip(file, rootOf(file, "runs_by_moves"));
}

/// No run can be read any more.
void damageRuns(const fs::path& file) {
    flip(file, rootOf(file, "runs"));
}

/// Makes a file so large that the game would check it only while it uses it.
void enlarge(const fs::path& file) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO lessons VALUES (1, hex(zeroblob(6000000)), 1, 1)");
}

/// A data folder with runs and night shifts.
class DamagedScores : public testing::Test {
protected:
    static constexpr int runs = 60;
    static constexpr int shifts = 2;

    void SetUp() override {
        data::Database database = data::Database::open(file(), data::puzzles());
        data::Leaderboard leaderboard(database);
        for (int i = 0; i < runs; ++i)
            ASSERT_TRUE(leaderboard.submit(smallRun({"Player " + std::to_string(i % 7), i % 3, i + 1})));
        data::Shifts shiftTable(database);
        for (int i = 0; i < shifts; ++i)
            ASSERT_TRUE(shiftTable.submit(shiftRun({"Mina", i + 1})));
    }

    [[nodiscard]] const Folder& folder() const noexcept { return m_folder; }
    [[nodiscard]] fs::path file() const { return data::pathsIn(m_folder.path() / "data").database(); }
    [[nodiscard]] fs::path aside() const { return file().string() + ".damaged-1"; }

    [[nodiscard]] Result scores(std::vector<std::string> options, const std::string& in = {}) const {
        options.insert(options.begin(), {"scores", "--data-dir", file().parent_path().string()});
        return call(options, {in});
    }

    /// The message if this many of all runs and shifts could be copied.
    [[nodiscard]] std::string copied(int count) const {
        return "lichter-aus-cli: The score file was damaged. " + std::to_string(count) + " of " +
               std::to_string(runs + shifts) + " runs could be copied into a new one, and the old one is " +
               aside().string() + ".";
    }

    /// Damages the scores, and expects of the next call that it says so and answers as before.
    void expectAnswer(const std::vector<std::string>& options, const std::string& in = {}) const {
        const Result before = scores(options, in);
        ASSERT_EQ(before.exitCode, 0) << before.err;
        ASSERT_EQ(before.err, "");
        ASSERT_NE(before.out, "");
        damageIndex(file());
        const Result first = scores(options, in);
        EXPECT_EQ(first.exitCode, 0);
        EXPECT_EQ(first.err, copied(runs + shifts) + "\n");
        EXPECT_EQ(first.out, before.out);
        EXPECT_TRUE(fs::exists(aside()));
        const Result second = scores(options, in);
        EXPECT_EQ(second.exitCode, 0);
        EXPECT_EQ(second.err, "") << "it was told";
        EXPECT_EQ(second.out, before.out);
    }

private:
    Folder m_folder;
};

TEST_F(DamagedScores, AreShownAtOnce) {
    ASSERT_EQ(scores({"--all", "--json"}).json()["runs"].size(), std::size_t{runs});
    expectAnswer({"--all", "--json"});
}

TEST_F(DamagedScores, AreShownAsTable) {
    expectAnswer({});
}

TEST_F(DamagedScores, AreShownAsCsv) {
    expectAnswer({"--all", "--csv"});
}

TEST_F(DamagedScores, ShowShiftsAtOnce) {
    ASSERT_EQ(scores({"--shift", "--all", "--json"}).json()["runs"].size(), std::size_t{shifts});
    expectAnswer({"--shift", "--all", "--json"});
}

TEST_F(DamagedScores, AreExportedAtOnce) {
    expectAnswer({"export", "-"});
}

TEST_F(DamagedScores, AreExportedToAFileAtOnce) {
    const std::string target = (folder().path() / "runs.jsonl").string();
    expectAnswer({"export", target, "--force", "--json"});
    std::ostringstream lines;
    lines << std::ifstream(target).rdbuf();
    EXPECT_EQ(lines.str(), scores({"export", "-"}).out);
}

TEST_F(DamagedScores, SayWhatElseIsWrong) {
    {
        SQLite::Database sql(file().string(), SQLite::OPEN_READWRITE);
        sql.exec("UPDATE runs SET optimum = 3 WHERE id = 1");
    }
    damageIndex(file());
    const Result result = scores({"export", "-"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, copied(runs + shifts) + " 1 altered run left out.\n");
}

TEST_F(DamagedScores, AreReportedEvenIfTheCommandFails) {
    damageIndex(file());
    const Result result = scores({"import", "-"}, std::string(data::maxRunLineRead + 100'000, ' '));
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, copied(runs + shifts) +
                              " Line 1 is longer than 64\u00a0MiB, so nothing after it was read. 0 runs imported.\n");
}

TEST_F(DamagedScores, TakeImportsAtOnce) {
    const std::string lines = formatRunLine(smallRun({"Zoe", 0, 500}));
    damageIndex(file());
    const Result first = scores({"import", "-"}, lines + formatRunLine(smallRun({"Player 0", 0, 1})));
    EXPECT_EQ(first.exitCode, 0);
    EXPECT_EQ(first.err, copied(runs + shifts) + "\n");
    EXPECT_EQ(first.out, "1 run imported.\n1 run was there already.\n");
    EXPECT_EQ(scores({"--all", "--json"}).json()["runs"].size(), std::size_t{runs + 1});
}

TEST_F(DamagedScores, KeepTheExitCodeOfImports) {
    damageIndex(file());
    const Result first = scores({"import", "-", "--json"}, "nothing\n");
    EXPECT_EQ(first.exitCode, 1);
    EXPECT_EQ(first.err, copied(runs + shifts) + "\n");
    EXPECT_EQ(first.json()["refused"], 1);
}

TEST_F(DamagedScores, ShowWhatIsLeft) {
    damageRuns(file());
    const Result first = scores({"--shift", "--all", "--json"});
    EXPECT_EQ(first.exitCode, 0);
    EXPECT_EQ(first.err, copied(shifts) + "\n");
    EXPECT_EQ(first.json()["runs"].size(), std::size_t{shifts});
    EXPECT_EQ(scores({"--all", "--json"}).json()["runs"].size(), 0U);
}

TEST_F(DamagedScores, AreNoEmptyLeaderboardIfNothingIsLeft) {
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"--all", "--json"}, {"--shift"}, {"export", "-"}, {"import", "-"}}) {
        SCOPED_TRACE(command.front());
        fs::remove_all(file().parent_path());
        SetUp();
        damageRuns(file());
        flip(file(), rootOf(file(), "shifts"));
        const Result result = scores(command, formatRunLine(smallRun({"Zoe", 0, 500})));
        EXPECT_EQ(result.exitCode, 2);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err, copied(0) + "\n");
        EXPECT_TRUE(fs::exists(aside()));
    }
}

TEST_F(DamagedScores, AreReportedByTheNextCommandIfTheFirstWasKilled) {
    damageIndex(file());
    const std::string said = scores({}).err;
    ASSERT_EQ(said, copied(runs + shifts) + "\n");
    std::ofstream(file().string() + ".recovered")
        << "lichter-aus.db.damaged-1\n62 62 0\n"; // As if it had said nothing.
    EXPECT_EQ(scores({}).err, said);
    EXPECT_EQ(scores({}).err, "") << "it was told";
}

TEST_F(DamagedScores, EmptyOnesAreReportedIfABackupHasRuns) {
    fs::create_directory(file().parent_path() / "backups");
    fs::copy_file(file(), file().parent_path() / "backups/lichter-aus-2026-11-22.db");
    for (const bool missing : {false, true}) {
        SCOPED_TRACE(missing);
        fs::remove(file());
        if (!missing)
            std::ofstream(file(), std::ios::binary).flush();
        const std::string said =
            "lichter-aus-cli: The score file has no runs. There are more runs (62) in the backup of "
            "22 November 2026: “Restore…” in the settings of the game brings them back.\n";
        for (const auto& [command, answer] :
             {std::pair<std::vector<std::string>, std::string>{{}, "No runs yet.\n"}, {{"export", "-"}, ""}})
            for (int start = 0; start < 2; ++start) {
                const Result result = scores(command);
                EXPECT_EQ(result.exitCode, 0) << "there is a leaderboard, and it is empty";
                EXPECT_EQ(result.out, answer);
                EXPECT_EQ(result.err, said);
            }
        const Result all = scores({"--all", "--json"});
        EXPECT_EQ(all.exitCode, 0);
        EXPECT_EQ(all.json()["runs"].size(), 0U);
        EXPECT_EQ(all.err, said);
    }
}

TEST_F(DamagedScores, ArePointedOutBesideARecoveryIfABackupHasMore) {
    fs::create_directory(file().parent_path() / "backups");
    fs::copy_file(file(), file().parent_path() / "backups/lichter-aus-2026-11-22.db");
    damageRuns(file());
    EXPECT_EQ(scores({"--shift"}).err,
              copied(shifts) +
                  " There are more runs (62) in the backup of 22 November 2026: “Restore…” in the settings "
                  "of the game brings them back.\n");
}

POSIX_TEST_F(DamagedScores, PipeBesideThemIsNamed) {
    const std::string pipe = file().string() + "-journal";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Result result = scores({});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_THAT(result.err, StartsWith("lichter-aus-cli: " + pipe + " is not a file"));
    EXPECT_THAT(result.err, EndsWith("As long as it is there, nothing is saved.\n"));
}

TEST_F(DamagedScores, CompletionLeavesThemAlone) {
    damageIndex(file());
    const Result result = call({"complete", "players", "--data-dir", file().parent_path().string()});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("Player 3\n"));
    EXPECT_EQ(result.err, "");
    EXPECT_FALSE(fs::exists(aside()));
}

/// A shared leaderboard, which has been read once.
class DamagedBoard : public testing::Test {
protected:
    static constexpr int runs = 40;

    void SetUp() override {
        fs::create_directory(drive());
        const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
        ASSERT_EQ(call({"class", "make", drive().string(), "--name", "7b", code}).exitCode, 0);
        std::string lines;
        for (int i = 0; i < runs; ++i)
            lines += data::formatRunLine(smallRun({"Player " + std::to_string(i), i % 3, i + 1}, code));
        ASSERT_TRUE(data::SharedFolder(drive()).publish({data::sharedFileName(lines), lines}));
        ASSERT_EQ(scores().exitCode, 0);
        ASSERT_TRUE(fs::exists(file()));
    }

    [[nodiscard]] fs::path drive() const { return m_folder.path() / "drive"; }
    [[nodiscard]] fs::path data() const { return m_folder.path() / "data"; }
    [[nodiscard]] fs::path file() const {
        return data::sharedRunsFile(data::pathsIn(data()).shared(), fs::canonical(drive()));
    }
    [[nodiscard]] Result scores() const {
        return call({"scores", "--data-dir", data().string(), "--shared", drive().string(), "--all", "--json"});
    }
    [[nodiscard]] Result table() const {
        return call({"class", drive().string(), "--data-dir", data().string(), "--json"});
    }

    /// Expects of a call that it says that the file was damaged, and answers as before.
    void expectAnswer(const Result& result, const Result& before, const std::string& words) const {
        EXPECT_EQ(result.exitCode, 0);
        EXPECT_EQ(result.out, before.out);
        EXPECT_THAT(result.err, StartsWith("lichter-aus-cli: The score file was damaged" + words));
        EXPECT_THAT(result.err, EndsWith("the old one is " + file().string() + ".damaged-1.\n"));
        fs::remove(file().string() + ".damaged-1");
    }

private:
    Folder m_folder;
};

TEST_F(DamagedBoard, IsShownAtOnce) {
    const Result before = scores();
    ASSERT_EQ(before.json()["runs"].size(), std::size_t{runs});
    ASSERT_EQ(before.err, "");
    damageIndex(file());
    expectAnswer(scores(), before, ". 40 of 40 runs could be copied into a new one, ");
    EXPECT_EQ(scores().err, "") << "it was told";
}

TEST_F(DamagedBoard, ShowsItsClassAtOnce) {
    const Result before = table();
    ASSERT_EQ(before.json()["pupils"].size(), std::size_t{runs});
    ASSERT_EQ(before.err, "");
    damageIndex(file());
    expectAnswer(table(), before, ". 40 of 40 runs could be copied into a new one, ");
    EXPECT_EQ(table().err, "") << "it was told";
}

TEST_F(DamagedBoard, ReadsAgainWhatWasLost) {
    const Result all = scores();
    const Result pupils = table();
    damageRuns(file());
    expectAnswer(scores(), all, ". 0 of 40 runs could be copied into a new one, ");
    damageRuns(file());
    expectAnswer(table(), pupils, ". 0 of 40 runs could be copied into a new one, ");
    std::ofstream(file(), std::ios::binary) << std::string(5000, 'x');
    expectAnswer(scores(), all, ", and no runs could be read from it. There is a new one now, ");
}

TEST_F(DamagedBoard, ReadsAgainWhatALargeFileHasLost) {
    const Result all = scores();
    enlarge(file());
    damageRuns(file());
    expectAnswer(scores(), all, ". 0 of 40 runs could be copied into a new one, ");
}

TEST_F(DamagedBoard, IsReportedEvenIfTheFolderHasNoBoardNow) {
    damageIndex(file());
    for (const auto& entry : fs::directory_iterator(drive()))
        fs::remove_all(entry.path());
    const Result result = scores();
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, StartsWith("lichter-aus-cli: The score file was damaged. 40 of 40 runs could be copied"));
    EXPECT_THAT(result.err, EndsWith(" There is no shared leaderboard in this folder now.\n"));
}

} // namespace
} // namespace cli
