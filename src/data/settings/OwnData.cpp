// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/settings/OwnData.hpp"

#include "data/database/Backups.hpp"
#include "data/database/Recovery.hpp"
#include "data/files/Log.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "data/shared/SharedRuns.hpp"

#include <algorithm>
#include <functional>
#include <string_view>

namespace data {

namespace fs = std::filesystem;

namespace {

bool startsWith(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

/// Appends the files and links of a folder whose names are wanted, sorted by name.
void addFiles(std::vector<fs::path>& files, const fs::path& folder,
              const std::function<bool(const fs::path&)>& wanted) {
    const auto first = static_cast<std::ptrdiff_t>(files.size());
    std::error_code ignored; // What cannot be listed cannot be deleted either.
    for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored)) {
        const auto type = at->symlink_status(ignored).type();
        if ((type == fs::file_type::regular || type == fs::file_type::symlink) && wanted(at->path().filename()))
            files.push_back(at->path());
    }
    std::sort(files.begin() + first, files.end());
}

bool isTemporary(const fs::path& name) {
    return startsWith(name.string(), temporaryPrefix);
}

/// Whether `name` is the file itself, one of SQLite's files beside it, a damaged one that was kept, what its repair has
/// left, or a copy of an earlier version.
bool belongsTo(const fs::path& name, const fs::path& file) {
    const std::string own = file.filename().string();
    const std::string text = name.string();
    return text == own || text == own + "-wal" || text == own + "-shm" || text == own + "-journal" ||
           startsWith(text, own + damagedMark) || startsWith(text, own + versionMark) ||
           startsWith(text, own + salvagedMark) || startsWith(text, own + recoveredMark);
}

bool isLog(const fs::path& name, const fs::path& log) {
    return name == log.filename() || name == rotatedLogFile(log, 1).filename() ||
           name == rotatedLogFile(log, 2).filename();
}

} // namespace

std::vector<fs::path> ownFiles(const Paths& paths) {
    std::vector<fs::path> files;
    // There is no folder for the player's files; an empty path must not mean the current folder.
    if (paths.data.empty())
        return files;
    addFiles(files, paths.data,
             [&](const fs::path& name) { return isTemporary(name) || belongsTo(name, paths.database()); });
    addFiles(files, paths.backups(), [](const fs::path& name) { return isTemporary(name) || isBackupName(name); });
    addFiles(files, paths.levels(),
             [](const fs::path& name) { return isTemporary(name) || name.extension() == ".json"; });
    addFiles(files, paths.levels() / binName,
             [](const fs::path& name) { return isTemporary(name) || name.extension() == ".json"; });
    addFiles(files, paths.unfinished(), isUnfinishedLevelsFile);
    addFiles(files, paths.shared(), [](const fs::path& name) { return isTemporary(name) || isSharedRunsFile(name); });
    addFiles(files, paths.config,
             [&](const fs::path& name) { return isTemporary(name) || belongsTo(name, paths.settings()); });
    addFiles(files, paths.state, [&](const fs::path& name) {
        return isTemporary(name) || isLog(name, paths.log()) || name == paths.reportedProblems().filename();
    });
    // If all three are the same folder, temporary files are found several times.
    std::vector<fs::path> once;
    for (fs::path& file : files)
        if (std::find(once.begin(), once.end(), file) == once.end())
            once.push_back(std::move(file));
    return once;
}

Deletion deleteOwnData(const Paths& paths, Database database) {
    { const Database closed = std::move(database); }
    Deletion deletion;
    for (const fs::path& file : ownFiles(paths)) {
        if (const auto removed = removeFile(file))
            deletion.deleted.push_back(file);
        else
            deletion.problems.push_back(removed.error());
    }
    if (paths.data.empty())
        return deletion;
    for (const fs::path& folder : {paths.backups(), paths.levels() / binName, paths.levels(), paths.unfinished(),
                                   paths.shared(), paths.data, paths.config, paths.state}) {
        std::error_code ignored; // A folder with other files in it stays.
        fs::remove(folder, ignored);
    }
    return deletion;
}

} // namespace data
