// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Without a server: tests/server has those with one.

#include "data/shared/SharedServer.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/settings/Settings.hpp"
#include "data/shared/Noon.hpp"
#include "data/shared/SharedRuns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace data {
namespace {

using test::smallRun;
using testing::ElementsAre;
using testing::IsEmpty;

/// What a server has, and what it says.
struct FakeServer {
    std::vector<ServerRun> runs{};
    std::string edition = "1";
    std::vector<std::string> starts{};
    std::optional<SharedProblem> problem{};
    std::string refused{}; ///< A line that is not accepted.
    std::string login = "Mina";
    std::string plan{};
    std::size_t perPage = 2;
    puzzle::Moment now = noon;
    bool broken = false; ///< It sends the first page again and again.
    int pages = 0;
    std::function<void()> onPage{};
};

class FakeConnection final : public ServerConnection {
public:
    explicit FakeConnection(FakeServer& server)
        : m_server(server) {}

    tl::expected<std::string, SharedProblem> player() override { return orProblem(m_server.login); }
    tl::expected<void, SharedProblem> start(const std::string& code) override {
        m_server.starts.push_back(code);
        return {};
    }
    tl::expected<bool, SharedProblem> store(const std::string& line) override {
        if (m_server.problem)
            return tl::unexpected(*m_server.problem);
        if (line == m_server.refused)
            return false;
        m_server.runs.push_back({static_cast<std::int64_t>(m_server.runs.size()) + 1, line, {}});
        return true;
    }
    tl::expected<ServerPage, SharedProblem> runsAfter(const std::string& cursor) override {
        if (m_server.onPage)
            m_server.onPage();
        ++m_server.pages;
        ServerPage page{m_server.edition, cursor, m_server.now, {}};
        const std::int64_t number = cursor.empty() || m_server.broken ? 0 : std::stoll(cursor);
        for (const ServerRun& run : m_server.runs)
            if (run.number > number && page.runs.size() < m_server.perPage)
                page.runs.push_back(run);
        if (!page.runs.empty())
            page.cursor = std::to_string(page.runs.back().number);
        return orProblem(page);
    }
    tl::expected<std::string, SharedProblem> classPlan() override { return orProblem(m_server.plan); }
    tl::expected<bool, SharedProblem> changeClassPlan(const std::string& before, const std::string& plan) override {
        const bool same = before == m_server.plan;
        if (same)
            m_server.plan = plan;
        return orProblem(same);
    }
    [[nodiscard]] std::string lastError() const override { return "something"; }

private:
    template<class Value>
    tl::expected<Value, SharedProblem> orProblem(Value value) const {
        if (m_server.problem)
            return tl::unexpected(*m_server.problem);
        return value;
    }

