#pragma once

#include <cstdint>

namespace SQLite {
class Database;
}

namespace data {

/// What looking at a file came to, before anything is written to it.
enum class Finding : std::uint8_t { Fresh, Sound, Newer, Damaged };

/// What a file is by its version and its tables.
[[nodiscard]] Finding inspect(SQLite::Database& sql);

/// Looks at every page. \throws SQLite::Exception when that cannot be done.
[[nodiscard]] bool isSound(SQLite::Database& sql);

} // namespace data
