// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/ServerConnection.hpp"

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <pqxx/pqxx>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <type_traits>

namespace server {

namespace {

using data::SharedProblem;
using Clock = std::chrono::steady_clock;

constexpr int boardVersion = 1; ///< Of the tables.

/// The address with limits for the connection, unless it has its own. Seconds; milliseconds for tcp_user_timeout.
std::string withTimeLimits(std::string address) {
    for (const std::string setting : {"connect_timeout=10", "tcp_user_timeout=20000", "keepalives_idle=30"}) {
        const std::size_t options = address.find('?');
        const std::string name = setting.substr(0, setting.find('=') + 1);
        if (options == std::string::npos)
            address += "?" + setting;
        else if (address.find(name, options) == std::string::npos)
            address += (address.back() == '?' || address.back() == '&' ? "" : "&") + setting;
    }
    return address;
}

/// What a log may have of a failure: nothing that the server says, since that may have names and boards in any
/// language.
std::string wordsForLog(const std::exception& error) {
    const auto* const sql = dynamic_cast<const pqxx::sql_error*>(&error);
    if (sql != nullptr && !sql->sqlstate().empty())
        return "SQLSTATE " + sql->sqlstate();
    return dynamic_cast<const pqxx::broken_connection*>(&error) != nullptr ? "no connection" : "an error";
}

/// Ends connections that have been waiting for an answer for too long: the time limits of a server do not help if it is
/// the server that hangs.
class Watchdog {
public:
    explicit Watchdog(std::chrono::milliseconds patience)
        : m_patience(patience)
        , m_thread([this] { run(); }) {}
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;
    ~Watchdog() {
        {
            const std::lock_guard lock(m_mutex);
            m_stop = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    /// From now on, the connection on this socket is to be done in time. \param socket -1 for none.
    void watch(int socket) {
        {
            const std::lock_guard lock(m_mutex);
            m_socket = socket;
            m_until = Clock::now() + m_patience;
        }
        m_changed.notify_all();
    }

private:
    void run() {
        std::unique_lock lock(m_mutex);
        while (!m_stop) {
            if (m_socket < 0) {
                m_changed.wait(lock);
            } else if (Clock::now() >= m_until) {
                ::shutdown(m_socket, SHUT_RDWR);
                m_socket = -1;
            } else {
                m_changed.wait_until(lock, m_until);
            }
        }
    }

    std::chrono::milliseconds m_patience;
    std::mutex m_mutex; ///< For everything below.
    std::condition_variable m_changed;
    int m_socket = -1;
    Clock::time_point m_until;
    bool m_stop = false;
    std::thread m_thread;
};

/// How far runs were read: which a snapshot shows; and while the runs are read that a later one shows, which that is,
/// and the last number of them. As a text: "10:12:11", or "10:12:11|20:20:|17"; the first snapshot is empty at the
/// beginning.
struct Cursor {
    std::string before;
    std::string until;
    std::string number = "0";

    static Cursor of(const std::string& text) {
        const std::size_t first = text.find('|');
        const std::size_t second = first == std::string::npos ? first : text.find('|', first + 1);
        if (second == std::string::npos)
            return {text, {}};
        return {text.substr(0, first), text.substr(first + 1, second - first - 1), text.substr(second + 1)};
    }
};

class PostgresConnection final : public data::ServerConnection {
public:
    PostgresConnection(std::string address, std::string program, std::chrono::milliseconds patience)
        : m_address(withTimeLimits(std::move(address)))
        , m_program(std::move(program))
        , m_watchdog(patience) {}

    tl::expected<std::string, SharedProblem> player() override {
        return inTransaction([](pqxx::work& work) -> tl::expected<std::string, SharedProblem> {
            const pqxx::result board = work.exec("SELECT version, session_user FROM lichter_aus.board");
            if (board.at(0)[0].as<int>() != boardVersion)
                return tl::unexpected(SharedProblem::Newer);
            return board.at(0)[1].as<std::string>();
        });
    }

    tl::expected<void, SharedProblem> start(const std::string& code) override {
        return inTransaction([&](pqxx::work& work) -> tl::expected<void, SharedProblem> {
            work.exec("INSERT INTO lichter_aus.starts (code) VALUES (" + work.quote(code) + ")");
            return {};
        });
    }

    tl::expected<bool, SharedProblem> store(const std::string& line) override {
        auto stored = inTransaction([&](pqxx::work& work) -> tl::expected<bool, SharedProblem> {
            work.exec("INSERT INTO lichter_aus.runs (line) VALUES (" + work.quote(line) + ") ON CONFLICT DO NOTHING");
            return true;
        });
        if (!stored && m_refused)
            return false;
        return stored;
    }

    tl::expected<data::ServerPage, SharedProblem> runsAfter(const std::string& cursor) override {
        return inTransaction([&](pqxx::work& work) -> tl::expected<data::ServerPage, SharedProblem> {
            // Everything is of one moment.
            work.exec("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
            const pqxx::result board =
                work.exec("SELECT version, id::text, removals::text, pg_current_snapshot()::text,"
                          " extract(epoch FROM clock_timestamp())::bigint FROM lichter_aus.board");
            if (board.at(0)[0].as<int>() != boardVersion)
                return tl::unexpected(SharedProblem::Newer);
            data::ServerPage page;
            page.edition = board.at(0)[1].as<std::string>() + ":" + board.at(0)[2].as<std::string>();
            page.now = std::chrono::sys_seconds(std::chrono::seconds(board.at(0)[4].as<std::int64_t>()));
            Cursor at = Cursor::of(cursor);
            const bool begins = at.until.empty();
            if (begins)
                at.until = board.at(0)[3].as<std::string>();
            for (const auto& row : work.exec(pageQuery(work, at))) {
                data::ServerRun run{row[0].as<std::int64_t>(), row[1].as<std::string>(), {}};
                if (!row[2].is_null())
                    run.within = std::chrono::milliseconds(row[2].as<std::int64_t>());
                page.runs.push_back(std::move(run));
            }
            if (!page.runs.empty())
                page.cursor = at.before + "|" + at.until + "|" + std::to_string(page.runs.back().number);
            else
                page.cursor = begins && !at.before.empty() ? cursor : at.until;
            return page;
        });
    }

    tl::expected<std::string, SharedProblem> classPlan() override {
        return inTransaction([](pqxx::work& work) -> tl::expected<std::string, SharedProblem> {
            return work.exec("SELECT plan FROM lichter_aus.class").at(0)[0].as<std::string>();
        });
    }

    tl::expected<bool, SharedProblem> changeClassPlan(const std::string& before, const std::string& plan) override {
        return inTransaction([&](pqxx::work& work) -> tl::expected<bool, SharedProblem> {
            return work.exec("UPDATE lichter_aus.class SET plan = " + work.quote(plan) +
                             " WHERE plan = " + work.quote(before))
                       .affected_rows() == 1;
        });
    }

    std::string lastError() const override { return m_lastError; }

private:
    /// The next runs that the snapshot `until` shows, but not the one before.
    static std::string pageQuery(pqxx::work& work, const Cursor& at) {
        std::string fresh = "pg_visible_in_snapshot(transaction, " + work.quote(at.until) + "::pg_snapshot)";
        if (!at.before.empty()) {
            const std::string before = work.quote(at.before) + "::pg_snapshot";
            fresh += " AND transaction >= pg_snapshot_xmin(" + before +
                     ") AND NOT pg_visible_in_snapshot(transaction, " + before + ")";
        }
        return "WITH fresh AS MATERIALIZED (SELECT id, bytes FROM lichter_aus.runs WHERE id > " +
               work.quote(at.number) + "::bigint AND " + fresh + " ORDER BY id LIMIT " +
               std::to_string(data::runsInServerPage) +
               "), sized AS (SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS total FROM fresh)"
               " SELECT r.id, r.line::text,"
               " (extract(epoch FROM r.stored_at - r.started_at)::double precision * 1000::double precision)::bigint"
               " FROM sized s JOIN lichter_aus.runs r ON r.id = s.id WHERE s.total <= " +
               std::to_string(data::bytesInServerPage) + "::numeric OR s.total = s.bytes ORDER BY r.id";
    }

    /// Calls `use(work)` in a transaction of an open connection, which is committed unless that returns a problem.
    template<class Use>
    std::invoke_result_t<Use, pqxx::work&> inTransaction(const Use& use) {
        m_refused = false;
        const Watch watch(m_watchdog); // Ends when the transaction has.
        try {
            pqxx::connection& open = connection();
            m_watchdog.watch(open.sock());
            pqxx::work work(open);
            auto result = use(work);
            if (result)
                work.commit();
            return result;
        } catch (const pqxx::broken_connection& error) {
            disconnect();
            return failed(error, SharedProblem::NoConnection);
        } catch (const pqxx::undefined_table& error) {
            return failed(error, SharedProblem::NoTables);
        } catch (const pqxx::insufficient_privilege& error) {
            return failed(error, SharedProblem::Forbidden);
        } catch (const pqxx::data_exception& error) {
            m_refused = true;
            return failed(error, SharedProblem::ServerFailed);
        } catch (const pqxx::integrity_constraint_violation& error) {
            m_refused = true;
            return failed(error, SharedProblem::ServerFailed);
        } catch (const std::exception& error) {
            disconnect(); // It may be lost without libpqxx saying so.
            return failed(error, SharedProblem::ServerFailed);
        }
    }

    pqxx::connection& connection() {
        if (m_connection && m_connection->is_open())
            return *m_connection;
        disconnect();
        m_connection = std::make_unique<pqxx::connection>(m_address);
        m_watchdog.watch(m_connection->sock());
        pqxx::nontransaction settings(*m_connection);
        // The limits also guard against others: a lock that somebody holds must not block the game.
        settings.exec("SET client_encoding TO 'UTF8'; SET standard_conforming_strings TO on;"
                      " SET search_path TO pg_catalog;" // Not what others have put into other schemas.
                      " SET statement_timeout TO '60s'; SET lock_timeout TO '10s';"
                      " SET application_name TO " +
                      settings.quote(m_program));
        settings.commit();
        return *m_connection;
    }

    void disconnect() {
        m_watchdog.watch(-1); // The number of its socket may be another's from now on.
        m_connection.reset();
    }

    tl::unexpected<SharedProblem> failed(const std::exception& error, SharedProblem problem) {
        m_lastError = wordsForLog(error);
        return tl::unexpected(problem);
    }

    /// Stops watching at its end.
    class Watch {
    public:
        explicit Watch(Watchdog& watchdog)
            : m_watchdog(watchdog) {}
        Watch(const Watch&) = delete;
        Watch& operator=(const Watch&) = delete;
        ~Watch() { m_watchdog.watch(-1); }

    private:
        Watchdog& m_watchdog;
    };

    std::string m_address;
    std::string m_program;
    Watchdog m_watchdog;
    std::unique_ptr<pqxx::connection> m_connection;
    std::string m_lastError;
    bool m_refused = false; ///< The last failure was that of what was to be stored.
};

} // namespace

} // namespace server

extern "C" [[gnu::visibility("default")]] data::ServerConnection*
lichter_aus_connect_server( // NOLINT(readability-identifier-naming): a name of C
    const char* address, const char* program, std::int64_t patience) {
    if (program != std::string(LICHTER_VERSION))
        return nullptr;
    return new server::PostgresConnection(address, "lichter-aus " LICHTER_VERSION, std::chrono::milliseconds(patience));
}