    FakeServer& m_server;
};

TEST(ServerAddress, HasTheFormOfLibpq) {
    for (const char* const address : {"postgresql://h/d", "postgres://mina@h:5432/d?sslmode=require", "postgresql://"})
        EXPECT_TRUE(isServerAddress(address)) << address;
    for (const char* const folder :
         {"", "/postgresql://h/d", "/media/board", "postgresql:/h", "http://h/d", "postgres"})
        EXPECT_FALSE(isServerAddress(folder)) << folder;
}

TEST(ServerAddress, PasswordsAreNoticed) {
    for (const char* const address :
         {"postgresql://mina:secret@h/d", "postgresql://mina:@h/d", "postgresql://h/d?password=x",
          "postgresql://mina@h/d?sslmode=require&password=x", "postgresql://a:b@c@h", "postgresql://mina:s@h?x=/",
          "postgresql://h/d?sslpassword=x", "postgresql://mina:a?b@h/d", "postgresql://mina:a/b@h/d",
          "postgresql://h/d?%70assword=x", "postgresql://h/d?pass%77ord=x", "postgres://h?a=b&%70assword=x"})
        EXPECT_TRUE(hasPassword(address)) << address;
    for (const char* const address :
         {"postgresql://mina@h/d", "postgresql://h:5432/d", "postgresql://mina@h:5432/d", "postgresql://h/d?user=a%40b",
          "postgresql://Ms%20Hall@h/d?sslmode=verify-full&sslrootcert=/etc/ca.pem", "postgresql://h?", "postgresql://"})
        EXPECT_FALSE(hasPassword(address)) << address;
}

TEST(ServerAddress, CanBeInTheSettingsWithoutAPassword) {
    EXPECT_TRUE(isSharedLeaderboardFolder("postgresql://mina@h/d"));
    EXPECT_FALSE(isSharedLeaderboardFolder("postgresql://mina:secret@h/d"));
    EXPECT_FALSE(isSharedLeaderboardFolder("postgresql://h/d\nx"));
}

class SharedServerTest : public testing::Test {
protected:
    [[nodiscard]] SharedServer& shared() noexcept { return m_shared; }
    SharedNews follow() {
        const auto news = m_runs.follow(m_shared, noon, m_stop);
        EXPECT_TRUE(news);
        return news.value_or(SharedNews{});
    }
    [[nodiscard]] SharedRuns& runs() noexcept { return m_runs; }
    [[nodiscard]] std::atomic<bool>& stop() noexcept { return m_stop; }
    [[nodiscard]] std::vector<LeaderboardRow> rows() const {
        Database database = Database::open(m_file, puzzles());
        LeaderboardQuery query;
        query.key = puzzle::RunKey("level:shed/corners");
        query.limit = 100;
        query.allRuns = true;
        return Leaderboard(database).rows(query).value().rows;
    }
    [[nodiscard]] std::vector<std::string> ranking() const {
        std::vector<std::string> names;
        for (const LeaderboardRow& row : rows())
            names.push_back(row.run.player);
        return names;
    }
    void add(const data::Run& run, std::optional<puzzle::Milliseconds> within = {}) {
        std::string line = formatRunLine(run);
        line.pop_back(); // The end of the line.
        const std::int64_t last = server.runs.empty() ? 0 : server.runs.back().number;
        server.runs.push_back({last + 1, line, within});
    }

    FakeServer server;

private:
    test::TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder / "own" / "board.db";
    SharedServer m_shared{std::make_unique<FakeConnection>(server), Log()};
    SharedRuns m_runs{m_file, puzzles(), {}};
    std::atomic<bool> m_stop = false;
};

TEST_F(SharedServerTest, GivesLineByLineAndSkipsWhatIsRefused) {
    server.refused = "second";
    ASSERT_TRUE(shared().give("first\nsecond\nthird\n"));
    ASSERT_EQ(server.runs.size(), 2U);
    EXPECT_EQ(server.runs[0].line, "first");
    EXPECT_EQ(server.runs[1].line, "third");
    server.problem = SharedProblem::NoConnection;
    EXPECT_EQ(shared().give("fourth\n"), tl::unexpected(SharedProblem::NoConnection));
}

TEST_F(SharedServerTest, ReportsFirstPresses) {
    ASSERT_TRUE(shared().start({"LA1a", "LA1b"}));
    EXPECT_THAT(server.starts, ElementsAre("LA1a", "LA1b"));
}

TEST_F(SharedServerTest, TheLoginHasToBeAPlayersName) {
    EXPECT_TRUE(shared().check());
    server.login = " Mina";
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::NoPlayerName));
    server.login = "a name of 17 char";
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::NoPlayerName));
}

TEST_F(SharedServerTest, ReadsEachRunOnce) {
    for (int i = 0; i < 5; ++i)
        add(smallRun({"Mina", i}));
    EXPECT_EQ(follow().runs, 5U);
    EXPECT_EQ(server.pages, 4) << "two, two, one, none";
    add(smallRun({"Ada", 5}));
    const SharedNews news = follow();
    EXPECT_EQ(news.runs, 1U);
    EXPECT_TRUE(news.changed);
    EXPECT_FALSE(follow().changed);
    EXPECT_EQ(server.pages, 7);
}

