#include "data/ShiftTable.hpp"

#include "data/Connection.hpp"

namespace data {

StoredRow<ShiftRun> ShiftTable::read(SQLite::Statement& row) {
    StoredRow<ShiftRun> stored;
    StoredCounts counts(row, stored.badCounts);
    stored.id = row.getColumn(0).getInt64();
    stored.run.player = textOf(row.getColumn(1));
    stored.run.seed = textOf(row.getColumn(2));
    stored.run.code = textOf(row.getColumn(3));
    lights::ShiftScore& score = stored.run.score;
    int column = 4;
    for (int* const count :
         {&score.points, &score.houses, &score.atOptimum, &score.bestRun, &score.skipped, &score.moves, &score.optimum})
        *count = counts.count(column++);
    stored.run.date = textOf(row.getColumn(11));
    stored.run.program = textOf(row.getColumn(12));
    stored.events = textOf(row.getColumn(13));
    return stored;
}

std::int64_t ShiftTable::insert(SQLite::Database& sql, const ShiftRun& run, const std::string& events) {
    SQLite::Statement insert(sql, "INSERT INTO shifts(player_id, seed, code, events, points, houses, at_optimum,"
                                  " best_run, skipped, moves, optimum, date, program)"
                                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, playerId(sql, run.player));
    insert.bind(2, run.seed);
    insert.bind(3, run.code);
    insert.bind(4, events);
    const lights::ShiftScore& score = run.score;
    int column = 5;
    for (const int count :
         {score.points, score.houses, score.atOptimum, score.bestRun, score.skipped, score.moves, score.optimum})
        insert.bind(column++, count);
    insert.bind(12, run.date);
    insert.bind(13, run.program);
    insert.exec();
    return sql.getLastInsertRowid();
}

} // namespace data
