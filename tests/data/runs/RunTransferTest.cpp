// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunTransfer.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/OldVersions.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Players.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunVerifier.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/runs/Shifts.hpp"
#include "lights/PressNext.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

namespace data {
namespace {

using test::shiftRun;
using test::smallRun;
using testing::ElementsAre;
using testing::HasSubstr;

const puzzle::Moment now = puzzle::momentFromText("2025-07-13T12:00:00Z").value();

class RunTransferTest : public testing::Test {
protected:
    ImportReport import(const std::string& lines) {
        std::istringstream in(lines);
        return importRuns(m_database, in, now);
    }
    [[nodiscard]] ExportedRuns exported() { return exportRuns(m_database).value(); }
    void execute(const std::string& statement) { m_database.connection().sql.exec(statement); }
    [[nodiscard]] Database& database() noexcept { return m_database; }

private:
    Database m_database = Database::inMemory(puzzles());
};

std::string someLines() {
    return formatRunLine(smallRun({"Mina", 1})) + formatRunLine(smallRun({"Ada"})) +
           formatRunLine(shiftRun({"Mina", 2})) +
           formatRunLine(smallRun({"Bob", 0, 11}, "random:3x5,plane,plus,off,any"));
}

/// The line of a run as version 1.0.0 wrote it. \param moves as it counted them.
std::string oldLine(const Run& run, int moves) {
    std::string line = formatRunLine(run);
    line.replace(line.find(R"("rule":2,)"), 9, "");
    const std::string now = R"("moves":)" + std::to_string(run.moves);
    return line.replace(line.find(now), now.size(), R"("moves":)" + std::to_string(moves));
}

std::string manyLines(int count) {
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines += formatRunLine(smallRun({"Mina", 0, i + 1}));
    return lines;
}

LinesReport verified(const std::string& lines) {
    std::istringstream in(lines);
    return verifyRuns(in, puzzles(), now);
}

TEST_F(RunTransferTest, RoundTripThroughAnotherDatabase) {
    ASSERT_TRUE(Leaderboard(database()).submit(smallRun({"Mina", 1, 12, "2025-07-12T18:03:11Z", 2})));
    auto abroad = smallRun({"Ada"});
    abroad.offset = std::chrono::minutes(-210);
    ASSERT_TRUE(Leaderboard(database()).submit(abroad));
    ASSERT_TRUE(Shifts(database()).submit(shiftRun({"Ada", 3, 1, true})));
    const ExportedRuns first = exported();
    EXPECT_EQ(first.runs, 3U);
    EXPECT_EQ(first.tampered, 0U);
    EXPECT_EQ(std::count(first.lines.begin(), first.lines.end(), '\n'), 3);
    EXPECT_THAT(first.lines, HasSubstr(R"("offset":-210)"));

    Database other = Database::inMemory(puzzles());
    std::istringstream in(first.lines);
    const ImportReport report = importRuns(other, in, now);
    EXPECT_EQ(report.stored, 3U);
    EXPECT_EQ(report.present, 0U);
    EXPECT_EQ(report.read.lines, 3U);
    EXPECT_EQ(report.read.refused, 0U);
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(exportRuns(other).value().lines, first.lines);
}

TEST_F(RunTransferTest, SkipsRunsAlreadyStored) {
    EXPECT_EQ(import(someLines()).stored, 4U);
    const ImportReport again = import(someLines() + someLines());
    EXPECT_EQ(again.stored, 0U);
    EXPECT_EQ(again.present, 8U);
    EXPECT_EQ(exported().runs, 4U);
}

/// Expects a single line to be refused as a copy.
void expectCopy(const ImportReport& report) {
    EXPECT_EQ(report.stored, 0U);
    EXPECT_EQ(report.present, 0U);
    ASSERT_EQ(report.read.refusals.size(), 1U);
    EXPECT_EQ(std::get<RunProblem>(report.read.refusals[0].why), RunProblem::Copy);
}

TEST_F(RunTransferTest, RefusesCopiesOfRuns) {
    const auto run = smallRun({"Mina", 0, 10, "2025-07-12T18:03:11Z", 1});
    ASSERT_EQ(import(formatRunLine(run)).stored, 1U);
    const auto expectChangedIsCopy = [&](const auto& change) {
        auto copy = run;
        change(copy);
        expectCopy(import(formatRunLine(copy)));
    };
    expectChangedIsCopy([](auto& copy) { copy.player = "Ada"; });
    expectChangedIsCopy([](auto& copy) { copy.date = "2025-07-12T18:03:12Z"; });
    expectChangedIsCopy([](auto& copy) { copy.hints = 0; });
    expectChangedIsCopy([](auto& copy) { copy.live = true; });
    expectChangedIsCopy([](auto& copy) { copy.key = "level:shed/other"; });
    expectChangedIsCopy([](auto& copy) { copy.key = copy.code; });
    auto other = run;
    test::changeEvents(other, [](auto& events) { std::swap(events[0].move, events[1].move); });
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
    EXPECT_EQ(import(formatRunLine(run)).present, 1U);
}

TEST_F(RunTransferTest, RefusesCopiesWithinOneFile) {
    const auto run = smallRun({"Mina", 0, 10, "2025-07-12T18:03:11Z", 1});
    auto copy = run;
    copy.hints = 0;
    const ImportReport report = import(formatRunLine(run) + "x\n" + formatRunLine(copy) + "y\n");
    EXPECT_EQ(report.stored, 1U);
    EXPECT_EQ(report.read.refused, 3U);
    ASSERT_EQ(report.read.refusals.size(), 3U);
    EXPECT_EQ(report.read.refusals[1].line, 3U) << "in the order of the lines";
    EXPECT_EQ(std::get<RunProblem>(report.read.refusals[1].why), RunProblem::Copy);
}

/// Shifts by both rules are exported, imported and verified, each by its own.
TEST_F(RunTransferTest, ShiftsOfBothRulesSurvive) {
    const ShiftRun old = shiftRun({.houses = 7, .skips = true, .rules = puzzle::ShiftRules::ThreeMinutes});
    const ShiftRun won = shiftRun({.player = "Ada", .houses = 7, .skips = true});
    const ShiftRun ofDay = shiftRun({.player = "Bob", .houses = 7, .seed = "day-2025-07-12"});
    const std::string lines = formatRunLine(old) + formatRunLine(won) + formatRunLine(ofDay);
    EXPECT_EQ(import(lines).stored, 3U);
    EXPECT_EQ(import(lines).present, 3U);
    EXPECT_EQ(exportRuns(database()).value().lines, lines);
    EXPECT_EQ(
        Shifts(database()).keys().value(),
        (std::vector{puzzle::RunKey::shift(), puzzle::RunKey::threeMinuteShift(), puzzle::RunKey("shift:2025-07-12")}));
    const ShiftRun ungiven =
        shiftRun({.player = "Eve", .houses = 7, .seed = "another", .rules = puzzle::ShiftRules::WonTime});
    EXPECT_EQ(import(formatRunLine(ungiven)).stored, 1U) << "by the rules without gifts";
    ShiftRun wrong = old;
    wrong.rules = puzzle::ShiftRules::WonTime;
    EXPECT_EQ(import(formatRunLine(wrong)).read.refused, 1U) << "the cards are missing";
    wrong = won;
    wrong.rules = puzzle::ShiftRules::ThreeMinutes;
    EXPECT_EQ(import(formatRunLine(wrong)).read.refused, 1U) << "there were no cards";
    wrong = ofDay;
    wrong.date = "2025-07-15T00:00:00Z";
    EXPECT_EQ(import(formatRunLine(wrong)).read.refused, 1U) << "played on another day";
    wrong = shiftRun({.seed = "day-2025-02-30"});
    EXPECT_EQ(import(formatRunLine(wrong)).read.refused, 1U) << "there is no such day";
}

TEST_F(RunTransferTest, RefusesCopiesOfShifts) {
    const ShiftRun shift = shiftRun({});
    ASSERT_EQ(import(formatRunLine(shift)).stored, 1U);
    ShiftRun copy = shift;
    copy.player = "Ada";
    expectCopy(import(formatRunLine(copy)));
    copy = shift;
    copy.date = "2025-07-12T18:03:12Z";
    expectCopy(import(formatRunLine(copy)));
    const ShiftRun brief = shiftRun({"Mina", 1});
    ASSERT_EQ(import(formatRunLine(brief)).stored, 1U);
    copy = brief;
    copy.player = "Ada";
    expectCopy(import(formatRunLine(copy)));
    EXPECT_EQ(import(formatRunLine(shift)).present, 1U);
}

TEST_F(RunTransferTest, RefusesRunsFromTheFuture) {
    EXPECT_EQ(import(formatRunLine(smallRun({"Mina", 0, 10, "2025-07-14T12:00:00Z"}))).stored, 1U)
        << "clocks may differ by a day";
    for (const std::string& line : {formatRunLine(smallRun({"Mina", 0, 10, "2025-07-14T12:00:01Z"})),
                                    formatRunLine(shiftRun({"Mina", 2, 0, false, "9999-12-31T23:59:59Z"}))}) {
        EXPECT_EQ(std::get<RunProblem>(import(line).read.refusals.at(0).why), RunProblem::FutureDate);
        EXPECT_EQ(std::get<RunProblem>(verified(line).refusals.at(0).why), RunProblem::FutureDate);
    }
}

/// Returns a run with times that are certainly unique, and one of a single press.
std::string longAndShort(const std::string& player) {
    auto run = smallRun({player, 0, 9});
    test::changeEvents(run, [](auto& events) {
        events[1].at = puzzle::Milliseconds(812);
        events[2].at = puzzle::Milliseconds(1544);
    });
    auto one = run;
    lights::Board lit = lights::test::dark(3, 3);
    lights::press(lit, {}, {1, 1});
    lights::Session session(lights::test::puzzle(lit));
    lights::test::pressNext(session, {1, 1});
    return formatRunLine(run) +
           formatRunLine(test::runOf(session, {"level:shed/first", player, 1, true, run.date, "test"}).value());
}

/// After a player was renamed, importing a backup duplicates no runs and does not bring the old name back.
TEST_F(RunTransferTest, BackupMatchesRenamedPlayer) {
    const std::string backup = longAndShort("Mia") + formatRunLine(shiftRun({"Mia", 2}));
    const auto expectPresent = [&](const std::string& how) {
        const ImportReport report = import(backup);
        EXPECT_EQ(report.present, 3U) << how;
        EXPECT_EQ(report.stored, 0U) << how;
    };
    ASSERT_EQ(import(backup).stored, 3U);
    ASSERT_TRUE(Players(database()).rename("Mia", "Mia S."));
    expectPresent("renamed");
    ASSERT_TRUE(Players(database()).rename("Mia S.", "Miriam"));
    expectPresent("twice");
    ASSERT_TRUE(Leaderboard(database()).adopt("Miriam", "Ada"));
    expectPresent("adopted");
    EXPECT_EQ(Leaderboard(database()).players().value(), std::vector<std::string>{"Ada"});
    ASSERT_TRUE(Players(database()).remove("Ada"));
    EXPECT_EQ(import(backup).stored, 3U) << "whoever was deleted comes back by a backup";
}

TEST_F(RunTransferTest, BackupMatchesRunsGivenToAnotherPlayer) {
    const std::string backup = longAndShort("Player") + formatRunLine(shiftRun({"Player", 1}));
    ASSERT_EQ(import(backup).stored, 3U);
    for (const RunId run : {1, 2})
        ASSERT_TRUE(Leaderboard(database()).rename(run, "Mina"));
    ASSERT_TRUE(Shifts(database()).rename(1, "Mina"));
    EXPECT_EQ(import(backup).present, 3U);
}

/// A class that starts in the same second makes many runs of a single press, and a player makes the same one every day.
TEST_F(RunTransferTest, ShortRunsMayBeAlike) {
    ASSERT_EQ(import(longAndShort("Mia")).stored, 2U);
    const ImportReport report = import(longAndShort("Mia S."));
    EXPECT_EQ(report.read.refused, 1U) << "the long one";
    EXPECT_EQ(report.stored, 1U);
    const std::string lines = longAndShort("Mia");
    auto one = std::get<data::Run>(readRunLine(lines.substr(lines.find('\n') + 1), puzzles()).value());
    one.hints = 1;
    expectCopy(import(formatRunLine(one)));
    one.date = "2025-07-12T18:03:12Z";
    EXPECT_EQ(import(formatRunLine(one)).stored, 1U);
}

/// Whatever a row contains, everything exported can be imported elsewhere.
RC_GTEST_PROP(RunTransferProperty, ImportAcceptsEverythingExported, ()) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    Run run = smallRun({"Mina", *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 90)});
    const auto odd = [] {
        return *rc::gen::oneOf(rc::gen::arbitrary<std::string>(),
                               rc::gen::element<std::string>("", " ", "\t", "0.1.0\n", std::string(100, 'x'),
                                                             std::string(101, 'x'), std::string("a\0b", 3), "\xFF",
                                                             "\xED\xA0\x80", "\u2028", "\u202E", "\u0085", "\"\\",
                                                             "Ü 1.0", "\u00A0"));
    };
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        run.program = odd();
        break;
    case 1:
        run.player = odd();
        break;
    case 2:
        run.date =
            *rc::gen::element<std::string>("2019-12-31T23:59:59Z", "2020-01-01T00:00:00Z", "2025-02-30T00:00:00Z");
        break;
    case 3:
        run.key = *rc::gen::element<std::string>("level:a/" + std::string(64, 'b'), "level:a/b/c", "daily:2025-07-12",
                                                 run.code, "random:3x5,plane,plus,off,any");
        break;
    case 4:
        run.hints = *rc::gen::element(0, 1, 10'000'000, 10'000'001, -1);
        run.late = *rc::gen::arbitrary<bool>();
        break;
    default:
        run.exact = false;
        run.optimum = *rc::gen::element(4, 5, 10'000'000, 10'000'001);
        break;
    }
    const bool taken = leaderboard.submit(run).has_value();
    RunVerifier verifier(puzzles());
    verifier.lowerOptimumToShown(run);
    verifier.correctOptimum(run);
    RC_ASSERT(taken == !verifier.verify(run));
    // As if altered with a database editor.
    const std::string text = odd();
    SQLite::Statement alter(database.connection().sql, std::string("UPDATE ") +
                                                           *rc::gen::element("runs SET program", "runs SET date",
                                                                             "runs SET key", "players SET name") +
                                                           " = ?");
    if (*rc::gen::arbitrary<bool>()) {
        alter.bind(1, text);
        alter.exec();
    }
    const ExportedRuns exported = exportRuns(database).value();
    RC_ASSERT(exported.runs + exported.tampered == (taken ? 1U : 0U));
    Database other = Database::inMemory(puzzles());
    std::istringstream in(exported.lines);
    const ImportReport report = importRuns(other, in, now);
    RC_ASSERT(report.read.refused == 0U);
    RC_ASSERT(report.stored == exported.runs);
    RC_ASSERT(exportRuns(other).value().lines == exported.lines);
}

