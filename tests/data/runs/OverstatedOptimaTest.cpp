// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// On some boards of the square stamp version 1.0.0 gave an optimum as proven that is too large.

#include "data/Runs.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Achievements.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/RunVerifier.hpp"
#include "lights/solver/Solver.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace data {
namespace {

constexpr const char* code = "LA1FiYjRW-d_iCX2w0zkpdFgm"; ///< 11×9 on a cylinder.
constexpr int claimed = 33;                               ///< By 1.0.0.
constexpr int right = 25;

/// A solution of the board of at least so many presses, with as few as there are among those that two quiet patterns
/// make of a shortest one.
std::vector<lights::Cell> solutionOf(const lights::Puzzle& board, std::int64_t least) {
    const lights::Solver solver(board);
    const lights::BitGrid shortest = solver.solve(board.start()).result->presses();
    std::optional<lights::BitGrid> best = shortest.count() >= least ? std::optional(shortest) : std::nullopt;
    for (const lights::BitGrid& one : solver.quiet())
        for (const lights::BitGrid& other : solver.quiet()) {
            const lights::BitGrid presses = one == other ? shortest ^ one : shortest ^ one ^ other;
            if (presses.count() >= least && (!best || presses.count() < best->count()))
                best = presses;
        }
    return best.value().toCells();
}

/// The run of a solution of at least so many presses.
Run runOn(const lights::Puzzle& board, std::int64_t least, const RunFacts& facts) {
    lights::Session session(board);
    for (const lights::Cell cell : solutionOf(board, least))
        lights::test::pressNext(session, cell);
    return test::runOf(session, facts).value();
}

/// A run on the board.
Run runWith(std::int64_t least, int optimum, bool exact, const std::string& key = code) {
    return runOn(lights::decodePuzzle(code).value(), least,
                 {key, "Mina", optimum, exact, "2026-11-27T18:03:11Z", "1.0.0"});
}

TEST(OverstatedOptima, ClaimsOfVersionOneAreCorrected) {
    RunVerifier verifier(puzzles());
    for (const int least :
         {0, claimed}) { // Below what 1.0.0 claimed, since presses are counted otherwise now, and above.
        data::Run run = runWith(least, claimed, true);
        EXPECT_EQ(run.moves < claimed, least == 0);
        EXPECT_EQ(verifier.verify(run), RunProblem::BadOptimum);
        EXPECT_EQ(verifier.verifyCorrected(run), std::nullopt);
        EXPECT_EQ(run.optimum, right);
        EXPECT_TRUE(run.exact);
        EXPECT_EQ(run.stars(), least == 0 ? 3 : 1);
    }
}

TEST(OverstatedOptima, UnprovenOnesAreCorrectedUpToWhatTheRunShows) {
    RunVerifier verifier(puzzles());
    data::Run run = runWith(0, right, false);
    EXPECT_EQ(verifier.verifyCorrected(run), std::nullopt);
    run.optimum = claimed;
    EXPECT_EQ(verifier.verifyCorrected(run), RunProblem::BadOptimum) << "its presses show that 25 are enough";
}

/// 1.0.0 gave this board for the optimum 33, and others of its kind under difficulties.
TEST(OverstatedOptima, RandomBoardsStayUnderTheirKeys) {
    const lights::Puzzle board = lights::decodePuzzle("LA1FiYg1lNdULNH5eoLDRHnAs").value();
    ASSERT_EQ(solutionOf(board, 0).size(), 21U);
    const auto runUnder = [&](const char* key, int optimum) {
        return runOn(board, claimed, {key, "Mina", optimum, true, "2026-11-27T18:03:11Z", "1.0.0"});
    };
    for (const char* key : {"random:11x9,cylinder,square,off,33", "random:11x9,cylinder,square,off,hardest"}) {
        data::Run run = runUnder(key, claimed);
        RunVerifier verifier(puzzles());
        EXPECT_EQ(verifier.verifyCorrected(run), std::nullopt) << key;
        EXPECT_EQ(run.optimum, 21);
    }
    data::Run run = runUnder("random:11x9,cylinder,square,off,20", 20);
    RunVerifier verifier(puzzles());
    EXPECT_EQ(verifier.verifyCorrected(run), RunProblem::BadKey) << "no board is easier than it was given";
}

TEST(OverstatedOptima, NothingElseIsCorrected) {
    RunVerifier verifier(puzzles());
    data::Run run = runWith(0, right - 1, true);
    EXPECT_EQ(verifier.verifyCorrected(run), RunProblem::BadOptimum) << "too small";
    data::Run other = test::smallRun({"Mina", 1});
    other.optimum = 6;
    EXPECT_EQ(verifier.verifyCorrected(other), RunProblem::BadOptimum) << "1.0.0 was right on this board";
}

TEST(OverstatedOptima, StayCorrectedAfterTheBoardWasProvenAgain) {
    RunVerifier verifier(puzzles());
    verifier.learn(code, right, right);
    data::Run run = runWith(claimed, claimed, true);
    EXPECT_EQ(verifier.verifyCorrected(run), std::nullopt);
    EXPECT_EQ(run.optimum, right);
}

/// Stores a run as 1.0.0 did: with a valid checksum.
void storeAsBefore(Database& database, Run run) {
    Leaderboard leaderboard(database);
    run.optimum = right;
    const RunId id = leaderboard.submit(run).value();
    ASSERT_TRUE(attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Statement update(sql, "UPDATE runs SET optimum = ?1 WHERE id = ?2");
        update.bind(1, claimed);
        update.bind(2, id);
        update.exec();
        sql.exec(std::string("UPDATE runs SET checksum = row_checksum(") + RunTable::sealed + ")");
    }));
}

