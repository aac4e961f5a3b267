// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/TemporaryFolder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/runs/Leaderboard.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

TEST(LessonProgressTest, NeverGoesBack) {
    const test::TemporaryFolder folder;
    {
        Database database = Database::open(folder / "x.db", puzzles());
        EXPECT_TRUE(noteLesson(database, "Mina", "chase", {3, false}));
        EXPECT_TRUE(noteLesson(database, "Mina", "chase", {1, false})) << "a step that is done again";
        EXPECT_TRUE(noteLesson(database, "Mina", "order", {4, true}));
        EXPECT_TRUE(noteLesson(database, "Mina", "order", {1, false}));
    }
    Database database = Database::open(folder / "x.db", puzzles());
    const LessonProgress progress = loadLessonProgress(database, "Mina").value();
    EXPECT_EQ(progress.at("chase"), (LessonResult{3, false}));
    EXPECT_EQ(progress.at("order"), (LessonResult{4, true}));
    EXPECT_EQ(progress.at("quiet"), LessonResult{});
    EXPECT_TRUE(loadLessonProgress(database, "Otto").value().reached.empty()) << "each player's own";
}

TEST(LessonProgressTest, BelongsToPlayer) {
    Database database = Database::inMemory(puzzles());
    ASSERT_TRUE(noteLesson(database, "Mina", "chase", {3, false}));
    Players players(database);
    const auto all = players.all().value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].lessons, 1);
    ASSERT_TRUE(noteLesson(database, "Otto", "chase", {1, false}));
    EXPECT_FALSE(players.rename("Otto", "Mina")) << "that is somebody else";
    ASSERT_TRUE(players.rename("Mina", "Zoë"));
    EXPECT_EQ(loadLessonProgress(database, "Zoë").value().at("chase").steps, 3);
    ASSERT_TRUE(players.remove("Zoë"));
    EXPECT_TRUE(loadLessonProgress(database, "Zoë").value().reached.empty());
    EXPECT_EQ(players.all().value().size(), 1U);
}

TEST(LessonProgressTest, FirstNameTakesOverProgressOfUnnamedPlayer) {
    Database database = Database::inMemory(puzzles());
    ASSERT_TRUE(noteLesson(database, std::string(unnamedPlayer), "chase", {3, true}));
    ASSERT_TRUE(Leaderboard(database).adopt(unnamedPlayer, "Mina"));
    EXPECT_EQ(loadLessonProgress(database, "Mina").value().at("chase"), (LessonResult{3, true}));
}

TEST(LessonProgressTest, AdoptingKeepsTheFurthestOfBoth) {
    Database database = Database::inMemory(puzzles());
    ASSERT_TRUE(noteLesson(database, "Ada", "chase", {5, true}));
    ASSERT_TRUE(noteLesson(database, "Ada", "quiet", {1, false}));
    ASSERT_TRUE(noteLesson(database, "Mina", "chase", {2, false}));
    ASSERT_TRUE(noteLesson(database, "Mina", "quiet", {4, false}));
    ASSERT_TRUE(Leaderboard(database).adopt("Ada", "Mina"));
    EXPECT_EQ(loadLessonProgress(database, "Mina").value().at("chase"), (LessonResult{5, true}));
    EXPECT_EQ(loadLessonProgress(database, "Mina").value().at("quiet"), (LessonResult{4, false}));
    EXPECT_TRUE(loadLessonProgress(database, "Ada").value().reached.empty());
    ASSERT_TRUE(Leaderboard(database).adopt("Mina", "Mina"));
    EXPECT_EQ(loadLessonProgress(database, "Mina").value().at("chase"), (LessonResult{5, true}));
}

} // namespace
} // namespace data
