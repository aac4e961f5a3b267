#include "data/StoredRun.hpp"

#include "data/Connection.hpp"
#include "data/EventText.hpp"

namespace data {

namespace {

/// Takes whole numbers from a row and notes where one is beyond what can be.
class Counts {
public:
    Counts(SQLite::Statement& row, bool& bad)
        : m_row(row)
        , m_bad(bad) {}

    [[nodiscard]] std::int64_t upTo(std::int64_t most, int column) {
        const SQLite::Column value = m_row.getColumn(column);
        const std::int64_t number = value.getInt64();
        if (value.isInteger() && number >= 0 && number <= most)
            return number;
        m_bad = true;
        return 0;
    }
    [[nodiscard]] int count(int column) { return static_cast<int>(upTo(mostCounted, column)); }
    [[nodiscard]] bool flag(int column) { return upTo(1, column) != 0; }

private:
    SQLite::Statement& m_row;
    bool& m_bad;
};

} // namespace

StoredRun readStoredRun(SQLite::Statement& row) {
    StoredRun stored;
    Counts counts(row, stored.badCounts);
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

std::optional<RunProblem> complete(StoredRun& stored, RunVerifier& verifier) {
    if (stored.badCounts)
        return RunProblem::BadCounts;
    auto events = parseEvents(stored.events);
    if (!events)
        return RunProblem::BadEvents;
    stored.run.events = std::move(*events);
    return verifier.verify(stored.run);
}

std::int64_t insertRun(SQLite::Database& sql, const Run& run) {
    SQLite::Statement insert(
        sql, "INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live,"
             " undos, duration, date, program, late) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, playerId(sql, run.player));
    insert.bind(2, run.key);
    insert.bind(3, run.code);
    insert.bind(4, formatEvents(run.events));
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
