// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedWorker.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunCoder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <mutex>

namespace data {
namespace {

using namespace std::chrono_literals;
using test::cornersRun;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto longEnough = 60s; ///< A test that waits this long has failed.
const puzzle::Moment now = puzzle::momentFromText("2025-07-13T12:00:00Z").value();

SharedFile fileOf(const Run& run) {
    const std::string lines = formatRunLine(run);
    return {sharedFileName(lines), lines};
}

class SharedWorkerTest : public testing::Test {
protected:
    SharedResult resultOf(SharedTask task) {
        SharedWorker worker(puzzles(), {});
        worker.add(std::move(task));
        EXPECT_TRUE(worker.wait(longEnough));
        auto result = worker.take();
        EXPECT_TRUE(result);
        return result.value_or(SharedResult{{}, {}, {}, SharedNews{}});
    }
    [[nodiscard]] SharedTask task(std::vector<SharedFile> outgoing) const {
        return {"Class", m_folder.path(), m_folder / "own.db", false, std::move(outgoing), now};
    }
    [[nodiscard]] SharedFolder folder() const { return SharedFolder(m_folder.path()); }

private:
    test::TemporaryFolder m_folder;
};

TEST_F(SharedWorkerTest, WritesAndReads) {
    ASSERT_TRUE(folder().create());
    const SharedFile mina = fileOf(cornersRun({"Mina"}));
    ASSERT_TRUE(folder().publish(fileOf(cornersRun({"Ada", 1}))));
    const SharedResult result = resultOf(task({mina}));
    EXPECT_EQ(result.board, "Class");
    EXPECT_THAT(result.written, ElementsAre(mina.name));
    EXPECT_EQ(result.unwritten, std::nullopt);
    ASSERT_TRUE(result.read);
    EXPECT_EQ(result.read->runs, 2U) << "one's own runs are in the folder too";
}

TEST_F(SharedWorkerTest, WritesNothingWhereNoBoardIs) {
    const SharedResult result = resultOf(task({fileOf(cornersRun({"Mina"}))}));
    EXPECT_THAT(result.written, IsEmpty());
    EXPECT_EQ(result.unwritten, SharedProblem::Absent);
    EXPECT_EQ(result.read.error(), SharedFailure(SharedProblem::Absent));
}

TEST_F(SharedWorkerTest, MakesTheBoardIfAsked) {
    SharedTask making = task({});
    making.create = true;
    EXPECT_TRUE(resultOf(std::move(making)).read);
    EXPECT_TRUE(folder().check());
}

TEST_F(SharedWorkerTest, ReadsWhereItCannotWrite) {
    ASSERT_TRUE(folder().create());
    ASSERT_TRUE(folder().publish(fileOf(cornersRun({"Ada"}))));
    const SharedFile mina = fileOf(cornersRun({"Mina", 1}));
    std::filesystem::create_directory(folder().folder() / "runs" / mina.name);
    const SharedResult result = resultOf(task({mina}));
    EXPECT_THAT(result.written, IsEmpty());
    EXPECT_EQ(result.unwritten, SharedProblem::NotAFile);
    ASSERT_TRUE(result.read);
    EXPECT_EQ(result.read->runs, 1U);
}

/// Work that waits like a drive that does not answer.
class HangingDrive {
public:
    [[nodiscard]] SharedWorker::Work work() {
        return [this, answer = m_answer.get_future().share()](const SharedTask& task, const std::atomic<bool>&) {
            m_begun.set_value();
            answer.wait();
            return SharedResult{task.board, {}, {}, SharedNews{}};
        };
    }
    void awaitBegin() { ASSERT_EQ(m_begun.get_future().wait_for(longEnough), std::future_status::ready); }
    void answer() { m_answer.set_value(); }

private:
    std::promise<void> m_begun;
    std::promise<void> m_answer;
};

TEST(SharedWorker, NobodyWaitsForADriveThatHangs) {
    auto drive = std::make_shared<HangingDrive>();
    {
        SharedWorker worker([drive, work = drive->work()](const SharedTask& task, const std::atomic<bool>& stop) {
            return work(task, stop);
        });
        worker.add({"Class", {}, {}});
        drive->awaitBegin();
        EXPECT_TRUE(worker.busy("Class"));
        EXPECT_FALSE(worker.busy("Club"));
        EXPECT_FALSE(worker.wait(1ms));
        EXPECT_EQ(worker.take(), std::nullopt);
    } // Does not wait either.
    drive->answer();
}

TEST(SharedWorker, ALaterTaskReplacesOneThatHasNotBegun) {
    std::promise<void> begun;
    std::promise<void> goOn;
    std::vector<std::size_t> sizes; // Only used by the thread until all is done.
    SharedWorker worker([&, first = true](const SharedTask& task, const std::atomic<bool>&) mutable {
        sizes.push_back(task.outgoing.size());
        if (std::exchange(first, false)) {
            begun.set_value();
            goOn.get_future().wait();
        }
        return SharedResult{task.board, {}, {}, SharedNews{}};
    });
    worker.add({"Class", {}, {}});
    begun.get_future().wait();
    worker.add({"Class", {}, {}, false, std::vector<SharedFile>(1)});
    worker.add({"Class", {}, {}, false, std::vector<SharedFile>(2)});
    goOn.set_value();
    ASSERT_TRUE(worker.wait(longEnough));
    EXPECT_THAT(sizes, ElementsAre(0, 2));
    EXPECT_TRUE(worker.take());
    EXPECT_TRUE(worker.take());
    EXPECT_FALSE(worker.take());
}

} // namespace
} // namespace data
