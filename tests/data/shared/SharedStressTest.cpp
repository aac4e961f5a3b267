// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/Child.hpp"
#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/shared/Outbox.hpp"
#include "data/shared/SharedRuns.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

const puzzle::Moment now = puzzle::momentFromText("2026-07-13T12:00:00Z").value();
const puzzle::RunKey key("level:shed/corners");

/// How long computers play and are killed: a second, or LICHTER_SHARED_SECONDS. Then there is a whole class of them.
std::chrono::seconds duration() {
    const char* const wanted = std::getenv("LICHTER_SHARED_SECONDS");
    return std::chrono::seconds(wanted == nullptr ? 1 : std::max(1, std::atoi(wanted)));
}

/// The runs in a database. \param limit how many of them to look at.
LeaderboardPage runsIn(Database& database, std::size_t limit) {
    LeaderboardQuery query;
    query.key = key;
    query.allRuns = true;
    query.limit = limit;
    query.maxVerifications = limit;
    return Leaderboard(database).rows(query).value();
}

/// Gives what is new to the shared leaderboard, as the game does.
void give(Database& database, const SharedFolder& shared) {
    Outbox outbox(database);
    const auto parcel = outbox.next(shared.folder(), {now, now});
    if (parcel && !parcel->lines.empty() && shared.publish({sharedFileName(parcel->lines), parcel->lines}))
        static_cast<void>(outbox.given(shared.folder(), *parcel));
}

/// Plays on a computer of its own until it is killed.
int play(const fs::path& file, const SharedFolder& shared, int computer) {
    Database database = Database::open(file, puzzles());
    static_cast<void>(Outbox(database).join(shared.folder()));
    int next = static_cast<int>(runsIn(database, 0).total);
    while (true) {
        for (int i = 0; i < 3; ++i, ++next)
            static_cast<void>(
                Leaderboard(database).submit(test::smallRun({"Computer " + std::to_string(computer), 0, 10 + next})));
        give(database, shared);
    }
}

/// A class that plays while computers are switched off, files arrive by halves, and the drive comes and goes.
class SharedStressTest : public testing::Test {
protected:
    const int computers = std::getenv("LICHTER_SHARED_SECONDS") == nullptr ? 8 : 30;

    SharedStressTest() {
        fs::create_directory(m_shared.folder());
        EXPECT_TRUE(m_shared.create());
    }
    ~SharedStressTest() override {
        for (const auto& [computer, child] : m_children)
            stop(child);
    }
    void start(int computer) {
        m_children[computer] =
            test::startChild([this, computer] { return play(fileOf(computer), m_shared, computer); });
    }
    void kill(int computer) {
        stop(m_children.at(computer));
        m_children.erase(computer);
    }
    [[nodiscard]] fs::path fileOf(int computer) const {
        return m_folder / ("computer-" + std::to_string(computer)) / "lichter-aus.db";
    }
    [[nodiscard]] fs::path away() const { return m_folder / "unplugged"; }
    [[nodiscard]] const SharedFolder& shared() const noexcept { return m_shared; }
    [[nodiscard]] fs::path reader() const { return m_folder / "reader.db"; }

private:
    static void stop(pid_t child) {
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
    }

    test::TemporaryFolder m_folder;
    SharedFolder m_shared{m_folder / "drive"};
    std::map<int, pid_t> m_children;
};

TEST_F(SharedStressTest, NothingIsLostAndNothingCountsTwice) {
    std::mt19937 random(4711); // NOLINT(*-msc51-cpp): the order of events differs from run to run all the same.
    const auto below = [&](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random); };
    for (int computer = 0; computer < computers; ++computer)
        start(computer);
    SharedRuns runs(reader(), puzzles(), {});
    const std::atomic<bool> goOn = false;
    std::map<fs::path, std::string> halves; ///< Files that have arrived by half, with what they will be.
    std::size_t looks = 0;
    for (const auto end = Clock::now() + duration(); Clock::now() < end;) {
        const int computer = static_cast<int>(below(static_cast<std::size_t>(computers)));
        kill(computer);
        start(computer);
        if (below(4) == 0) { // Whoever writes or reads meanwhile finds no folder.
            fs::rename(shared().folder(), away());
            std::this_thread::sleep_for(5ms);
            fs::rename(away(), shared().folder());
        }
        if (const auto listing = shared().list(); listing && !listing->files.empty()) {
            const fs::path file = shared().folder() / "runs" / listing->files[below(listing->files.size())];
            const std::string whole = test::contentOf(file);
            if (whole.size() > 2 && sharedFileName(whole) == file.filename()) {
                halves.emplace(file, whole);
                fs::resize_file(file, below(whole.size()));
                test::put(file.string().substr(0, file.string().size() - 6) + " (conflict).jsonl", whole);
            }
        }
        looks += runs.follow(shared(), now, goOn) ? 1U : 0U;
    }
    EXPECT_GT(looks, 0U);

    for (int computer = 0; computer < computers; ++computer)
        kill(computer);
    std::size_t played = 0;
    for (int computer = 0; computer < computers; ++computer) {
        Database database = Database::open(fileOf(computer), puzzles());
        give(database, shared());
        played += runsIn(database, 0).total;
    }
    for (const auto& [file, whole] : halves)
        test::put(file, whole);
    // The next sitting, which has not lost patience with any file.
    const auto last = SharedRuns(reader(), puzzles(), {}).follow(shared(), now, goOn);
    ASSERT_TRUE(last) << std::visit([](auto why) { return static_cast<int>(why); }, last.error()) << " of "
                      << last.error().index();
    Database database = Database::open(reader(), puzzles());
    const LeaderboardPage page = runsIn(database, 2 * played);
    EXPECT_EQ(page.rows.size(), played);
    EXPECT_GT(played, 0U);
    std::set<std::string> seen;
    for (const auto& row : page.rows) {
        const std::string run = row.run.player + " " + std::to_string(row.run.duration.count());
        EXPECT_TRUE(seen.insert(run).second) << run << " twice";
        EXPECT_EQ(row.tampered, std::nullopt) << run;
    }
    RecordProperty("runs", static_cast<int>(played));
}

} // namespace
} // namespace data
