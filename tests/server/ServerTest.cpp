// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared leaderboards on a real PostgreSQL server, which tests/postgresql.py starts: what players may do there, and
// what readers make of it.

#include "HostileServer.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/SharedRuns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <array>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <future>
#include <netinet/in.h>
#include <pqxx/pqxx>
#include <thread>

namespace data {
namespace {

using namespace std::chrono_literals;
using test::shiftRun;
using test::smallRun;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Ge;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Le;
using testing::Optional;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const puzzle::Moment now = puzzle::momentFromText("2025-07-13T12:00:00Z").value();
const std::atomic<bool> goOn = false;

std::string serverFolder() {
    const char* const folder = std::getenv("LICHTER_TEST_SERVER");
    if (folder == nullptr)
        throw std::runtime_error("run by: python3 tests/postgresql.py server-tests");
    return folder;
}

/// Percent-encoded for an address.
std::string encoded(const std::string& text) {
    std::string escaped;
    for (const char c : text)
        escaped += c == '/' ? "%2F" : c == ' ' ? "%20" : std::string(1, c);
    return escaped;
}

std::string addressOf(const std::string& role, const std::string& database) {
    return "postgresql://" + encoded(role) + "@" + encoded(serverFolder()) + "/" + database;
}

/// Runs statements as a role; returns the rows of the last one.
pqxx::result query(const std::string& role, const std::string& database, const std::string& statements) {
    pqxx::connection connection(addressOf(role, database));
    pqxx::nontransaction work(connection);
    return work.exec(statements);
}

constexpr const char* forbidden = "forbidden";

/// Why the server refuses a statement: `forbidden`, or its SQLSTATE; empty if it does not.
std::string refusal(const std::string& role, const std::string& database, const std::string& statement) {
    try {
        query(role, database, statement);
    } catch (const pqxx::insufficient_privilege&) { // libpqxx 6 leaves its SQLSTATE out.
        return forbidden;
    } catch (const pqxx::sql_error& error) {
        return error.sqlstate();
    }
    return {};
}

/// A connection of the module.
std::unique_ptr<ServerConnection> connectionTo(const std::string& address, std::chrono::milliseconds patience,
                                               const char* program = LICHTER_VERSION) {
    const auto module = executableFile().parent_path() / "../" SERVER_TEST_MODULES "/lichter-aus-postgresql.so";
    void* const library = dlopen(module.c_str(), RTLD_NOW);
    if (library == nullptr)
        throw std::runtime_error(dlerror());
    auto* const connect = reinterpret_cast<ConnectServer*>(dlsym(library, connectServerName));
    return std::unique_ptr<ServerConnection>(connect(address.c_str(), program, patience.count()));
}

/// A player's session, as in psql.
class Session {
public:
    explicit Session(const std::string& address)
        : m_connection(address) {}

    void operator()(const std::string& statements) { pqxx::nontransaction(m_connection).exec(statements); }
    /// Why the server refuses statements: its SQLSTATE; empty if it does not.
    std::string refused(const std::string& statements) {
        try {
            (*this)(statements);
        } catch (const pqxx::deadlock_detected&) { // No sql_error in libpqxx 6.
            return "40P01";
        } catch (const pqxx::sql_error& error) {
            return error.sqlstate();
        }
        return {};
    }
    [[nodiscard]] int process() const { return m_connection.backendpid(); }

private:
    pqxx::connection m_connection;
};

/// Each test has a board of its own.
class ServerTest : public testing::Test {
protected:
    ServerTest() { query("owner", "postgres", "CREATE DATABASE \"" + m_database + "\" TEMPLATE board"); }

    [[nodiscard]] std::string address(const std::string& role) const { return addressOf(role, m_database); }
    [[nodiscard]] SharedServer as(const std::string& role) const { return {address(role), Log()}; }
    void give(const std::string& role, const std::string& lines) const { ASSERT_TRUE(as(role).give(lines)); }
    [[nodiscard]] pqxx::result sql(const std::string& role, const std::string& statements) const {
        return query(role, m_database, statements);
    }
    [[nodiscard]] std::string refused(const std::string& role, const std::string& statement) const {
        return refusal(role, m_database, statement);
    }
    SharedNews follow() {
        SharedServer server = as("Ben");
        const auto news = m_runs.follow(server, now, goOn);
        EXPECT_TRUE(news);
        return news.value_or(SharedNews{});
    }
    [[nodiscard]] std::vector<LeaderboardRow> rows() const {
        Database database = Database::open(m_file, puzzles());
        LeaderboardQuery wanted;
        wanted.key = puzzle::RunKey("level:shed/corners");
        wanted.limit = 10'000;
        wanted.allRuns = true;
        return Leaderboard(database).rows(wanted).value().rows;
    }
    [[nodiscard]] std::vector<std::string> ranking() const {
        std::vector<std::string> names;
        for (const LeaderboardRow& row : rows())
            names.push_back(row.run.player);
        return names;
    }
    /// A folder that goes with the test.
    [[nodiscard]] const test::TemporaryFolder& folder() const noexcept { return m_folder; }

private:
    static std::string nextName() {
        static int number = 0;
        return "test-" + std::to_string(++number);
    }

