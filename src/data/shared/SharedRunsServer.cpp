// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The runs of a shared leaderboard on a server.

#include "data/database/Attempt.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/shared/SharedRuns.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace data {

namespace {

/// How far a server was read.
struct ReadUntil {
    std::string edition; ///< See editionOf; empty before anything was read.
    std::string cursor;  ///< See ServerPage.
};

/// A later version of the program may accept what this one refuses, so it reads everything again.
std::string editionOf(const ServerPage& page) {
    return page.edition + " " LICHTER_VERSION;
}

/// Whether the numbers rise, after those of the page before: a broken server must not be read for ever.
bool goesOn(const ServerPage& page, std::int64_t& last) {
    for (const ServerRun& run : page.runs)
        if (run.number <= std::exchange(last, run.number))
            return false;
    return true;
}

tl::expected<ReadUntil, StorageProblem> readUntil(Database& database) {
    return attemptOn(database, [](SQLite::Database& sql) {
        SQLite::Statement select(sql, "SELECT edition, cursor FROM read_server");
        return select.executeStep() ? ReadUntil{textOf(select.getColumn(0)), textOf(select.getColumn(1))} : ReadUntil();
    });
}

tl::expected<void, StorageProblem> note(Database& database, const ReadUntil& until) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        SQLite::Statement insert(sql, "INSERT INTO read_server(id, edition, cursor) VALUES (1, ?1, ?2)"
                                      " ON CONFLICT DO UPDATE SET edition = ?1, cursor = ?2");
        insert.bind(1, until.edition);
        insert.bind(2, until.cursor);
        insert.exec();
        transaction.commit();
    });
}

/// Stores the runs of a page. What is from the future by both clocks is refused, so a computer whose clock is behind
/// loses nothing.
tl::expected<void, StorageProblem> store(Database& database, const ServerPage& page, puzzle::Moment now,
                                         SharedNews& news) {
    std::string lines;
    std::vector<std::optional<puzzle::Milliseconds>> within;
    for (const ServerRun& run : page.runs) {
        lines.append(run.line).append("\n");
        within.push_back(run.within);
    }
    std::istringstream in(std::move(lines));
    const ImportReport report = importRuns(database, in, std::max(now, page.now), Copies::Keep, within);
    news.runs += report.stored;
    news.refused += report.read.refused;
    news.changed = news.changed || report.stored > 0;
    if (report.stopped)
        return tl::unexpected(*report.stopped);
    return {};
}

/// Reads what is new on a server into a database.
/// \returns the edition of the server if it is another than that of the runs in the database; otherwise an empty text.
tl::expected<std::string, SharedFailure> readNew(Database& database, SharedServer& server, puzzle::Moment now,
                                                 const std::atomic<bool>& stop, SharedNews& news) {
    auto until = readUntil(database);
    if (!until)
        return tl::unexpected(SharedFailure(until.error()));
    for (std::int64_t last = std::numeric_limits<std::int64_t>::min(); !stop;) {
        const auto page = server.runsAfter(until->cursor);
        if (!page)
            return tl::unexpected(SharedFailure(page.error()));
        if (!until->edition.empty() && editionOf(*page) != until->edition)
            return editionOf(*page);
        if (!goesOn(*page, last))
            return tl::unexpected(SharedFailure(SharedProblem::ServerFailed));
        if (const auto stored = store(database, *page, now, news); !stored)
            return tl::unexpected(SharedFailure(stored.error()));
        const bool more = !page->runs.empty();
        if (page->cursor != until->cursor) {
            *until = {editionOf(*page), page->cursor};
            if (const auto noted = note(database, *until); !noted)
                return tl::unexpected(SharedFailure(noted.error()));
        }
        if (!more)
            break;
    }
    return std::string();
}

} // namespace

tl::expected<SharedNews, SharedFailure> SharedRuns::follow(SharedServer& shared, puzzle::Moment now,
                                                           const std::atomic<bool>& stop) {
    if (!m_database.saves())
        return tl::unexpected(SharedFailure(m_database.refusal()));
    SharedNews news;
    const auto other = readNew(m_database, shared, now, stop, news);
    if (!other)
        return tl::unexpected(other.error());
    if (!other->empty()) {
        const auto goesOn = [&](Database& begun) {
            const auto until = readUntil(begun);
            return until && (until->edition.empty() || until->edition == *other);
        };
        const auto read = readAgain(
            goesOn,
            [&](Database& begun) {
                SharedNews ignored; // The same runs as before.
                return readNew(begun, shared, now, stop, ignored).map([&](const std::string& another) {
                    return another.empty() && !stop; // Otherwise the next time.
                });
            },
            news);
        if (!read)
            return tl::unexpected(read.error());
    }
    logStrange(news);
    return news;
}

} // namespace data
