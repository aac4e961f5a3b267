// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// The columns that the checksum of a row covers: everything but its number. The player comes first.
namespace data {

inline constexpr const char* sealedRun = "player_id, key, code, events, moves, optimum, exact, hints, live, undos,"
                                         " duration, date, program, late, utc_offset, imported, seed";
inline constexpr const char* sealedShift = "player_id, seed, code, events, points, houses, at_optimum, best_run,"
                                           " skipped, moves, optimum, date, program, rules";
inline constexpr const char* sealedAnswer = "player_id, level, riddle, given";

} // namespace data