TEST_F(RunTransferTest, BelievesNoOptimum) {
    auto wasteful = smallRun({"Cheat", 4}, smallRun({}).code);
    wasteful.exact = false;
    wasteful.optimum = 1'000'000;
    std::istringstream in(formatRunLine(wasteful) + formatRunLine(smallRun({"Ada"}, smallRun({}).code)));
    const ImportReport report = importRuns(database(), in, now);
    EXPECT_EQ(report.stored, 1U);
    ASSERT_EQ(report.read.refusals.size(), 1U);
    EXPECT_EQ(std::get<RunProblem>(report.read.refusals[0].why), RunProblem::BadOptimum);
}

TEST_F(RunTransferTest, ReportsLineAndReasonOfRefusals) {
    auto unsolved = smallRun({});
    test::changeEvents(unsolved, [](auto& events) { events.pop_back(); });
    unsolved.moves = 3;
    unsolved.optimum = 3;
    unsolved.duration = 2 * lights::test::quickly;
    ShiftRun claims = shiftRun({});
    claims.score.points += 10;
    const std::string lines =
        formatRunLine(smallRun({})) + "\r\n\n" + formatRunLine(unsolved) + "{}\n" + formatRunLine(claims) + "nonsense";
    const auto expectRefusals = [](const LinesReport& report) {
        EXPECT_EQ(report.lines, 5U) << "blank lines are none";
        EXPECT_EQ(report.refused, 4U);
        ASSERT_EQ(report.refusals.size(), 4U);
        EXPECT_EQ(report.refusals[0].line, 4U);
        EXPECT_EQ(std::get<RunProblem>(report.refusals[0].why), RunProblem::NotSolved);
        EXPECT_EQ(report.refusals[1].line, 5U);
        EXPECT_EQ(std::get<std::vector<Problem>>(report.refusals[1].why).size(), 2U);
        EXPECT_EQ(report.refusals[2].line, 6U);
        EXPECT_EQ(std::get<RunProblem>(report.refusals[2].why), RunProblem::BadCounts);
        EXPECT_EQ(report.refusals[3].line, 7U);
    };
    expectRefusals(verified(lines));
    const ImportReport report = import(lines);
    expectRefusals(report.read);
    EXPECT_EQ(report.stored, 1U);
    EXPECT_EQ(exported().runs, 1U);
}

