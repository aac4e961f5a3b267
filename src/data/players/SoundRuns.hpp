#pragma once

#include "data/database/Connection.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"

namespace data {

/// What the index says of a run, before the run itself is read.
struct IndexedRun {
    std::string key;
    std::string date;
    int stars = 0;
};

/// Goes through a player's runs of a mode, in the order of their keys and the best run of each first, at one moment of
/// the database. Only runs that are asked for are read, and only those that count are verified.
/// \param wanted whether a run can tell anything new: `bool(const IndexedRun&)`.
/// \param counts whether it is one of those that are looked for: `bool(const Run&)`.
/// \param add takes a sound run: `void(const Run&)`.
template<class Wanted, class Counts, class Add>
void forEachSoundRun(SQLite::Database& sql, VerifiedRows<RunTable>& verified, const std::string& player,
                     puzzle::RunMode mode, const Wanted& wanted, const Counts& counts, const Add& add) {
    SQLite::Statement row(sql, std::string(RunTable::ofPlayer) + "AND " + RunTable::keysOf(mode) + RunTable::byKey);
    row.bind(1, player);
    SQLite::Statement select(sql, RunTable::select + RunTable::withId);
    while (row.executeStep()) {
        if (!wanted(IndexedRun{textOf(row.getColumn(5)), textOf(row.getColumn(6)), RunTable::starsOf(row)}))
            continue;
        const StoredRow<Run> stored = rowWithId<RunTable>(select, row.getColumn(0).getInt64());
        if (counts(stored.run) && !verified.problemOf(stored))
            add(stored.run);
    }
}

} // namespace data