    std::string m_database = nextName();
    test::TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder / "board.db";
    SharedRuns m_runs{m_file, puzzles(), {}};
};

TEST_F(ServerTest, TheOneWhoLogsInIsThePlayer) {
    EXPECT_TRUE(as("Mina").check());
    give("Mina", formatRunLine(smallRun({"Ben"})) + formatRunLine(shiftRun({"Ben"})));
    const SharedNews news = follow();
    EXPECT_TRUE(news.changed);
    EXPECT_EQ(news.runs, 2U);
    EXPECT_EQ(news.refused, 0U);
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
    EXPECT_FALSE(follow().changed);
}

TEST_F(ServerTest, ARunGivenTwiceIsStoredOnce) {
    const std::string lines = formatRunLine(smallRun({"Mina"}));
    give("Mina", lines);
    give("Mina", lines + formatRunLine(smallRun({"Mina", 1})));
    EXPECT_EQ(sql("owner", "SELECT count(*) FROM lichter_aus.runs")[0][0].as<int>(), 2);
    give("Ben", formatRunLine(smallRun({"Ben", 2})));
    EXPECT_EQ(follow().runs, 3U);
    EXPECT_THAT(ranking(), UnorderedElementsAre("Mina", "Ben", "Mina"));
}

TEST_F(ServerTest, PlayersCannotSetNamesTimesOrNumbers) {
    give("Mina", formatRunLine(smallRun({})));
    for (const char* const column : {"player", "started_at", "stored_at", "id", "transaction", "bytes", "digest"})
        EXPECT_NE(
            refused("Ben", std::string("INSERT INTO lichter_aus.runs (line, ") + column + ") VALUES ('{}', NULL)"), "")
            << column;
    for (const char* const column : {"player", "started_at"})
        EXPECT_EQ(
            refused("Ben", std::string("INSERT INTO lichter_aus.starts (code, ") + column + ") VALUES ('x', NULL)"),
            forbidden)
            << column;
    for (const char* const statement :
         {"UPDATE lichter_aus.runs SET player = 'Ben'", "UPDATE lichter_aus.runs SET line = line",
          "DELETE FROM lichter_aus.runs", "TRUNCATE lichter_aus.runs", "SELECT * FROM lichter_aus.starts",
          "DELETE FROM lichter_aus.starts", "UPDATE lichter_aus.board SET removals = 0",
          "DELETE FROM lichter_aus.board", "UPDATE lichter_aus.class SET plan = ''", "DELETE FROM lichter_aus.class",
          "SET SESSION AUTHORIZATION \"Mina\"", "SET ROLE \"Mina\"", "ALTER TABLE lichter_aus.runs DISABLE TRIGGER ALL",
          "SET session_replication_role = replica", "DROP TRIGGER before_run ON lichter_aus.runs",
          "CREATE TABLE lichter_aus.mine ()",
          "CREATE OR REPLACE FUNCTION lichter_aus.before_run() RETURNS trigger LANGUAGE sql AS 'SELECT 1'"})
        EXPECT_EQ(refused("Ben", statement), forbidden) << statement;
}

TEST_F(ServerTest, APlayerCannotReplaceFunctionsThatTheTriggersUse) {
    // Functions of these names in a schema of the player's session must not be called with the rights of the owner.
    EXPECT_EQ(refused("Ben", "CREATE FUNCTION pg_temp.md5(text) RETURNS text LANGUAGE sql AS 'SELECT ''forged''';"
                             "CREATE FUNCTION pg_temp.clock_timestamp() RETURNS timestamptz LANGUAGE sql"
                             " AS 'SELECT timestamptz ''2020-01-01''';"
                             "SET search_path = pg_temp, pg_catalog;"
                             "INSERT INTO lichter_aus.runs (line) VALUES ('{}')"),
              "");
    EXPECT_NE(sql("owner", "SELECT digest FROM lichter_aus.runs")[0][0].as<std::string>(), "forged");
    EXPECT_TRUE(sql("owner", "SELECT stored_at > now() - interval '1 hour' FROM lichter_aus.runs")[0][0].as<bool>());
}

TEST_F(ServerTest, BoundsTheTimeOfARun) {
    const data::Run run = smallRun({"Mina", 0, 1});
    SharedServer mina = as("Mina");
    ASSERT_TRUE(mina.start({"LA1another", run.code}));
    ASSERT_TRUE(mina.give(formatRunLine(run)));
    follow();
    ASSERT_THAT(rows(), SizeIs(1));
    EXPECT_THAT(rows()[0].run.within, Optional(AllOf(Ge(run.duration), Le(60s))));
}

TEST_F(ServerTest, ATimeThatHasNotPassedIsNotConfirmed) {
    const data::Run slow = smallRun({"Mina", 0, 60});
    SharedServer mina = as("Mina");
    ASSERT_TRUE(mina.start({slow.code}));
    ASSERT_TRUE(mina.give(formatRunLine(slow)));
    const data::Run unannounced = smallRun({"Ben", 0, 1});
    give("Ben", formatRunLine(unannounced)); // The start is Mina's.
    follow();
    ASSERT_THAT(rows(), SizeIs(2));
    EXPECT_EQ(rows()[0].run.within, std::nullopt);
    EXPECT_EQ(rows()[1].run.within, std::nullopt);
}

TEST_F(ServerTest, AFirstPressCountsForOneRun) {
    const data::Run run = smallRun({"Mina", 0, 1});
    SharedServer mina = as("Mina");
    ASSERT_TRUE(mina.start({run.code}));
    ASSERT_TRUE(mina.give(formatRunLine(run)));
    ASSERT_TRUE(mina.give(formatRunLine(smallRun({"Mina", 1, 1}))));
    follow();
    ASSERT_THAT(rows(), SizeIs(2));
    EXPECT_TRUE(rows()[0].run.within);
    EXPECT_FALSE(rows()[1].run.within);
}

TEST_F(ServerTest, AnOpenTransactionDoesNotStopTheClock) {
    ASSERT_TRUE(as("Mina").start({"LA1x"}));
    static_cast<void>(sql("Mina",
                          "BEGIN; SELECT now(); SELECT pg_sleep(0.5);"
                          "INSERT INTO lichter_aus.runs (line) VALUES ('{\"code\": \"LA1x\", \"ms\": 1}'); COMMIT"));
    EXPECT_GE(
        sql("owner", "SELECT extract(epoch FROM stored_at - started_at) FROM lichter_aus.runs")[0][0].as<double>(),
        0.5);
}

TEST_F(ServerTest, ARunGivenAgainUsesUpNoOtherPress) {
    const std::string first = formatRunLine(smallRun({"Mina", 0, 1}));
    const data::Run second = smallRun({"Mina", 1, 1});
    SharedServer mina = as("Mina");
    ASSERT_TRUE(mina.start({second.code}));
    ASSERT_TRUE(mina.give(first));
    ASSERT_TRUE(mina.start({second.code}));
    ASSERT_TRUE(mina.give(first + formatRunLine(second))); // As after an answer was lost.
    follow();
    ASSERT_THAT(rows(), SizeIs(2));
    EXPECT_TRUE(rows()[0].run.within);
    EXPECT_TRUE(rows()[1].run.within);
}

TEST_F(ServerTest, KeepsTheLatestStartsOfEachPlayer) {
    SharedServer mina = as("Mina");
    ASSERT_TRUE(as("Ben").start({"LA1ben"}));
    ASSERT_TRUE(mina.start(std::vector<std::string>(250, "LA1mina")));
    EXPECT_EQ(sql("owner", "SELECT count(*) FROM lichter_aus.starts WHERE player = 'Mina'")[0][0].as<int>(), 100);
    EXPECT_EQ(sql("owner", "SELECT count(*) FROM lichter_aus.starts WHERE player = 'Ben'")[0][0].as<int>(), 1);
}

TEST_F(ServerTest, TheRunOfAnotherPlayerCannotBeCopied) {
    give("Mina", formatRunLine(smallRun({})));
    EXPECT_EQ(refused("Ben", "INSERT INTO lichter_aus.runs (line) SELECT line FROM lichter_aus.runs"), "23514");
    EXPECT_EQ(refused("Ben", "INSERT INTO lichter_aus.runs (line)"
                             " SELECT line || '{\"date\": \"2025-01-01T00:00:00Z\"}' FROM lichter_aus.runs"),
              "23514");
}

TEST_F(ServerTest, ANightShiftCannotBeCopiedUnderAnotherKey) {
    give("Mina", formatRunLine(shiftRun({})));
    EXPECT_EQ(refused("Ben", "INSERT INTO lichter_aus.runs (line)"
                             " SELECT line || '{\"live\": true, \"hints\": 7}' FROM lichter_aus.runs"),
              "23514");
}

TEST_F(ServerTest, TheSameMovesCountOnce) {
    give("Mina", formatRunLine(smallRun({})));
    EXPECT_EQ(refused("Mina", "INSERT INTO lichter_aus.runs (line) SELECT r.line || jsonb_build_object('date',"
                              " '2025-01-01T00:00:' || n || 'Z') FROM lichter_aus.runs r, generate_series(10, 59) n"
                              " ON CONFLICT DO NOTHING"),
              "");
    EXPECT_EQ(sql("owner", "SELECT count(*) FROM lichter_aus.runs")[0][0].as<int>(), 1);
}

TEST_F(ServerTest, APlayerCannotExceedTheDailyLimit) {
    EXPECT_EQ(refused("Mina", "INSERT INTO lichter_aus.runs (line) SELECT jsonb_build_object('code', n)"
                              " FROM generate_series(1, 2000) n"),
              "");
    EXPECT_EQ(refused("Mina", "INSERT INTO lichter_aus.runs (line) VALUES ('{}')"), "53400");
    EXPECT_EQ(as("Mina").give("{}\n"), tl::unexpected(SharedProblem::ServerFailed)) << "to be given later";
    give("Ben", formatRunLine(smallRun({"Ben"})));
    EXPECT_EQ(follow().runs, 1U);
}

TEST_F(ServerTest, NoRunMakesTheBoardUnreadable) {
    pqxx::connection connection(address("Mina"));
    for (std::size_t depth = 14'000; depth < 15'500; depth += 3) {
        const std::string nested = "{\"code\": " + std::to_string(depth) + ", \"a\":" + std::string(depth, '[') +
                                   std::string(depth, ']') + "}";
        try {
            pqxx::nontransaction work(connection);
            work.exec("INSERT INTO lichter_aus.runs (line) VALUES (" + work.quote(nested) + ")");
        } catch (const pqxx::sql_error&) { // Too deep to be stored.
        }
    }
    EXPECT_GT(sql("owner", "SELECT count(*) FROM lichter_aus.runs")[0][0].as<int>(), 0);
    give("Mina", formatRunLine(smallRun({})));
    EXPECT_EQ(follow().runs, 1U);
}

TEST_F(ServerTest, OtherSchemasDoNotChangeWhatIsRead) {
    static_cast<void>(sql("owner", "GRANT CREATE ON SCHEMA public TO PUBLIC")); // As it is before PostgreSQL 15.
    give("Mina", formatRunLine(smallRun({})));
    EXPECT_EQ(refused("Ben",
                      "CREATE FUNCTION public.joined(text, text) RETURNS text LANGUAGE sql AS $$SELECT 'forged'$$;"
                      "CREATE OPERATOR public.|| (LEFTARG = text, RIGHTARG = text, FUNCTION = public.joined);"
                      "CREATE FUNCTION public.joined(uuid, text) RETURNS text LANGUAGE sql AS $$SELECT 'forged'$$;"
                      "CREATE OPERATOR public.|| (LEFTARG = uuid, RIGHTARG = text, FUNCTION = public.joined);"
                      "CREATE FUNCTION public.pg_visible_in_snapshot(xid8, text) RETURNS boolean LANGUAGE sql"
                      " AS $$SELECT false$$;"
                      "CREATE FUNCTION public.times(numeric, integer) RETURNS numeric LANGUAGE sql"
                      " AS $$SELECT 0::numeric$$;"
                      "CREATE OPERATOR public.* (LEFTARG = numeric, RIGHTARG = integer, FUNCTION = public.times)"),
              "");
    const auto page = as("Mina").runsAfter("");
    ASSERT_TRUE(page);
    EXPECT_THAT(page->edition, testing::Not(HasSubstr("forged")));
    EXPECT_THAT(page->runs, SizeIs(1));
}

TEST_F(ServerTest, AnOpenTransactionHoldsUpNobodyElse) {
    give("Mina", formatRunLine(smallRun({})));
    pqxx::connection slow(address("Ben"));
    pqxx::work held(slow);
    held.exec("INSERT INTO lichter_aus.runs (line) VALUES (" + held.quote(formatRunLine(smallRun({"Ben", 1}))) + ")");
    give("Mina", formatRunLine(smallRun({"Mina", 2})));
    EXPECT_EQ(refused("teacher", "SET lock_timeout TO '2s'; DELETE FROM lichter_aus.runs WHERE player = 'nobody'"), "");
    EXPECT_EQ(follow().runs, 2U);
    held.commit();
    EXPECT_EQ(follow().runs, 1U) << "a run with a smaller number, which has become visible only now";
    EXPECT_THAT(ranking(), ElementsAre("Mina", "Ben", "Mina"));
}

TEST_F(ServerTest, AServerThatHangsIsGivenUp) {
    EXPECT_EQ(connectionTo(address("Mina"), 1s, "another version"), nullptr);
    const auto server = connectionTo(address("Mina"), 1s);
    // A second is little on a busy machine: whoever does not get an answer asks again.
    const auto answers = [&server] {
        for (int tries = 0; tries < 60; ++tries)
            if (server->player())
                return true;
        return false;
    };
    ASSERT_TRUE(answers());
    const int backend = sql("owner", "SELECT pid FROM pg_stat_activity WHERE usename = 'Mina' AND datname ="
                                     " current_database() ORDER BY backend_start DESC LIMIT 1")[0][0]
                            .as<int>();
    ASSERT_EQ(::kill(backend, SIGSTOP), 0);
    EXPECT_EQ(server->player(), tl::unexpected(SharedProblem::NoConnection));
    ASSERT_EQ(::kill(backend, SIGCONT), 0);
    EXPECT_TRUE(answers());
}

TEST_F(ServerTest, ADateThatIsDaysAheadBecomesTheServersDate) {
    give("Mina", formatRunLine(smallRun({"Mina", 0, 10, "2199-01-01T00:00:00Z"})));
    const auto line = sql("owner", "SELECT line->>'date' < '2199', (line->>'date')::timestamptz <= stored_at"
                                   " FROM lichter_aus.runs");
    EXPECT_TRUE(line[0][0].as<bool>());
    EXPECT_TRUE(line[0][1].as<bool>());
}

TEST_F(ServerTest, RunsThatATeacherDeletesDisappear) {
    give("Mina", formatRunLine(smallRun({})));
    give("Ben", formatRunLine(smallRun({"Ben", 1})));
    follow();
    EXPECT_EQ(refused("teacher", "DELETE FROM lichter_aus.runs WHERE player = 'Mina'"), "");
    EXPECT_TRUE(follow().changed);
    EXPECT_THAT(ranking(), ElementsAre("Ben"));
    EXPECT_FALSE(follow().changed);
    give("Mina", formatRunLine(smallRun({"Mina", 2})));
    follow();
    EXPECT_THAT(ranking(), ElementsAre("Ben", "Mina"));
}

TEST_F(ServerTest, ReadsManyRunsPageByPage) {
    std::string lines;
    constexpr int count = 2 * runsInServerPage + 7;
    for (int i = 0; i < count; ++i)
        lines += formatRunLine(smallRun({"Mina", i % 5, 10 + i}));
    give("Mina", lines);
    const auto page = as("Ben").runsAfter("");
    ASSERT_TRUE(page);
    EXPECT_THAT(page->runs, SizeIs(runsInServerPage));
    EXPECT_EQ(follow().runs, static_cast<std::size_t>(count));
}

TEST_F(ServerTest, APageOfLargeRunsIsShort) {
    const std::string padding(3 << 20, 'x');
    for (int i = 0; i < 4; ++i)
        give("Mina", "{\"events\": " + std::to_string(i) + ", \"padding\": \"" + padding + "\"}\n");
    SharedServer ben = as("Ben");
    std::vector<std::size_t> sizes;
    for (std::string cursor;;) {
        const auto page = ben.runsAfter(cursor);
        ASSERT_TRUE(page);
        if (page->runs.empty())
            break;
        sizes.push_back(page->runs.size());
        cursor = page->cursor;
    }
    EXPECT_THAT(sizes, ElementsAre(2, 2));
    const std::string tooLarge(6 << 20, 'x');
    ASSERT_TRUE(as("Mina").give("{\"padding\": \"" + tooLarge + "\"}\n")) << "passed over, so that the next ones come";
    EXPECT_EQ(sql("owner", "SELECT count(*) FROM lichter_aus.runs")[0][0].as<int>(), 4);
    EXPECT_EQ(follow().refused, 4U);
}

TEST_F(ServerTest, WhatIsNotARunIsSkipped) {
    const std::string good = formatRunLine(smallRun({}));
    std::string forged = formatRunLine(smallRun({"Mina", 1}));
    forged.replace(forged.find("\"moves\":6"), 9, "\"moves\":4");
    give("Mina", "5\n[1]\n\"x\"\n{}\nnot JSON\n{\"code\": \"\\u0000\"}\n{\"code\": \"a\", \"ms\": 1e400}\n"
                 "{\"code\": \"b\", \"ms\": \"long\", \"date\": 7, \"events\": {}}\n" +
                     forged + good);
    const SharedNews news = follow();
    EXPECT_EQ(news.runs, 1U);
    EXPECT_EQ(news.refused, 4U); // Objects, but no runs.
    EXPECT_THAT(ranking(), ElementsAre("Mina"));
}

TEST_F(ServerTest, ALoginThatIsNotAPlayerNameIsReportedAtOnce) {
    const std::string role = "somebody with a very long name";
    query("owner", "postgres",
          "DROP ROLE IF EXISTS \"" + role + "\"; CREATE ROLE \"" + role + "\" LOGIN IN ROLE lichter_aus_players");
    EXPECT_EQ(as(role).check(), tl::unexpected(SharedProblem::NoPlayerName));
}

TEST_F(ServerTest, SaysWhatIsWrongWithTheServer) {
    EXPECT_EQ(SharedServer(addressOf("Mina", "postgres"), Log()).check(), tl::unexpected(SharedProblem::NoTables));
    EXPECT_EQ(SharedServer(addressOf("Mina", "nothing"), Log()).check(), tl::unexpected(SharedProblem::NoDatabase));
    EXPECT_EQ(SharedServer(addressOf("nobody", "postgres"), Log()).check(),
              tl::unexpected(SharedProblem::LoginRefused));
    EXPECT_EQ(SharedServer("postgresql://Mina@%2Fnowhere/board", Log()).check(),
              tl::unexpected(SharedProblem::NoConnection));
    EXPECT_EQ(SharedServer("postgresql://Mina@[", Log()).check(), tl::unexpected(SharedProblem::NoConnection));
    query("owner", "postgres", "DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN");
    EXPECT_EQ(as("guest").check(), tl::unexpected(SharedProblem::Forbidden));
    static_cast<void>(sql("owner", "UPDATE lichter_aus.board SET version = 2"));
    EXPECT_EQ(as("Mina").check(), tl::unexpected(SharedProblem::Newer));
    EXPECT_EQ(as("Mina").runsAfter(""), tl::unexpected(SharedProblem::Newer));
}

/// A server that has no TLS, for one connection.
class PlainServer {
public:
    PlainServer()
        : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(address);
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        if (::bind(m_listener, any, size) != 0 || ::listen(m_listener, 1) != 0 ||
            ::getsockname(m_listener, any, &size) != 0)
            throw std::runtime_error("no socket");
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] {
            const int client = ::accept(m_listener, nullptr, nullptr);
            std::array<char, 8> question{};
            static_cast<void>(::recv(client, question.data(), question.size(), MSG_WAITALL));
            static_cast<void>(::send(client, "N", 1, MSG_NOSIGNAL));
            ::close(client);
        });
    }
    PlainServer(const PlainServer&) = delete;
    PlainServer& operator=(const PlainServer&) = delete;
    ~PlainServer() {
        ::shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        ::close(m_listener);
    }
    [[nodiscard]] std::string port() const { return std::to_string(m_port); }

