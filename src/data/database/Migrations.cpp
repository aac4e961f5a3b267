// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Migrations.hpp"

#include "data/database/Sql.hpp"
#include "data/database/SqlFunctions.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace data {

namespace {

// Flags are integers, since SQLite has no booleans. Durations are in milliseconds. Points in time are UTC texts, which
// sort chronologically.
// The two long indexes are the two ranking orders: see Leaderboard.
constexpr const char* firstVersion = R"sql(
CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE runs (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id INTEGER NOT NULL REFERENCES players (id),
    key       TEXT    NOT NULL,
    code      TEXT    NOT NULL,
    events    TEXT    NOT NULL,
    moves     INTEGER NOT NULL CHECK (moves > 0),
    optimum   INTEGER NOT NULL CHECK (optimum > 0),
    exact     INTEGER NOT NULL CHECK (exact IN (0, 1)),
    hints     INTEGER NOT NULL CHECK (hints >= 0),
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),
    undos     INTEGER NOT NULL CHECK (undos >= 0),
    duration  INTEGER NOT NULL CHECK (duration >= 0),
    date      TEXT    NOT NULL,
    program   TEXT    NOT NULL
) STRICT;
CREATE INDEX runs_by_moves  ON runs (key, (hints > 0 OR live <> 0), moves, duration, date, id);
CREATE INDEX runs_by_over   ON runs (key, (hints > 0 OR live <> 0), moves - optimum, duration, date, id);
CREATE INDEX runs_by_player ON runs (player_id, key);

CREATE TABLE saved_boards (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id      INTEGER NOT NULL REFERENCES players (id),
    key            TEXT    NOT NULL,
    code           TEXT    NOT NULL,
    events         TEXT    NOT NULL,
    elapsed        INTEGER NOT NULL CHECK (elapsed >= 0),
    hints          INTEGER NOT NULL CHECK (hints >= 0),
    live           INTEGER NOT NULL CHECK (live IN (0, 1)),
    solution_shown INTEGER NOT NULL CHECK (solution_shown IN (0, 1)),
    date           TEXT    NOT NULL,
    UNIQUE (player_id, key)
) STRICT;
)sql";

// Whether a daily puzzle was not won on its own day: only the local clock could tell at the time of the win. And how a
// board stored under its share code was generated, so that its seed can still be shown.
constexpr const char* dailyPuzzles = R"sql(
ALTER TABLE runs ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
ALTER TABLE saved_boards ADD COLUMN origin TEXT NOT NULL DEFAULT '';
)sql";

// Night shifts. The index is their ranking order: see Shifts.
constexpr const char* nightShifts = R"sql(
CREATE TABLE shifts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id  INTEGER NOT NULL REFERENCES players (id),
    seed       TEXT    NOT NULL,
    code       TEXT    NOT NULL,
    events     TEXT    NOT NULL,
    points     INTEGER NOT NULL CHECK (points > 0),
    houses     INTEGER NOT NULL CHECK (houses > 0),
    at_optimum INTEGER NOT NULL CHECK (at_optimum >= 0),
    best_run   INTEGER NOT NULL CHECK (best_run >= 0),
    skipped    INTEGER NOT NULL CHECK (skipped >= 0),
    moves      INTEGER NOT NULL CHECK (moves > 0),
    optimum    INTEGER NOT NULL CHECK (optimum > 0),
    date       TEXT    NOT NULL,
    program    TEXT    NOT NULL
) STRICT;
CREATE INDEX shifts_by_points ON shifts (points DESC, houses DESC, date, id);
CREATE INDEX shifts_by_player ON shifts (player_id);
)sql";

// The ranking indexes contain every column that ranking needs, so that only the runs that are shown are read.
constexpr const char* wideIndexes = R"sql(
DROP INDEX runs_by_moves;
DROP INDEX runs_by_over;
DROP INDEX shifts_by_points;
CREATE INDEX runs_by_moves ON runs (key, (hints > 0 OR live <> 0), moves, duration, date, id,
                                    optimum, code, player_id);
CREATE INDEX runs_by_over ON runs (key, (hints > 0 OR live <> 0), moves - optimum, duration, date, id,
                                   moves, optimum, code, player_id);
