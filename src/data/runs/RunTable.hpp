// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Sealed.hpp"
#include "data/runs/Run.hpp"
#include "data/runs/StoredRow.hpp"

#include <cstdint>

namespace data {

/// The table of runs on boards. Statements call its rows `r` and their players `p`.
struct RunTable {
    using Value = Run;
    using Summary = RunSummary;

    static constexpr const char* name = "runs";
    /// The columns that a run's checksum covers: everything but the row's id.
    static constexpr const char* sealed = sealedRun;

    /// "SELECT … FROM runs … " with the columns for read(); a condition and an order may follow. Skips invalid names:
    /// see validNameCondition.
    inline static const std::string select =
        std::string("SELECT r.id, p.name, r.key, r.code, r.moves, r.optimum, r.exact, r.hints, r.live, r.undos,"
                    " r.duration, r.date, r.program, r.events, r.late, r.utc_offset, r.imported,"
                    " coalesce(p.folded = folded_name(p.name), 1) AND r.checksum = row_checksum(") +
        sealed +
        std::string(
            "), (SELECT w.duration FROM within w WHERE w.run_id = r.id), r.seed FROM runs r LEFT JOIN players p ON "
            "p.id = r.player_id AND ") +
        validNameCondition;

    static constexpr const char* withId = "WHERE r.id = ?";
    static constexpr const char* byId = "ORDER BY r.id";
    /// Runs of a player on the board of a code that may have three stars.
    static constexpr const char* atOptimum =
        "WHERE r.code = ? AND r.moves <= r.optimum AND r.hints <= 0 AND r.live = 0 AND p.folded = folded_name(?)";

    /// Columns covered by the ranking indexes: the ids of the run and its player, and the values that determine its
    /// stars.
    static constexpr const char* ranked =
        "SELECT r.id, r.player_id, r.moves, r.optimum, (r.hints > 0 OR r.live <> 0), r.key FROM runs r ";

    /// A player's runs from the index runs_by_player: the columns of `ranked`, then key and date.
    static constexpr const char* ofPlayer =
        "SELECT r.id, r.player_id, r.moves, r.optimum, (r.hints > 0 OR r.live <> 0), r.key, r.date"
        " FROM runs r INDEXED BY runs_by_player WHERE r.player_id = (SELECT id FROM players WHERE folded = "
        "folded_name(?)) ";
    /// Ordered by key, with the best run of each key first where moves are compared.
    static constexpr const char* byKey =
        "ORDER BY r.key, (r.hints > 0 OR r.live <> 0), r.moves, r.duration, r.date, r.id";

    /// Returns a condition for the keys of a mode. \pre see puzzle::rangeOf.
    [[nodiscard]] static std::string keysOf(puzzle::RunMode mode);
    [[nodiscard]] static std::string keysOf(puzzle::DailySeries series);

    /// Whether the current row of a `ranked` statement, which comes from an index, has the values of the run itself.
    [[nodiscard]] static bool agrees(SQLite::Statement& row, const RunSummary& run);

    /// Makes a verified run and those on the same board under its key agree on the best that any of them or the solver
    /// found, unless it is proven. What version 1.0.0 gave as proven is lowered as well if it was too much.
    /// \pre within a write transaction.
    static void agreeOnOptimum(SQLite::Database& sql, RunVerifier& verifier, Run& run);

    /// Stores what is right for the optimum of a run that was read, and of those on the same board under its key: see
    /// RunVerifier::correctOptimum. Returns whether that changed anything. \pre within a write transaction.
    static bool storeCorrected(SQLite::Database& sql, const RunSummary& run, bool wasExact);

    /// The bounds of the stars of a run.
    struct StarRange {
        int least = 0;
        int most = 0;
    };
    /// Returns what the stars of the current row of a statement of `ranked` or `ofPlayer` can be: the index does not
    /// tell the rule of the board.
    [[nodiscard]] static StarRange starsOf(SQLite::Statement& row);

    /// Ranking orders by moves and by moves over the optimum; same expressions as in the indexes.
    static constexpr const char* byMoves = "(r.hints > 0 OR r.live <> 0), r.moves, r.duration, r.date, r.id";
    static constexpr const char* byOver = "(r.hints > 0 OR r.live <> 0), r.moves - r.optimum, r.duration, r.date, r.id";

    /// Reads the current row of a statement of `select`.
    [[nodiscard]] static StoredRow<Run> read(SQLite::Statement& row);

    /// Binds a run to an insertion().
    static void bind(SQLite::Statement& statement, std::int64_t player, const Run& run);

    /// Follows "SELECT …, ": selects the runs on the same board with the same events, and whether they have the same
    /// date and the same help; then their ids and keys. \param :unique whether the date does not matter.
    static constexpr const char* selectTwins =
        "date = :date, hints = :hints AND live = :live, id, key FROM runs INDEXED BY runs_by_code"
        " WHERE code = :code AND moves = :moves AND duration = :duration AND (:unique OR date = :date)"
        " AND events = :events";
    static void bindTwin(SQLite::Statement& statement, const Run& run);
    /// Whether the current row of such a statement, whose player, date and help are the same, is the run itself. A run
    /// on a random board may count under the board's code in one leaderboard, and in another under its setting: see
    /// RunVerifier::doubtSeed. \param first column of the id.
    [[nodiscard]] static bool isSame(SQLite::Statement& row, int first, const Run& run);
    /// What is now known better about a stored run: its seed, and so its key. \param id of its row.
    static void complete(SQLite::Database& sql, std::int64_t id, const Run& run);
    /// Whether the events are certainly unique: they have at least three different times, each in milliseconds. A
    /// single press does not identify a player, as a whole class may start in the same second.
    [[nodiscard]] static bool isUnique(const Run& run);
};

} // namespace data
