// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// SQL queries for Statistics. Each but that of the shifts reads only an index; all but runsOfPuzzle bind a player's
/// id.
namespace data::statistics {

/// key, date, id, moves, optimum, exact, hints, live and duration (ms) of each run, ordered by key.
inline constexpr const char* runs =
    "SELECT r.key, r.date, r.id, r.moves, r.optimum, r.exact, r.hints, r.live, r.duration FROM runs r"
    " INDEXED BY runs_by_player WHERE r.player_id = ? ORDER BY r.key";

/// id of each run, of any player, on the boards whose code begins with ?1; ?2 is the first text after all of these.
inline constexpr const char* runsOfPuzzle =
    "SELECT r.id FROM runs r INDEXED BY runs_by_code WHERE r.code >= ?1 AND r.code < ?2";

/// date, points, houses, longest chain, at the optimum, skipped, moves, optimum and rules of each night shift; where
/// there may have been gifts, also seed, code and events, which are in no index.
inline constexpr const char* shifts =
    "SELECT s.date, s.points, s.houses, s.best_run, s.at_optimum, s.skipped, s.moves, s.optimum, s.rules,"
    " CASE WHEN s.rules > 2 THEN s.seed END, CASE WHEN s.rules > 2 THEN s.code END,"
    " CASE WHEN s.rules > 2 THEN s.events END FROM shifts s INDEXED BY shifts_by_player WHERE s.player_id = ?";

/// key, date and offset (minutes) of each run of a daily puzzle that was won here and not stored as late, ordered by
/// day. The conditions must match
/// those of the index literally.
inline constexpr const char* daysInTime =
    "SELECT r.key, r.date, r.utc_offset FROM runs r INDEXED BY runs_in_time"
    " WHERE r.player_id = ? AND r.late = 0 AND r.imported = 0 AND r.key > 'daily:' AND r.key < 'daily;' ORDER BY r.key";

/// The days of coffee breaks.
inline constexpr const char* breaksInTime =
    "SELECT r.key, r.date, r.utc_offset FROM runs r INDEXED BY coffee_in_time"
    " WHERE r.player_id = ? AND r.late = 0 AND r.imported = 0 AND r.key > 'coffee:' AND r.key < 'coffee;'"
    " ORDER BY r.key";

} // namespace data::statistics
