// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/SharedLeaderboards.hpp"

#include "data/runs/RunCoder.hpp"
#include "game/GameFixture.hpp"
#include "game/SettleShared.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

using namespace game;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class SharedLeaderboardsTest : public testing::Test {
protected:
    SharedLeaderboardsTest() { fs::create_directories(folder()); }

    [[nodiscard]] fs::path folder() const { return with.folder / "drive"; }
    [[nodiscard]] SharedLeaderboards& shared() noexcept { return with.shared; }
    void add() { EXPECT_EQ(shared().add("Class", folder()), std::nullopt); }
    void settle(SharedLeaderboards& boards, ui::Seconds step = 0) {
        test::settleShared(with.records, boards, "Class", step);
    }
    void settle(ui::Seconds step = 0) { settle(shared(), step); }
    /// What a minute later can be given: its players can no longer change their names.
    void passMinute() { with.clock.now = "2026-07-14T20:17:00Z"; }
    [[nodiscard]] std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder() / "runs"))
            names.push_back(entry.path().filename().string());
        return names;
    }
    [[nodiscard]] std::vector<std::string> players() { return shared().leaderboard("Class").players().value(); }

    test::GameFixture with;
};

TEST_F(SharedLeaderboardsTest, GivesWhatIsPlayedAndReadsWhatOthersPlayed) {
    with.playAs("Ada");
    with.solve("shed/l2");
    add();
    settle();
    EXPECT_TRUE(shared().state("Class").read);
    EXPECT_THAT(files(), IsEmpty()) << "what was played before is not given";
    with.solve("shed/l1");
    settle(61);
    EXPECT_THAT(files(), IsEmpty()) << "the player may still enter a name";
    passMinute();
    settle(61);
    ASSERT_THAT(files(), SizeIs(1));
    EXPECT_THAT(players(), ElementsAre("Ada"));

    data::Run other = with.bestRun("level:shed/l1");
    other.player = "Ben";
    other.date = "2026-07-14T20:00:00Z";
    const std::string lines = data::formatRunLine(other);
    ASSERT_TRUE(data::SharedFolder(folder()).publish({data::sharedFileName(lines), lines}));
    const int revision = shared().revision();
    shared().refresh();
    settle();
    EXPECT_NE(shared().revision(), revision);
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben"));
    EXPECT_THAT(with.records.leaderboard().players().value(), ElementsAre("Ada")) << "the own ones are apart";
}

TEST_F(SharedLeaderboardsTest, GivesNothingTwice) {
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    ASSERT_THAT(files(), SizeIs(1));
    fs::remove(folder() / "runs" / files().front());
    settle(61);
    SharedLeaderboards later(with.paths, {}, with.records, with.preferences); // Another sitting.
    settle(later);
    EXPECT_THAT(files(), IsEmpty());
    EXPECT_THAT(players(), IsEmpty());
}

TEST_F(SharedLeaderboardsTest, AnotherNameReachesTheRunsThatWereGiven) {
    with.playAs("");
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    EXPECT_THAT(players(), ElementsAre("Player"));
    with.records.setPlayer("Jorg");
    settle();
    EXPECT_THAT(players(), ElementsAre("Jorg")) << "the run goes along, and at once";
    EXPECT_THAT(files(), SizeIs(1));
    ASSERT_TRUE(with.records.renamePlayer("Jorg", "Jörg"));
    settle();
    EXPECT_THAT(players(), ElementsAre("Jörg"));
    EXPECT_THAT(files(), SizeIs(1));

    fs::rename(folder(), with.folder / "away");
    ASSERT_TRUE(with.records.renamePlayer("Jörg", "Jo"));
    settle();
    fs::rename(with.folder / "away", folder());
    SharedLeaderboards later(with.paths, {}, with.records, with.preferences); // Another sitting.
    settle(later);
    EXPECT_THAT(later.leaderboard("Class").players().value(), ElementsAre("Jo")) << "as soon as the folder is there";
}

