// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunTable.hpp"

#include "data/database/Sql.hpp"
#include "puzzle/EventText.hpp"
#include "puzzle/Game.hpp"

#include <algorithm>

namespace data {

StoredRow<Run> RunTable::read(SQLite::Statement& row) {
    StoredRow<Run> stored;
    StoredCounts counts(row, stored.badCounts);
    stored.id = row.getColumn(0).getInt64();
    stored.run.player = textOf(row.getColumn(1));
    stored.run.key = textOf(row.getColumn(2));
    stored.run.code = textOf(row.getColumn(3));
    stored.run.moves = counts.count(4);
    stored.run.optimum = counts.count(5);
    stored.run.exact = counts.flag(6);
    stored.run.hints = counts.count(7);
    stored.run.live = counts.flag(8);
    stored.run.undos = counts.count(9);
    stored.run.duration = puzzle::Milliseconds(counts.upTo(puzzle::maxTime.count(), 10));
    stored.run.date = textOf(row.getColumn(11));
    stored.run.program = textOf(row.getColumn(12));
    stored.run.events = textOf(row.getColumn(13), puzzle::maxEventTextBytes);
    stored.run.late = counts.flag(14);
    stored.run.offset = counts.offset(15);
    stored.run.imported = counts.flag(16);
    stored.altered = !counts.flag(17);
    if (!row.getColumn(18).isNull())
        stored.run.within = puzzle::Milliseconds(row.getColumn(18).getInt64());
    stored.run.seed = textOf(row.getColumn(19));
    stored.digest = digestOf(row);
    return stored;
}

namespace {

std::string inRange(puzzle::KeyRange keys) {
    return std::string("r.key > '").append(keys.after).append("' AND r.key < '").append(keys.before).append("' ");
}

} // namespace

std::string RunTable::keysOf(puzzle::RunMode mode) {
    return inRange(puzzle::rangeOf(mode));
}

std::string RunTable::keysOf(puzzle::DailySeries series) {
    return inRange(puzzle::rangeOf(series));
}

bool RunTable::agrees(SQLite::Statement& row, const RunSummary& run) {
    bool bad = false; // Then it differs too.
    StoredCounts counts(row, bad);
    return counts.count(2) == run.moves && counts.count(3) == run.optimum && counts.flag(4) == run.assisted() &&
           viewOf(row.getColumn(5)) == run.key.text();
}

namespace {

/// Lowers the optimum of the runs on the board of `run` under its key. \param which a further condition. \returns how
/// many were changed.
int lowerOptima(SQLite::Database& sql, const RunSummary& run, int optimum, const std::string& which) {
    SQLite::Statement update(sql, "UPDATE runs SET " + assignment<RunTable>("optimum", "?3") +
                                      " WHERE optimum > ?3 AND key = ?1 AND code = ?2" + which);
    update.bind(1, run.key.text());
    update.bind(2, run.code);
    update.bind(3, optimum);
    return update.exec();
}

} // namespace

void RunTable::agreeOnOptimum(SQLite::Database& sql, RunVerifier& verifier, Run& run) {
    const auto best = verifier.bestKnown(run);
    if (best && best->exact && best->wasOverstated)
        lowerOptima(sql, run, best->moves, ""); // Even what an earlier version gave as proven.
    if (!best || run.exact)
        return;
    run.optimum = std::min(run.optimum, best->moves);
    SQLite::Statement others(sql, select + "WHERE r.key = ?1 AND r.code = ?2 AND r.exact = 0");
    others.bind(1, run.key.text());
    others.bind(2, run.code);
    while (others.executeStep()) {
        // What a row shows, not what it says: somebody may have altered it.
        StoredRow<Run> other = read(others);
        if (const auto known = problemOf(other, verifier) ? std::nullopt : verifier.bestKnown(other.run))
            run.optimum = std::min(run.optimum, known->shown);
    }
    lowerOptima(sql, run, best->moves, " AND exact = 0");
}

bool RunTable::storeCorrected(SQLite::Database& sql, const RunSummary& run, bool wasExact) {
    const bool changed = lowerOptima(sql, run, run.optimum, wasExact ? "" : " AND exact = 0") > 0;
    if (run.exact && !wasExact) {
        SQLite::Statement update(sql, "UPDATE runs SET " + assignment<RunTable>("exact", "1") +
                                          " WHERE optimum = ?3 AND exact = 0 AND key = ?1 AND code = ?2");
        update.bind(1, run.key.text());
        update.bind(2, run.code);
        update.bind(3, run.optimum);
        update.exec();
    }
    return changed;
}

RunTable::StarRange RunTable::starsOf(SQLite::Statement& row) {
    bool bad = false; // Reported when the whole run is read.
    StoredCounts counts(row, bad);
    const int moves = counts.count(2);
    const int optimum = counts.count(3);
    const int most = puzzle::stars(moves, optimum, counts.flag(4));
    return {moves <= puzzle::strictTwoStarMoves(optimum) ? most : std::min(most, 1), most};
}

void RunTable::bind(SQLite::Statement& statement, std::int64_t player, const Run& run) {
    statement.bind(1, player);
    statement.bind(2, run.key.text());
    statement.bind(3, run.code);
    statement.bind(4, run.events);
    statement.bind(5, run.moves);
    statement.bind(6, run.optimum);
    statement.bind(7, run.exact ? 1 : 0);
    statement.bind(8, run.hints);
    statement.bind(9, run.live ? 1 : 0);
    statement.bind(10, run.undos);
    statement.bind(11, run.duration.count());
    statement.bind(12, run.date);
    statement.bind(13, run.program);
    statement.bind(14, run.late ? 1 : 0);
    if (run.offset)
        statement.bind(15, static_cast<std::int64_t>(run.offset->count()));
    else
        statement.bind(15);
    statement.bind(16, run.imported ? 1 : 0);
    statement.bind(17, run.seed);
}

bool RunTable::isUnique(const Run& run) {
    constexpr int enough = 3;
    return puzzle::countDistinctTimes(run.events) >= enough;
}

void RunTable::bindTwin(SQLite::Statement& statement, const Run& run) {
    statement.bind(":code", run.code);
    statement.bind(":moves", run.moves);
    statement.bind(":duration", run.duration.count());
    statement.bind(":date", run.date);
    statement.bind(":hints", run.hints);
    statement.bind(":live", run.live ? 1 : 0);
    statement.bind(":events", run.events);
}

bool RunTable::isSame(SQLite::Statement& row, int first, const Run& run) {
    const puzzle::RunKey key = textOf(row.getColumn(first + 1));
    const auto eitherIs = [&](const puzzle::RunKey& one, const puzzle::RunKey& other) {
        return one.text() == run.code && other.mode() == puzzle::RunMode::Random;
    };
    return key == run.key || eitherIs(key, run.key) || eitherIs(run.key, key);
}

void RunTable::complete(SQLite::Database& sql, std::int64_t id, const Run& run) {
    if (run.seed.empty())
        return;
    for (const auto& [column, value] : {std::pair("key", run.key.text()), std::pair("seed", run.seed)}) {
        SQLite::Statement update(sql, "UPDATE runs SET " + assignment<RunTable>(column, "?1") + " WHERE id = ?2");
        update.bind(1, value);
        update.bind(2, id);
        update.exec();
    }
}

} // namespace data
