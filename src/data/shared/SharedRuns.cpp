// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedRuns.hpp"

#include "data/database/Attempt.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/shared/Sha256.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
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

std::vector<std::string> filesIn(SQLite::Database& sql, const char* which) {
    return textsOf(sql, std::string("SELECT file FROM read_files ") + which + " ORDER BY file");
}

/// The files that were read completely, and all files of which there may be runs.
struct KnownFiles {
    std::vector<std::string> done;
    std::vector<std::string> all;
};

tl::expected<KnownFiles, StorageProblem> knownFiles(Database& database) {
    return attemptOn(database, [](SQLite::Database& sql) {
        return KnownFiles{filesIn(sql, "WHERE done = 1"), filesIn(sql, "")};
    });
}

std::vector<std::string> missingFrom(const std::vector<std::string>& names, const std::vector<std::string>& others) {
    std::vector<std::string> missing;
    std::set_difference(names.begin(), names.end(), others.begin(), others.end(), std::back_inserter(missing));
    return missing;
}

/// Reads files into a database.
class Reading {
public:
    struct Context {
        const SharedFolder& shared;
        puzzle::Moment now;
        const std::atomic<bool>& stop;
    };

    Reading(Database& database, const Context& context, SharedPatience& patience, SharedNews& news)
        : m_database(database)
        , m_context(context)
        , m_patience(patience)
        , m_news(news) {}

    tl::expected<void, SharedFailure> read(const std::vector<std::string>& names) {
        for (const std::string& name : names) {
            if (m_patience.skips(name))
                continue;
            if (m_context.stop)
                return {};
            const auto file = m_context.shared.read(name);
            if (m_context.stop) // The drive may have taken its time.
                return {};
            if (!file)
                return tl::unexpected(SharedFailure(file.error()));
            switch (file->content) {
            case SharedFolder::Content::Complete:
                if (const auto stored = store(name, file->lines); !stored)
                    return tl::unexpected(SharedFailure(stored.error()));
                break;
            case SharedFolder::Content::Unfinished:
                ++m_news.unfinished;
                m_patience.waitFor(name);
                break;
            case SharedFolder::Content::Strange:
                ++m_news.strange;
                m_patience.giveUp(name);
                break;
            }
        }
        return {};
    }

private:
    tl::expected<void, StorageProblem> store(const std::string& name, std::string_view lines) {
        if (auto noted = note(name, false); !noted)
            return noted;
        bool early = false;
        while (!lines.empty()) {
            if (m_context.stop)
                return {};
            std::istringstream some{std::string(takeLines(lines, linesAtOnce))};
            const ImportReport report = importRuns(m_database, some, m_context.now, Copies::Keep);
            m_news.runs += report.stored;
            m_news.refused += report.read.refused;
            m_news.changed = m_news.changed || report.stored > 0;
            if (report.stopped)
                return tl::unexpected(*report.stopped);
            for (const RefusedLine& line : report.read.refusals) {
                const auto* const why = std::get_if<RunProblem>(&line.why);
                early = early || (why != nullptr && *why == RunProblem::FutureDate);
            }
        }
        if (!early)
            return note(name, true);
        m_patience.waitFor(name); // A run from a computer whose clock is ahead counts later.
        return {};
    }

    /// Notes that there are runs of a file, or all of its runs.
    tl::expected<void, StorageProblem> note(const std::string& name, bool done) {
        return attemptOn(m_database, [&](SQLite::Database& sql) {
            SQLite::Transaction transaction = beginWrite(m_database);
            SQLite::Statement insert(sql, "INSERT INTO read_files(file, done) VALUES (?1, ?2)"
                                          " ON CONFLICT DO UPDATE SET done = ?2");
            insert.bind(1, name);
            insert.bind(2, done ? 1 : 0);
            insert.exec();
            transaction.commit();
        });
    }

    Database& m_database;
    const Context& m_context;
    SharedPatience& m_patience;
    SharedNews& m_news;
};

/// The name that the player of a run has now, if the run has a former one.
template<class AnyRun>
std::optional<std::string> newNameOf(const AnyRun& run, const NewNames& names) {
    const auto found = names.find(identityOf(run));
    const std::string folded = foldedName(run.player);
    if (found == names.end() || std::ranges::find(found->second.former, folded) == found->second.former.end() ||
        folded == foldedName(found->second.name))
        return std::nullopt;
    return found->second.name;
}

