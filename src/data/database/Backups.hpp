// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace data {

/// How many daily backups are kept.
inline constexpr std::size_t keptBackups = 3;

/// How many runs and night shifts a database has.
struct RunCounts {
    std::size_t runs = 0;
    std::size_t shifts = 0;

    [[nodiscard]] std::size_t sum() const noexcept { return runs + shifts; }

    friend bool operator==(const RunCounts&, const RunCounts&) = default;
};

/// A file in the folder of backups.
struct Backup {
    /// Why it can or cannot be restored.
    enum class Condition : std::uint8_t {
        Sound,      ///< As far as can be seen quickly; restoring it checks everything.
        Newer,      ///< Made by a newer program.
        Damaged,    ///< Or no backup of this game at all.
        Unreadable, ///< No permission, a folder or a pipe in its place, a failing disk.
    };

    std::filesystem::path file;
    puzzle::Day day;       ///< When it was made.
    bool replaced = false; ///< Not a daily backup: what a restored backup took the place of. These are never removed.
    Condition condition = Condition::Sound;
    RunCounts has; ///< Only if it is sound.
};

/// Returns the path of a daily backup: "lichter-aus-2026-11-22.db".
[[nodiscard]] std::filesystem::path backupFile(const std::filesystem::path& folder, puzzle::Day day);

/// Returns an unused path for what a restored backup takes the place of: "lichter-aus-2026-11-22-replaced-1.db".
[[nodiscard]] std::filesystem::path freeReplacedFile(const std::filesystem::path& folder, puzzle::Day day);

/// Whether a file in the folder of backups has the name of a backup.
[[nodiscard]] bool isBackupName(const std::filesystem::path& name);

/// What lies beside a score file and may have runs that the file lacks.
struct Beside {
    std::optional<Backup> backup; ///< The latest of those with the most runs and shifts, if these are more than it has.
    std::filesystem::path damaged; ///< A damaged file that was replaced, unless it has no content; else empty.

    [[nodiscard]] bool has() const noexcept { return backup || !damaged.empty(); }
};

/// Looks into the folder of a score file and its folder "backups". \param has the runs and shifts in the file.
[[nodiscard]] Beside lookBeside(const std::filesystem::path& file, std::size_t has);

/// Returns the backups in a folder, those with the latest date first, going by the names of the files: a copied file
/// may have any time. Changes nothing in the folder. Empty if it cannot be read.
[[nodiscard]] std::vector<Backup> listBackups(const std::filesystem::path& folder);

} // namespace data
