// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/SharedBoards.hpp"

#include "data/runs/RunCoder.hpp"
#include "game/GameFixture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace {

namespace fs = std::filesystem;

using namespace game;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class SharedBoardsTest : public testing::Test {
protected:
    SharedBoardsTest() { fs::create_directories(folder()); }

    [[nodiscard]] fs::path folder() const { return with.folder / "drive"; }
    [[nodiscard]] SharedBoards& shared() noexcept { return with.shared; }
    void add() { EXPECT_EQ(shared().add("Class", folder()), std::nullopt); }
    /// Lets time pass until nothing is going on.
    void settle(SharedBoards& boards, ui::Seconds step = 0) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        do {
            with.records.finishStoring();
            boards.update(std::exchange(step, 0.0F));
            std::this_thread::yield();
            ASSERT_LT(std::chrono::steady_clock::now(), deadline);
        } while (boards.state("Class").busy);
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

TEST_F(SharedBoardsTest, GivesWhatIsPlayedAndReadsWhatOthersPlayed) {
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

TEST_F(SharedBoardsTest, GivesNothingTwice) {
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    ASSERT_THAT(files(), SizeIs(1));
    fs::remove(folder() / "runs" / files().front());
    settle(61);
    SharedBoards later(with.paths, {}, with.records, with.preferences); // Another sitting.
    settle(later);
    EXPECT_THAT(files(), IsEmpty());
    EXPECT_THAT(players(), IsEmpty());
}

TEST_F(SharedBoardsTest, WaitsForADriveThatIsNotThere) {
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

TEST_F(SharedBoardsTest, TheLastRunsAreGivenWhenTheGameCloses) {
    add();
    settle();
    with.solve("shed/l1");
    shared().beginClosing();
    EXPECT_FALSE(shared().closed());
    settle();
    EXPECT_TRUE(shared().closed());
    EXPECT_THAT(files(), SizeIs(1));
}

TEST_F(SharedBoardsTest, ClosingDoesNotWaitForever) {
    add();
    shared().beginClosing(); // Without a moment for the database, as if it did not answer.
    shared().update(2);
    EXPECT_FALSE(shared().closed());
    shared().update(2);
    EXPECT_TRUE(shared().closed());
}

TEST_F(SharedBoardsTest, RefusesWhatCannotBeAdded) {
    add();
    EXPECT_EQ(shared().add("Class", with.folder / "other"), SharedBoards::Refusal::NameTaken);
    EXPECT_EQ(shared().add("", folder()), SharedBoards::Refusal::BadName);
    EXPECT_EQ(shared().add("A name that is too long", folder()), SharedBoards::Refusal::BadName);
    EXPECT_EQ(shared().add("Club", "drive"), SharedBoards::Refusal::NoFolder);
    EXPECT_EQ(shared().add("Club", ""), SharedBoards::Refusal::NoFolder);
    for (std::size_t i = 1; i < data::maxSharedBoards; ++i)
        EXPECT_EQ(shared().add(std::to_string(i), folder()), std::nullopt);
    EXPECT_EQ(shared().add("Club", folder()), SharedBoards::Refusal::TooMany);
}

TEST_F(SharedBoardsTest, RemovingLeavesTheFolderAlone) {
    add();
    settle();
    with.solve("shed/l1");
    passMinute();
    settle(61);
    shared().remove("Class");
    EXPECT_FALSE(shared().has("Class"));
    EXPECT_THAT(files(), SizeIs(1));
    EXPECT_THAT(with.preferences.get().sharedBoards, IsEmpty());
}

TEST_F(SharedBoardsTest, ABoardForOneSittingIsNotKept) {
    shared().addForSitting(folder());
    EXPECT_TRUE(shared().has("drive"));
    with.preferences.change([](data::Settings& settings) { settings.symbols = true; });
    EXPECT_THAT(data::loadSettings(with.paths.settings()).settings.sharedBoards, IsEmpty());
}

TEST_F(SharedBoardsTest, AsksForAttentionOnlyWhenThereIsABoard) {
    EXPECT_LT(shared().nextChange(), 0);
    add();
    EXPECT_GE(shared().nextChange(), 0);
    EXPECT_LT(shared().nextChange(), 1) << "something is going on";
    settle();
    settle(61);
    EXPECT_GT(shared().nextChange(), 1);
}

} // namespace