private:
    int m_listener;
    int m_port = 0;
    std::thread m_thread;
};

/// Why a login over the network is refused. \param options of the address, beside the host.
tl::expected<void, SharedProblem> overNetwork(const std::string& role, const std::string& host,
                                              const std::string& options, const std::string& port) {
    return SharedServer("postgresql://" + role + "@" + host + ":" + port + "/board?" + options, Log()).check();
}

TEST_F(ServerTest, TellsApartWhatKeepsAPlayerFromLoggingIn) {
    const char* const port = std::getenv("LICHTER_TEST_PORT");
    ASSERT_NE(port, nullptr) << "tests/postgresql.py gives it";
    const std::filesystem::path keys(serverFolder());
    const std::string root = "&sslrootcert=" + encoded((keys / "root.crt").string());
    const std::string other = "&sslrootcert=" + encoded((keys / "other.crt").string());
    const std::string none = "&sslrootcert=" + encoded((keys / "none.crt").string());
    const auto pass = [this](const std::string& password) {
        const std::filesystem::path file = folder() / "pgpass";
        std::ofstream(file) << "localhost:*:*:pupil:" << password << "\n";
        std::filesystem::permissions(file, std::filesystem::perms::owner_read);
        return "&passfile=" + encoded(file.string());
    };
    EXPECT_TRUE(overNetwork("pupil", "localhost", "sslmode=verify-full" + root + pass("secret"), port));
    std::filesystem::remove(folder() / "pgpass");
    const auto why = [&](const std::string& host, const std::string& options) {
        return overNetwork("pupil", host, options, port);
    };
    EXPECT_EQ(why("localhost", "sslmode=verify-full" + none), tl::unexpected(SharedProblem::NoRootCertificate));
    EXPECT_EQ(why("localhost", "sslmode=verify-full" + other), tl::unexpected(SharedProblem::WrongCertificate));
    EXPECT_EQ(why("127.0.0.1", "sslmode=verify-full" + root), tl::unexpected(SharedProblem::WrongCertificate));
    EXPECT_EQ(why("localhost", "sslmode=require&passfile=%2Fnowhere"), tl::unexpected(SharedProblem::NoPassword));
    EXPECT_EQ(why("localhost", "sslmode=require" + pass("wrong")), tl::unexpected(SharedProblem::LoginRefused));
    EXPECT_EQ(overNetwork("pupil", "localhost", "sslmode=require", "1"), tl::unexpected(SharedProblem::NoConnection));
    EXPECT_EQ(overNetwork("pupil", "127.0.0.1", "sslmode=require", PlainServer().port()),
              tl::unexpected(SharedProblem::NoTls));
}

