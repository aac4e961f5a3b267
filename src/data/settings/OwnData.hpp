#pragma once

#include "data/database/Database.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"

#include <vector>

namespace data {

/// What "delete my data" would remove: the database with what belongs to it, the settings, the player's levels, the
/// log with what the player was told, and what was moved aside as damaged. Only files that exist, and only such as this
/// program writes.
[[nodiscard]] std::vector<std::filesystem::path> ownFiles(const Paths& paths);

struct Deletion {
    std::vector<std::filesystem::path> deleted;
    std::vector<FileProblem> problems; ///< What is still there, and why.
};

/// Removes ownFiles and folders that are empty then. \param database is closed first.
[[nodiscard]] Deletion deleteOwnData(const Paths& paths, Database database);

} // namespace data
