// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Players.hpp"

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"
#include "lights/PressNext.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

class PlayersTest : public testing::Test {
protected:
    void win(const test::Play& play) { ASSERT_TRUE(Leaderboard(m_database).submit(test::smallRun(play))); }
    void leave(const std::string& player) {
        SavedBoard board{player, "level:shed/corners", lights::encodePuzzle(test::smallPuzzle()), {}, {}};
        lights::Session session(test::smallPuzzle());
        lights::test::pressNext(session, {0, 0});
        board.game = session.save();
        board.date = "2025-07-12T18:00:00Z";
        ASSERT_TRUE(SavedBoards(m_database).save(board));
    }
    [[nodiscard]] std::vector<std::string> names() {
        std::vector<std::string> found;
        const auto all = Players(m_database).all().value();
        found.reserve(all.size());
        for (const PlayerSummary& player : all)
            found.push_back(player.name);
        return found;
    }
    Database m_database = Database::inMemory(puzzles());
};

using Names = std::vector<std::string>;

TEST_F(PlayersTest, ListsMostRecentFirst) {
    EXPECT_TRUE(names().empty());
    win({.player = "Anna", .date = "2025-07-12T18:00:00Z"});
    win({.player = "Anna", .date = "2025-07-10T18:00:00Z"});
    win({.player = "Mina", .date = "2025-07-13T18:00:00Z"});
    leave("Zoë");
    const auto all = Players(m_database).all().value();
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0], (PlayerSummary{"Mina", 1, 0, 0, "2025-07-13T18:00:00Z"}));
    EXPECT_EQ(all[1], (PlayerSummary{"Anna", 2, 0, 0, "2025-07-12T18:00:00Z"}));
    EXPECT_EQ(all[2], (PlayerSummary{"Zoë", 0, 0, 1, ""}));
}

TEST_F(PlayersTest, BoardsThatNobodyTouchedAreNotUnfinished) {
    SavedBoard helped{"Zoë", "level:shed/corners", lights::encodePuzzle(test::smallPuzzle()), {}, {}};
    helped.game.assists.hints = 1;
    helped.date = "2025-07-12T18:00:00Z";
    ASSERT_TRUE(SavedBoards(m_database).save(helped));
    const auto all = Players(m_database).all().value();
    ASSERT_EQ(all.size(), 1U) << "there is something about them all the same";
    EXPECT_EQ(all[0].unfinished, 0);
}

TEST_F(PlayersTest, RenamingKeepsEverything) {
    win({.player = "Anna"});
    leave("Anna");
    EXPECT_EQ(Players(m_database).rename("Anna", "  Änne ").value(), "Änne");
    const auto all = Players(m_database).all().value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].name, "Änne");
    EXPECT_EQ(all[0].runs, 1);
    EXPECT_EQ(all[0].unfinished, 1);
    EXPECT_TRUE(Leaderboard(m_database).rows({{}, "level:shed/corners", {}}).value().rows.at(0).rank);
}

TEST_F(PlayersTest, NamesThatDifferOnlyInCaseAreOnePlayers) {
    win({.player = "Otto"});
    win({.player = "otto", .seconds = 11});
    leave("OTTO");
    const auto all = Players(m_database).all().value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].name, "Otto") << "as first spelled";
    EXPECT_EQ(all[0].runs, 2);
    EXPECT_EQ(all[0].unfinished, 1);
    EXPECT_EQ(Players(m_database).spelling("oTTO").value(), "Otto");
    EXPECT_EQ(Players(m_database).spelling("Olga").value(), "Olga") << "who is new";
    EXPECT_TRUE(SavedBoards(m_database).load("otto", "level:shed/corners").value());
    win({.player = "Ada"});
    EXPECT_EQ(Players(m_database).rename("Ada", "otto").error(), Players::RenameProblem(NameTaken{}));
    EXPECT_EQ(Players(m_database).rename("otto", "OTTO").value(), "OTTO") << "a player may be spelled differently";
    EXPECT_EQ(names(), (Names{"Ada", "OTTO"}));
    ASSERT_TRUE(Players(m_database).remove("Otto"));
    EXPECT_EQ(names(), (Names{"Ada"}));
}

