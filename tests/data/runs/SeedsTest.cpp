// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/generators/Generator.hpp"
#include "data/Runs.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunTransfer.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

/// Random boards rank together only if their seeds give them: nobody has picked them by hand.
namespace data {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* easy = "random:5x5,plane,plus,off,easy";
constexpr const char* seedDate = "2026-07-12T18:03:11Z";

/// A run at the optimum on any board.
data::Run runOn(const lights::Puzzle& board, const std::string& key, const std::string& seed) {
    lights::Session session(board);
    const lights::Optimum optimum = lights::solve(board).result.value();
    for (const lights::Cell cell : optimum.presses().toCells())
        lights::test::pressNext(session, cell);
    return test::runOf(session, {key, "Mina", optimum.moves(), true, seedDate, "test", false, {}, seed}).value();
}

data::Run runOn(const arukone::RandomBoard& box, const std::string& key, const std::string& seed) {
    arukone::Session session(box.board);
    for (const arukone::Cable& cable : box.solution) {
        session.advance(std::chrono::seconds(10));
        session.draw(cable);
    }
    return runOf(session.performance(arukone::encodeBoard(box.board)),
                 {key, "Mina", box.board.pairCount(), true, seedDate, "test", false, {}, seed})
        .value();
}

/// A board of 5×5 that one press solves, picked by hand.
lights::Puzzle pickedBoard() {
    lights::Board start = lights::test::dark(5, 5);
    lights::press(start, {}, {2, 2});
    return lights::test::puzzle(std::move(start));
}

class Seeds : public testing::Test {
protected:
    ImportReport import(const std::string& lines, Copies copies = Copies::Refuse) {
        std::istringstream in(lines);
        return importRuns(m_database, in, puzzle::momentFromText("2026-07-13T12:00:00Z").value(), copies);
    }
    [[nodiscard]] Database& database() noexcept { return m_database; }
    [[nodiscard]] std::string exported() { return exportRuns(m_database).value().lines; }
    [[nodiscard]] std::size_t ranked(const std::string& key) {
        LeaderboardQuery query;
        query.key = key;
        return Leaderboard(m_database).rows(query).value().total;
    }

private:
    Database m_database = Database::inMemory(puzzles());
};

TEST_F(Seeds, PickedBoardsRankUnderTheirCodesOnly) {
    const std::string longSeed(65, 'x');
    for (const char* seed : {"", "1", "two words", longSeed.c_str()}) {
        SCOPED_TRACE(seed);
        const data::Run run = runOn(pickedBoard(), easy, seed);
        for (const bool own : {true, false}) {
            Database fresh = Database::inMemory(puzzles());
            if (own) {
                EXPECT_TRUE(Leaderboard(fresh).submit(run));
            } else {
                std::istringstream in(formatRunLine(run));
                const auto report = importRuns(fresh, in, puzzle::momentFromText(seedDate).value());
                EXPECT_EQ(report.stored, 1U) << "it stays a valid run";
                EXPECT_EQ(report.read.underCode, 1U);
            }
            EXPECT_THAT(Leaderboard(fresh).keys().value(), ElementsAre(puzzle::RunKey(run.code)));
            EXPECT_THAT(exportRuns(fresh)->lines, testing::Not(HasSubstr("seed")));
        }
    }
}

TEST_F(Seeds, BoardsOfSeedsKeepTheirKeysThroughFiles) {
    std::string lines;
    for (const std::string wanted : {"any", "easy", "medium", "hard", "hardest", "1", "13"}) {
        const std::string setting = "5x5,plane,plus,off," + wanted;
        const auto board = lights::generate(*lights::settingFromKey(setting), "evening")->puzzle;
        lines += formatRunLine(runOn(board, "random:" + setting, "evening"));
    }
    const auto picture = lights::generate(*lights::settingFromKey("6x5,torus,cross,picture,easy"), "moon")->puzzle;
    lines += formatRunLine(runOn(picture, "random:6x5,torus,cross,picture,easy", "moon"));
    for (const std::string setting : {"6x6,all,unique,any", "7x7,any,unique,medium", "10x10,all,unique,any"}) {
        const auto box = arukone::generate({*arukone::settingFromKey(setting)}, "evening").board.value();
        if (box.board.fill() == arukone::Fill::All)
            lines += formatRunLine(runOn(box, "arukone:" + setting, "evening"));
        EXPECT_EQ(arukone::isDrawnFrom(*arukone::settingFromKey(setting), "evening", box.board), true);
        EXPECT_EQ(arukone::isDrawnFrom(*arukone::settingFromKey(setting), "morning", box.board), false);
    }
    const ImportReport report = import(lines);
    EXPECT_EQ(report.stored, 10U);
    EXPECT_EQ(report.read.underCode, 0U);
    EXPECT_EQ(exported(), lines);
    EXPECT_EQ(import(lines).present, 10U);
}

TEST_F(Seeds, OfOtherBoardsDoNotHelp) {
    std::string lines;
    for (const std::string setting : {"5x5,plane,plus,off,any", "5x5,plane,plus,off,hard", "8x8,torus,square,on,40"}) {
        const auto board = lights::generate(*lights::settingFromKey(setting), "evening");
        if (board)
            lines += formatRunLine(runOn(board->puzzle, "random:" + setting, "morning"));
    }
    for (const std::string setting : {"4x4,all,unique,any", "6x6,all,unique,any", "10x10,all,unique,any"})
        lines += formatRunLine(runOn(arukone::generate({*arukone::settingFromKey(setting)}, "evening").board.value(),
                                     "arukone:" + setting, "morning"));
    const ImportReport report = import(lines);
    EXPECT_EQ(report.read.refused, 0U);
    EXPECT_EQ(report.read.underCode, report.stored);
}

/// A seed proves a board once, when its run is stored. A later version may generate another board.
TEST_F(Seeds, AreNotCheckedAgainByLists) {
    data::Run run = runOn(pickedBoard(), easy, "another seed");
    SQLite::Database& sql = database().connection().sql;
    SQLite::Statement insert(sql, insertion<RunTable>());
    RunTable::bind(insert, playerId(sql, run.player), run);
    insert.exec();
    EXPECT_EQ(ranked(easy), 1U);
    EXPECT_EQ(exported(), formatRunLine(run)) << "with its seed: the next version may know better";
}

TEST_F(Seeds, DoNotDuplicateARun) {
    const auto board = lights::generate(*lights::settingFromKey("5x5,plane,plus,off,easy"), "evening")->puzzle;
    const std::string with = formatRunLine(runOn(board, easy, "evening"));
    const std::string without = formatRunLine(runOn(board, easy, ""));
    for (const Copies copies : {Copies::Refuse, Copies::Keep})
        for (const bool first : {true, false}) {
            Database fresh = Database::inMemory(puzzles());
            for (const std::string& lines : {first ? with : without, first ? without : with}) {
                std::istringstream in(lines);
                const auto report = importRuns(fresh, in, puzzle::momentFromText(seedDate).value(), copies);
                EXPECT_EQ(report.stored + report.present, 1U);
            }
            EXPECT_EQ(exportRuns(fresh)->lines, with) << "whichever comes first";
        }
}

/// Before there were seeds, a run under the setting stood where it stands: its backup finds it again.
TEST_F(Seeds, RunsOfTheFirstVersionAreRecognised) {
    data::Run run = runOn(pickedBoard(), easy, "");
    SQLite::Database& sql = database().connection().sql;
    SQLite::Statement insert(sql, insertion<RunTable>());
    RunTable::bind(insert, playerId(sql, run.player), run);
    insert.exec();
    const ImportReport report = import(formatRunLine(run));
    EXPECT_EQ(report.present, 1U);
    EXPECT_EQ(ranked(easy), 1U);
    run.player = "Ada";
    const ImportReport other = import(formatRunLine(run));
    EXPECT_EQ(other.stored, 1U) << "a single press may be alike by chance";
    EXPECT_EQ(ranked(easy), 1U);
    EXPECT_EQ(ranked(run.code), 1U);
}

TEST_F(Seeds, SayNothingAboutOtherKeys) {
    data::Run run = runOn(pickedBoard(), "level:shed/x", "evening");
    EXPECT_EQ(import(formatRunLine(run)).stored, 1U);
    run.seed.clear();
    EXPECT_EQ(exported(), formatRunLine(run));
}

} // namespace
} // namespace data