int storedOptimum(Database& database, RunId id) {
    return attemptOn(database,
                     [&](SQLite::Database& sql) {
                         return sql.execAndGet("SELECT optimum FROM runs WHERE id = " + std::to_string(id)).getInt();
                     })
        .value();
}

LeaderboardQuery queryOf(bool allRuns) {
    LeaderboardQuery query;
    query.key = puzzle::RunKey(code);
    query.allRuns = allRuns;
    return query;
}

TEST(OverstatedOptima, StoredRunsAreShownAndExportedWithTheRightOne) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    storeAsBefore(database, runWith(claimed, claimed, true));
    ASSERT_EQ(storedOptimum(database, 1), claimed);
    for (int time = 0; time < 2; ++time) { // The second time from the results of the first.
        const auto page = leaderboard.rows(queryOf(false)).value();
        ASSERT_EQ(page.rows.size(), 1U);
        EXPECT_EQ(page.rows.front().tampered, std::nullopt);
        EXPECT_EQ(page.rows.front().rank, 1);
        EXPECT_EQ(page.rows.front().run.optimum, right);
        EXPECT_TRUE(page.rows.front().run.exact);
        EXPECT_EQ(leaderboard.run(1).value().value().optimum, right);
    }
    const ExportedRuns exported = exportRuns(database).value();
    EXPECT_EQ(exported.runs, 1U);
    EXPECT_EQ(exported.tampered, 0U);
    EXPECT_NE(exported.lines.find("\"optimum\":25,\"exact\":true"), std::string::npos) << exported.lines;
}

/// With what 1.0.0 stored, a run far from the optimum would stand before a better one.
TEST(OverstatedOptima, StandWhereTheRightOnePutsThem) {
    constexpr const char* overstatedBoard = "LA1FiYg1lNdULNH5eoLDRHnAs";
    constexpr const char* key = "random:11x9,cylinder,square,off,any";
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    const auto store = [&](const char* board, int least, int optimum, const std::string& player) {
        const data::Run run = runOn(lights::decodePuzzle(board).value(), least,
                                    {key, player, optimum, true, "2026-11-27T18:03:11Z", "1.0.0"});
        ASSERT_TRUE(attemptOn(database,
                              [&](SQLite::Database& sql) { // As 1.0.0 did, which stored no seeds.
                                  SQLite::Statement insert(sql, insertion<RunTable>());
                                  RunTable::bind(insert, playerId(sql, run.player), run);
                                  insert.exec();
                              }));
    };
    store(overstatedBoard, claimed, claimed, "Mina"); // About 33 moves, which 1.0.0 took for the fewest; 21 are.
    store(code, right + 4, right, "Ada");             // Not so many more than the fewest.
    LeaderboardQuery query;
    query.key = puzzle::RunKey(key);
    for (const bool allRuns : {false, true}) {
        query.allRuns = allRuns;
        const auto page = leaderboard.rows(query).value();
        ASSERT_EQ(page.rows.size(), 2U);
        EXPECT_EQ(page.rows[0].run.player, "Ada");
        EXPECT_EQ(page.rows[1].run.player, "Mina");
        EXPECT_EQ(page.rows[1].run.optimum, 21);
        EXPECT_EQ(page.rows[1].rank, 2);
    }
    EXPECT_EQ(leaderboard.standing(1, 5).value().value().rank, 2);
    EXPECT_EQ(storedOptimum(database, 1), 21) << "for good";
}

