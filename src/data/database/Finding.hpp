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

/// Checks every page for damage. \throws SQLite::Exception if that fails.
[[nodiscard]] bool isSound(SQLite::Database& sql);

} // namespace data
