// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/RunKey.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

/// What Leaderboard and knownNames read in the same way.
namespace data {

/// All players with a run or a night shift, sorted by name. \throws SQLite::Exception
[[nodiscard]] std::vector<std::string> playersWithRuns(SQLite::Database& sql);

/// Every key with runs, in alphabetical order. \throws SQLite::Exception
[[nodiscard]] std::vector<puzzle::RunKey> keysWithRuns(SQLite::Database& sql);

} // namespace data