CREATE INDEX shifts_by_points ON shifts (points DESC, houses DESC, date, id, player_id);
)sql";

// Contains every column that the statistics need, so that they read no runs.
constexpr const char* statisticsIndex = R"sql(
DROP INDEX runs_by_player;
CREATE INDEX runs_by_player ON runs (player_id, key, date, id, moves, optimum, exact, hints, live, duration);
)sql";

// The last day on which the game ran here, in a single row: see noteDay.
constexpr const char* calendarDay = R"sql(
CREATE TABLE calendar (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    latest TEXT    NOT NULL
) STRICT;
)sql";

// Other names under which a player's runs may appear in files exported earlier: see RunTransfer.
constexpr const char* formerNames = R"sql(
CREATE TABLE former_names (
    name      TEXT    NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (name, player_id)
) STRICT, WITHOUT ROWID;
)sql";

// Each player's progress in the lessons.
constexpr const char* lessonSteps = R"sql(
CREATE TABLE lessons (
    player_id INTEGER NOT NULL REFERENCES players (id),
    lesson    TEXT    NOT NULL,
    steps     INTEGER NOT NULL CHECK (steps >= 0),
    done      INTEGER NOT NULL CHECK (done IN (0, 1)),
    PRIMARY KEY (player_id, lesson)
) STRICT;
)sql";

// Players that are listed even without any data. Small indexes provide the counts for the list of players and the
// streaks of daily puzzles; another covers everything queried about night shifts. Invalid names can be recognised
// without reading them: see validNameCondition.
constexpr const char* keptPlayers = R"sql(
ALTER TABLE players ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));
CREATE INDEX overlong_names ON players (id) WHERE length(name) > 64;
CREATE INDEX runs_by_date ON runs (player_id, date);
CREATE INDEX runs_in_time ON runs (player_id, key, date) WHERE late = 0 AND key > 'daily:' AND key < 'daily;';
DROP INDEX shifts_by_player;
CREATE INDEX shifts_by_player ON shifts (player_id, date, points, houses, at_optimum, best_run, skipped, moves,
                                         optimum);
)sql";

// What tells true rows from others. A checksum of each run and shift: see SqlFunctions and RunTable::sealed. How far
// local time was ahead of UTC at the win (minutes; unknown for older runs), and whether the run came from a file: such
// runs extend no streak here. Names that differ only in case are one player's: they are joined under the oldest
// spelling. Since when the clock has been behind the calendar: see noteDay.
constexpr const char* trueRows = R"sql(
ALTER TABLE players ADD COLUMN folded TEXT NOT NULL DEFAULT '';
UPDATE players SET folded = folded_name(name);
CREATE TEMP TABLE one_player (id INTEGER PRIMARY KEY, one INTEGER NOT NULL);
INSERT INTO one_player SELECT p.id, (SELECT min(o.id) FROM players o WHERE o.folded = p.folded) FROM players p;
DELETE FROM one_player WHERE id = one;
UPDATE runs SET player_id = one FROM one_player o WHERE o.id = player_id;
UPDATE shifts SET player_id = one FROM one_player o WHERE o.id = player_id;
UPDATE OR IGNORE saved_boards SET player_id = one FROM one_player o WHERE o.id = player_id;
INSERT INTO lessons SELECT one, lesson, steps, done FROM lessons l JOIN one_player o ON o.id = l.player_id WHERE true
    ON CONFLICT DO UPDATE SET steps = max(steps, excluded.steps), done = max(done, excluded.done);
UPDATE players SET kept = 1 WHERE id IN (SELECT one FROM one_player JOIN players p USING (id) WHERE p.kept = 1);
UPDATE OR IGNORE former_names SET player_id = one FROM one_player o WHERE o.id = player_id;
DELETE FROM saved_boards WHERE player_id IN (SELECT id FROM one_player);
DELETE FROM lessons WHERE player_id IN (SELECT id FROM one_player);
DELETE FROM players WHERE id IN (SELECT id FROM one_player);
DROP TABLE one_player;
CREATE UNIQUE INDEX players_by_folded_name ON players (folded);
UPDATE OR REPLACE former_names SET name = folded_name(name);

