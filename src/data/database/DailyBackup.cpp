// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/DailyBackup.hpp"

#include "data/database/Backups.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/files/File.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <exception>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

/// Removes the oldest backup that is one too many: never more than one, however many there are; neither the new one nor
/// any that could not be restored; and none that has more runs than each newer one, as those may have begun anew. Those
/// from days to come, when the clock was wrong, count as the oldest, unless it surely is wrong now.
void removeOldest(const fs::path& folder, puzzle::Day today, const Log& log) {
    std::vector<Backup> backups = listBackups(folder);
    std::erase_if(backups,
                  [](const Backup& each) { return each.replaced || each.condition != Backup::Condition::Sound; });
    constexpr std::chrono::year earliest(2020); // No run is older, so an earlier date means a wrong clock.
    if (today.year() >= earliest)
        std::stable_partition(backups.begin(), backups.end(),
                              [today](const Backup& each) { return each.day <= today; });
    std::stable_partition(backups.begin(), backups.end(), [today](const Backup& each) { return each.day == today; });
    std::size_t most = 0;
    const Backup* oldest = nullptr;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        if (i >= keptBackups && backups[i].has.sum() <= most)
            oldest = &backups[i];
        most = std::max(most, backups[i].has.sum());
    }
    if (oldest != nullptr && !removeFile(oldest->file))
        log.warn("backup: the oldest one cannot be removed: " + oldest->file.string());
}

/// Makes the backup of a day unless there is one. \throws SQLite::Exception if that fails.
void makeBackup(SQLite::Database& source, const fs::path& folder, puzzle::Day day, const Log& log) {
    if (source.execAndGet("SELECT NOT EXISTS (SELECT 1 FROM runs) AND NOT EXISTS (SELECT 1 FROM shifts)").getInt() != 0)
        return; // It must not push out a backup that has some.
    if (!createFolder(folder)) {
        log.warn("backup: there is no folder for it: " + folder.string());
        return;
    }
    const FolderLock lock(folder); // Another program may be making the same backup.
    if (lock.isHeldByOther())
        return;
    const fs::path file = backupFile(folder, day);
    std::error_code ignored; // Writing will report it.
    if (fs::exists(fs::symlink_status(file, ignored)))
        return;
    copyToFile(source, file);
    removeOldest(folder, day, log);
}

} // namespace

void DailyBackup::beforeWrite(Connection& source, const Log& log) noexcept {
    const int systemError = errno; // Whoever writes next looks for a full disk in it.
    try {
        const puzzle::Day day = m_today();
        if (m_done == day)
            return;
        m_done = day;
        makeBackup(source.sql, m_folder, day, log);
    } catch (const std::exception& error) {
        log.warn(std::string("backup: ") + error.what());
    }
    errno = systemError;
}

} // namespace data