TEST_F(ServerTest, ConnectsAgainAfterAConnectionWasLost) {
    SharedServer mina = as("Mina");
    ASSERT_TRUE(mina.check());
    static_cast<void>(sql("owner", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                   " WHERE usename = 'Mina' AND datname = current_database()"));
    EXPECT_FALSE(mina.check());
    EXPECT_TRUE(mina.check());
}

TEST_F(ServerTest, TheLogHasNeitherNamesNorBoards) {
    Paths paths;
    paths.state = folder() / "state";
    const Log log(paths, "test");
    EXPECT_FALSE(SharedServer(addressOf("nobody", "postgres"), log).check());
    SharedServer mina(address("Mina"), log);
    EXPECT_TRUE(mina.give("5\n{\"code\": \"LA1secret\", \"padding\": \"" + std::string(6 << 20, 'x') + "\"}\n"));
    const auto text = readRegularFile(paths.log(), 1 << 20);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("SQLSTATE 23514"));
    EXPECT_THAT(*text, HasSubstr("the server"));
    for (const char* const secret : {"nobody", "Mina", "LA1secret"})
        EXPECT_THAT(*text, testing::Not(HasSubstr(secret)));
}

TEST_F(ServerTest, OnlyATeacherChangesTheClass) {
    SharedServer teacher = as("teacher");
    EXPECT_EQ(teacher.readClass(), "");
    EXPECT_EQ(as("Mina").writeClass("", "{}"), tl::unexpected(SharedProblem::Forbidden));
    EXPECT_TRUE(teacher.writeClass("", "{\"quote\": \"'\\\\\"}"));
    EXPECT_EQ(as("Mina").readClass(), "{\"quote\": \"'\\\\\"}");
    EXPECT_EQ(teacher.writeClass("", "{}"), tl::unexpected(SharedProblem::Changed));
    EXPECT_TRUE(teacher.writeClass("{\"quote\": \"'\\\\\"}", ""));
    EXPECT_EQ(as("Mina").readClass(), "");
}

