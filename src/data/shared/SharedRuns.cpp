// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedRuns.hpp"

#include "data/database/Attempt.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/shared/Sha256.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t linesAtOnce = 500;
constexpr std::string_view runsFile = "board-"; ///< What the names of databases begin with.
constexpr std::size_t hashInName = 16;          ///< Digits of the hash of the board's name.

/// Returns the first lines of a text, and removes them from it.
std::string_view takeLines(std::string_view& text, std::size_t count) {
    std::size_t end = 0;
    for (; count > 0 && end < text.size(); --count)
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    const std::string_view lines = text.substr(0, end);
    text.remove_prefix(end);
    return lines;
}

std::vector<std::string> readFiles(SQLite::Database& sql) {
    std::vector<std::string> names;
    SQLite::Statement select(sql, "SELECT file FROM read_files ORDER BY file");
    while (select.executeStep())
        names.push_back(textOf(select.getColumn(0)));
    return names;
}

std::vector<std::string> missingFrom(const std::vector<std::string>& names, const std::vector<std::string>& others) {
    std::vector<std::string> missing;
    std::set_difference(names.begin(), names.end(), others.begin(), others.end(), std::back_inserter(missing));
    return missing;
}

/// Takes note of something that is no file of runs.
void skip(const std::string& name, SharedNews& news, const Log& log) {
    ++news.strange;
    log.warn("shared board: skipped " + name);
}

/// Reads files into a database.
class Reading {
public:
    Reading(Database& database, const SharedFolder& shared, puzzle::Moment now, const std::atomic<bool>& stop,
            SharedNews& news)
        : m_database(database)
        , m_shared(shared)
        , m_now(now)
        , m_stop(stop)
        , m_news(news) {}

    tl::expected<void, SharedFailure> read(const std::vector<std::string>& names) {
        for (const std::string& name : names) {
            if (m_stop)
                return {};
            const auto file = m_shared.read(name);
            if (!file)
                return tl::unexpected(SharedFailure(file.error()));
            switch (file->content) {
            case SharedFolder::Content::Complete:
                if (const auto stored = store(name, file->lines); !stored)
                    return tl::unexpected(SharedFailure(stored.error()));
                break;
            case SharedFolder::Content::Unfinished:
                ++m_news.unfinished;
                break;
            case SharedFolder::Content::Strange:
                skip(name, m_news, m_database.log());
                break;
            }
        }
        return {};
    }

private:
    tl::expected<void, StorageProblem> store(const std::string& name, std::string_view lines) {
        std::size_t refused = 0;
        bool early = false;
        while (!lines.empty()) {
            if (m_stop)
                return {};
            std::istringstream some{std::string(takeLines(lines, linesAtOnce))};
            const ImportReport report = importRuns(m_database, some, m_now, Copies::Keep);
            m_news.runs += report.stored;
            m_news.changed = m_news.changed || report.stored > 0;
            if (report.stopped)
                return tl::unexpected(*report.stopped);
            refused += report.read.refused;
            for (const RefusedLine& line : report.read.refusals) {
                const auto* const why = std::get_if<RunProblem>(&line.why);
                early = early || (why != nullptr && *why == RunProblem::FutureDate);
            }
        }
        m_news.refused += refused;
        if (refused > 0)
            m_database.log().warn("shared board: " + name + ": lines refused: " + std::to_string(refused));
        // A run from a computer whose clock is ahead counts later.
        return early ? tl::expected<void, StorageProblem>() : note(name);
    }

    /// Notes that a file need not be read again.
    tl::expected<void, StorageProblem> note(const std::string& name) {
        return attemptOn(m_database, [&](SQLite::Database& sql) {
            SQLite::Transaction transaction = beginWrite(m_database);
            SQLite::Statement insert(sql, "INSERT OR IGNORE INTO read_files(file) VALUES (?)");
            insert.bind(1, name);
            insert.exec();
            transaction.commit();
        });
    }

    Database& m_database;
    const SharedFolder& m_shared;
    puzzle::Moment m_now;
    const std::atomic<bool>& m_stop;
    SharedNews& m_news;
};

/// A new database, removed with the object.
class TemporaryDatabase {
public:
    TemporaryDatabase(fs::path file, puzzle::Kinds kinds, const Log& log)
        : m_file(std::move(file)) {
        removeDatabase(m_file); // What a killed program has left.
        m_database.emplace(Database::open(m_file, kinds, Inspection::AtOnce, log));
    }
    TemporaryDatabase(const TemporaryDatabase&) = delete;
    TemporaryDatabase& operator=(const TemporaryDatabase&) = delete;
    ~TemporaryDatabase() {
        m_database.reset();
        removeDatabase(m_file);
    }
    [[nodiscard]] Database& database() noexcept { return *m_database; }

private:
    fs::path m_file;
    std::optional<Database> m_database;
};

} // namespace

fs::path sharedRunsFile(const fs::path& folder, const std::string& board) {
    return folder / (std::string(runsFile) + sha256(board).substr(0, hashInName) + ".db");
}

bool isSharedRunsFile(const fs::path& name) {
    return name.string().starts_with(runsFile);
}

SharedRuns::SharedRuns(fs::path file, puzzle::Kinds kinds, Log log)
    : m_file(std::move(file))
    , m_kinds(kinds)
    , m_log(std::move(log))
    , m_database(Database::open(m_file, kinds, Inspection::InBackground, m_log)) {}

tl::expected<SharedNews, SharedFailure> SharedRuns::follow(const SharedFolder& shared, puzzle::Moment now,
                                                           const std::atomic<bool>& stop) {
    if (const auto usable = shared.check(); !usable)
        return tl::unexpected(SharedFailure(usable.error()));
    const auto listing = shared.list();
    if (!listing)
        return tl::unexpected(SharedFailure(listing.error()));
    const auto known = attemptOn(m_database, readFiles);
    if (!known)
        return tl::unexpected(SharedFailure(known.error()));
    if (!m_database.saves())
        return tl::unexpected(SharedFailure(m_database.refusal()));

    const bool removed = !missingFrom(*known, listing->files).empty();
    SharedNews news;
    for (const std::string& name : listing->strange)
        skip(name, news, m_log);
    const auto read = removed ? readAgain(shared, listing->files, now, stop, news)
                              : Reading(m_database, shared, now, stop, news).read(missingFrom(listing->files, *known));
    if (!read)
        return tl::unexpected(read.error());
    return news;
}

tl::expected<void, SharedFailure> SharedRuns::readAgain(const SharedFolder& shared,
                                                        const std::vector<std::string>& files, puzzle::Moment now,
                                                        const std::atomic<bool>& stop, SharedNews& news) {
    TemporaryDatabase rebuilt(m_file.string() + "-again", m_kinds, m_log);
    if (const auto read = Reading(rebuilt.database(), shared, now, stop, news).read(files); !read || stop)
        return read;
    const auto replaced =
        attemptOn(m_database, [&](SQLite::Database& sql) { copyContent(rebuilt.database().connection().sql, sql); });
    if (!replaced)
        return tl::unexpected(SharedFailure(replaced.error()));
    news.changed = true;
    return {};
}

} // namespace data