TEST_F(SharedLeaderboardsTest, TellsOnceOfAFolderThatIsNotThere) {
    add();
    fs::remove(folder());
    settle();
    EXPECT_EQ(shared().takeUnreadable(), "Class");
    EXPECT_EQ(shared().takeUnreadable(), std::nullopt);
    settle(61);
    EXPECT_EQ(shared().takeUnreadable(), std::nullopt);
}

TEST_F(SharedLeaderboardsTest, WaitsForADriveThatIsNotThere) {
    add();
    settle();
    const fs::path away = folder().string() + "-away";
    fs::rename(folder(), away);
    with.solve("shed/l1");
    passMinute();
    settle(61);
    EXPECT_EQ(shared().state("Class").problem, data::SharedFailure(data::SharedProblem::Absent));
    EXPECT_FALSE(fs::exists(folder())) << "nothing is made where no drive is";
    fs::rename(away, folder());
    settle(61);
    EXPECT_EQ(shared().state("Class").problem, std::nullopt);
    EXPECT_THAT(files(), SizeIs(1));
}

TEST_F(SharedLeaderboardsTest, TheLastRunsAreGivenWhenTheGameCloses) {
    add();
    settle();
    with.solve("shed/l1");
    shared().beginClosing();
    EXPECT_FALSE(shared().closed());
    settle();
    EXPECT_TRUE(shared().closed());
    EXPECT_THAT(files(), SizeIs(1));
}

TEST_F(SharedLeaderboardsTest, ClosingDoesNotWaitForever) {
    add();
    shared().beginClosing();
    shared().update(2); // The database has not answered yet.
    EXPECT_FALSE(shared().closed());
    shared().update(2);
    EXPECT_TRUE(shared().closed());
}

TEST_F(SharedLeaderboardsTest, RefusesWhatCannotBeAdded) {
    add();
    EXPECT_EQ(shared().add("Class", with.folder / "other"), SharedLeaderboards::Refusal::NameTaken);
    EXPECT_EQ(shared().add("", folder()), SharedLeaderboards::Refusal::BadName);
    EXPECT_EQ(shared().add("A name that is too long", folder()), SharedLeaderboards::Refusal::BadName);
    EXPECT_EQ(shared().add("Club", "drive"), SharedLeaderboards::Refusal::NoFolder);
    EXPECT_EQ(shared().add("Club", ""), SharedLeaderboards::Refusal::NoFolder);
    EXPECT_EQ(shared().add("Club", "/media/\xff"), SharedLeaderboards::Refusal::NoFolder);
    EXPECT_EQ(shared().add("Club", folder() / "." / ""), SharedLeaderboards::Refusal::FolderTaken);
    EXPECT_EQ(shared().add("Club", "postgresql://mina:secret@school/board"), SharedLeaderboards::Refusal::Password);
    for (std::size_t i = 1; i < data::maxSharedLeaderboards; ++i)
        EXPECT_EQ(shared().add(std::to_string(i), with.folder / std::to_string(i)), std::nullopt);
    EXPECT_EQ(shared().add("Club", with.folder / "club"), SharedLeaderboards::Refusal::TooMany);
}

TEST_F(SharedLeaderboardsTest, RemovingLeavesTheFolderAlone) {
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    shared().remove("Class");
    EXPECT_EQ(shared().find("Class"), nullptr);
    EXPECT_THAT(files(), SizeIs(1));
    EXPECT_THAT(with.preferences.get().sharedLeaderboards, IsEmpty());
}

TEST_F(SharedLeaderboardsTest, ABoardCanBeAddedByItsFolderAlone) {
    EXPECT_EQ(shared().add(folder() / ""), std::nullopt);
    ASSERT_NE(shared().find("drive"), nullptr);
    EXPECT_EQ(shared().find("drive")->folder, folder());
    EXPECT_EQ(shared().add(folder()), std::nullopt) << "it is there already";
    EXPECT_EQ(shared().add(with.folder / "other" / "drive"), std::nullopt);
    EXPECT_EQ(shared().add(with.folder / "a folder with a very long name"), std::nullopt);
    EXPECT_THAT(shared().boards(), SizeIs(3));
    for (const data::SharedLeaderboard& board : shared().boards())
        EXPECT_TRUE(data::isSharedLeaderboardName(board.name)) << board.name;
    EXPECT_EQ(data::loadSettings(with.paths.settings()).settings.sharedLeaderboards, shared().boards());
}

