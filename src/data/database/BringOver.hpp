// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace data {

struct Connection;

/// The greatest numbers of the rows of a database at some moment.
struct LastNumbers {
    std::int64_t run = 0;
    std::int64_t shift = 0;
    std::int64_t board = 0; ///< Unfinished.
    std::int64_t player = 0;
};

/// Notes what a database in memory has because it is, or was, in a file: the rest is what bringOver() stores. To be
/// called once.
[[nodiscard]] LastNumbers markKnown(Connection& memory);

/// Stores in `file` what was stored in `memory` since some moment, in one transaction. The file may be any leaderboard
/// by now: runs and night shifts get new numbers there, unless they are there already, and players are found by their
/// names; players who did nothing since stay behind. Of two states of an unfinished board the later one counts, of
/// lessons the furthest; answers to riddles follow those that the file has. What a shared leaderboard was given is not
/// brought over, since it speaks of numbers. \throws SQLite::Exception if that fails; `file` is unchanged then.
void bringOver(Connection& memory, const LastNumbers& since, Connection& file);

} // namespace data