/// Whether a run of Mina earns an achievement. \param optimum as stored.
bool earns(const data::Run& run, int optimum, Achievement which) {
    Database database = Database::inMemory(puzzles());
    EXPECT_TRUE(Leaderboard(database).submit(run));
    EXPECT_TRUE(attemptOn(database, [&](SQLite::Database& sql) {
        sql.exec("UPDATE runs SET optimum = " + std::to_string(optimum));
        sql.exec(std::string("UPDATE runs SET checksum = row_checksum(") + RunTable::sealed + ")");
        sql.exec("INSERT INTO earlier_runs SELECT 1, max(id) FROM runs"); // For what is no longer given.
    }));
    const Library library = Library::load({}, {});
    const auto all = loadAchievements(database, "Mina", library, Progress(), {}).value();
    return std::any_of(all.begin(), all.end(), [which](const AchievementStanding& standing) {
        return standing.which == which && standing.done();
    });
}

TEST(OverstatedOptima, RunsEarnWhatTheRightOneEarns) {
    const data::Run short33 = runWith(claimed, right, true); // 1.0.0 took 33 moves for the fewest.
    EXPECT_TRUE(earns(short33, claimed, Achievement::FirstBoard));
    EXPECT_FALSE(earns(short33, claimed, Achievement::FirstOptimum));
    EXPECT_FALSE(earns(short33, claimed, Achievement::SureHand));
    EXPECT_FALSE(earns(short33, claimed, Achievement::HundredPresses));

    const auto setting = lights::settingFromKey(puzzle::RunKey("random:20x20,plane,square,off,any").setting());
    const lights::Puzzle board = lights::generate(setting.value(), "moon")->puzzle;
    const auto answer = lights::solve(board);
    ASSERT_TRUE(answer.result->exact());
    const int fewest = answer.result->moves();
    ASSERT_GE(fewest, hundredPresses);
    const data::Run run =
        runOn(board, fewest + 6, {lights::encodePuzzle(board), "Mina", fewest, true, "2026-11-27T18:03:11Z", "1.0.0"});
    EXPECT_TRUE(earns(run, fewest, Achievement::HundredPresses));
    EXPECT_TRUE(earns(run, run.moves, Achievement::HundredPresses)) << "it has a hundred presses all the same";
    EXPECT_FALSE(earns(run, run.moves, Achievement::FirstOptimum));
}

TEST(OverstatedOptima, ANewRunOnTheBoardLowersThemForGood) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    storeAsBefore(database, runWith(claimed, claimed, true));
    ASSERT_TRUE(leaderboard.submit(runWith(0, right, true)));
    EXPECT_EQ(storedOptimum(database, 1), right);
    const auto page = leaderboard.rows(queryOf(true)).value();
    ASSERT_EQ(page.rows.size(), 2U);
    EXPECT_EQ(page.rows.back().tampered, std::nullopt);
}

TEST(OverstatedOptima, ExportedRunsOfVersionOneAreImported) {
    std::istringstream lines(formatRunLine(runWith(claimed, claimed, true)));
    Database database = Database::inMemory(puzzles());
    const ImportReport report = importRuns(database, lines, puzzle::momentFromText("2026-11-28T00:00:00Z").value());
    EXPECT_EQ(report.stored, 1U);
    EXPECT_TRUE(report.read.refusals.empty());
    EXPECT_EQ(storedOptimum(database, 1), right);
}

} // namespace
} // namespace data
