// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/SavedBoards.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

constexpr const char* date = "2025-07-12T18:03:11Z";

/// Returns a board with two presses, one undo and some assists.
SavedBoard board(const std::string& player, const std::string& key) {
    lights::Session session(test::smallPuzzle());
    session.press({0, 0});
    session.advance(std::chrono::milliseconds(1234));
    session.press({1, 1});
    session.undo();
    session.advance(std::chrono::milliseconds(66));
    session.noteHints(1);
    session.noteLiveCounter();
    return {player, key, lights::encodePuzzle(session.puzzle()), session.save(), date};
}

class SavedBoardsTest : public testing::Test {
protected:
    [[nodiscard]] SavedBoards& boards() noexcept { return m_boards; }
    void tamper(const std::string& statement) {
        m_database.connection().sql.exec("PRAGMA ignore_check_constraints = ON");
        m_database.connection().sql.exec(statement);
    }

    [[nodiscard]] int players() {
        return m_database.connection().sql.execAndGet("SELECT count(*) FROM players").getInt();
    }

private:
    Database m_database = Database::inMemory(puzzles());
    SavedBoards m_boards{m_database};
};

TEST_F(SavedBoardsTest, RestoreHistoryRedoClockAndAssists) {
    const SavedBoard saved = board("Mina", "level:shed/x");
    ASSERT_TRUE(boards().save(saved));
    const auto loaded = boards().load("Mina", "level:shed/x").value();
    ASSERT_TRUE(loaded);
    EXPECT_EQ(*loaded, saved);
    auto session = lights::Session::restore(*lights::decodePuzzle(loaded->code), loaded->game);
    ASSERT_TRUE(session);
    EXPECT_EQ(session->moves(), 1);
    EXPECT_EQ(session->elapsed(), std::chrono::milliseconds(1300));
    EXPECT_TRUE(session->canRedo());
    EXPECT_EQ(session->assists().hints, 1);
    EXPECT_TRUE(session->assists().liveCounter);
}

TEST_F(SavedBoardsTest, StoreHowBoardWasGenerated) {
    SavedBoard saved = board("Mina", "LA1x");
    saved.origin = "3x3,plane,plus,off,easy#a seed of any text";
    ASSERT_TRUE(boards().save(saved));
    EXPECT_EQ(boards().latest("Mina").value()->origin, saved.origin);
}

TEST_F(SavedBoardsTest, StorePlanningMarks) {
    SavedBoard saved = board("Mina", "LA1x");
    saved.game.marks = "0,0 1,2";
    ASSERT_TRUE(boards().save(saved));
    EXPECT_EQ(boards().latest("Mina").value()->game.marks, saved.game.marks);
    tamper("UPDATE saved_boards SET marks = replace(hex(zeroblob(99999)), '00', '1,')");
    EXPECT_EQ(boards().latest("Mina").value()->game.marks, "") << "the board itself is sound";
}

TEST_F(SavedBoardsTest, KeepOnePerPlayerAndKey) {
    ASSERT_TRUE(boards().save(board("Mina", "a")));
    ASSERT_TRUE(boards().save(board("Ada", "a")));
    SavedBoard newer = board("Mina", "a");
    newer.game = {};
    ASSERT_TRUE(boards().save(newer));
    EXPECT_EQ(boards().all("Mina").value().size(), 1U);
    EXPECT_EQ(boards().load("Mina", "a").value(), newer);
    EXPECT_EQ(boards().load("Ada", "a").value(), board("Ada", "a"));
    EXPECT_FALSE(boards().load("Bob", "a").value());
    EXPECT_FALSE(boards().load("Mina", "b").value());
}

TEST_F(SavedBoardsTest, FindLatest) {
    EXPECT_FALSE(boards().latest("Mina").value());
    for (const char* key : {"a", "b", "c", "a"})
        ASSERT_TRUE(boards().save(board("Mina", key)));
    EXPECT_EQ(boards().latest("Mina").value()->key, "a");
    ASSERT_TRUE(boards().remove("Mina", "a"));
    EXPECT_EQ(boards().latest("Mina").value()->key, "c");
    ASSERT_TRUE(boards().remove("Mina", "none"));
    EXPECT_EQ(boards().all("Mina").value().size(), 2U);
}

TEST_F(SavedBoardsTest, KeepFiftyNewest) {
    ASSERT_TRUE(boards().save(board("Ada", "old")));
    for (int i = 0; i < 60; ++i)
        ASSERT_TRUE(boards().save(board("Mina", std::to_string(i))));
    const auto all = boards().all("Mina").value();
    ASSERT_EQ(all.size(), static_cast<std::size_t>(maxSavedBoards));
    EXPECT_EQ(all.front().key, "59");
    EXPECT_EQ(all.back().key, "10");
    EXPECT_TRUE(boards().load("Ada", "old").value()) << "another player's boards stay";
}

TEST_F(SavedBoardsTest, AcceptUnnamedPlayer) {
    ASSERT_TRUE(boards().save(board("", "a")));
    EXPECT_TRUE(boards().latest("").value());
}

TEST_F(SavedBoardsTest, RemovingCreatesNoPlayer) {
    ASSERT_TRUE(boards().save(board("Mina", "a")));
    ASSERT_TRUE(boards().remove("Otto", "a"));
    EXPECT_EQ(players(), 1);
    EXPECT_TRUE(boards().load("Mina", "a").value());
    ASSERT_TRUE(boards().remove("Mina", "a"));
    EXPECT_FALSE(boards().load("Mina", "a").value());
}

TEST_F(SavedBoardsTest, IgnoreHostileRows) {
    for (const std::string change :
         {"code = 'LA1'", "code = ''", "events = 'x'", "events = '[[5,\"p\",0,0]]'", "events = '[[0,\"u\"]]'",
          "events = '[[0,\"p\",9,9]]'", "elapsed = -9223372036854775808", "elapsed = 9223372036854775807",
          "elapsed = 1", "hints = -1", "hints = 9223372036854775807",
          "events = replace(hex(zeroblob(9999)), '00', '[')"}) {
        SCOPED_TRACE(change);
        ASSERT_TRUE(boards().save(board("Mina", "good")));
        ASSERT_TRUE(boards().save(board("Mina", "bad")));
        tamper("UPDATE saved_boards SET " + change + " WHERE key = 'bad'");
        EXPECT_FALSE(boards().load("Mina", "bad").value());
        EXPECT_EQ(boards().latest("Mina").value()->key, "good");
        EXPECT_EQ(boards().all("Mina").value().size(), 1U);
    }
}

} // namespace
} // namespace data