ALTER TABLE runs ADD COLUMN utc_offset INTEGER;
ALTER TABLE runs ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));
ALTER TABLE runs ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
UPDATE runs SET checksum = row_checksum(player_id, key, code, events, moves, optimum, exact, hints, live, undos,
                                        duration, date, program, late, utc_offset, imported);
CREATE INDEX runs_by_code ON runs (code, moves, duration, date);
DROP INDEX runs_in_time;
CREATE INDEX runs_in_time ON runs (player_id, key, date, utc_offset)
    WHERE late = 0 AND imported = 0 AND key > 'daily:' AND key < 'daily;';

ALTER TABLE shifts ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
UPDATE shifts SET checksum = row_checksum(player_id, seed, code, events, points, houses, at_optimum, best_run, skipped,
                                          moves, optimum, date, program);

ALTER TABLE calendar ADD COLUMN behind TEXT;
)sql";

// Planning marks belong to the unfinished board.
constexpr const char* keptMarks = R"sql(
ALTER TABLE saved_boards ADD COLUMN marks TEXT NOT NULL DEFAULT '';
)sql";

// What each player answered to the riddles of levels: see RiddleAnswers. And for the streaks of the second daily puzzle
// what runs_in_time is for those of the first.
constexpr const char* riddleAnswers = R"sql(
CREATE TABLE answers (
    player_id INTEGER NOT NULL REFERENCES players (id),
    level     TEXT    NOT NULL,
    riddle    TEXT    NOT NULL,
    given     TEXT    NOT NULL,
    checksum  INTEGER NOT NULL,
    PRIMARY KEY (player_id, level, riddle)
) STRICT;
CREATE INDEX coffee_in_time ON runs (player_id, key, date, utc_offset)
    WHERE late = 0 AND imported = 0 AND key > 'coffee:' AND key < 'coffee;';
)sql";

// For each shared leaderboard the last run and shift that were given to it: see Outbox. In the database of a shared
// leaderboard, the files that were read into it, completely or not: see SharedRuns. And whether a shift came from a
// file.
constexpr const char* sharedLeaderboards = R"sql(
CREATE TABLE shared_boards (
    folder TEXT    NOT NULL PRIMARY KEY,
    runs   INTEGER NOT NULL,
    shifts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE read_files (
    file TEXT    NOT NULL PRIMARY KEY,
    done INTEGER NOT NULL CHECK (done IN (0, 1))
) STRICT, WITHOUT ROWID;
ALTER TABLE shifts ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));
)sql";

// In the database of a shared leaderboard on a server: how far it was read, in a single row (see SharedRuns), and the
// times that the server has seen (see RunSummary::within). They are not part of a run, and are never given or exported.
constexpr const char* serverBoards = R"sql(
CREATE TABLE read_server (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    edition TEXT    NOT NULL,
    cursor  TEXT    NOT NULL
) STRICT;
CREATE TABLE within (
    run_id   INTEGER PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
    duration INTEGER NOT NULL CHECK (duration >= 0)
) STRICT;
)sql";

// The seed of a random board: see RunVerifier::doubtSeed. Runs that are there already have none, and keep their places.
// The runs of a shared leaderboard can be read again, so there each computer shows the same: without a seed they count
// under the code of their board only, and whatever was read is read again, since newer programs may have written seeds.
constexpr const char* boardSeeds = R"sql(
UPDATE runs SET key = code,
    checksum = checksum
        - row_checksum(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,
                       late, utc_offset, imported)
        + row_checksum(player_id, code, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,
                       late, utc_offset, imported)
    WHERE ((key > 'random:' AND key < 'random;') OR (key > 'arukone:' AND key < 'arukone;'))
        AND (EXISTS (SELECT 1 FROM read_files) OR EXISTS (SELECT 1 FROM read_server));
UPDATE read_files SET done = 0;
ALTER TABLE runs ADD COLUMN seed TEXT NOT NULL DEFAULT '';
UPDATE runs SET checksum = checksum
    - row_checksum(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,
                   late, utc_offset, imported)
    + row_checksum(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,
                   late, utc_offset, imported, seed);
)sql";

