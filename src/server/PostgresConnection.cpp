// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/ServerConnection.hpp"
#include "server/Relay.hpp"

#include <algorithm>
#include <charconv>
#include <exception>
#include <initializer_list>
#include <libpq-fe.h>
#include <locale.h> // NOLINT(modernize-deprecated-headers): of POSIX, not of C++.
#include <memory>
#include <optional>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <type_traits>
#include <utility>
#include <vector>

namespace server {

namespace {

using data::SharedProblem;
using Clock = Relay::Clock;
using std::chrono::milliseconds;

constexpr int boardVersion = 1; ///< Version of the tables.

/// What a server may send in a transaction, with everything around it.
constexpr std::size_t pageBytes = 2 * std::size_t{data::bytesInServerPage};
constexpr std::size_t otherBytes = 4 * data::maxClassFileBytes;
/// A connection is made anew after as many, since libpq keeps whatever a server says of itself until then.
constexpr std::size_t connectionBytes = 8 * pageBytes;

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

/// Why a question has no answer.
struct Failure : std::exception {
    explicit Failure(std::string_view sqlState = {}, bool relayEnded = false)
        : state(sqlState)
        , tooMuch(relayEnded) {}
    std::string state;                          ///< The SQLSTATE; empty if it is none of the server's errors.
    bool tooMuch;                               ///< The server has sent more than it might.
    std::optional<SharedProblem> unconnected{}; ///< Why there is no connection, if that is known.

    [[nodiscard]] bool is(std::string_view start) const noexcept { return state.starts_with(start); }
};

/// The answer to a question: texts, whatever the server says that they are.
class Answer {
public:
    explicit Answer(PGresult* result)
        : m_result(result) {}

    [[nodiscard]] const PGresult* get() const noexcept { return m_result.get(); }
    [[nodiscard]] int rows() const noexcept { return PQntuples(m_result.get()); }
    [[nodiscard]] std::string text(int row, int column) const {
        if (row >= rows() || column >= PQnfields(m_result.get()))
            throw Failure();
        return {PQgetvalue(m_result.get(), row, column),
                static_cast<std::size_t>(PQgetlength(m_result.get(), row, column))};
    }
    [[nodiscard]] std::int64_t number(int row, int column) const {
        const std::string digits = text(row, column);
        std::int64_t value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (read.ec != std::errc() || read.ptr != digits.data() + digits.size())
            throw Failure();
        return value;
    }
    /// How many rows were changed.
    [[nodiscard]] bool changedOne() const { return std::string_view(PQcmdTuples(m_result.get())) == "1"; }

private:
    struct Clear {
        void operator()(PGresult* result) const noexcept { PQclear(result); }
    };
    std::unique_ptr<PGresult, Clear> m_result;
};

/// As long as it exists, libpq speaks English in this thread.
class InEnglish {
public:
    InEnglish()
        : m_english(newlocale(LC_ALL_MASK, "C", nullptr))
        , m_before(uselocale(m_english)) {}
    ~InEnglish() {
        uselocale(m_before);
        freelocale(m_english);
    }
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;

private:
    locale_t m_english;
    locale_t m_before;
};

/// The line that libpq says about a connection that has failed, the last time it tried: after the address, which has
/// names.
std::string_view lastWords(const PGconn* connection) {
    std::string_view said = PQerrorMessage(connection);
    constexpr std::string_view before = " failed: ";
    if (const std::size_t at = said.rfind(before); at != std::string_view::npos)
        said.remove_prefix(at + before.size());
    return said.substr(0, said.find('\n'));
}

/// The SQLSTATE at the end of what libpq says with PQERRORS_SQLSTATE, if the server has refused: "FATAL:  28P01".
std::string_view stateIn(std::string_view words) {
    constexpr std::size_t length = 5;
    const std::string_view last = words.substr(words.find_last_of(' ') + 1);
    const bool isState =
        last.size() == length && last.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == last.npos;
    return isState ? last : std::string_view();
}

/// Why there is no connection. \pre InEnglish
Failure unconnected(const PGconn* connection, bool tooMuch) {
    const std::string_view words = lastWords(connection);
    const auto says = [words](std::string_view part) { return words.find(part) != std::string_view::npos; };
    Failure failure(stateIn(words), tooMuch);
    if (PQconnectionNeedsPassword(connection) != 0)
        failure.unconnected = SharedProblem::NoPassword;
    else if (failure.is("28"))
        failure.unconnected = SharedProblem::LoginRefused;
    else if (failure.is("3D"))
        failure.unconnected = SharedProblem::NoDatabase;
    else if (says("server does not support SSL"))
        failure.unconnected = SharedProblem::NoTls;
    else if (says("root certificate file") || says("locate root certificate"))
        failure.unconnected = SharedProblem::NoRootCertificate;
    else if (says("certificate"))
        failure.unconnected = SharedProblem::WrongCertificate;
    return failure;
}

/// A connection of libpq with a relay.
class Link {
public:
    /// \param patience how long it may take to connect, where the address does not say it. \throws Failure.
    Link(const std::string& address, milliseconds patience)
        : m_connection(PQconnectStart(address.c_str())) {
        PQsetNoticeReceiver(
            m_connection.get(), [](void*, const PGresult*) {}, nullptr); // Not to standard error.
        PQsetErrorVerbosity(m_connection.get(), PQERRORS_SQLSTATE);      // See stateIn().
        const InEnglish english;
        connect(Clock::now() + patience);
    }
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link() = default;