TEST_F(ServerTest, ManyWritersAtOnceLoseNothing) {
    constexpr int writers = 8;
    constexpr int each = 40;
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([this, writer] {
            SharedServer server = as(writer % 2 == 0 ? "Mina" : "Ben");
            for (int i = 0; i < each; ++i)
                EXPECT_TRUE(server.give(formatRunLine(smallRun({"x", writer, 10 + i}))));
        });
    std::size_t read = 0;
    for (int i = 0; i < 20; ++i)
        read += follow().runs;
    for (std::thread& thread : threads)
        thread.join();
    read += follow().runs;
    EXPECT_EQ(read, static_cast<std::size_t>(writers * each));
    EXPECT_THAT(rows(), SizeIs(writers * each));
}

// The limits in every isolation and with sessions in parallel. A session that gets in another's way is seen to wait for
// it, or to be done; no test goes by the clock.

constexpr const char* wrongIsolation = "25000";

/// A line with presses at three times.
std::string lineOf(const std::string& code, int number) {
    return "{\"code\": \"" + code + "\", \"ms\": 0, \"events\": [[1], [2], [" + std::to_string(100 + number) + "]]}";
}
std::string giving(const std::string& line) {
    return "INSERT INTO lichter_aus.runs (line) VALUES ('" + line + "')";
}
constexpr const char* almostADay = "INSERT INTO lichter_aus.runs (line) SELECT jsonb_build_object('code', n)"
                                   " FROM generate_series(1, 1999) n";