/// Whether a database has rows of a table under a former name of their player.
template<class Table>
bool hasFormerNames(SQLite::Database& sql, const NewNames& names, const std::set<std::string>& former) {
    SQLite::Statement rows(sql, Table::select + "WHERE p.folded = ? ");
    for (const std::string& name : former) {
        rows.reset();
        rows.bind(1, name);
        while (rows.executeStep())
            if (newNameOf(Table::read(rows).run, names))
                return true;
    }
    return false;
}

/// A file of runs with the current names; std::nullopt if nothing changes.
std::optional<std::string> withNewNames(std::string_view lines, const NewNames& names, puzzle::Kinds kinds) {
    std::string renamed;
    bool changed = false;
    while (!lines.empty()) {
        std::string line(takeLines(lines, 1));
        const auto run = readRunLine(line, kinds);
        const auto name = run ? std::visit([&](const auto& each) { return newNameOf(each, names); }, *run)
                              : std::optional<std::string>();
        const auto member = [](const std::string& player) { return "\"player\":" + Json(player).dump(); };
        const std::string before = name ? member(std::visit([](const auto& each) { return each.player; }, *run)) : "";
        // Only the name: the rest stays as the version wrote it that had it played.
        if (const std::size_t at = line.find(before); name && at != std::string::npos) {
            line.replace(at, before.size(), member(*name));
            changed = true;
        }
        renamed += line;
    }
    return changed ? std::optional(std::move(renamed)) : std::nullopt;
}

/// Opens a database that holds what can be read again, so that not every file is worth a sync: a power cut takes the
/// last ones, and leaves the database whole (it is in SQLite's mode WAL).
Database openCopy(const fs::path& file, puzzle::Kinds kinds, Inspection inspection, const Log& log) {
    Database database = Database::open(file, kinds, inspection, log);
    database.told(); // Nobody has to be: what a damaged file has lost is read again.
    // Where this fails, so does what follows.
    static_cast<void>(
        attemptOn(database, [](SQLite::Database& sql) { return sql.exec("PRAGMA synchronous = NORMAL"); }));
    return database;
}

} // namespace

fs::path sharedRunsFile(const fs::path& databases, const fs::path& folder) {
    return databases / (std::string(runsFile) + sha256(folder.string()).substr(0, hashInName) + ".db");
}

fs::path sharedClassFile(const fs::path& database) {
    return fs::path(database) += ".class.json";
}

bool isSharedRunsFile(const fs::path& name) {
    return name.string().starts_with(runsFile);
}

void removeUnusedSharedRuns(const fs::path& databases, const std::vector<fs::path>& used) {
    std::vector<fs::path> unused;
    std::error_code ignored;
    for (fs::directory_iterator at(databases, ignored), end; !ignored && at != end; at.increment(ignored)) {
        // Databases in use include SQLite's files beside them, and what will take their place.
        const auto belongs = [&](const fs::path& file) {
            return at->path().filename().string().starts_with(file.filename().string());
        };
        if (isSharedRunsFile(at->path().filename()) && std::ranges::none_of(used, belongs))
            unused.push_back(at->path());
    }
    for (const fs::path& file : unused)
        fs::remove(file, ignored);
}

SharedRuns::SharedRuns(fs::path file, puzzle::Kinds kinds, Log log)
    : m_file(std::move(file))
    , m_kinds(kinds)
    , m_log(std::move(log))
    , m_database(openCopy(m_file, kinds, Inspection::InBackground, m_log)) {}

