// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/ServerConnection.hpp"

#include <exception>
#include <memory>
#include <pqxx/pqxx>
#include <string>
#include <type_traits>

namespace server {

namespace {

using data::SharedProblem;

constexpr int boardVersion = 1; ///< Of the tables.

/// What is said for every connection, unless the address says otherwise: a server that does not answer is given up.
/// Seconds, and milliseconds for tcp_user_timeout.
std::string withTimeLimits(const std::string& address) {
    std::string whole = address;
    for (const std::string setting : {"connect_timeout=10", "tcp_user_timeout=20000", "keepalives_idle=30"})
        if (address.find(setting.substr(0, setting.find('=') + 1)) == std::string::npos)
            whole += (whole.find('?') == std::string::npos ? "?" : "&") + setting;
    return whole;
}

/// What a log may have of a failure: the first line without what is in quotes, such as names; of an error in a
/// statement only its code, since its words have the row.
std::string wordsForLog(const std::exception& error) {
    if (const auto* const sql = dynamic_cast<const pqxx::sql_error*>(&error);
        sql != nullptr && !sql->sqlstate().empty())
        return "SQLSTATE " + sql->sqlstate();
    const std::string words = error.what();
    std::string safe;
    bool quoted = false;
    for (const char c : words.substr(0, words.find('\n'))) {
        if (!quoted)
            safe += c;
        if (c == '"')
            quoted = !quoted;
        if (c == '"' && !quoted)
            safe += "…\"";
    }
    return safe;
}

class PostgresConnection final : public data::ServerConnection {
public:
    PostgresConnection(std::string address, std::string program)
        : m_address(withTimeLimits(address))
        , m_program(std::move(program)) {}

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

    tl::expected<data::ServerPage, SharedProblem> runsAfter(std::int64_t number) override {
        return inTransaction([&](pqxx::work& work) -> tl::expected<data::ServerPage, SharedProblem> {
            // The edition and the runs are those of one moment.
            work.exec("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
            const pqxx::result board =
                work.exec("SELECT version, id || ':' || removals, last_run FROM lichter_aus.board");
            if (board.at(0)[0].as<int>() != boardVersion)
                return tl::unexpected(SharedProblem::Newer);
            data::ServerPage page;
            page.edition = board.at(0)[1].as<std::string>();
            if (board.at(0)[2].as<std::int64_t>() < number) // An older state of the server was restored.
                page.edition += ":" + board.at(0)[2].as<std::string>();
            const pqxx::result rows =
                work.exec("SELECT id, line || jsonb_build_object('player', player),"
                          " (extract(epoch FROM stored_at - started_at) * 1000)::bigint"
                          " FROM (SELECT *, sum(bytes) OVER (ORDER BY id) AS total FROM"
                          " (SELECT * FROM lichter_aus.runs WHERE id > " +
                          std::to_string(number) + " ORDER BY id LIMIT " + std::to_string(data::runsInServerPage) +
                          ") AS next) AS sized WHERE total <= " + std::to_string(data::bytesInServerPage) +
                          " OR total = bytes ORDER BY id");
            for (const auto& row : rows) {
                data::ServerRun run{row[0].as<std::int64_t>(), row[1].as<std::string>(), {}};
                if (!row[2].is_null())
                    run.within = std::chrono::milliseconds(row[2].as<std::int64_t>());
                page.runs.push_back(std::move(run));
            }
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
    /// Calls `use(work)` in a transaction of an open connection, which is committed unless that returns a problem.
    template<class Use>
    std::invoke_result_t<Use, pqxx::work&> inTransaction(const Use& use) {
        m_refused = false;
        try {
            pqxx::work work(connection());
            auto result = use(work);
            if (result)
                work.commit();
            return result;
        } catch (const pqxx::broken_connection& error) {
            m_connection.reset();
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
            m_connection.reset(); // It may be lost without libpqxx saying so.
            return failed(error, SharedProblem::ServerFailed);
        }
    }

    pqxx::connection& connection() {
        if (m_connection && m_connection->is_open())
            return *m_connection;
        m_connection = std::make_unique<pqxx::connection>(m_address);
        pqxx::nontransaction settings(*m_connection);
        // The limits are for what others do as well: whoever locked a row and went away must not keep the game.
        settings.exec("SET client_encoding TO 'UTF8'; SET standard_conforming_strings TO on;"
                      " SET statement_timeout TO '60s'; SET lock_timeout TO '10s';"
                      " SET application_name TO " +
                      settings.quote(m_program));
        settings.commit();
        return *m_connection;
    }

    tl::unexpected<SharedProblem> failed(const std::exception& error, SharedProblem problem) {
        m_lastError = wordsForLog(error);
        return tl::unexpected(problem);
    }

    std::string m_address;
    std::string m_program;
    std::unique_ptr<pqxx::connection> m_connection;
    std::string m_lastError;
    bool m_refused = false; ///< The last failure was that of what was to be stored.
};

} // namespace

} // namespace server

extern "C" [[gnu::visibility("default")]] data::ServerConnection* lichter_aus_connect_server(const char* address,
                                                                                             const char* program) {
    return new server::PostgresConnection(address, program);
}
