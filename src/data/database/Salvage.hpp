#pragma once

#include <cstddef>
#include <filesystem>

namespace SQLite {
class Database;
}

namespace data {

/// How many of the runs and night shifts of a damaged file were copied into the new one.
struct Salvaged {
    std::size_t copied = 0;
    std::size_t total = 0; ///< As many as its tables or any of its indexes still list.
};

/// Copies what can still be read of a damaged file, row by row, into `target`: an empty database of the current
/// version. Rows that break a constraint stay behind; whether the others are true is for the verifier to decide. The
/// damaged file is only read. \throws SQLite::Exception if `target` cannot be written.
Salvaged salvage(const std::filesystem::path& damaged, SQLite::Database& target);

} // namespace data
