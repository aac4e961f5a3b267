// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/shared/SharedFolder.hpp"
#include "puzzle/Day.hpp"

#include <atomic>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace data {

/// Returns the file for the runs of a board. \param folder Paths::shared. \param board its name on this computer.
[[nodiscard]] std::filesystem::path sharedRunsFile(const std::filesystem::path& folder, const std::string& board);
/// Whether a file in that folder is one of them, or is left from one.
[[nodiscard]] bool isSharedRunsFile(const std::filesystem::path& name);

/// What reading a shared board has found.
struct SharedNews {
    bool changed = false;       ///< The runs are others than before.
    std::size_t runs = 0;       ///< New ones that were stored.
    std::size_t refused = 0;    ///< Lines that are no valid runs.
    std::size_t unfinished = 0; ///< Files that are not complete yet.
    std::size_t strange = 0;    ///< Other things in the folder, which were skipped.
};

/// Why reading ended early. What was read until then is stored.
using SharedFailure = std::variant<SharedProblem, StorageProblem>;

/// The runs of a shared board in a database on this computer, which Leaderboard and Shifts can be used with. It holds
/// the union of all files in the folder, each run verified by replaying it, and follows the folder: a file is read only
/// once, and if one is removed, the runs that are in no other file go. While the folder is not there, everything stays.
///
/// For the thread that reads the folder. Others open the file for themselves, and see what is stored meanwhile.
class SharedRuns {
public:
    /// \param file the database; created if missing. \param kinds must outlive this object.
    SharedRuns(std::filesystem::path file, puzzle::Kinds kinds, Log log);

    /// Reads what is new in the folder. Can take as long as the drive does, and 0.3 ms per run (docs/figures.md).
    /// \param stop ends it early when it becomes true: checked before each file and every few hundred lines.
    [[nodiscard]] tl::expected<SharedNews, SharedFailure> follow(const SharedFolder& shared, puzzle::Moment now,
                                                                 const std::atomic<bool>& stop);

private:
    /// Replaces everything by what the files have: an optimum that only a removed run has shown would stay with the
    /// others.
    [[nodiscard]] tl::expected<void, SharedFailure> readAgain(const SharedFolder& shared,
                                                              const std::vector<std::string>& files, puzzle::Moment now,
                                                              const std::atomic<bool>& stop, SharedNews& news);

    std::filesystem::path m_file;
    puzzle::Kinds m_kinds;
    Log m_log;
    Database m_database;
};

} // namespace data
