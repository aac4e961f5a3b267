// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/Outbox.hpp"

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace data {
namespace {

using test::cornersRun;
using test::shiftRun;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const puzzle::Moment now = puzzle::momentFromText("2025-07-13T12:00:00Z").value();
const std::string board = "Class 7b";

class OutboxTest : public testing::Test {
protected:
    void play(const test::Play& play) { ASSERT_TRUE(Leaderboard(m_database).submit(cornersRun(play))); }
    void playShift(const test::NightShift& night) { ASSERT_TRUE(Shifts(m_database).submit(shiftRun(night))); }
    void import(const std::string& lines) {
        std::istringstream in(lines);
        ASSERT_EQ(importRuns(m_database, in, now).stored, 1U);
    }
    void join() { ASSERT_TRUE(m_outbox.join(board)); }
    std::vector<SharedFile> take(std::chrono::seconds recent = std::chrono::seconds(0)) {
        return m_outbox.take(board, {now, now - recent}).value();
    }
    /// The players of the runs in files, in order.
    static std::vector<std::string> playersIn(const std::vector<SharedFile>& files) {
        std::vector<std::string> names;
        for (const SharedFile& file : files) {
            EXPECT_EQ(file.name, sharedFileName(file.lines));
            std::istringstream lines(file.lines);
            for (std::string line; std::getline(lines, line);)
                names.push_back(
                    std::visit([](const auto& run) { return run.player; }, readRunLine(line, puzzles()).value()));
        }
        return names;
    }
    [[nodiscard]] Outbox& outbox() noexcept { return m_outbox; }
    [[nodiscard]] Database& database() noexcept { return m_database; }

private:
    Database m_database = Database::inMemory(puzzles());
    Outbox m_outbox{m_database};
};

TEST_F(OutboxTest, TakesNothingForABoardThatWasNotJoined) {
    play({"Mina"});
    EXPECT_THAT(take(), IsEmpty());
}

TEST_F(OutboxTest, TakesWhatIsPlayedAfterJoining) {
    play({"Before"});
    playShift({"Before"});
    join();
    EXPECT_THAT(take(), IsEmpty());
    play({"Mina", 1});
    play({"Ada", 2});
    playShift({"Ada", 2});
    EXPECT_EQ(playersIn(take()), (std::vector<std::string>{"Mina", "Ada", "Ada"}));
    join();
    EXPECT_EQ(playersIn(take()), (std::vector<std::string>{"Mina", "Ada", "Ada"})) << "joined once more";
}

TEST_F(OutboxTest, KeepsFilesUntilTheyAreWritten) {
    join();
    play({"Mina"});
    const auto first = take();
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_EQ(take(), first);
    play({"Ada", 1});
    EXPECT_THAT(take(), SizeIs(2));
    ASSERT_TRUE(outbox().written(board, {first[0].name}));
    EXPECT_EQ(playersIn(take()), std::vector<std::string>{"Ada"});
}

TEST_F(OutboxTest, TakesNothingTwice) {
    join();
    play({"Mina"});
    ASSERT_TRUE(outbox().written(board, {take().front().name}));
    EXPECT_THAT(take(), IsEmpty());
    play({"Ada", 1});
    EXPECT_EQ(playersIn(take()), std::vector<std::string>{"Ada"});
}

TEST_F(OutboxTest, LeavesImportedRunsToThoseWhoPlayedThem) {
    join();
    import(formatRunLine(cornersRun({"Mina"})));
    EXPECT_THAT(take(), IsEmpty());
    play({"Ada", 1});
    import(formatRunLine(cornersRun({"Bob", 2})));
    EXPECT_EQ(playersIn(take()), std::vector<std::string>{"Ada"});
}

TEST_F(OutboxTest, WritesNothingIfNothingIsNew) {
    join();
    import(formatRunLine(cornersRun({"Mina"})));
    EXPECT_THAT(take(), IsEmpty());
    const auto changes = database().connection().sql.getTotalChanges();
    EXPECT_THAT(take(), IsEmpty());
    EXPECT_EQ(database().connection().sql.getTotalChanges(), changes);
}

TEST_F(OutboxTest, WaitsWhileThePlayerMayStillEnterAName) {
    join();
    play({"Mina", 0, 10, "2025-07-13T11:58:00Z"});
    play({"Player", 1, 10, "2025-07-13T11:59:30Z"});
    play({"Bob", 2, 10, "2025-07-13T11:58:30Z"}); // After the clock was set back.
    EXPECT_EQ(playersIn(take(std::chrono::seconds(60))), std::vector<std::string>{"Mina"});
    ASSERT_TRUE(Leaderboard(database()).rename(2, "Ada"));
    EXPECT_THAT(playersIn(take()), UnorderedElementsAre("Mina", "Ada", "Bob"));
}

TEST_F(OutboxTest, ARunFromTheFutureDoesNotHoldUpTheOthers) {
    join();
    play({"Mina", 0, 10, "2025-07-13T12:30:00Z"});
    play({"Ada", 1, 10, "2025-07-13T11:00:00Z"});
    EXPECT_EQ(playersIn(take(std::chrono::seconds(60))), (std::vector<std::string>{"Mina", "Ada"}));
}

TEST_F(OutboxTest, LeavesOutRunsThatWereAltered) {
    join();
    play({"Mina"});
    play({"Ada", 1});
    database().connection().sql.exec("UPDATE runs SET moves = 4 WHERE id = 2");
    EXPECT_EQ(playersIn(take()), std::vector<std::string>{"Mina"});
}

TEST_F(OutboxTest, BoardsAreIndependent) {
    join();
    play({"Mina"});
    ASSERT_TRUE(outbox().join("Club"));
    play({"Ada", 1});
    EXPECT_EQ(playersIn(take()), (std::vector<std::string>{"Mina", "Ada"}));
    EXPECT_EQ(playersIn(outbox().take("Club", {now, now}).value()), std::vector<std::string>{"Ada"});
}

TEST_F(OutboxTest, LeavingDropsWhatWaits) {
    join();
    play({"Mina"});
    EXPECT_THAT(take(), SizeIs(1));
    ASSERT_TRUE(outbox().leave(board));
    EXPECT_THAT(take(), IsEmpty());
    join();
    EXPECT_THAT(take(), IsEmpty()) << "what was played before is not taken again";
}

TEST_F(OutboxTest, SplitsWhatIsTooMuchForAFile) {
    join();
    constexpr int runs = 40;
    for (int i = 0; i < runs; ++i)
        play({"Mina", 4000, 2000 + i});
    const auto files = take();
    EXPECT_THAT(playersIn(files), SizeIs(runs));
    EXPECT_GT(files.size(), 1U);
    for (const SharedFile& file : files)
        EXPECT_LE(file.lines.size(), maxSharedFileBytes);
}

} // namespace
} // namespace data
