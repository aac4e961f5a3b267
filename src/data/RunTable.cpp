#include "data/RunTable.hpp"

#include "data/Connection.hpp"

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
    stored.run.duration = lights::Milliseconds(counts.upTo(longestTime.count(), 10));
    stored.run.date = textOf(row.getColumn(11));
    stored.run.program = textOf(row.getColumn(12));
    stored.events = textOf(row.getColumn(13));
    stored.run.late = counts.flag(14);
    return stored;
}

std::int64_t RunTable::insert(SQLite::Database& sql, const Run& run, const std::string& events) {
    SQLite::Statement insert(
        sql, "INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live,"
             " undos, duration, date, program, late) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, playerId(sql, run.player));
    insert.bind(2, run.key);
    insert.bind(3, run.code);
    insert.bind(4, events);
    insert.bind(5, run.moves);
    insert.bind(6, run.optimum);
    insert.bind(7, run.exact ? 1 : 0);
    insert.bind(8, run.hints);
    insert.bind(9, run.live ? 1 : 0);
    insert.bind(10, run.undos);
    insert.bind(11, run.duration.count());
    insert.bind(12, run.date);
    insert.bind(13, run.program);
    insert.bind(14, run.late ? 1 : 0);
    insert.exec();
    return sql.getLastInsertRowid();
}

} // namespace data
