#include "data/Shifts.hpp"

#include "data/RankedTable.hpp"
#include "data/ShiftTable.hpp"

namespace data {

namespace {

ShiftPage rankedShifts(SQLite::Database& sql, const ShiftQuery& query) {
    SQLite::Statement select(sql,
                             std::string(ShiftTable::select) + "WHERE s.date >= ? ORDER BY " + ShiftTable::byPoints);
    select.bind(1, query.since);
    return rankedRows<ShiftTable>(select, query, [](const ShiftRun&) { return true; });
}

std::optional<ShiftStanding> standingOf(SQLite::Database& sql, ShiftId id, std::size_t around, bool allShifts) {
    const auto shift = runWithId<ShiftTable>(sql, id);
    if (!shift)
        return std::nullopt;
    return standingOn(rankedShifts(sql, everyRow(allShifts)), id, shift->player, around, allShifts);
}

} // namespace

tl::expected<ShiftId, SubmitProblem> Shifts::submit(const ShiftRun& run) {
    return submitTo<ShiftTable>(m_database, run);
}

tl::expected<std::string, RenameProblem> Shifts::rename(ShiftId id, std::string_view player) {
    return renameIn<ShiftTable>(m_database, id, player);
}

tl::expected<ShiftPage, StorageProblem> Shifts::rows(const ShiftQuery& query) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return rankedShifts(sql, query); });
}

tl::expected<std::optional<ShiftStanding>, StorageProblem> Shifts::standing(ShiftId id, std::size_t around,
                                                                            bool allShifts) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return standingOf(sql, id, around, allShifts); });
}

} // namespace data