class ServerLimits : public ServerTest {
protected:
    [[nodiscard]] int count(const std::string& what) const {
        return sql("owner", "SELECT count(*) FROM lichter_aus." + what)[0][0].as<int>();
    }
    /// Lets a session give a run while another's transaction is open; commits that one as soon as the session waits for
    /// it or is done. \returns why the server refuses the run.
    std::string giveBeside(Session& open, Session& session, const std::string& statement) {
        auto refused = std::async(std::launch::async, [&] { return session.refused(statement); });
        Session owner(address("owner"));
        const std::string waits = "DO $$ BEGIN IF pg_blocking_pids(" + std::to_string(session.process()) +
                                  ") = '{}' THEN"
                                  " RAISE EXCEPTION 'not yet'; END IF; END $$";
        while (refused.wait_for(0s) != std::future_status::ready && !owner.refused(waits).empty()) {
        }
        open("COMMIT");
        return refused.get();
    }
};

TEST_F(ServerLimits, EveryOtherIsolationIsRefusedForEverythingThatPlayersGive) {
    for (const char* const level : {"READ UNCOMMITTED", "REPEATABLE READ", "SERIALIZABLE"}) {
        const std::string named = level;
        const std::string begin = "BEGIN ISOLATION LEVEL " + named + "; ";
        for (const std::string& gives :
             {giving(lineOf("LA1x", 1)), giving("{}") + " ON CONFLICT DO NOTHING",
              std::string("INSERT INTO lichter_aus.starts (code) VALUES ('LA1x')"), "SAVEPOINT s; " + giving("{}"),
              "WITH given AS (" + giving("{}") + " RETURNING 1) SELECT FROM given"}) {
            EXPECT_EQ(refused("Ben", begin + gives), wrongIsolation) << named << gives;
            Session ben(address("Ben"));
            ben("SET default_transaction_isolation TO '" + named + "'");
            EXPECT_EQ(ben.refused("BEGIN; " + gives), wrongIsolation) << named << gives;
        }
        EXPECT_EQ(refused("Ben", "BEGIN; SET LOCAL transaction_isolation TO '" + named + "'; " + giving("{}")),
                  wrongIsolation);
    }
    EXPECT_EQ(count("runs"), 0);
    EXPECT_EQ(count("starts"), 0);
    EXPECT_EQ(refused("Ben", "BEGIN ISOLATION LEVEL SERIALIZABLE; SELECT count(*) FROM lichter_aus.runs"), "")
        << "whoever only reads may";
}

TEST_F(ServerLimits, AnOldSnapshotDoesNotLetACopyIn) {
    Session old(address("Ben"));
    old("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM lichter_aus.runs");
    ASSERT_EQ(refused("Mina", giving(lineOf("LA1x", 1))), "");
    EXPECT_EQ(old.refused(giving(lineOf("LA1x", 1))), wrongIsolation);
    Session committed(address("Ben"));
    committed("BEGIN; SELECT count(*) FROM lichter_aus.runs");
    ASSERT_EQ(refused("Mina", giving(lineOf("LA1x", 2))), "");
    EXPECT_EQ(committed.refused(giving(lineOf("LA1x", 2))), "23514");
}

TEST_F(ServerLimits, OneOfTwoPlayersWhoGiveTheSameRunAtOnceIsRefused) {
    for (const char* const conflict : {"", " ON CONFLICT DO NOTHING"}) {
        const std::string give = giving(lineOf(conflict, 1)) + conflict;
        Session mina(address("Mina"));
        Session ben(address("Ben"));
        mina("BEGIN; SAVEPOINT s; " + give + "; ROLLBACK TO s; " + give);
        EXPECT_EQ(giveBeside(mina, ben, give), "23514");
    }
    EXPECT_EQ(count("runs WHERE player = 'Mina'"), 2);
    EXPECT_EQ(count("runs WHERE player = 'Ben'"), 0);
}

