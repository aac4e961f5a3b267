// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace SQLite {
class Database;
}

namespace data {

/// Condition of a file, determined before anything is written to it.
enum class Finding : std::uint8_t { Fresh, Sound, Newer, Damaged };

/// Determines the condition of a file from its version and its tables.
[[nodiscard]] Finding inspect(SQLite::Database& sql);

/// What a check of all pages finds.
enum class Condition : std::uint8_t {
    Sound,      ///< Also if rows hold values that break their constraints: such rows are marked when they are shown.
    BadIndexes, ///< The tables are sound, but an index does not list what is in its table. REINDEX mends that.
    Damaged,
};

/// How much is checked.
enum class Depth : std::uint8_t {
    Pages,      ///< Every page. Takes about 2 ms per thousand pages.
    Everything, ///< Also that each index lists its table's rows.
};

/// Checks a file. \throws SQLite::Exception if that fails: also if a page cannot be read now, which is no damage.
[[nodiscard]] Condition check(SQLite::Database& sql, Depth depth);

} // namespace data
