// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"

#include <vector>

namespace data {

/// Returns the files that "delete my data" removes: the database, its accompanying files and its backups, settings, the
/// player's levels, the log, the record of reported problems, and files moved aside as damaged. Only existing files,
/// and only kinds of files that this program writes.
[[nodiscard]] std::vector<std::filesystem::path> ownFiles(const Paths& paths);

struct Deletion {
    std::vector<std::filesystem::path> deleted;
    std::vector<FileProblem> problems; ///< Files that could not be deleted, and why.
};

/// Deletes ownFiles, and then folders that are empty. \param database is closed first.
[[nodiscard]] Deletion deleteOwnData(const Paths& paths, Database database);

} // namespace data