tl::expected<SharedNews, SharedFailure> SharedRuns::follow(const SharedFolder& shared, puzzle::Moment now,
                                                           const std::atomic<bool>& stop) {
    const auto listing = shared.list();
    if (!listing)
        return tl::unexpected(SharedFailure(listing.error()));
    const auto known = knownFiles(m_database);
    if (!known)
        return tl::unexpected(SharedFailure(known.error()));
    if (!m_database.saves())
        return tl::unexpected(SharedFailure(m_database.refusal()));

    SharedNews news;
    news.strange = listing->strange;
    m_patience.beginRound();
    // What is new first: to read everything again can take longer than a sitting.
    const Reading::Context context{shared, now, stop};
    auto read = Reading(m_database, context, m_patience, news).read(missingFrom(listing->files, known->done));
    if (read && !stop && !missingFrom(known->all, listing->files).empty()) {
        const auto goesOn = [&](Database& begun) {
            const auto there = knownFiles(begun);
            return there && missingFrom(there->all, listing->files).empty();
        };
        read = readAgain(
            goesOn,
            [&](Database& begun) -> tl::expected<bool, SharedFailure> {
                const auto there = knownFiles(begun);
                if (!there)
                    return tl::unexpected(SharedFailure(there.error()));
                SharedNews ignored; // The same runs as before.
                SharedPatience once;
                return Reading(begun, context, once, ignored).read(missingFrom(listing->files, there->done)).map([&] {
                    return !stop;
                });
            },
            news);
    }
    logStrange(news);
    if (!read)
        return tl::unexpected(read.error());
    const auto readNow = knownFiles(m_database);
    if (!readNow)
        return tl::unexpected(SharedFailure(readNow.error()));
    if (!stop) // Otherwise there was no time for them.
        news.unread = missingFrom(listing->files, readNow->all);
    return news;
}

tl::expected<bool, SharedFailure> SharedRuns::rename(const SharedFolder& shared, const NewNames& names,
                                                     const std::atomic<bool>& stop) {
    std::set<std::string> former;
    for (const auto& [run, name] : names)
        former.insert(name.former.begin(), name.former.end());
    // Usually there are none; then no file has to be read.
    const auto there = attemptOn(m_database, [&](SQLite::Database& sql) {
        return hasFormerNames<RunTable>(sql, names, former) || hasFormerNames<ShiftTable>(sql, names, former);
    });
    if (!there)
        return tl::unexpected(SharedFailure(there.error()));
    if (!*there)
        return false;
    const auto listing = shared.list();
    if (!listing)
        return tl::unexpected(SharedFailure(listing.error()));
    bool changed = false;
    for (const std::string& name : listing->files) {
        if (stop)
            break;
        const auto file = shared.read(name);
        if (!file)
            return tl::unexpected(SharedFailure(file.error()));
        const auto renamed =
            file->content == SharedFolder::Content::Complete ? withNewNames(file->lines, names, m_kinds) : std::nullopt;
        if (!renamed)
            continue;
        if (const auto written = shared.give(*renamed); !written)
            return tl::unexpected(SharedFailure(written.error()));
        changed = true;
        if (const auto removed = shared.remove(name); !removed)
            m_log.warn("shared leaderboard: a file with a former name could not be removed");
    }
    return changed;
}

tl::expected<void, SharedFailure>
SharedRuns::readAgain(const std::function<bool(Database&)>& goesOn,
                      const std::function<tl::expected<bool, SharedFailure>(Database&)>& read, SharedNews& news) {
    const fs::path again = pathBeside(m_file, "-again");
    {
        std::optional<Database> rebuilt = openCopy(again, m_kinds, Inspection::AtOnce, m_log);
        if (!goesOn(*rebuilt)) {
            rebuilt.reset();
            removeDatabase(again);
            rebuilt = openCopy(again, m_kinds, Inspection::AtOnce, m_log);
        }
        if (!rebuilt->saves())
            return tl::unexpected(SharedFailure(rebuilt->refusal()));
        const auto whole = read(*rebuilt);
        if (!whole)
            return tl::unexpected(whole.error());
        if (!*whole)
            return {};
        const auto replaced =
            attemptOn(m_database, [&](SQLite::Database& sql) { copyContent(rebuilt->connection().sql, sql); });
        if (!replaced)
            return tl::unexpected(SharedFailure(replaced.error()));
    }
    removeDatabase(again);
    news.changed = true;
    return {};
}

void SharedRuns::logStrange(const SharedNews& news) {
    // Not the names: they may be those of players.
    if (news.strange > 0 && news.strange != m_logged.strange)
        m_log.warn("shared leaderboard: entries that are no files of runs: " + std::to_string(news.strange));
    if (news.refused > 0)
        m_log.warn("shared leaderboard: lines refused: " + std::to_string(news.refused));
    m_logged = news;
}

} // namespace data
