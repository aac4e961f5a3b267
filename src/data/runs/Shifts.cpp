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
        SQLite::Statement count(sql, "SELECT count(*) FROM shifts s WHERE s.date >= ?");
        count.bind(1, query.since);
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
    SQLite::Statement order(sql,
                            std::string(ShiftTable::ranked) + "WHERE s.date >= ? ORDER BY " + ShiftTable::byPoints);
    order.bind(1, query.since);
    return rankedRows<ShiftTable>(sql, verified, order, query, sizeOf(sql, query), EveryShift());
}

std::optional<ShiftStanding> standingOf(SQLite::Database& sql, VerifiedShifts& verified, ShiftId id, std::size_t around,
                                        bool allShifts) {
    const auto shift = runWithId<ShiftTable>(sql, id);
    if (!shift)
        return std::nullopt;
    return findStanding(rankedShifts(sql, verified, allRowsQuery(allShifts)), id, shift->player, around, allShifts);
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

tl::expected<std::optional<ShiftStanding>, StorageProblem> Shifts::standing(ShiftId id, std::size_t around,
                                                                            bool allShifts) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return standingOf(sql, verifiedRows<ShiftTable>(m_database), id, around, allShifts);
    });
}

} // namespace data
