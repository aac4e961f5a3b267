// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Shifts.hpp"

#include "data/runs/RankedTable.hpp"
#include "data/runs/ShiftTable.hpp"

namespace data {

namespace {

RankingSize sizeOf(SQLite::Database& sql, const ShiftQuery& query) {
    const auto players = sql.execAndGet("SELECT count(*) FROM players p"
                                        " WHERE EXISTS (SELECT 1 FROM shifts s WHERE s.player_id = p.id)");
    RankingSize size{static_cast<std::size_t>(players.getInt64()), {}};
    if (query.allRuns && query.player.empty()) {
        SQLite::Statement count(sql, std::string("SELECT count(*) FROM shifts s WHERE ") + ShiftTable::table +
                                         " = ? AND s.date >= ?");
        count.bind(1, ShiftTable::tableOf(query.key));
        count.bind(2, query.since);
        count.executeStep();
        size.runs = static_cast<std::size_t>(count.getColumn(0).getInt64());
    }
    return size;
}

struct EveryShift {
    bool operator()(SQLite::Statement& /*row*/) const { return true; }
    [[nodiscard]] static std::string name() { return {}; }
};

using VerifiedShifts = VerifiedRows<ShiftTable>;

ShiftPage rankedShifts(SQLite::Database& sql, VerifiedShifts& verified, const ShiftQuery& query) {
    const SQLite::Transaction moment(sql);
    SQLite::Statement order(sql, std::string(ShiftTable::ranked) + "WHERE " + ShiftTable::table +
                                     " = ? AND s.date >= ? ORDER BY " + ShiftTable::byPoints);
    order.bind(1, ShiftTable::tableOf(query.key));
    order.bind(2, query.since);
    return rankedRows<ShiftTable>(sql, verified, order, query, sizeOf(sql, query), EveryShift());
}

std::optional<ShiftStanding> standingOf(SQLite::Database& sql, VerifiedShifts& verified, ShiftId id, std::size_t around,
                                        bool allShifts) {
    const auto shift = runWithId<ShiftTable>(sql, id);
    if (!shift)
        return std::nullopt;
    const ShiftQuery query{allRowsQuery(allShifts), shift->key()};
    return findStanding(rankedShifts(sql, verified, query), id, shift->player, around, allShifts);
}

} // namespace

tl::expected<ShiftId, SubmitProblem> Shifts::submit(const ShiftRun& run) {
    return submitTo<ShiftTable>(m_database, run);
}

tl::expected<std::string, RenameProblem> Shifts::rename(ShiftId id, std::string_view player) {
    return renameIn<ShiftTable>(m_database, id, player);
}

tl::expected<ShiftPage, StorageProblem> Shifts::rows(const ShiftQuery& query) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return rankedShifts(sql, verifiedRows<ShiftTable>(m_database), query);
    });
}

tl::expected<std::optional<ShiftRun>, StorageProblem> Shifts::shift(ShiftId id) {
    return attemptOn(m_database, [&](SQLite::Database& sql) -> std::optional<ShiftRun> {
        SQLite::Statement select(sql, ShiftTable::select + ShiftTable::withId);
        select.bind(1, id);
        if (!select.executeStep())
            return std::nullopt;
        auto stored = ShiftTable::read(select);
        if (verifiedRows<ShiftTable>(m_database).problemOf(stored))
            return std::nullopt;
        return std::move(stored.run);
    });
}

tl::expected<std::vector<puzzle::RunKey>, StorageProblem> Shifts::keys() {
    return attemptOn(m_database, [](SQLite::Database& sql) {
        // Skips from each table to the next; DISTINCT would read all shifts of each.
        const std::string table = ShiftTable::table;
        SQLite::Statement select(sql, "WITH RECURSIVE found(t) AS (SELECT min(" + table +
                                          ") FROM shifts s UNION ALL SELECT (SELECT min(" + table +
                                          ") FROM shifts s WHERE " + table +
                                          " > found.t) FROM found WHERE found.t IS NOT NULL)"
                                          " SELECT t FROM found WHERE t IS NOT NULL");
        std::vector<puzzle::RunKey> keys;
        while (select.executeStep()) {
            const std::string name = textOf(select.getColumn(0));
            puzzle::RunKey key = name.empty() ? puzzle::RunKey::shift() : puzzle::RunKey("shift:" + name);
            if (key.mode() == puzzle::RunMode::Shift)
                keys.push_back(std::move(key));
        }
        return keys;
    });
}

tl::expected<std::optional<ShiftStanding>, StorageProblem> Shifts::standing(ShiftId id, std::size_t around,
                                                                            bool allShifts) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return standingOf(sql, verifiedRows<ShiftTable>(m_database), id, around, allShifts);
    });
}

} // namespace data
