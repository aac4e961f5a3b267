// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/ShiftTable.hpp"

#include "data/database/Sql.hpp"
#include "puzzle/EventText.hpp"

namespace data {

StoredRow<ShiftRun> ShiftTable::read(SQLite::Statement& row) {
    StoredRow<ShiftRun> stored;
    StoredCounts counts(row, stored.badCounts);
    stored.id = row.getColumn(0).getInt64();
    stored.run.player = textOf(row.getColumn(1));
    stored.run.seed = textOf(row.getColumn(2));
    stored.run.code = textOf(row.getColumn(3));
    puzzle::ShiftScore& score = stored.run.score;
    int column = 4;
    for (int* const count : {&score.points, &score.houses, &score.atOptimum, &score.bestChain, &score.skipped,
                             &score.moves, &score.optimum})
        *count = counts.count(column++);
    stored.run.date = textOf(row.getColumn(11));
    stored.run.program = textOf(row.getColumn(12));
    stored.run.events = textOf(row.getColumn(13), puzzle::maxEventTextBytes);
    stored.run.rules = puzzle::shiftRulesOf(counts.count(14)).value_or(puzzle::ShiftRules::Gifts);
    stored.run.time = timeOf(stored.run);
    stored.altered = !counts.flag(15);
    stored.digest = digestOf(row);
    return stored;
}

std::string ShiftTable::tableOf(const puzzle::RunKey& key) {
    const std::string& text = key.text();
    const std::size_t colon = text.find(':');
    return colon == std::string::npos ? std::string() : text.substr(colon + 1);
}

bool ShiftTable::agrees(SQLite::Statement& row, const ShiftSummary& shift) {
    bool bad = false; // Then it differs too.
    StoredCounts counts(row, bad);
    return counts.count(2) == shift.score.points && counts.count(3) == shift.score.houses;
}

void ShiftTable::bind(SQLite::Statement& statement, std::int64_t player, const ShiftRun& run) {
    statement.bind(1, player);
    statement.bind(2, run.seed);
    statement.bind(3, run.code);
    statement.bind(4, run.events);
    const puzzle::ShiftScore& score = run.score;
    int column = 5;
    for (const int count :
         {score.points, score.houses, score.atOptimum, score.bestChain, score.skipped, score.moves, score.optimum})
        statement.bind(column++, count);
    statement.bind(12, run.date);
    statement.bind(13, run.program);
    statement.bind(14, static_cast<int>(run.rules));
}

void ShiftTable::bindTwin(SQLite::Statement& statement, const ShiftRun& run) {
    statement.bind(":table", tableOf(run.key()));
    statement.bind(":points", run.score.points);
    statement.bind(":houses", run.score.houses);
    statement.bind(":seed", run.seed);
    statement.bind(":code", run.code);
    statement.bind(":date", run.date);
    statement.bind(":events", run.events);
}

} // namespace data
