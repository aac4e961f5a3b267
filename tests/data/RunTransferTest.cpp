#include "data/RunTransfer.hpp"

#include "data/Child.hpp"
#include "data/Connection.hpp"
#include "data/Leaderboard.hpp"
#include "data/RunTable.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/ShiftTable.hpp"
#include "data/Shifts.hpp"
#include "data/TemporaryFolder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace data {
namespace {

using test::cornersRun;
using test::shiftRun;
using testing::ElementsAre;
using testing::HasSubstr;

class RunTransferTest : public testing::Test {
protected:
    ImportReport import(const std::string& lines) {
        std::istringstream in(lines);
        return importRuns(m_database, in);
    }
    [[nodiscard]] ExportedRuns exported() { return exportRuns(m_database).value(); }
    void execute(const std::string& statement) { m_database.connection().sql.exec(statement); }
    [[nodiscard]] Database& database() noexcept { return m_database; }

private:
    Database m_database = Database::inMemory();
};

std::string someLines() {
    return formatRunLine(cornersRun({"Mina", 1})) + formatRunLine(cornersRun({"Ada"})) +
           formatRunLine(shiftRun({"Mina", 2})) + formatRunLine(cornersRun({"Bob"}, "random:3x3,plane,plus,off,any"));
}

std::string manyLines(int count) {
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines += formatRunLine(cornersRun({"Mina", 0, i + 1}));
    return lines;
}

LinesReport verified(const std::string& lines) {
    std::istringstream in(lines);
    return verifyRuns(in);
}

TEST_F(RunTransferTest, WhatIsExportedComesBackElsewhere) {
    ASSERT_TRUE(Leaderboard(database()).submit(cornersRun({"Mina", 1, 12, "2025-07-12T18:03:11Z", 2})));
    ASSERT_TRUE(Leaderboard(database()).submit(cornersRun({"Ada"})));
    ASSERT_TRUE(Shifts(database()).submit(shiftRun({"Ada", 3, 1, true})));
    const ExportedRuns first = exported();
    EXPECT_EQ(first.runs, 3U);
    EXPECT_EQ(first.tampered, 0U);
    EXPECT_EQ(std::count(first.lines.begin(), first.lines.end(), '\n'), 3);

    Database other = Database::inMemory();
    std::istringstream in(first.lines);
    const ImportReport report = importRuns(other, in);
    EXPECT_EQ(report.stored, 3U);
    EXPECT_EQ(report.present, 0U);
    EXPECT_EQ(report.read.lines, 3U);
    EXPECT_EQ(report.read.refused, 0U);
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(exportRuns(other).value().lines, first.lines);
}

TEST_F(RunTransferTest, WhatIsThereIsSkipped) {
    EXPECT_EQ(import(someLines()).stored, 4U);
    const ImportReport again = import(someLines() + someLines());
    EXPECT_EQ(again.stored, 0U);
    EXPECT_EQ(again.present, 8U);
    EXPECT_EQ(exported().runs, 4U);
}

TEST_F(RunTransferTest, OnlyWhatIsTheSameIsThere) {
    const auto run = cornersRun({});
    ASSERT_EQ(import(formatRunLine(run)).stored, 1U);
    auto other = run;
    other.player = "Ada";
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
    other = run;
    other.date = "2025-07-12T18:03:12Z";
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
    other = run;
    other.key = "level:shed/other";
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
    other = run;
    std::swap(other.events[0].cell, other.events[1].cell);
    EXPECT_EQ(import(formatRunLine(other)).stored, 1U);
    other = run;
    other.hints = 1;
    EXPECT_EQ(import(formatRunLine(other)).present, 1U) << "the same run that says something else of its help";

    const ShiftRun shift = shiftRun({});
    ASSERT_EQ(import(formatRunLine(shift)).stored, 1U);
    ShiftRun anothers = shift;
    anothers.player = "Ada";
    EXPECT_EQ(import(formatRunLine(anothers)).stored, 1U);
    EXPECT_EQ(import(formatRunLine(shift)).present, 1U);
}

TEST_F(RunTransferTest, RefusedLinesSayWhereAndWhy) {
    auto unsolved = cornersRun({});
    unsolved.events.pop_back();
    unsolved.moves = 3;
    unsolved.optimum = 3;
    unsolved.duration = lights::Milliseconds(0);
    ShiftRun claims = shiftRun({});
    claims.score.points += 10;
    const std::string lines = formatRunLine(cornersRun({})) + "\r\n\n" + formatRunLine(unsolved) + "{}\n" +
                              formatRunLine(claims) + "nonsense";
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

TEST_F(RunTransferTest, KeepsOnlyTheFirstRefusals) {
    std::string lines;
    for (std::size_t i = 0; i < mostRefusalsKept + 5; ++i)
        lines += "x\n";
    const LinesReport report = verified(lines);
    EXPECT_EQ(report.refused, mostRefusalsKept + 5);
    EXPECT_EQ(report.refusals.size(), mostRefusalsKept);
}

TEST_F(RunTransferTest, LinesMayBeOfAnyLengthAndHaveAByteOrderMark) {
    const std::string good = formatRunLine(cornersRun({}));
    const LinesReport report =
        verified("\xEF\xBB\xBF" + good + std::string(maxRunLineBytes + 70'000, 'x') + "\n" + good);
    EXPECT_EQ(report.lines, 3U);
    ASSERT_EQ(report.refusals.size(), 1U);
    EXPECT_EQ(report.refusals[0].line, 2U);
    EXPECT_EQ(std::get<std::vector<Problem>>(report.refusals[0].why)[0].code, ProblemCode::LineTooLong);
}

TEST_F(RunTransferTest, AlteredRowsAreLeftOut) {
    ASSERT_EQ(import(someLines()).stored, 4U);
    execute("UPDATE runs SET moves = 5 WHERE id = 1");
    execute("UPDATE shifts SET points = 10");
    const ExportedRuns runs = exported();
    EXPECT_EQ(runs.runs, 2U);
    EXPECT_EQ(runs.tampered, 2U);
    EXPECT_EQ(verified(runs.lines).refused, 0U);
}

TEST_F(RunTransferTest, MoreThanABatchIsStored) {
    const std::string lines = manyLines(1203);
    const ImportReport report = import(lines);
    EXPECT_EQ(report.stored, 1203U);
    EXPECT_EQ(exported().lines, lines) << "in their order";
}

/// Until a batch fails everything is stored, and nothing of the batch that does.
TEST_F(RunTransferTest, WhatCannotBeStoredStopsTheImport) {
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

/// Gives a text, and ends the whole process where it would have to say that there is no more.
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

TEST(RunTransferProcesses, AKilledImportLeavesWholeBatchesAndCanGoOn) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const std::string lines = manyLines(1800);
    EXPECT_EQ(test::inChild([&] {
                  Database database = Database::open(file);
                  DeadlyText text(lines);
                  std::istream in(&text);
                  return importRuns(database, in).stored > 0 ? 0 : 1;
              }),
              -SIGKILL);
    Database database = Database::open(file);
    EXPECT_EQ(database.state(), DatabaseState::Opened);
    const std::size_t before = exportRuns(database).value().runs;
    EXPECT_GT(before, 0U);
    EXPECT_EQ(before % 500, 0U);
    std::istringstream in(lines);
    const ImportReport report = importRuns(database, in);
    EXPECT_EQ(report.present, before);
    EXPECT_EQ(report.stored, 1800 - before);
    EXPECT_EQ(exportRuns(database).value().lines, lines);
}

TEST(RunTransferProcesses, TwoImportsAtOnceLoseNothingAndStoreNothingTwice) {
    const test::TemporaryFolder folder;
    const auto file = folder / "lichter-aus.db";
    const std::string lines = manyLines(1800);
    const auto import = [&] {
        Database database = Database::open(file);
        std::istringstream in(lines);
        const ImportReport report = importRuns(database, in);
        return !report.stopped && report.stored + report.present == 1800 ? 0 : 1;
    };
    const pid_t one = test::startChild(import);
    const pid_t other = test::startChild(import);
    EXPECT_EQ(test::waitFor(one), 0);
    EXPECT_EQ(test::waitFor(other), 0);
    Database database = Database::open(file);
    EXPECT_EQ(exportRuns(database).value().lines, lines);
}

TEST_F(RunTransferTest, WhatIsThereIsFoundByAnIndex) {
    const auto plan = [this](const char* query) {
        std::string steps;
        SQLite::Statement explain(database().connection().sql, std::string("EXPLAIN QUERY PLAN ") + query);
        while (explain.executeStep())
            steps += textOf(explain.getColumn(3)) + "\n";
        return steps;
    };
    EXPECT_THAT(plan(RunTable::selectSame), HasSubstr("USING INDEX runs_by_moves (key=? AND <expr>=? AND moves=? AND "
                                                      "duration=? AND date=?)"));
    EXPECT_THAT(plan(ShiftTable::selectSame),
                HasSubstr("USING INDEX shifts_by_points (points=? AND houses=? AND date=?)"));
}

} // namespace
} // namespace data
