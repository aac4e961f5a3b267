// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/RunKey.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>
#include <vector>

/// What Leaderboard and knownNames read in the same way.

namespace data {

/// What runs and night shifts in a database belong to.
struct KnownNames {
    std::vector<std::string> players; ///< Valid names, in alphabetical order.
    std::vector<puzzle::RunKey> keys; ///< In alphabetical order.
};

/// Reads the names in a database file for suggestions, while somebody types: without checking, changing, repairing or
/// waiting for anything. A file that is missing, damaged, or of another version has none.
[[nodiscard]] KnownNames knownNames(const std::filesystem::path& file);

/// All players with a run or a night shift, sorted by name. \throws SQLite::Exception
[[nodiscard]] std::vector<std::string> playersWithRuns(SQLite::Database& sql);

/// Every key with runs, in alphabetical order. \throws SQLite::Exception
[[nodiscard]] std::vector<puzzle::RunKey> keysWithRuns(SQLite::Database& sql);

} // namespace data