// Where a drive was, an empty folder must not become a board of its own.
TEST_F(SharedLeaderboardsTest, ABoardIsMadeOnlyOnce) {
    add();
    settle();
    fs::remove_all(folder());
    fs::create_directory(folder());
    shared().refresh();
    settle();
    EXPECT_EQ(shared().state("Class").problem, data::SharedFailure(data::SharedProblem::NoBoard));
    EXPECT_TRUE(fs::is_empty(folder()));
    SharedLeaderboards later(with.paths, {}, with.records, with.preferences); // Another sitting.
    settle(later);
    EXPECT_TRUE(fs::is_empty(folder()));
}

TEST_F(SharedLeaderboardsTest, ABoardInAnotherFolderIsAnother) {
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    EXPECT_THAT(players(), SizeIs(1));
    shared().remove("Class");
    fs::create_directory(with.folder / "other");
    ASSERT_EQ(shared().add("Class", with.folder / "other"), std::nullopt);
    EXPECT_THAT(players(), IsEmpty());
    settle();
    EXPECT_THAT(players(), IsEmpty());
    EXPECT_FALSE(fs::is_empty(with.folder / "other"));
}

TEST_F(SharedLeaderboardsTest, NothingComesBackWhenEverythingIsDeleted) {
    add();
    settle();
    shared().refresh();
    with.records.finishStoring();
    shared().update(0); // Something is going on.
    static_cast<void>(with.records.deleteEverything());
    EXPECT_THAT(shared().boards(), IsEmpty());
    EXPECT_FALSE(fs::exists(with.paths.shared()));
    EXPECT_LT(shared().nextChange(), 0);
    shared().beginClosing();
    EXPECT_TRUE(shared().closed());
}

TEST_F(SharedLeaderboardsTest, NobodyIsNotifiedIfNothingIsNew) {
    add();
    settle();
    const int revision = shared().revision();
    shared().refresh();
    settle();
    EXPECT_EQ(shared().revision(), revision);
}

TEST_F(SharedLeaderboardsTest, AsksForAttentionOnlyWhenThereIsABoard) {
    EXPECT_LT(shared().nextChange(), 0);
    add();
    EXPECT_GE(shared().nextChange(), 0);
    EXPECT_LT(shared().nextChange(), 1) << "it is to be read";
    settle();
    settle(61);
    EXPECT_GT(shared().nextChange(), 1);
}

TEST_F(SharedLeaderboardsTest, AServerIsNamedAfterItsDatabaseAndKeepsWhatItCannotBeGiven) {
    const fs::path address = "postgresql://Mina@%2Fnowhere/school?sslmode=disable";
    EXPECT_EQ(shared().add(address), std::nullopt);
    EXPECT_EQ(shared().add(address), std::nullopt) << "it is there already";
    ASSERT_THAT(shared().boards(), SizeIs(1));
    EXPECT_EQ(shared().boards()[0].name, "school");
    EXPECT_EQ(shared().boards()[0].folder, address);
    with.records.noteStart("LA1x");
    test::settleShared(with.records, shared(), "school");
    with.solve("shed/l1");
    EXPECT_EQ(shared().nextChange(), 0) << "what was won is given at once";
    test::settleShared(with.records, shared(), "school");
    EXPECT_EQ(shared().state("school").problem, data::SharedFailure(data::SharedProblem::NoConnection));
    EXPECT_EQ(shared().state("school").unwritten, data::SharedProblem::NoConnection);
}

TEST(SharedLeaderboardsWithoutAFolder, CannotBeAdded) {
    test::GameFixture with;
    SharedLeaderboards boards(std::nullopt, {}, with.records, with.preferences);
    EXPECT_EQ(boards.add("Club", with.folder.path()), SharedLeaderboards::Refusal::NoStorage);
}

} // namespace
