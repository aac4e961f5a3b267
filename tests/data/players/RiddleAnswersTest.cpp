// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Connection.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTransfer.hpp"
#include "lights/solver/RiddleAnew.hpp"
#include "lights/solver/RiddleAnswer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace data {
namespace {

using testing::ElementsAre;

/// A house with a level of each kind of riddle, on the same board.
class RiddleAnswersTest : public testing::Test {
protected:
    RiddleAnswersTest() { ship({lights::HowMany{lights::Quantity::Optimum}}); }

    /// \param asked what the level "asked" asks.
    void ship(const lights::Riddle& asked) {
        Level ask{"asked", LocalText("Asked"), {}, stitch(), {}};
        ask.riddle = asked;
        Level way{"way", LocalText("Way"), {}, stitch(), {}};
        way.riddle = lights::AnotherWay{across()};
        test::put(m_folder / "shipped/1.json", formatPack({"house", LocalText("House"), {}, {ask, way}, {}}));
        m_library = Library::load(m_folder / "shipped", {});
    }

    static lights::Puzzle stitch() {
        return lights::test::puzzle(lights::test::board({"#..#", ".##.", ".##.", "#..#"}));
    }
    static lights::BitGrid across() { return lights::test::cells({"....", "#..#", "#..#", "...."}); }
    static lights::BitGrid down() { return lights::test::cells({".##.", "....", "....", ".##."}); }

    /// A run that presses these windows.
    static data::Run runWith(const lights::BitGrid& presses, const std::string& player = "Mina",
                             const std::string& date = "2026-07-12T18:03:11Z") {
        lights::Session session(stitch());
        for (const lights::Cell cell : presses.toCells())
            lights::test::pressNext(session, cell);
        return data::test::runOf(session, {"level:house/way", player, 4, true, date, "test"}).value();
    }

    [[nodiscard]] LevelRef level(const std::string& path) const { return m_library.find(path).value(); }
    [[nodiscard]] Progress progress(const std::string& player = "Mina") {
        return loadProgress(m_database, m_library, player).value();
    }
    [[nodiscard]] int stars(const std::string& path, const std::string& player = "Mina") {
        const Progress now = progress(player);
        const LevelBest* best = now.at(level(path).key());
        return best != nullptr ? best->stars : 0;
    }
    [[nodiscard]] std::vector<std::int64_t> given(const std::string& player = "Mina") {
        return progress(player).answers[level("house/asked").key()];
    }
    void answer(std::int64_t answer, const std::string& player = "Mina") {
        ASSERT_TRUE(storeAnswer(m_database, player, level("house/asked"), answer));
    }
    /// Answers what the level asks about another board.
    void answerAnew(int number, bool right) {
        const LevelRef asked = level("house/asked");
        const auto board = lights::askAnew(asked.level().lights(), *asked.level().riddle, number);
        ASSERT_TRUE(board);
        const std::int64_t answer = lights::answerOf(board->board, board->riddle).value();
        ASSERT_TRUE(storeAnswerAnew(m_database, "Mina", asked, lights::identity(board->board, board->riddle),
                                    right ? answer : answer + 1));
    }
    [[nodiscard]] AskedAnew anew() { return progress().anew[level("house/asked").key()]; }
    void execute(const std::string& statement) { m_database.connection().sql.exec(statement); }