TEST_F(SharedServerTest, KeepsTheTimeByTheServersClock) {
    using namespace std::chrono_literals;
    add(smallRun({"Mina", 0, 10}), 12s);
    add(smallRun({"Ada", 1, 10}));
    add(smallRun({"Bob", 2, 10}), 7s); // A start that was late cannot make a run shorter than it says itself.
    follow();
    ASSERT_EQ(rows().size(), 3U);
    EXPECT_EQ(rows()[0].run.within, 12s);
    EXPECT_EQ(rows()[1].run.within, std::nullopt);
    EXPECT_EQ(rows()[2].run.within, 10s);
}

TEST_F(SharedServerTest, ReadsEverythingAgainInAnotherEdition) {
    add(smallRun({"Mina"}));
    add(smallRun({"Ada", 1}));
    add(smallRun({"Bob", 2}));
    follow();
    server.runs.erase(server.runs.begin());
    server.edition = "2";
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("Ada", "Bob"));
    server.pages = 0;
    EXPECT_FALSE(follow().changed);
    EXPECT_EQ(server.pages, 1);
}

TEST_F(SharedServerTest, GoesOnReadingAgainWhereItWasStopped) {
    for (int i = 0; i < 6; ++i)
        add(smallRun({"Mina", i}));
    follow();
    server.runs.erase(server.runs.begin());
    server.edition = "2";
    server.pages = 0;
    server.onPage = [&] { stop() = server.pages == 2; }; // The first page shows the other edition.
    static_cast<void>(follow());
    EXPECT_EQ(ranking().size(), 6U) << "everything stays until all was read";
    stop() = false;
    server.onPage = {};
    server.pages = 0;
    static_cast<void>(follow());
    EXPECT_EQ(ranking().size(), 5U);
    EXPECT_LE(server.pages, 4) << "the edition, what was not read yet, and the end";
}

TEST_F(SharedServerTest, AnotherEditionWhileReadingAgainIsReadTheNextTime) {
    for (int i = 0; i < 6; ++i)
        add(smallRun({"Mina", i}));
    follow();
    server.runs.erase(server.runs.begin());
    server.edition = "2";
    server.pages = 0;
    server.onPage = [&] {
        if (server.pages == 2) {
            server.runs.erase(server.runs.begin());
            server.edition = "3";
        }
    };
    static_cast<void>(follow());
    server.onPage = {};
    static_cast<void>(follow());
    EXPECT_EQ(ranking().size(), 4U);
}

TEST_F(SharedServerTest, WhatWasReadStaysWhileTheServerIsAway) {
    add(smallRun({"Mina"}));
    follow();
    server.problem = SharedProblem::NoConnection;
    const auto news = runs().follow(shared(), noon, stop());
    ASSERT_FALSE(news);
    EXPECT_EQ(news.error(), SharedFailure(SharedProblem::NoConnection));
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
}

TEST_F(SharedServerTest, ABrokenServerIsNotReadForEver) {
    for (int i = 0; i < 3; ++i)
        add(smallRun({"Mina", i}));
    server.broken = true;
    const auto news = runs().follow(shared(), noon, stop());
    ASSERT_FALSE(news);
    EXPECT_EQ(news.error(), SharedFailure(SharedProblem::ServerFailed));
}

TEST_F(SharedServerTest, AComputerWhoseClockIsBehindLosesNothing) {
    add(smallRun({"Mina", 0, 10, "2025-08-12T18:03:11Z"}));
    server.now = puzzle::momentFromText("2025-08-12T19:00:00Z").value();
    EXPECT_EQ(follow().runs, 1U);
}

TEST_F(SharedServerTest, AClassIsReplacedOnlyIfItIsTheOneThatWasRead) {
    ASSERT_TRUE(shared().writeClass("", "a"));
    EXPECT_EQ(shared().readClass(), "a");
    EXPECT_EQ(shared().writeClass("", "b"), tl::unexpected(SharedProblem::Changed));
    server.plan = std::string(maxClassFileBytes + 1, 'x');
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::ServerFailed));
}

} // namespace
} // namespace data
