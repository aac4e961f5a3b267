// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/DatabaseState.hpp"

#include <filesystem>

namespace SQLite {
class Database;
}

namespace data {

/// Copies what can still be read of a damaged file, row by row, into `target`: an empty database of the current
/// version. Rows that break a constraint stay behind; whether the others are true is for the verifier to decide. The
/// damaged file is only read. \throws SQLite::Exception if `target` cannot be written.
Salvaged salvage(const std::filesystem::path& damaged, SQLite::Database& target);

} // namespace data