TEST_F(ServerLimits, ARunThatIsTakenBackDoesNotBlockAnother) {
    Session mina(address("Mina"));
    Session ben(address("Ben"));
    mina("BEGIN; SAVEPOINT s; " + giving(lineOf("LA1x", 1)) + "; ROLLBACK TO s");
    EXPECT_EQ(giveBeside(mina, ben, giving(lineOf("LA1x", 1))), "");
}

TEST_F(ServerLimits, ParallelSessionsCannotExceedTheDailyLimit) {
    Session first(address("Mina"));
    Session second(address("Mina"));
    first(std::string("BEGIN; ") + almostADay + "; " + giving("{\"code\": \"last\"}"));
    EXPECT_EQ(giveBeside(first, second, giving("{\"code\": \"one more\"}")), "53400");
    EXPECT_EQ(count("runs"), 2000);
}

TEST_F(ServerLimits, NoTimeZoneExceedsTheDailyLimit) {
    ASSERT_EQ(refused("Mina", almostADay), "");
    // A zone whose clock was set back or forth two days, within the last one.
    for (const char* const offsets : {"A24B-24,", "A-24B24,"})
        for (int before = -2; before <= 2; ++before)
            for (const int hour : {0, 8, 16}) {
                const std::string zone =
                    "SELECT set_config('TimeZone', '" + std::string(offsets) +
                    "' || mod(extract(doy FROM now() AT TIME ZONE 'UTC')::integer + 364 + " + std::to_string(before) +
                    ", 365) || '/" + std::to_string(hour) +
                    ",' || mod(extract(doy FROM now() AT TIME ZONE 'UTC')::integer + 20, 365) || '/0', false)";
                const std::string refusal = refused(
                    "Mina", zone + "; INSERT INTO lichter_aus.runs (line) SELECT jsonb_build_object('code', 'z' || n)"
                                   " FROM generate_series(1, 2) n");
                EXPECT_EQ(refusal, "53400") << zone;
            }
    EXPECT_EQ(count("runs"), 1999);
}

TEST_F(ServerLimits, AFirstPressCountsForOneRunInAnyCase) {
    const std::string press = "INSERT INTO lichter_aus.starts (code) VALUES ('LA1x')";
    Session first(address("Mina"));
    Session second(address("Mina"));
    ASSERT_EQ(refused("Mina", press), "");
    first("BEGIN; " + giving(lineOf("LA1x", 1)));
    EXPECT_EQ(giveBeside(first, second, giving(lineOf("LA1x", 2))), "");
    EXPECT_EQ(count("runs WHERE started_at IS NOT NULL"), 1);

    ASSERT_EQ(refused("Mina", press), "");
    EXPECT_EQ(refused("Mina", giving(lineOf("LA1x", 3)) + ", ('" + lineOf("LA1x", 4) + "')"), "");
    EXPECT_EQ(count("runs WHERE started_at IS NOT NULL"), 2) << "two runs in one statement";

    ASSERT_EQ(refused("Mina", press), "");
    EXPECT_EQ(refused("Mina", "BEGIN; SAVEPOINT s; " + giving(lineOf("LA1x", 5)) + "; ROLLBACK TO s; " +
                                  giving(lineOf("LA1x", 6)) + "; " + giving(lineOf("LA1x", 7)) + "; COMMIT"),
              "");
    EXPECT_EQ(count("runs WHERE started_at IS NOT NULL"), 3) << "a savepoint";
    EXPECT_EQ(count("starts"), 0);
}

TEST_F(ServerLimits, ParallelFirstPressesCannotExceedTheirLimit) {
    const std::string presses = "INSERT INTO lichter_aus.starts (code) SELECT 'LA1' || n FROM generate_series(1, 90) n";
    Session first(address("Mina"));
    Session second(address("Mina"));
    first("BEGIN; " + presses);
    EXPECT_EQ(giveBeside(first, second, presses), "");
    EXPECT_EQ(count("starts"), 100);
}

TEST_F(ServerLimits, AnOpenTransactionStopsOnlyItsOwnPlayer) {
    Session ben(address("Ben"));
    ben(std::string("BEGIN; ") + almostADay + "; INSERT INTO lichter_aus.starts (code) VALUES ('LA1x'); " +
        giving(lineOf("LA1x", 1)));
    EXPECT_EQ(refused("Mina", "SET lock_timeout TO '2s'; INSERT INTO lichter_aus.starts (code) VALUES ('LA1x'); " +
                                  giving(lineOf("LA1x", 2))),
              "");
    EXPECT_EQ(refused("teacher", "SET lock_timeout TO '2s'; DELETE FROM lichter_aus.runs WHERE player = 'Mina'"), "");
    EXPECT_EQ(refused("Ben", "SET lock_timeout TO '10ms'; " + giving(lineOf("LA1x", 3))), "55P03");
}

TEST_F(ServerLimits, TheServerEndsADeadlock) {
    Session mina(address("Mina"));
    Session ben(address("Ben"));
    mina("BEGIN; " + giving(lineOf("LA1x", 1)));
    ben("BEGIN; " + giving(lineOf("LA1x", 2)));
    auto crossed = std::async(std::launch::async, [&] { return ben.refused(giving(lineOf("LA1x", 1))); });
    const std::string other = mina.refused(giving(lineOf("LA1x", 2)));
    mina("ROLLBACK");
    const std::string one = crossed.get();
    EXPECT_TRUE((one == "40P01") != (other == "40P01")) << one << " " << other;
}