TEST_F(RunTransferTest, StoresOnlyFirstRefusals) {
    std::string lines;
    for (std::size_t i = 0; i < maxStoredRefusals + 5; ++i)
        lines += "x\n";
    const LinesReport report = verified(lines);
    EXPECT_EQ(report.refused, maxStoredRefusals + 5);
    EXPECT_EQ(report.refusals.size(), maxStoredRefusals);
}

TEST_F(RunTransferTest, AcceptsLongLinesAndByteOrderMark) {
    const std::string good = formatRunLine(smallRun({}));
    const LinesReport report =
        verified("\xEF\xBB\xBF" + good + std::string(maxRunLineBytes + 70'000, 'x') + "\n" + good);
    EXPECT_EQ(report.lines, 3U);
    ASSERT_EQ(report.refusals.size(), 1U);
    EXPECT_EQ(report.refusals[0].line, 2U);
    EXPECT_EQ(std::get<std::vector<Problem>>(report.refusals[0].why)[0].code, ProblemCode::LineTooLong);
}

TEST_F(RunTransferTest, LeavesOutAlteredRows) {
    ASSERT_EQ(import(someLines()).stored, 4U);
    execute("UPDATE runs SET moves = 5 WHERE id = 1");
    execute("UPDATE shifts SET points = 10");
    const ExportedRuns runs = exported();
    EXPECT_EQ(runs.runs, 2U);
    EXPECT_EQ(runs.tampered, 2U);
    EXPECT_EQ(verified(runs.lines).refused, 0U);
}

TEST_F(RunTransferTest, StoresSeveralBatches) {
    const std::string lines = manyLines(1203);
    const ImportReport report = import(lines);
    EXPECT_EQ(report.stored, 1203U);
    EXPECT_EQ(exported().lines, lines) << "in their order";
}

/// Stores every batch before the one that fails, and nothing of that one.
TEST_F(RunTransferTest, StopsWhenStoringFails) {
    const std::string lines = manyLines(1203);
    execute("CREATE TRIGGER full BEFORE INSERT ON runs WHEN (SELECT count(*) FROM runs) >= 700"
            " BEGIN SELECT RAISE(ABORT, 'full'); END");
    const ImportReport report = import(lines);
    EXPECT_EQ(report.stopped, StorageProblem::Failed);
    EXPECT_EQ(report.stored, 500U);
    EXPECT_EQ(exported().runs, 500U);
    execute("DROP TRIGGER full");
    const ImportReport again = import(lines);
    EXPECT_EQ(again.stored, 703U);
    EXPECT_EQ(again.present, 500U);
    EXPECT_EQ(exported().lines, lines);
}

/// Provides a text, and kills the process instead of reporting its end.
class DeadlyText : public std::stringbuf {
public:
    explicit DeadlyText(const std::string& text)
        : std::stringbuf(text, std::ios::in) {}

protected:
    std::streamsize xsgetn(char* to, std::streamsize count) override {
        const std::streamsize got = std::stringbuf::xsgetn(to, count);
        if (got < count)
            ::kill(::getpid(), SIGKILL);
        return got;
    }
};

POSIX_TEST(RunTransferProcesses, KilledImportLeavesWholeBatchesAndCanContinue) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const std::string lines = manyLines(1800);
    EXPECT_EQ(test::inChild([&] {
                  Database database = Database::open(file, puzzles());
                  DeadlyText text(lines);
                  std::istream in(&text);
                  return importRuns(database, in, now).stored > 0 ? 0 : 1;
              }),
              -SIGKILL);
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    const std::size_t before = exportRuns(database).value().runs;
    EXPECT_GT(before, 0U);
    EXPECT_EQ(before % 500, 0U);
    std::istringstream in(lines);
    const ImportReport report = importRuns(database, in, now);
    EXPECT_EQ(report.present, before);
    EXPECT_EQ(report.stored, 1800 - before);
    EXPECT_EQ(exportRuns(database).value().lines, lines);
}

POSIX_TEST(RunTransferProcesses, SimultaneousImportsLoseAndDuplicateNothing) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const std::string lines = manyLines(1800);
    const auto import = [&] {
        Database database = Database::open(file, puzzles());
        std::istringstream in(lines);
        const ImportReport report = importRuns(database, in, now);
        return !report.stopped && report.stored + report.present == 1800 ? 0 : 1;
    };
    const pid_t one = test::startChild(import);
    const pid_t other = test::startChild(import);
    EXPECT_EQ(test::waitFor(one), 0);
    EXPECT_EQ(test::waitFor(other), 0);
    Database database = Database::open(file, puzzles());
    EXPECT_EQ(exportRuns(database).value().lines, lines);
}

