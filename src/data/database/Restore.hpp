// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "puzzle/Day.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>

namespace data {

/// Why a backup was not restored. The database is unchanged then.
enum class RestoreProblem : std::uint8_t {
    Damaged,    ///< The backup is damaged, or something was planted in its schema, or it is not a backup of this game.
    Newer,      ///< The backup was made by a newer program.
    Unreadable, ///< The backup cannot be read.
    NotSaving,  ///< The database is in memory only, so there is nothing to restore into.
    NotKept,    ///< What the database holds now could not be kept as a backup, for lack of space or permission.
    Failed,     ///< The database could not be written, or another program held it for too long.
};

/// Replaces everything in the database by a backup, which is checked completely before. What the database holds now is
/// kept in the folder of backups first (freeReplacedFile), so that restoring can be undone. Other programs that have
/// the file open see one large transaction. The database counts as reopened then. \param day the current local day, for
/// the name of what is kept. \pre database.backUpDaily() was called. \returns where the former content was kept.
tl::expected<std::filesystem::path, RestoreProblem> restoreBackup(Database& database,
                                                                  const std::filesystem::path& backup, puzzle::Day day);

} // namespace data