TEST_F(PlayersTest, RejectsNameInUse) {
    win({.player = "Anna"});
    win({.player = "Mina"});
    const auto taken = Players(m_database).rename("Anna", "Mina");
    ASSERT_FALSE(taken);
    EXPECT_EQ(taken.error(), Players::RenameProblem(NameTaken{}));
    EXPECT_EQ(Players(m_database).rename("Anna", "Anna").value(), "Anna");
    EXPECT_EQ(Players(m_database).rename("Anna", "").error(), Players::RenameProblem(NameProblem::Empty));
    EXPECT_EQ(names(), (Names{"Anna", "Mina"}));
}

TEST_F(PlayersTest, AcceptsNameWithoutData) {
    win({.player = "Anna"});
    const auto run = Leaderboard(m_database).submit(test::smallRun({.player = "Nobody"}));
    ASSERT_TRUE(run);
    ASSERT_TRUE(Leaderboard(m_database).rename(*run, "Anna")); // The old name stays in the table of players.
    EXPECT_EQ(Players(m_database).rename("Anna", "Nobody").value(), "Nobody");
    EXPECT_EQ(names(), Names{"Nobody"});
}

TEST_F(PlayersTest, RemovesPlayerAndNobodyElse) {
    win({.player = "Anna"});
    leave("Anna");
    ShiftRun shift = test::shiftRun({});
    shift.player = "Anna";
    ASSERT_TRUE(Shifts(m_database).submit(shift));
    win({.player = "Mina"});
    leave("Mina");
    ASSERT_TRUE(Players(m_database).remove("Anna"));
    EXPECT_EQ(names(), Names{"Mina"});
    EXPECT_EQ(Players(m_database).all().value()[0].unfinished, 1);
    EXPECT_EQ(Leaderboard(m_database).players().value(), Names{"Mina"});
    EXPECT_TRUE(Shifts(m_database).rows({}).value().rows.empty());
    ASSERT_TRUE(Players(m_database).remove("Anna")) << "nobody is there";
}

TEST_F(PlayersTest, KeptPlayerIsListedUntilRemoved) {
    win({.player = "Anna"});
    ASSERT_TRUE(Players(m_database).keep("Zoë"));
    ASSERT_TRUE(Players(m_database).keep("Ben"));
    ASSERT_TRUE(Players(m_database).keep("Anna")) << "who is there already";
    EXPECT_EQ(names(), (Names{"Anna", "Ben", "Zoë"}));
    EXPECT_EQ(Players(m_database).all().value()[1], (PlayerSummary{"Ben", 0, 0, 0, ""}));
    EXPECT_EQ(Leaderboard(m_database).players().value(), Names{"Anna"}) << "who has played";

    EXPECT_EQ(Players(m_database).rename("Anna", "Ben").error(), Players::RenameProblem(NameTaken{}));
    EXPECT_EQ(Players(m_database).rename("Ben", "Cem").value(), "Cem");
    EXPECT_EQ(names(), (Names{"Anna", "Cem", "Zoë"}));
    ASSERT_TRUE(Players(m_database).remove("Cem"));
    EXPECT_EQ(names(), (Names{"Anna", "Zoë"}));
    EXPECT_EQ(Players(m_database).rename("Zoë", "Cem").value(), "Cem") << "the name is free again";
    EXPECT_EQ(names(), (Names{"Anna", "Cem"}));

    const auto run = Leaderboard(m_database).submit(test::smallRun({.player = "Cem"}));
    ASSERT_TRUE(run);
    ASSERT_TRUE(Leaderboard(m_database).rename(*run, "Anna"));
    EXPECT_EQ(names(), (Names{"Anna", "Cem"})) << "also when what they had is another's";
}

} // namespace
} // namespace data
