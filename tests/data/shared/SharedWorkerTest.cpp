// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedWorker.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/shared/Noon.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace data {
namespace {

using namespace std::chrono_literals;
using test::smallRun;
using testing::SizeIs;

constexpr auto longEnough = 60s;
SharedFile fileOf(const Run& run) {
    const std::string lines = formatRunLine(run);
    return {sharedFileName(lines), lines};
}

class SharedWorkerTest : public testing::Test {
protected:
    /// Everything that becomes of a task, one after the other.
    static std::vector<SharedResult> resultsOf(SharedTask task) {
        SharedWorker worker(puzzles(), {});
        worker.begin(std::move(task));
        EXPECT_TRUE(worker.wait(longEnough));
        std::vector<SharedResult> results;
        while (auto result = worker.take())
            results.push_back(*std::move(result));
        EXPECT_FALSE(worker.busy());
        return results;
    }
    [[nodiscard]] SharedTask task(std::string lines) const {
        return {m_folder.path(), m_folder / "own.db", false, std::move(lines), {}, true, noon};
    }
    [[nodiscard]] SharedFolder folder() const { return SharedFolder(m_folder.path()); }

private:
    test::TemporaryFolder m_folder;
};

TEST_F(SharedWorkerTest, ReportsThatItHasWrittenBeforeItReads) {
    ASSERT_TRUE(folder().create());
    ASSERT_TRUE(folder().publish(fileOf(smallRun({"Ada", 1}))));
    const auto results = resultsOf(task(fileOf(smallRun({"Mina"})).lines));
    ASSERT_THAT(results, SizeIs(3));
    ASSERT_TRUE(results[0].written);
    EXPECT_TRUE(*results[0].written);
    EXPECT_FALSE(results[0].read);
    EXPECT_EQ(results[1].classText, "");
    EXPECT_FALSE(results[2].written);
    ASSERT_TRUE(results[2].read && *results[2].read);
    EXPECT_EQ((*results[2].read)->runs, 2U) << "one's own runs are in the folder too";
}

TEST_F(SharedWorkerTest, WritesNothingWithoutABoard) {
    const auto results = resultsOf(task(fileOf(smallRun({"Mina"})).lines));
    ASSERT_THAT(results, SizeIs(2));
    EXPECT_EQ(results[0].written->error(), SharedProblem::NoBoard);
    EXPECT_EQ(results[1].read->error(), SharedFailure(SharedProblem::NoBoard));
}

TEST_F(SharedWorkerTest, MakesTheBoardIfAsked) {
    SharedTask making = task({});
    making.create = true;
    const auto results = resultsOf(std::move(making));
    ASSERT_THAT(results, SizeIs(2));
    EXPECT_TRUE(*results[1].read);
    EXPECT_TRUE(folder().check());
}

TEST_F(SharedWorkerTest, ReadsWhereItCannotWrite) {
    ASSERT_TRUE(folder().create());
    ASSERT_TRUE(folder().publish(fileOf(smallRun({"Ada"}))));
    const SharedFile mina = fileOf(smallRun({"Mina", 1}));
    std::filesystem::create_directory(folder().folder() / "runs" / mina.name);
    const auto results = resultsOf(task(mina.lines));
    ASSERT_THAT(results, SizeIs(3));
    EXPECT_EQ(results[0].written->error(), SharedProblem::NotAFile);
    EXPECT_EQ((*results[2].read)->runs, 1U);
}

TEST_F(SharedWorkerTest, ChangesTheClassAndKeepsACopy) {
    ASSERT_TRUE(folder().create());
    SharedTask change = task({});
    const std::string first = formatClassPlan({"7b", ClassCounts::All, {{"level:shed/corners"}}});
    change.change = {"", first};
    const auto results = resultsOf(change);
    ASSERT_THAT(results, SizeIs(3));
    EXPECT_TRUE(results[0].changed && *results[0].changed);
    EXPECT_EQ(results[1].classText, first) << "read after it was written";
    const auto copy = sharedClassFile(change.database);
    EXPECT_EQ(test::contentOf(copy), first);
    test::put(folder().folder() / "class.json", first.substr(0, first.size() / 2));
    EXPECT_THAT(resultsOf(task({})), SizeIs(2));
    EXPECT_EQ(test::contentOf(copy), first) << "rather than the damaged one";
    test::put(folder().folder() / "class.json", first);

    const auto again = resultsOf(change);
    EXPECT_EQ(again.at(0).changed->error(), SharedProblem::Changed);
    EXPECT_EQ(again.at(1).classText, first);

    change.change = {first, ""};
    EXPECT_EQ(resultsOf(change).at(1).classText, "");
    EXPECT_FALSE(std::filesystem::exists(copy));
}

TEST_F(SharedWorkerTest, SaysThatTheClassIsNotChangedWithoutABoard) {
    SharedTask change = task({});
    change.change = {"", "first"};
    const auto results = resultsOf(change);
    ASSERT_THAT(results, SizeIs(2));
    EXPECT_EQ(results[0].changed->error(), SharedProblem::NoBoard);
    EXPECT_TRUE(results[1].read);
}

TEST_F(SharedWorkerTest, OnlyWritesIfThatIsAll) {
    ASSERT_TRUE(folder().create());
    SharedTask last = task(fileOf(smallRun({"Mina"})).lines);
    last.read = false;
    const auto results = resultsOf(std::move(last));
    ASSERT_THAT(results, SizeIs(2));
    EXPECT_TRUE(*results[0].written);
    EXPECT_EQ((*results[1].read)->runs, 0U);
    EXPECT_THAT(folder().list()->files, SizeIs(1));
}

TEST(SharedWorker, NobodyWaitsForADriveThatHangs) {
    struct Drive {
        std::promise<void> asked;
        std::promise<void> answers;
    };
    const auto drive = std::make_shared<Drive>(); // The thread that is left behind has it too.
    {
        SharedWorker worker([drive](const SharedTask&, const std::atomic<bool>&, const SharedWorker::Report&) {
            drive->asked.set_value();
            drive->answers.get_future().wait();
        });
        worker.begin({});
        ASSERT_EQ(drive->asked.get_future().wait_for(longEnough), std::future_status::ready);
        EXPECT_TRUE(worker.busy());
        EXPECT_FALSE(worker.wait(1ms));
        EXPECT_FALSE(worker.take());
    } // Does not wait either.
    drive->answers.set_value();
}

TEST(SharedWorker, SurvivesWorkThatThrows) {
    SharedWorker worker(
        [first = true](const SharedTask&, const std::atomic<bool>&, const SharedWorker::Report& report) mutable {
            if (std::exchange(first, false))
                throw std::bad_alloc();
            report({{}, SharedNews{}});
        });
    worker.begin({});
    ASSERT_TRUE(worker.wait(longEnough));
    EXPECT_EQ(worker.take()->read->error(), SharedFailure(SharedProblem::Failed));
    worker.begin({});
    ASSERT_TRUE(worker.wait(longEnough));
    EXPECT_TRUE(*worker.take()->read);
}

} // namespace
} // namespace data
