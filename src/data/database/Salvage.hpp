// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/DatabaseState.hpp"

#include <filesystem>
#include <memory>

namespace data {

struct Connection;

/// What could be read of a damaged file: a database in memory, of the current version, and how much of it that is.
struct SalvagedRows {
    std::unique_ptr<Connection> rows;
    SalvageCounts counts;
};

/// Copies what can still be read of a damaged file, row by row. Rows that break a constraint stay behind; whether the
/// others are true is for the verifier to decide. Numbers that were given to lost runs are not given again, since a
/// shared leaderboard, for one, remembers them. The file and its log are only read, and nothing is written beside them.
/// \throws SQLite::Exception if the file cannot be read now.
[[nodiscard]] SalvagedRows salvage(const std::filesystem::path& damaged);

} // namespace data