TEST_F(ServerLimits, PlayersCannotTakeTheLocksOfTheTriggers) {
    for (const char* const statement :
         {"SELECT FROM lichter_aus.players FOR UPDATE", "INSERT INTO lichter_aus.players VALUES ('Mina')",
          "BEGIN; LOCK TABLE lichter_aus.players IN ACCESS SHARE MODE", "SELECT * FROM lichter_aus.digests",
          "INSERT INTO lichter_aus.digests VALUES ('x')", "DELETE FROM lichter_aus.digests",
          "SELECT lichter_aus.claim_player()", "SELECT lichter_aus.claim_digest('x')", "SELECT pg_advisory_lock(1)",
          "SELECT pg_try_advisory_xact_lock(1, 2)", "SELECT lo_create(0)", "SELECT lo_creat(-1)",
          "SELECT lo_from_bytea(0, 'x')", "SELECT lowrite(0, 'x')", "SELECT lo_put(1, 0, 'x')"})
        EXPECT_EQ(refused("Ben", statement), forbidden) << statement;
}

/// Boards that are not copies: rights on a database and its settings are not copied. The one was made by 1.0.0, had a
/// run of Mina's, and then board.sql was run twice, while Ben kept a transaction open (see tests/postgresql.py).
class ServerUpgrade : public testing::TestWithParam<const char*> {};

TEST_P(ServerUpgrade, EqualsANewBoard) {
    const std::string database = GetParam();
    EXPECT_EQ(refusal("Ben", database, "CREATE TEMPORARY TABLE mine ()"), forbidden);
    EXPECT_EQ(refusal("Ben", database, "SELECT lo_create(0)"), forbidden);
    EXPECT_EQ(refusal("Ben", database, "SELECT pg_advisory_lock(1)"), forbidden);
    EXPECT_EQ(refusal("Ben", database, "BEGIN ISOLATION LEVEL REPEATABLE READ; " + giving("{}")), wrongIsolation);
    EXPECT_EQ(query("Ben", database, "SHOW default_transaction_isolation")[0][0].as<std::string>(), "read committed");
    EXPECT_EQ(query("Ben", database, "SHOW idle_in_transaction_session_timeout")[0][0].as<std::string>(), "1min");
    EXPECT_EQ(query("owner", database, "SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal")[0][0].as<int>(), 4);
}

TEST_P(ServerUpgrade, AcceptsWhatTheClientOf100Gives) {
    const std::string database = GetParam();
    query("owner", database, "DELETE FROM lichter_aus.runs WHERE player = 'Ben'");
    // As that one does it.
    pqxx::connection connection(addressOf("Ben", database));
    pqxx::nontransaction(connection)
        .exec("SET client_encoding TO 'UTF8'; SET standard_conforming_strings TO on; SET search_path TO pg_catalog;"
              " SET statement_timeout TO '60s'; SET lock_timeout TO '10s'");
    const data::Run run = smallRun({"Ben", 1, 1});
    {
        pqxx::work work(connection);
        EXPECT_EQ(work.exec("SELECT version, session_user FROM lichter_aus.board")[0][0].as<int>(), 1);
        work.exec("INSERT INTO lichter_aus.starts (code) VALUES (" + work.quote(run.code) + ")");
        work.commit();
    }
    {
        pqxx::work work(connection);
        work.exec("INSERT INTO lichter_aus.runs (line) VALUES (" + work.quote(formatRunLine(run)) +
                  ") ON CONFLICT DO NOTHING");
        work.commit();
    }
    const auto page = SharedServer(addressOf("Mina", database), Log()).runsAfter("");
    ASSERT_TRUE(page);
    ASSERT_FALSE(page->runs.empty());
    EXPECT_TRUE(page->runs.back().within);
    EXPECT_THAT(page->runs.back().line, HasSubstr("\"Ben\""));
}

INSTANTIATE_TEST_SUITE_P(Boards, ServerUpgrade, testing::Values("new-board", "upgraded-board"));

TEST(ServerUpgradeOf100, KeepsItsRuns) {
    EXPECT_EQ(refusal("Ben", "upgraded-board",
                      "INSERT INTO lichter_aus.runs (line)"
                      " SELECT line FROM lichter_aus.runs WHERE player = 'Mina'"),
              "23514");
    const auto board = query("owner", "upgraded-board", "SELECT version, removals FROM lichter_aus.board");
    EXPECT_EQ(board[0][0].as<int>(), 1);
    EXPECT_EQ(
        query("owner", "upgraded-board", "SELECT count(*) FROM lichter_aus.runs WHERE player = 'Mina'")[0][0].as<int>(),
        1);
}

/// Kilobytes that the program has had at most.
std::size_t mostMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == "VmHWM:") {
            std::size_t kilobytes = 0;
            status >> kilobytes;
            return kilobytes;
        }
    return 0;
}

class HostileServerTest : public testing::TestWithParam<test::HostileServer::Sends> {};

TEST_P(HostileServerTest, CannotSendMuchMoreThanWasAskedFor) {
    const test::TemporaryFolder folder;
    for (const bool page : {true, false}) {
        std::filesystem::remove(folder / ".s.PGSQL.5432");
        test::HostileServer hostile(folder / "", GetParam());
        const std::size_t before = mostMemory();
        const auto server = connectionTo("postgresql://Mina@" + encoded((folder / "").string()) + "/board", 60s);
        if (page)
            EXPECT_EQ(server->runsAfter(""), tl::unexpected(SharedProblem::TooMuch));
        else
            EXPECT_EQ(server->classPlan(), tl::unexpected(SharedProblem::TooMuch));
        EXPECT_EQ(server->lastError(), "more than was asked for");
        EXPECT_LE(hostile.sent(), std::size_t{page ? 24U : 8U} << 20) << "with what the system keeps on its way";
        EXPECT_LE(mostMemory() - before, 300U << 10);
    }
}

INSTANTIATE_TEST_SUITE_P(All, HostileServerTest,
                         testing::Values(test::HostileServer::Sends::Rows, test::HostileServer::Sends::OneRow,
                                         test::HostileServer::Sends::WideRows, test::HostileServer::Sends::Parameters,
                                         test::HostileServer::Sends::Notifications,
                                         test::HostileServer::Sends::LoginNotice,
                                         test::HostileServer::Sends::LoginParameters));

} // namespace
} // namespace data
