// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Sealed.hpp"
#include "data/runs/Run.hpp"
#include "data/runs/StoredRow.hpp"

#include <cstdint>

namespace data {

/// The table of night shifts. Statements call its rows `s` and their players `p`.
struct ShiftTable {
    using Value = ShiftRun;
    using Summary = ShiftSummary;

    static constexpr const char* name = "shifts";
    /// See RunTable::sealed.
    static constexpr const char* sealed = sealedShift;

    /// "SELECT … FROM shifts … " with the columns for read(); a condition and an order may follow. Skips invalid names:
    /// see validNameCondition.
    inline static const std::string select =
        std::string("SELECT s.id, p.name, s.seed, s.code, s.points, s.houses, s.at_optimum, s.best_run, s.skipped,"
                    " s.moves, s.optimum, s.date, s.program, s.events, s.rules,"
                    " coalesce(p.folded = folded_name(p.name), 1) AND s.checksum = row_checksum(") +
        sealed + std::string(") FROM shifts s LEFT JOIN players p ON p.id = s.player_id AND ") + validNameCondition;

    static constexpr const char* withId = "WHERE s.id = ?";
    static constexpr const char* byId = "ORDER BY s.id";

    /// Columns for ranking, covered by its index: the ids of the shift and its player, points and houses.
    static constexpr const char* ranked = "SELECT s.id, s.player_id, s.points, s.houses FROM shifts s ";

    /// The optima of its houses are always proven.
    static void agreeOnOptimum(SQLite::Database&, RunVerifier&, const ShiftRun&) noexcept {}

    /// Whether the current row of a `ranked` statement, which comes from an index, has the values of the shift itself.
    [[nodiscard]] static bool agrees(SQLite::Statement& row, const ShiftSummary& shift);

    /// The table in which a shift is ranked, as tableOf(); same expression as in the index.
    static constexpr const char* table =
        "(CASE WHEN s.rules = 1 THEN '180' WHEN s.seed GLOB 'day-*' THEN substr(s.seed, 5) ELSE '' END)";
    /// What follows "shift:" in the key of a table; empty for the free shifts.
    [[nodiscard]] static std::string tableOf(const puzzle::RunKey& key);

    /// Ranking order; same expressions as in the index.
    static constexpr const char* byPoints = "s.points DESC, s.houses DESC, s.date, s.id";

    /// Reads the current row of a statement of `select`.
    [[nodiscard]] static StoredRow<ShiftRun> read(SQLite::Statement& row);

    /// Binds a shift to an insertion().
    static void bind(SQLite::Statement& statement, std::int64_t player, const ShiftRun& run);

    /// See RunTable::selectTwins.
    inline static const std::string selectTwins =
        "s.date = :date, s.seed = :seed, s.id FROM shifts s INDEXED BY shifts_by_points WHERE " + std::string(table) +
        " = :table AND points = :points AND houses = :houses AND code = :code AND (:unique OR date = :date) AND events "
        "= :events";
    /// Every shift is: nobody else gets its houses.
    [[nodiscard]] static bool isUnique(const ShiftRun&) noexcept { return true; }
    static void bindTwin(SQLite::Statement& statement, const ShiftRun& run);
    static bool isSame(const SQLite::Statement&, int, const ShiftRun&) noexcept { return true; }
    static void complete(const SQLite::Database&, std::int64_t, const ShiftRun&) noexcept {}
};

} // namespace data
