// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace data {

struct Connection;

/// The greatest numbers of the runs and night shifts of a database at some moment.
struct LastNumbers {
    std::int64_t run = 0;
    std::int64_t shift = 0;
};

[[nodiscard]] LastNumbers lastNumbers(Connection& connection);

/// Stores in `file` what was stored in `memory` since some moment, in one transaction: runs and night shifts get new
/// numbers there, and players are found by their names. Of unfinished boards the one from memory counts, of lessons the
/// furthest. What a shared board was given is not brought over, since it speaks of numbers.
/// \throws SQLite::Exception if that fails; `file` is unchanged then.
void bringOver(Connection& memory, const LastNumbers& since, Connection& file);

} // namespace data
