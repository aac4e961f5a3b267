#pragma once

#include "data/runs/Run.hpp"
#include "data/runs/StoredRow.hpp"

namespace data {

/// The table of runs on boards. In statements its rows are called `r`, their players `p`.
struct RunTable {
    using Value = Run;
    using Summary = RunSummary;

    static constexpr const char* name = "runs";

    /// "SELECT … FROM runs … " with the columns that read() wants; a condition and an order may follow.
    /// Skips invalid names: see nameCanBe.
    inline static const std::string select =
        std::string("SELECT r.id, p.name, r.key, r.code, r.moves, r.optimum, r.exact, r.hints, r.live, r.undos,"
                    " r.duration, r.date, r.program, r.events, r.late"
                    " FROM runs r LEFT JOIN players p ON p.id = r.player_id AND ") +
        nameCanBe;

    static constexpr const char* withId = "WHERE r.id = ?";
    static constexpr const char* byId = "ORDER BY r.id";

    /// What the indexes of ranking hold: the run's number, its player's, and what its stars come from.
    static constexpr const char* ranked =
        "SELECT r.id, r.player_id, r.moves, r.optimum, (r.hints > 0 OR r.live <> 0) FROM runs r ";

    /// A player's runs as the index runs_by_player holds them: the columns of `ranked`, then the key.
    static constexpr const char* ofPlayer =
        "SELECT r.id, r.player_id, r.moves, r.optimum, (r.hints > 0 OR r.live <> 0), r.key, r.date"
        " FROM runs r INDEXED BY runs_by_player WHERE r.player_id = (SELECT id FROM players WHERE name = ?) ";
    /// The order of its keys, the best run of each first, where moves are compared.
    static constexpr const char* byKey =
        "ORDER BY r.key, (r.hints > 0 OR r.live <> 0), r.moves, r.duration, r.date, r.id";

    /// A condition: the keys of a mode. \pre as of puzzle::rangeOf.
    [[nodiscard]] static std::string keysOf(puzzle::RunMode mode);

    /// The stars of the row that a statement of `ranked` or `ofPlayer` stands at.
    [[nodiscard]] static int starsOf(SQLite::Statement& row);

    /// The order of ranking, by moves and by moves over the optimum: the indexes' own words.
    static constexpr const char* byMoves = "(r.hints > 0 OR r.live <> 0), r.moves, r.duration, r.date, r.id";
    static constexpr const char* byOver = "(r.hints > 0 OR r.live <> 0), r.moves - r.optimum, r.duration, r.date, r.id";

    /// The row that a statement of `select` stands at.
    [[nodiscard]] static StoredRow<Run> read(SQLite::Statement& row);

    static constexpr const char* insertion =
        "INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date,"
        " program, late) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    static void bind(SQLite::Statement& statement, std::int64_t player, const Run& run);

    /// Whether a run is there already, whatever it says of its assists. The index of ranking finds it: a player may
    /// have thousands of runs under one key. See ownerFits.
    static constexpr const char* selectSame =
        "SELECT 1 FROM runs INDEXED BY runs_by_moves"
        " WHERE key = ? AND (hints > 0 OR live <> 0) IN (0, 1) AND moves = ? AND duration = ? AND date = ?"
        " AND code = ? AND events = ? AND ";
    static void bindSame(SQLite::Statement& statement, const Run& run);
};

} // namespace data
