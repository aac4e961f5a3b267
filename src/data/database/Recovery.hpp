// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/DatabaseState.hpp"

#include <filesystem>
#include <optional>
#include <string>

/// How a damaged file is replaced by what could be copied of it, so that at any moment, even after a crash, a power cut
/// or on a full disk, either the one or the other is there, whole:
///
/// 1. What could be copied is written to "NAME.salvaged" and synced.
/// 2. The damaged file and its log get a second name, "NAME.damaged-1".
/// 3. "NAME.recovered" says which one that is, and how much was copied. From here on, every start finishes the
/// exchange.
/// 4. The log of the damaged file is removed, and "NAME.salvaged" is renamed to "NAME".
/// 5. "NAME.recovered" is removed once the player was told: until then, every start tells.
///
/// All but recoveryTold() need a FolderLock on the folder of the file.
namespace data {

/// Marks in the names of what lies beside a file during an exchange, and until the player was told.
inline constexpr const char* salvagedMark = ".salvaged";
inline constexpr const char* recoveredMark = ".recovered";

struct Connection;

/// A damaged file that was replaced.
struct Recovery {
    std::filesystem::path kept; ///< Its new name.
    SalvageCounts salvaged;
};

/// Finishes an exchange that was interrupted, or clears away what a start that did not get so far has left. Returns the
/// last recovery if the player was not told of it yet. \throws SQLite::Exception if that fails.
std::optional<Recovery> resumeRecovery(const std::filesystem::path& file);

/// Replaces a damaged file. Returns its new name. \throws SQLite::Exception if that fails: the damaged file is still in
/// place then, and resumeRecovery() decides what is left of the attempt.
std::filesystem::path replaceDamaged(const std::filesystem::path& file, Connection& salvaged,
                                     const SalvageCounts& counts);

/// Remembers that the player was told of a recovery. Failures are ignored: it is told again then.
void recoveryTold(const std::filesystem::path& file) noexcept;

/// Does so only if `said` names the damaged file.
void recoveryTold(const std::filesystem::path& file, const std::string& said);

/// Whether there is more to do about a missing file than to create it: its log is left, or a recovery was interrupted.
[[nodiscard]] bool hasRemains(const std::filesystem::path& file);

} // namespace data