TEST_F(RunTransferTest, FindsStoredRunsByIndex) {
    const auto plan = [this](const std::string& query) {
        std::string steps;
        SQLite::Statement explain(database().connection().sql, "EXPLAIN QUERY PLAN " + query);
        while (explain.executeStep())
            steps += textOf(explain.getColumn(3)) + "\n";
        return steps;
    };
    EXPECT_THAT(plan(std::string("SELECT ") + RunTable::selectTwins),
                HasSubstr("USING INDEX runs_by_code (code=? AND moves=? AND duration=?)"));
    EXPECT_THAT(plan(std::string("SELECT ") + ShiftTable::selectTwins),
                HasSubstr("USING INDEX shifts_by_points (<expr>=? AND points=? AND houses=?)"));
}

/// Unlimited bytes after a first line.
class EndlessBytes : public std::streambuf {
public:
    explicit EndlessBytes(std::string first)
        : m_block(std::move(first)) {
        setg(m_block.data(), m_block.data(), m_block.data() + m_block.size());
    }

protected:
    int underflow() override {
        m_block.assign(100'000, '\0');
        setg(m_block.data(), m_block.data(), m_block.data() + m_block.size());
        return 0;
    }

private:
    std::string m_block;
};

TEST(RunTransfer, StopsInEndlessLine) {
    EndlessBytes bytes(formatRunLine(smallRun({})));
    std::istream in(&bytes);
    Database database = Database::inMemory(puzzles());
    const ImportReport report = importRuns(database, in, now);
    EXPECT_EQ(report.stored, 1U);
    EXPECT_EQ(report.read.refused, 1U);
    EXPECT_EQ(report.read.endless, 2U);
    EXPECT_FALSE(report.read.broken);
}

/// Version 1.0.0 counted every press. Its lines are held to that, and counted anew.
TEST_F(RunTransferTest, CountsLinesOfFirstVersionAnew) {
    const data::Run vain = test::withVainPresses(smallRun({"Mina"}));
    const data::Run plain = smallRun({"Ada", 1});
    EXPECT_EQ(import(oldLine(vain, 6) + oldLine(plain, 6)).stored, 2U);
    EXPECT_EQ(exported().lines, formatRunLine(vain) + formatRunLine(plain));
    EXPECT_EQ(import(oldLine(vain, 6) + formatRunLine(vain)).present, 2U) << "the same run by either rule";
    for (const int wrong : {4, 5, 7})
        EXPECT_EQ(import(oldLine(vain, wrong)).read.refused, 1U) << wrong;
    const data::Run other = test::withVainPresses(smallRun({"Bob", 0, 30}));
    std::string claims = formatRunLine(other); // By the new rule with the number of the old one.
    claims.replace(claims.find(R"("moves":4)"), 9, R"("moves":6)");
    EXPECT_EQ(import(claims).read.refused, 1U);
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
}

} // namespace
} // namespace data