    [[nodiscard]] Relay& relay() noexcept { return *m_relay; }
    [[nodiscard]] bool isOpen() const { return PQstatus(m_connection.get()) == CONNECTION_OK; }

    /// Asks the server, with values for $1, $2 …. \throws Failure.
    Answer ask(const std::string& statement, std::initializer_list<std::string> values = {}) {
        std::vector<const char*> texts;
        for (const std::string& value : values)
            texts.push_back(value.c_str());
        Answer answer(PQexecParams(m_connection.get(), statement.c_str(), static_cast<int>(texts.size()), nullptr,
                                   texts.data(), nullptr, nullptr, 0));
        dropNotifications();
        const ExecStatusType status = PQresultStatus(answer.get());
        if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
            return answer;
        const char* const state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
        throw Failure(state != nullptr ? state : "", m_relay->tooMuch());
    }

private:
    struct Finish {
        void operator()(PGconn* connection) const noexcept { PQfinish(connection); }
    };

    /// How long to wait for each computer of the address: its connect_timeout.
    [[nodiscard]] Clock::duration timeOfEach() const {
        int seconds = 0;
        if (PQconninfoOption* const options = PQconninfo(m_connection.get())) {
            for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option)
                if (option->val != nullptr && option->keyword == std::string_view("connect_timeout")) {
                    const std::string_view value = option->val;
                    std::from_chars(value.data(), value.data() + value.size(), seconds);
                }
            PQconninfoFree(options);
        }
        return seconds > 0 ? std::chrono::seconds(seconds) : std::chrono::hours(1);
    }

