// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Connection.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"

namespace data {

/// The data of a run that the index provides, without reading the run itself.
struct IndexedRun {
    std::string key;
    std::string date;
    int stars = 0;
    bool assisted = false;
};

/// Visits a player's runs of a mode, ordered by key, with the best run of each key first. Reads only runs accepted by
/// `wanted`, and verifies only those accepted by `counts`.
/// \pre a transaction is open.
/// \param wanted whether a run can provide anything new: `bool(const IndexedRun&)`.
/// \param counts whether the run is relevant: `bool(const Run&)`.
/// \param add receives each valid run: `void(const Run&)`.
template<class Wanted, class Counts, class Add>
void forEachValidRun(SQLite::Database& sql, VerifiedRows<RunTable>& verified, const std::string& player,
                     const std::string& keys, const Wanted& wanted, const Counts& counts, const Add& add) {
    SQLite::Statement row(sql, std::string(RunTable::ofPlayer) + "AND " + keys + RunTable::byKey);
    row.bind(1, player);
    SQLite::Statement select(sql, RunTable::select + RunTable::withId);
    while (row.executeStep()) {
        if (!wanted(IndexedRun{textOf(row.getColumn(5)), textOf(row.getColumn(6)), RunTable::starsOf(row).most,
                               row.getColumn(4).getInt() != 0}))
            continue;
        StoredRow<Run> stored = rowWithId<RunTable>(select, row.getColumn(0).getInt64());
        if (counts(stored.run) && !verified.problemOf(stored))
            add(stored.run);
    }
}

} // namespace data