// A second press on a window takes the first back: see lights::Session. Version 1.0.0 counted both, so its runs are
// counted anew from their events. Those of other puzzles have no presses; what cannot be read is left to the checks.
constexpr const char* oddPresses = R"sql(
UPDATE runs SET moves = odd_presses(events),
    checksum = checksum
        - row_checksum(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,
                       late, utc_offset, imported, seed)
        + row_checksum(player_id, key, code, events, odd_presses(events), optimum, exact, hints, live, undos, duration,
                       date, program, late, utc_offset, imported, seed)
    WHERE odd_presses(events) > 0 AND odd_presses(events) < moves;
)sql";

// The last run that was stored before some achievements changed: see EarlierRuns. No row if there was none.
constexpr const char* earlierRuns = R"sql(
CREATE TABLE earlier_runs (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    last INTEGER NOT NULL
) STRICT;
INSERT INTO earlier_runs SELECT 1, last FROM (SELECT max(id) AS last FROM runs) WHERE last IS NOT NULL;
)sql";

// By which rules a night shift was played: see puzzle::ShiftRules. Those that are there already are of version 1.0.0.
// The index has a ranking for each table of shifts: see ShiftTable::table.
constexpr const char* shiftRules = R"sql(
ALTER TABLE shifts ADD COLUMN rules INTEGER NOT NULL DEFAULT 1 CHECK (rules > 0);
UPDATE shifts SET checksum = checksum
    - row_checksum(player_id, seed, code, events, points, houses, at_optimum, best_run, skipped, moves, optimum, date,
                   program)
    + row_checksum(player_id, seed, code, events, points, houses, at_optimum, best_run, skipped, moves, optimum, date,
                   program, rules);
DROP INDEX shifts_by_points;
CREATE INDEX shifts_by_points ON shifts (
    (CASE WHEN rules = 1 THEN '180' WHEN seed GLOB 'day-*' THEN substr(seed, 5) ELSE '' END),
    points DESC, houses DESC, date, id, player_id);
DROP INDEX shifts_by_player;
CREATE INDEX shifts_by_player ON shifts (player_id, date, points, houses, at_optimum, best_run, skipped, moves,
                                         optimum, rules);
)sql";

// The last run of those given to a shared leaderboard that was read there afterwards: see Outbox::Standing.
constexpr const char* seenRuns = R"sql(
ALTER TABLE shared_boards ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE shared_boards SET seen = runs;
)sql";

constexpr std::array<const char*, 19> steps{
    firstVersion, dailyPuzzles, nightShifts, wideIndexes, statisticsIndex, calendarDay,        formerNames,
    lessonSteps,  keptPlayers,  trueRows,    keptMarks,   riddleAnswers,   sharedLeaderboards, serverBoards,
    boardSeeds,   oddPresses,   earlierRuns, shiftRules,  seenRuns};

/// Returns everything in the schema, SQLite's own tables and indexes included.
std::set<std::array<std::string, 4>> schemaOf(SQLite::Database& sql) {
    std::set<std::array<std::string, 4>> schema;
    SQLite::Statement select(sql, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
    while (select.executeStep())
        schema.insert({textOf(select.getColumn(0)), textOf(select.getColumn(1)), textOf(select.getColumn(2)),
                       textOf(select.getColumn(3))});
    return schema;
}

} // namespace

std::span<const char* const> migrations() noexcept {
    return steps;
}

int versionOf(SQLite::Database& sql) {
    return sql.execAndGet("PRAGMA user_version").getInt();
}

void migrate(SQLite::Database& sql, int version) {
    if (versionOf(sql) >= version)
        return; // Avoids waiting for a writer.
    addFunctions(sql);
    SQLite::Transaction transaction = beginImmediate(sql);
    for (int next = versionOf(sql) + 1; next <= version; ++next) {
        sql.exec(migrations()[static_cast<std::size_t>(next - 1)]);
        sql.exec("PRAGMA user_version = " + std::to_string(next));
    }
    transaction.commit();
}

bool hasExpectedTables(SQLite::Database& sql) {
    const int version = versionOf(sql);
    const auto have = schemaOf(sql);
    if (version == 0)
        return have.empty();
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(model, version);
    return have == schemaOf(model);
}

} // namespace data