    test::TemporaryFolder m_folder;
    Database m_database = Database::inMemory(puzzles());
    Library m_library = Library::load({}, {});
    Leaderboard m_leaderboard{m_database};
};

TEST_F(RiddleAnswersTest, CountInTheOrderGiven) {
    EXPECT_EQ(stars("house/asked"), 0);
    answer(5);
    EXPECT_EQ(stars("house/asked"), 0);
    answer(5);
    answer(4);
    EXPECT_THAT(given(), ElementsAre(5, 4)) << "the same answer again is none";
    EXPECT_EQ(stars("house/asked"), 2);
    EXPECT_EQ(stars("house/asked", "Anna"), 0);
    answer(4, "anna");
    EXPECT_EQ(stars("house/asked", "Anna"), 3) << "names that differ in case are one player's";
}

TEST_F(RiddleAnswersTest, AnewTwoRightOnesInARowEarnThreeStars) {
    answer(5);
    answer(4);
    answerAnew(0, true);
    EXPECT_EQ(stars("house/asked"), 2);
    answerAnew(1, false);
    answerAnew(2, true);
    EXPECT_EQ(stars("house/asked"), 2) << "a wrong one lies between";
    EXPECT_EQ(anew().boards, 3);
    EXPECT_EQ(anew().inRow, 1);
    answerAnew(3, true);
    EXPECT_EQ(stars("house/asked"), 3);
    answerAnew(4, false);
    EXPECT_EQ(stars("house/asked"), 3) << "the best result stays";
    EXPECT_THAT(given(), ElementsAre(5, 4)) << "the first answers stay as they were given";
}

TEST_F(RiddleAnswersTest, AnewOnlyTheFirstAnswerCounts) {
    answer(5);
    answer(4);
    answerAnew(0, false);
    answerAnew(0, true);
    answerAnew(1, true);
    EXPECT_EQ(stars("house/asked"), 2);
    EXPECT_EQ(anew().boards, 2);
}

TEST_F(RiddleAnswersTest, AnewNothingIsEarnedBeforeTheRiddleIsSolved) {
    answer(5);
    answerAnew(0, true);
    answerAnew(1, true);
    EXPECT_EQ(stars("house/asked"), 0);
    answer(4);
    EXPECT_EQ(stars("house/asked"), 3);
}

TEST_F(RiddleAnswersTest, AnewTamperedAndForeignRowsDoNotCount) {
    answer(5);
    answer(4);
    answerAnew(0, true);
    answerAnew(1, true);
    execute("UPDATE answers SET given = '7' WHERE riddle LIKE 'anew %'");
    EXPECT_EQ(anew().boards, 0);
    execute("DELETE FROM answers WHERE riddle LIKE 'anew %'");
    for (const char* text :
         {"anew ", "anew optimum", "anew optimum LA1", "anew quiet-patterns LA1BAg", "anew optimum  "})
        execute(std::string("INSERT INTO answers SELECT player_id, level, '") + text +
                "', '4', row_checksum(player_id, level, '" + text + "', '4') FROM answers WHERE given = '5 4'");
    EXPECT_EQ(anew().boards, 0);
    EXPECT_EQ(stars("house/asked"), 2);
}

TEST_F(RiddleAnswersTest, AnewFollowTheirPlayer) {
    answer(5);
    answer(4);
    answerAnew(0, false);
    answerAnew(1, true);
    answerAnew(2, true);
    ASSERT_TRUE(m_leaderboard.adopt("Mina", "Anna"));
    EXPECT_EQ(stars("house/asked", "Anna"), 3);
    EXPECT_EQ(progress("Anna").anew[level("house/asked").key()].boards, 3);
}

TEST_F(RiddleAnswersTest, AreLimited) {
    for (std::int64_t i = 100; i < 100 + static_cast<std::int64_t>(maxAnswers); ++i)
        answer(i);
    EXPECT_EQ(given().size(), maxAnswers);
    answer(5);
    EXPECT_EQ(given().size(), maxAnswers);
    EXPECT_EQ(given().back(), 5) << "the last answer is the one that is spoken of";
    EXPECT_EQ(stars("house/asked"), 0);
    answer(4);
    EXPECT_EQ(given().size(), maxAnswers);
    EXPECT_EQ(stars("house/asked"), 1) << "any later one earns a star";
}

TEST_F(RiddleAnswersTest, BelongToWhatWasAsked) {
    answer(4);
    ship({lights::HowMany{lights::Quantity::QuietPatterns}});
    EXPECT_EQ(stars("house/asked"), 0);
    answer(15);
    EXPECT_EQ(stars("house/asked"), 3);
    ship({lights::HowMany{lights::Quantity::Optimum}});
    EXPECT_EQ(stars("house/asked"), 3);
    EXPECT_THAT(given(), ElementsAre(4));
}

// As for a run: what an editor of the file makes of a row is noticed, and the answer itself is computed.
TEST_F(RiddleAnswersTest, TamperedRowsDoNotCount) {
    answer(5);
    execute("UPDATE answers SET given = '4'");
    EXPECT_EQ(stars("house/asked"), 0);
    EXPECT_TRUE(given().empty());
    execute("UPDATE answers SET given = '5 4'");
    EXPECT_EQ(stars("house/asked"), 0);
    execute("INSERT INTO answers SELECT player_id, 'level:house/way', riddle, '4', checksum FROM answers");
    EXPECT_EQ(stars("house/way"), 0);
    for (const char* text : {"4x", "-4", "4  4", "99999999999999999999", "", " 4"}) {
        execute("DELETE FROM answers");
        answer(5);
        execute(std::string("UPDATE answers SET given = '") + text + "'");
        execute("UPDATE answers SET checksum = row_checksum(player_id, level, riddle, given)");
        EXPECT_EQ(stars("house/asked"), 0) << text;
    }
}

TEST_F(RiddleAnswersTest, FollowTheirPlayer) {
    answer(5);
    answer(4);
    ASSERT_TRUE(m_leaderboard.adopt("Mina", "Anna"));
    EXPECT_THAT(given("Anna"), ElementsAre(5, 4));
    EXPECT_TRUE(given("Mina").empty());
    Players players(m_database);
    ASSERT_TRUE(players.rename("Anna", "Ada"));
    EXPECT_THAT(given("Ada"), ElementsAre(5, 4));
    EXPECT_TRUE(players.has("Ada").value()) << "although there are no runs";
    ASSERT_TRUE(players.remove("Ada"));
    EXPECT_FALSE(players.has("Ada").value());
    answer(4, "Ada");
    EXPECT_EQ(stars("house/asked", "Ada"), 3) << "nothing of the earlier answers is left";
}

TEST_F(RiddleAnswersTest, OfTwoPlayersAreJoined) {
    answer(4);
    answer(5, "Anna");
    ASSERT_TRUE(m_leaderboard.adopt("Mina", "Anna"));
    EXPECT_THAT(given("Anna"), ElementsAre(5, 4)) << "the right one is not lost";
    EXPECT_EQ(stars("house/asked", "Anna"), 2);
}

TEST_F(RiddleAnswersTest, AdoptingDoesNotRepairTamperedRows) {
    answer(5);
    execute("UPDATE answers SET given = '4'");
    ASSERT_TRUE(m_leaderboard.adopt("Mina", "Anna"));
    EXPECT_EQ(stars("house/asked", "Anna"), 0);
}

TEST_F(RiddleAnswersTest, RunsDoNotAnswerWhatIsAsked) {
    data::Run run = runWith(down());
    run.key = "level:house/asked";
    ASSERT_TRUE(m_leaderboard.submit(run));
    EXPECT_EQ(stars("house/asked"), 0);
    LeaderboardQuery query;
    query.key = run.key;
    query.accepts = filterOf(level("house/asked").level());
    EXPECT_TRUE(m_leaderboard.rows(query)->rows.empty());
}

TEST_F(RiddleAnswersTest, OnlyAnotherWaySolvesALevelThatShowsOne) {
    LeaderboardQuery query;
    query.key = "level:house/way";
    query.accepts = filterOf(level("house/way").level());
    const auto shown = m_leaderboard.submit(runWith(across(), "Cheat"));
    ASSERT_TRUE(shown) << "it is a run that solves the board";
    EXPECT_EQ(stars("house/way", "Cheat"), 0);
    EXPECT_TRUE(m_leaderboard.rows(query)->rows.empty());
    EXPECT_FALSE(m_leaderboard.standing(*shown, 5, false, query.accepts).value());

    const auto other = m_leaderboard.submit(runWith(down()));
    ASSERT_TRUE(other);
    EXPECT_EQ(stars("house/way"), 3);
    const auto page = m_leaderboard.rows(query).value();
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].run.player, "Mina");
    EXPECT_EQ(page.rows[0].rank, 1);
    EXPECT_EQ(page.total, 1U);
    EXPECT_EQ(m_leaderboard.standing(*other, 5, false, query.accepts).value()->rank, 1);
}

TEST_F(RiddleAnswersTest, ImportedRunsAreCheckedToo) {
    Database other = Database::inMemory(puzzles());
    ASSERT_TRUE(Leaderboard(other).submit(runWith(across(), "Cheat")));
    std::istringstream lines(exportRuns(other).value().lines);
    EXPECT_EQ(importRuns(m_database, lines, std::chrono::sys_days(std::chrono::year(2027) / 1 / 1)).stored, 1U);
    EXPECT_EQ(stars("house/way", "Cheat"), 0);
}

} // namespace
} // namespace data
