// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/Outbox.hpp"

#include "data/database/Attempt.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/runs/VerifiedRows.hpp"

#include <algorithm>

namespace data {

namespace {

constexpr std::size_t bytesInFile = std::size_t{4} << 20; ///< No run is added to a file that has this many.

/// The greatest number of a row that is there.
template<class Table>
std::int64_t lastRow(SQLite::Database& sql) {
    return sql.execAndGet(std::string("SELECT coalesce(max(id), 0) FROM ") + Table::name).getInt64();
}

/// Adds the lines of the rows after `last`, up to one that is too recent or until the file is full. Returns the last
/// row before that. \param own the condition for the rows after `last` that were played here.
template<class Table>
std::int64_t addLines(Database& database, SQLite::Database& sql, std::int64_t last, const char* own,
                      const Outbox::Until& until, Outbox::Parcel& parcel) {
    const std::string now = puzzle::momentText(until.now);
    const std::string settled = puzzle::momentText(until.settled);
    // Where a damaged file was repaired, numbers may begin again.
    last = std::min(last, lastRow<Table>(sql));
    SQLite::Statement rows(sql, Table::select + own + Table::byId);
    rows.bind(1, last);
    while (rows.executeStep()) {
        auto stored = Table::read(rows);
        const bool recent = stored.run.date > settled && stored.run.date <= now;
        const bool full = parcel.lines.size() >= bytesInFile;
        parcel.more = parcel.more || (full && !recent);
        parcel.recent = parcel.recent || recent;
        if (recent || full)
            return last;
        last = stored.id;
        if (!verifiedRows<Table>(database).problemOf(stored))
            parcel.lines += formatRunLine(stored.run);
    }
    return lastRow<Table>(sql); // Those that were imported are passed over too.
}

/// A player who has had other names.
struct RenamedPlayer {
    std::int64_t id = 0;
    NewName name;
};

std::vector<RenamedPlayer> renamedPlayers(SQLite::Database& sql) {
    std::vector<RenamedPlayer> players;
    SQLite::Statement row(sql, "SELECT p.id, p.name, f.name FROM former_names f JOIN players p ON p.id = f.player_id"
                               " WHERE f.name <> folded_name(p.name) ORDER BY p.id");
    while (row.executeStep()) {
        if (players.empty() || players.back().id != row.getColumn(0).getInt64())
            players.push_back({row.getColumn(0).getInt64(), {textOf(row.getColumn(1)), {}}});
        players.back().name.former.push_back(textOf(row.getColumn(2)));
    }
    return players;
}

/// Adds the rows of a player that were given, up to the last one.
template<class Table>
void addGiven(SQLite::Database& sql, std::int64_t last, const RenamedPlayer& player, const char* own, NewNames& names) {
    SQLite::Statement rows(sql, Table::select + own + Table::byId);
    rows.bind(1, player.id);
    rows.bind(2, last);
    while (rows.executeStep())
        names.emplace(identityOf(Table::read(rows).run), player.name);
}

} // namespace

tl::expected<bool, StorageProblem> Outbox::join(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Statement known(sql, "SELECT 1 FROM shared_boards WHERE folder = ?");
        known.bind(1, folder.string());
        if (known.executeStep()) // Most often: then nothing has to be written.
            return false;
        SQLite::Transaction transaction = beginWrite(m_database);
        SQLite::Statement insert(
            sql, "INSERT OR IGNORE INTO shared_boards(folder, runs, shifts, seen) VALUES (?1, ?2, ?3, ?2)");
        insert.bind(1, folder.string());
        insert.bind(2, lastRow<RunTable>(sql));
        insert.bind(3, lastRow<ShiftTable>(sql));
        insert.exec();
        transaction.commit();
        return true;
    });
}

tl::expected<void, StorageProblem> Outbox::leave(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        SQLite::Statement remove(sql, "DELETE FROM shared_boards WHERE folder = ?");
        remove.bind(1, folder.string());
        remove.exec();
        transaction.commit();
    });
}

tl::expected<Outbox::Parcel, StorageProblem> Outbox::next(const std::filesystem::path& folder, const Until& until) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        const SQLite::Transaction moment(sql);
        Parcel parcel;
        SQLite::Statement given(sql, "SELECT runs, shifts FROM shared_boards WHERE folder = ?");
        given.bind(1, folder.string());
        if (!given.executeStep())
            return parcel;
        parcel.runs = addLines<RunTable>(m_database, sql, given.getColumn(0).getInt64(),
                                         "WHERE r.id > ? AND r.imported = 0 ", until, parcel);
        parcel.shifts = addLines<ShiftTable>(m_database, sql, given.getColumn(1).getInt64(),
                                             "WHERE s.id > ? AND s.imported = 0 ", until, parcel);
        return parcel;
    });
}

tl::expected<std::optional<Outbox::Standing>, StorageProblem> Outbox::standing(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) -> std::optional<Standing> {
        SQLite::Statement given(sql, "SELECT runs, seen FROM shared_boards WHERE folder = ?");
        given.bind(1, folder.string());
        if (!given.executeStep())
            return std::nullopt;
        return Standing{given.getColumn(0).getInt64(), given.getColumn(1).getInt64()};
    });
}

tl::expected<std::size_t, StorageProblem> Outbox::waiting(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Statement count(sql, "SELECT count(*) FROM shared_boards b JOIN runs r ON r.id > b.runs"
                                     " WHERE b.folder = ? AND r.imported = 0");
        count.bind(1, folder.string());
        return count.executeStep() ? static_cast<std::size_t>(count.getColumn(0).getInt64()) : 0;
    });
}

tl::expected<NewNames, StorageProblem> Outbox::newNames(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        const SQLite::Transaction moment(sql);
        NewNames names;
        SQLite::Statement given(sql, "SELECT runs, shifts FROM shared_boards WHERE folder = ?");
        given.bind(1, folder.string());
        if (!given.executeStep())
            return names;
        for (const RenamedPlayer& player : renamedPlayers(sql)) {
            addGiven<RunTable>(sql, given.getColumn(0).getInt64(), player,
                               "WHERE r.player_id = ? AND r.id <= ? AND r.imported = 0 ", names);
            addGiven<ShiftTable>(sql, given.getColumn(1).getInt64(), player,
                                 "WHERE s.player_id = ? AND s.id <= ? AND s.imported = 0 ", names);
        }
        return names;
    });
}

tl::expected<void, StorageProblem> Outbox::given(const std::filesystem::path& folder, const Parcel& parcel) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        SQLite::Statement note(sql, "UPDATE shared_boards SET runs = ?, shifts = ? WHERE folder = ?");
        note.bind(1, parcel.runs);
        note.bind(2, parcel.shifts);
        note.bind(3, folder.string());
        note.exec();
        transaction.commit();
    });
}

tl::expected<void, StorageProblem> Outbox::seen(const std::filesystem::path& folder) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        SQLite::Statement note(sql, "UPDATE shared_boards SET seen = runs WHERE folder = ?");
        note.bind(1, folder.string());
        note.exec();
        transaction.commit();
    });
}

} // namespace data
