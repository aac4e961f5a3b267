// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/Outbox.hpp"

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Players.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/Noon.hpp"
#include "data/shared/SharedFolder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace data {
namespace {

using test::shiftRun;
using test::smallRun;
using testing::ElementsAre;

const std::filesystem::path folder = "/media/class";

class OutboxTest : public testing::Test {
protected:
    void play(const test::Play& play) { ASSERT_TRUE(Leaderboard(m_database).submit(smallRun(play))); }
    void playShift(const test::NightShift& night) { ASSERT_TRUE(Shifts(m_database).submit(shiftRun(night))); }
    void import(const std::string& lines) {
        std::istringstream in(lines);
        ASSERT_EQ(importRuns(m_database, in, noon).stored, 1U);
    }
    bool join() { return m_outbox.join(folder).value(); }
    Outbox::Parcel next(std::chrono::seconds recent = std::chrono::seconds(0)) {
        return m_outbox.next(folder, {noon, noon - recent}).value();
    }
    void give(const Outbox::Parcel& parcel) { ASSERT_TRUE(m_outbox.given(folder, parcel)); }
    /// The players of the runs in a parcel, in order.
    static std::vector<std::string> playersIn(const Outbox::Parcel& parcel) {
        std::vector<std::string> names;
        std::istringstream lines(parcel.lines);
        for (std::string line; std::getline(lines, line);)
            names.push_back(
                std::visit([](const auto& run) { return run.player; }, readRunLine(line, puzzles()).value()));
        return names;
    }
    [[nodiscard]] Outbox& outbox() noexcept { return m_outbox; }
    [[nodiscard]] Database& database() noexcept { return m_database; }

private:
    Database m_database = Database::inMemory(puzzles());
    Outbox m_outbox{m_database};
};

TEST_F(OutboxTest, GivesNothingToABoardThatWasNotJoined) {
    play({"Mina"});
    EXPECT_EQ(next().lines, "");
}

TEST_F(OutboxTest, KnowsTheLastRunThatWasGivenAndWhetherItWasSeenThere) {
    using Standing = Outbox::Standing;
    EXPECT_EQ(outbox().standing(folder).value(), std::nullopt);
    play({"Before"});
    EXPECT_TRUE(join());
    EXPECT_EQ(outbox().standing(folder).value(), (Standing{1, 1})) << "it is not given, but not to be given either";
    play({"Mina", 1});
    EXPECT_EQ(outbox().standing(folder).value(), (Standing{1, 1}));
    give(next());
    EXPECT_EQ(outbox().standing(folder).value(), (Standing{2, 1}));
    ASSERT_TRUE(outbox().seen("/media/other"));
    EXPECT_EQ(outbox().standing(folder).value(), (Standing{2, 1}));
    ASSERT_TRUE(outbox().seen(folder));
    EXPECT_EQ(outbox().standing(folder).value(), (Standing{2, 2}));
}

TEST_F(OutboxTest, CountsWhatIsStillToBeGiven) {
    play({"Before"});
    EXPECT_EQ(outbox().waiting(folder).value(), 0U) << "not joined";
    join();
    EXPECT_EQ(outbox().waiting(folder).value(), 0U);
    play({"Mina", 1});
    import(formatRunLine(smallRun({"Ada", 2})));
    EXPECT_EQ(outbox().waiting(folder).value(), 1U) << "without what was played elsewhere";
    give(next());
    EXPECT_EQ(outbox().waiting(folder).value(), 0U);
}

TEST_F(OutboxTest, KnowsWhoseNameIsAnotherNow) {
    join();
    play({"Jorg"});
    play({"Ada", 1});
    playShift({"Jorg"});
    give(next());
    play({"Jorg", 2});
    EXPECT_TRUE(outbox().newNames(folder).value().empty());
    ASSERT_TRUE(Players(database()).rename("Jorg", "Jörg"));
    const NewNames names = outbox().newNames(folder).value();
    ASSERT_EQ(names.size(), 2U) << "without the run that is not given yet";
    const NewName& name = names.at(identityOf(smallRun({"Jorg"})));
    EXPECT_EQ(name.name, "Jörg");
    EXPECT_THAT(name.former, ElementsAre("jorg"));
    EXPECT_TRUE(names.contains(identityOf(shiftRun({"Jorg"}))));
    EXPECT_TRUE(outbox().newNames("/media/other").value().empty());
}

TEST_F(OutboxTest, GivesWhatIsPlayedAfterJoining) {
    play({"Before"});
    playShift({"Before"});
    EXPECT_TRUE(join());
    EXPECT_EQ(next().lines, "");
    play({"Mina", 1});
    play({"Ada", 2});
    playShift({"Ada", 2});
    EXPECT_THAT(playersIn(next()), ElementsAre("Mina", "Ada", "Ada"));
    EXPECT_FALSE(join()) << "joined already";
    EXPECT_THAT(playersIn(next()), ElementsAre("Mina", "Ada", "Ada"));
}

TEST_F(OutboxTest, GivesTheSameRunsUntilTheyAreNoted) {
    join();
    play({"Mina"});
    const Outbox::Parcel first = next();
    EXPECT_EQ(next().lines, first.lines);
    play({"Ada", 1});
    EXPECT_THAT(playersIn(next()), ElementsAre("Mina", "Ada"));
    give(first);
    EXPECT_THAT(playersIn(next()), ElementsAre("Ada"));
    give(next());
    EXPECT_EQ(next().lines, "");
}

TEST_F(OutboxTest, LeavesImportedRunsToThoseWhoPlayedThem) {
    join();
    import(formatRunLine(smallRun({"Mina"})));
    import(formatRunLine(shiftRun({"Mina"})));
    EXPECT_EQ(next().lines, "");
    play({"Ada", 1});
    import(formatRunLine(smallRun({"Bob", 2})));
    playShift({"Ada", 2});
    EXPECT_THAT(playersIn(next()), ElementsAre("Ada", "Ada"));
}

TEST_F(OutboxTest, LooksWithoutWriting) {
    join();
    play({"Mina"});
    const auto changes = database().connection().sql.getTotalChanges();
    EXPECT_NE(next().lines, "");
    EXPECT_FALSE(join());
    EXPECT_EQ(database().connection().sql.getTotalChanges(), changes);
}

TEST_F(OutboxTest, WaitsWhileThePlayerMayStillEnterAName) {
    join();
    play({"Mina", 0, 10, "2025-07-13T11:58:00Z"});
    play({"Player", 1, 10, "2025-07-13T11:59:30Z"});
    play({"Bob", 2, 10, "2025-07-13T11:58:30Z"}); // After the clock was set back.
    const Outbox::Parcel first = next(std::chrono::seconds(60));
    EXPECT_THAT(playersIn(first), ElementsAre("Mina"));
    EXPECT_FALSE(first.more) << "not before it is time";
    give(first);
    ASSERT_TRUE(Leaderboard(database()).rename(2, "Ada"));
    EXPECT_THAT(playersIn(next()), ElementsAre("Ada", "Bob"));
}

TEST_F(OutboxTest, ARunFromTheFutureDoesNotHoldUpTheOthers) {
    join();
    play({"Mina", 0, 10, "2025-07-13T12:30:00Z"});
    play({"Ada", 1, 10, "2025-07-13T11:00:00Z"});
    EXPECT_THAT(playersIn(next(std::chrono::seconds(60))), ElementsAre("Mina", "Ada"));
}

TEST_F(OutboxTest, LeavesOutRunsThatWereAltered) {
    join();
    play({"Mina"});
    play({"Ada", 1});
    database().connection().sql.exec("UPDATE runs SET moves = 4 WHERE id = 2");
    EXPECT_THAT(playersIn(next()), ElementsAre("Mina"));
}

TEST_F(OutboxTest, RemovedPlayersAreNotGivenAndRenamedOnesByTheirNewName) {
    join();
    play({"Mina"});
    play({"Ada", 1});
    ASSERT_TRUE(Players(database()).remove("Mina"));
    ASSERT_TRUE(Players(database()).rename("Ada", "Eda"));
    EXPECT_THAT(playersIn(next()), ElementsAre("Eda"));
}

TEST_F(OutboxTest, BoardsAreIndependent) {
    join();
    play({"Mina"});
    ASSERT_TRUE(outbox().join("/media/club"));
    play({"Ada", 1});
    EXPECT_THAT(playersIn(next()), ElementsAre("Mina", "Ada"));
    EXPECT_THAT(playersIn(outbox().next("/media/club", {noon, noon}).value()), ElementsAre("Ada"));
}

TEST_F(OutboxTest, AfterJoiningAgainOnlyLaterRunsAreGiven) {
    join();
    play({"Mina"});
    ASSERT_TRUE(outbox().leave(folder));
    EXPECT_EQ(next().lines, "");
    EXPECT_TRUE(join());
    EXPECT_EQ(next().lines, "");
}

// Where a damaged file was repaired, the numbers of rows can begin again below those that were given.
TEST_F(OutboxTest, RunsWhoseNumbersBeginAgainAreGiven) {
    join();
    play({"Mina"});
    give(next());
    database().connection().sql.exec("DELETE FROM runs; DELETE FROM sqlite_sequence");
    EXPECT_EQ(next().lines, "");
    give(next());
    play({"Ada", 1});
    EXPECT_THAT(playersIn(next()), ElementsAre("Ada"));
}

TEST_F(OutboxTest, SplitsWhatIsTooMuchForAFile) {
    join();
    constexpr int runs = 40;
    for (int i = 0; i < runs; ++i)
        play({"Mina", 4000, 2000 + i});
    std::size_t given = 0;
    std::size_t files = 0;
    for (bool more = true; more; ++files) {
        const Outbox::Parcel parcel = next();
        EXPECT_LE(parcel.lines.size(), maxSharedFileBytes);
        given += playersIn(parcel).size();
        more = parcel.more;
        give(parcel);
    }
    EXPECT_EQ(given, runs);
    EXPECT_GT(files, 1U);
}

} // namespace
} // namespace data