    /// What PQconnectdb does, but with a relay as soon as there is somebody at the other end.
    void connect(Clock::time_point end) {
        const Clock::duration each = timeOfEach();
        int socket = -1;
        Clock::time_point until;
        for (PostgresPollingStatusType wants = PGRES_POLLING_WRITING; wants != PGRES_POLLING_OK;
             wants = PQconnectPoll(m_connection.get())) {
            if (wants == PGRES_POLLING_FAILED || PQstatus(m_connection.get()) == CONNECTION_BAD || Clock::now() >= end)
                throw unconnected(m_connection.get(), m_relay != nullptr && m_relay->tooMuch());
            const int before = std::exchange(socket, PQsocket(m_connection.get()));
            if (socket != before)
                until = std::min(Clock::now() + each, end);
            if (PQstatus(m_connection.get()) == CONNECTION_AWAITING_RESPONSE &&
                (m_relay == nullptr || !m_relay->standsBefore(socket)))
                m_relay = std::make_unique<Relay>(socket, otherBytes, until);
            pollfd waiting{socket, static_cast<short>(wants == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
            const auto left = std::chrono::ceil<milliseconds>(until - Clock::now()).count();
            if (left <= 0 || ::poll(&waiting, 1, static_cast<int>(left)) == 0) {
                ::shutdown(socket, SHUT_RDWR); // libpq tries the next one, if there is another.
                until = end;
            }
        }
        if (m_relay == nullptr)
            throw Failure();
    }

    /// libpq would keep them.
    void dropNotifications() {
        while (PGnotify* const notification = PQnotifies(m_connection.get()))
            PQfreemem(notification);
    }

    std::unique_ptr<Relay> m_relay; ///< Goes after the connection, whose end it passes on.
    std::unique_ptr<PGconn, Finish> m_connection;
};

/// How far runs were read: up to a snapshot; and while the runs of a later one are being read, that snapshot and the
/// last number of them. As a text: "10:12:11", or "10:12:11|20:20:|17"; the first snapshot is empty at the beginning.
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
    PostgresConnection(std::string address, std::string program, milliseconds patience)
        : m_address(withTimeLimits(std::move(address)))
        , m_program(std::move(program))
        , m_patience(patience) {}

    tl::expected<std::string, SharedProblem> player() override {
        return inTransaction(otherBytes, [](Link& server) -> tl::expected<std::string, SharedProblem> {
            const Answer board = server.ask("SELECT version, session_user FROM lichter_aus.board");
            if (board.number(0, 0) != boardVersion)
                return tl::unexpected(SharedProblem::Newer);
            return board.text(0, 1);
        });
    }

    tl::expected<void, SharedProblem> start(const std::string& code) override {
        return inTransaction(otherBytes, [&](Link& server) -> tl::expected<void, SharedProblem> {
            server.ask("INSERT INTO lichter_aus.starts (code) VALUES ($1)", {code});
            return {};
        });
    }

    tl::expected<bool, SharedProblem> store(const std::string& line) override {
        auto stored = inTransaction(otherBytes, [&](Link& server) -> tl::expected<bool, SharedProblem> {
            server.ask("INSERT INTO lichter_aus.runs (line) VALUES ($1) ON CONFLICT DO NOTHING", {line});
            return true;
        });
        if (!stored && m_refused)
            return false;
        return stored;
    }

    tl::expected<data::ServerPage, SharedProblem> runsAfter(const std::string& cursor) override {
        return inTransaction(pageBytes, [&](Link& server) -> tl::expected<data::ServerPage, SharedProblem> {
            // Everything is of one moment.
            server.ask("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
            const Answer board = server.ask("SELECT version, id::text, removals::text, pg_current_snapshot()::text,"
                                            " extract(epoch FROM clock_timestamp())::bigint FROM lichter_aus.board");
            if (board.number(0, 0) != boardVersion)
                return tl::unexpected(SharedProblem::Newer);
            data::ServerPage page;
            page.edition = board.text(0, 1) + ":" + board.text(0, 2);
            page.now = std::chrono::sys_seconds(std::chrono::seconds(board.number(0, 4)));
            Cursor at = Cursor::of(cursor);
            const bool begins = at.until.empty();
            if (begins)
                at.until = board.text(0, 3);
            const Answer runs = askForPage(server, at);
            for (int row = 0; row < runs.rows(); ++row) {
                data::ServerRun run{runs.number(row, 0), runs.text(row, 1), {}};
                if (const std::string within = runs.text(row, 2); !within.empty())
                    run.within = milliseconds(runs.number(row, 2));
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
        return inTransaction(otherBytes, [](Link& server) -> tl::expected<std::string, SharedProblem> {
            return server.ask("SELECT plan FROM lichter_aus.class").text(0, 0);
        });
    }

    tl::expected<bool, SharedProblem> changeClassPlan(const std::string& before, const std::string& plan) override {
        return inTransaction(otherBytes, [&](Link& server) -> tl::expected<bool, SharedProblem> {
            return server.ask("UPDATE lichter_aus.class SET plan = $1 WHERE plan = $2", {plan, before}).changedOne();
        });
    }

    std::string lastError() const override { return m_lastError; }

private:
    /// The next runs that the snapshot `until` shows, but not the one before.
    static Answer askForPage(Link& server, const Cursor& at) {
        // In an empty snapshot nothing is visible.
        return server.ask("WITH fresh AS MATERIALIZED (SELECT id, bytes FROM lichter_aus.runs WHERE id > $2::bigint"
                          " AND pg_visible_in_snapshot(transaction, $1::pg_snapshot)" +
                              std::string(at.before.empty() ? " AND $3 = ''"
                                                            : " AND transaction >= pg_snapshot_xmin($3::pg_snapshot)"
                                                              " AND NOT pg_visible_in_snapshot(transaction,"
                                                              " $3::pg_snapshot)") +
                              " ORDER BY id LIMIT " + std::to_string(data::runsInServerPage) +
                              "), sized AS (SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS total FROM fresh)"
                              " SELECT r.id, r.line::text, (extract(epoch FROM r.stored_at - r.started_at)"
                              "::double precision * 1000::double precision)::bigint"
                              " FROM sized s JOIN lichter_aus.runs r ON r.id = s.id WHERE s.total <= " +
                              std::to_string(data::bytesInServerPage) + "::numeric OR s.total = s.bytes ORDER BY r.id",
                          {at.until, at.number, at.before});
    }

    /// Calls `use(link)` in a transaction of an open connection, which is committed unless that returns a problem.
    /// \param bytes what the server may send.
    template<class Use>
    std::invoke_result_t<Use, Link&> inTransaction(std::size_t bytes, const Use& use) {
        m_refused = false;
        try {
            Link& server = link();
            server.relay().allow(bytes, Clock::now() + m_patience);
            // What players give is refused in any other isolation.
            server.ask("BEGIN ISOLATION LEVEL READ COMMITTED");
            try {
                auto result = use(server);
                server.ask(result ? "COMMIT" : "ROLLBACK");
                server.relay().rest();
                return result;
            } catch (const Failure&) {
                if (server.isOpen())
                    server.ask("ROLLBACK");
                server.relay().rest();
                throw;
            }
        } catch (const Failure& failure) {
            return failed(failure);
        } catch (const std::exception&) {
            return failed(Failure());
        }
    }

    Link& link() {
        if (m_link != nullptr && m_link->isOpen() && m_link->relay().received() < connectionBytes)
            return *m_link;
        m_link.reset();
        auto link = std::make_unique<Link>(m_address, m_patience);
        link->relay().allow(otherBytes, Clock::now() + m_patience);
        // The limits also guard against others: a lock that somebody holds must not block the game.
        link->ask("SELECT pg_catalog.set_config('client_encoding', 'UTF8', false),"
                  " pg_catalog.set_config('standard_conforming_strings', 'on', false),"
                  " pg_catalog.set_config('search_path', 'pg_catalog', false)," // Not what others have put elsewhere.
                  " pg_catalog.set_config('statement_timeout', '60s', false),"
                  " pg_catalog.set_config('lock_timeout', '10s', false),"
                  " pg_catalog.set_config('application_name', $1, false)",
                  {m_program});
        m_link = std::move(link);
        return *m_link;
    }

    /// Notes a failure. The connection is kept only if it is certain that it is not to blame.
    tl::unexpected<SharedProblem> failed(const Failure& failure) {
        const bool open = m_link != nullptr && m_link->isOpen();
        // What a log may have of it: nothing that the server says, since that may have names and boards in any
        // language.
        m_lastError = failure.tooMuch          ? "more than was asked for"
                      : !failure.state.empty() ? "SQLSTATE " + failure.state
                      : !open                  ? "no connection"
                                               : "an error";
        m_refused = open && (failure.is("22") || failure.is("23")); // What cannot be stored.
        const bool goesOn = m_refused || failure.state == undefinedTable || failure.state == forbidden;
        if (!goesOn)
            m_link.reset();
        if (failure.tooMuch)
            return tl::unexpected(SharedProblem::TooMuch);
        if (!open)
            return tl::unexpected(failure.unconnected.value_or(SharedProblem::NoConnection));
        return tl::unexpected(failure.state == undefinedTable ? SharedProblem::NoTables
                              : failure.state == forbidden    ? SharedProblem::Forbidden
                                                              : SharedProblem::ServerFailed);
    }

    static constexpr std::string_view undefinedTable = "42P01";
    static constexpr std::string_view forbidden = "42501";

    std::string m_address;
    std::string m_program;
    milliseconds m_patience;
    std::unique_ptr<Link> m_link;
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
