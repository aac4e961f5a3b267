// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/Outbox.hpp"

#include "data/database/Attempt.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/runs/VerifiedRows.hpp"

#include <cstdint>
#include <optional>

namespace data {

namespace {

constexpr std::size_t bytesInFile = std::size_t{4} << 20; ///< A file is closed once it has this many.

/// Lines that become files.
class Files {
public:
    void add(std::string_view line) {
        if (m_files.empty() || m_files.back().size() >= bytesInFile)
            m_files.emplace_back();
        m_files.back() += line;
    }
    [[nodiscard]] const std::vector<std::string>& all() const noexcept { return m_files; }

private:
    std::vector<std::string> m_files;
};

/// Adds the lines of the rows after `last`, up to one that is too recent. Returns the last row before that.
/// \param after the condition for the rows after `last`.
template<class Table>
std::int64_t takeRows(Database& database, SQLite::Database& sql, std::int64_t last, const Outbox::Until& until,
                      const char* after, Files& files) {
    const std::string now = puzzle::momentText(until.now);
    const std::string settled = puzzle::momentText(until.settled);
    SQLite::Statement rows(sql, Table::select + after + Table::byId);
    rows.bind(1, last);
    while (rows.executeStep()) {
        const auto stored = Table::read(rows);
        if (stored.run.date > settled && stored.run.date <= now)
            return last;
        last = stored.id;
        if (!verifiedRows<Table>(database).problemOf(stored))
            files.add(formatRunLine(stored.run));
    }
    // Those that were imported are passed over too.
    return sql.execAndGet(std::string("SELECT coalesce(max(id), 0) FROM ") + Table::name).getInt64();
}

/// The last rows that were taken.
struct Taken {
    std::int64_t runs = 0;
    std::int64_t shifts = 0;

    friend bool operator==(const Taken&, const Taken&) = default;
};

/// Returns what was taken for a board; std::nullopt if it was never joined.
std::optional<Taken> takenFor(SQLite::Database& sql, const std::string& board) {
    SQLite::Statement select(sql, "SELECT runs, shifts FROM shared_boards WHERE name = ?");
    select.bind(1, board);
    if (!select.executeStep())
        return std::nullopt;
    return Taken{select.getColumn(0).getInt64(), select.getColumn(1).getInt64()};
}

/// Whether anything was stored since the last time: most often nothing was, and then nothing has to be written.
bool hasMore(SQLite::Database& sql, const std::string& board) {
    const auto taken = takenFor(sql, board);
    if (!taken)
        return false;
    SQLite::Statement more(sql, "SELECT EXISTS (SELECT 1 FROM runs WHERE id > ?)"
                                " OR EXISTS (SELECT 1 FROM shifts WHERE id > ?)");
    more.bind(1, taken->runs);
    more.bind(2, taken->shifts);
    more.executeStep();
    return more.getColumn(0).getInt() != 0;
}

/// \pre a write transaction is open.
void takeAll(Database& database, SQLite::Database& sql, const std::string& board, const Outbox::Until& until) {
    const auto before = takenFor(sql, board);
    if (!before)
        return;
    Files files;
    const Taken after{
        takeRows<RunTable>(database, sql, before->runs, until, "WHERE r.id > ? AND r.imported = 0 ", files),
        takeRows<ShiftTable>(database, sql, before->shifts, until, "WHERE s.id > ? ", files)};
    if (after == *before)
        return;
    SQLite::Statement note(sql, "UPDATE shared_boards SET runs = ?, shifts = ? WHERE name = ?");
    note.bind(1, after.runs);
    note.bind(2, after.shifts);
    note.bind(3, board);
    note.exec();
    for (const std::string& lines : files.all()) {
        SQLite::Statement add(sql, "INSERT OR IGNORE INTO outbox(board, file, lines) VALUES (?, ?, ?)");
        add.bind(1, board);
        add.bind(2, sharedFileName(lines));
        add.bind(3, lines);
        add.exec();
    }
}

std::vector<SharedFile> waitingFiles(SQLite::Database& sql, const std::string& board) {
    std::vector<SharedFile> waiting;
    SQLite::Statement select(sql, "SELECT file, lines FROM outbox WHERE board = ? ORDER BY file");
    select.bind(1, board);
    while (select.executeStep())
        waiting.push_back({textOf(select.getColumn(0)), textOf(select.getColumn(1), maxSharedFileBytes)});
    return waiting;
}

void execute(SQLite::Database& sql, const char* change, const std::string& board) {
    SQLite::Statement statement(sql, change);
    statement.bind(1, board);
    statement.exec();
}

} // namespace

tl::expected<void, StorageProblem> Outbox::join(const std::string& board) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        execute(sql,
                "INSERT OR IGNORE INTO shared_boards(name, runs, shifts) VALUES (?,"
                " (SELECT coalesce(max(id), 0) FROM runs), (SELECT coalesce(max(id), 0) FROM shifts))",
                board);
        transaction.commit();
    });
}

tl::expected<void, StorageProblem> Outbox::leave(const std::string& board) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        execute(sql, "DELETE FROM outbox WHERE board = ?", board);
        execute(sql, "DELETE FROM shared_boards WHERE name = ?", board);
        transaction.commit();
    });
}

tl::expected<std::vector<SharedFile>, StorageProblem> Outbox::take(const std::string& board, Until until) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        if (hasMore(sql, board)) {
            SQLite::Transaction transaction = beginWrite(m_database);
            takeAll(m_database, sql, board, until);
            transaction.commit();
        }
        return waitingFiles(sql, board);
    });
}

tl::expected<void, StorageProblem> Outbox::written(const std::string& board, const std::vector<std::string>& files) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        for (const std::string& file : files) {
            SQLite::Statement remove(sql, "DELETE FROM outbox WHERE board = ? AND file = ?");
            remove.bind(1, board);
            remove.bind(2, file);
            remove.exec();
        }
        transaction.commit();
    });
}

} // namespace data
