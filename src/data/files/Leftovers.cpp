// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Leftovers.hpp"

#include "data/files/File.hpp"
#include "platform/Files.hpp"
#include "puzzle/Digit.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

/// Files that SQLite writes under the lock of their folder, and therefore without a lock of ours on the file itself.
constexpr std::array<std::string_view, 2> databaseCopies{copyName, salvageName};

bool isLetterOrDigit(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           puzzle::isDigit(character);
}

/// Whether a name is one that writeFile and createFile give to temporary files.
bool isTemporaryName(std::string_view name) {
    return name.starts_with(temporaryPrefix) && name.size() == temporaryPrefix.size() + temporaryLetters &&
           std::all_of(name.rbegin(), name.rbegin() + temporaryLetters, isLetterOrDigit);
}

/// Whether a name is that of a copy of the database, or of one of SQLite's files beside it.
bool isCopyName(std::string_view name) {
    return std::any_of(databaseCopies.begin(), databaseCopies.end(), [name](std::string_view copy) {
        if (!name.starts_with(copy))
            return false;
        std::string_view rest = name.substr(copy.size());
        if (rest.starts_with('-') && rest.size() > 1 && puzzle::isDigit(rest[1])) // The number of the program.
            rest.remove_prefix(std::min(rest.find_first_not_of("0123456789", 1), rest.size()));
        return rest.empty() || rest == "-wal" || rest == "-shm" || rest == "-journal";
    });
}

bool isOldFileOfOurs(const platform::FileStatus& status) {
    const std::time_t newest = std::time(nullptr) - std::chrono::seconds(leftoverAge).count();
    return status.kind == platform::FileKind::Regular && status.own && status.names == 1 &&
           status.writtenSeconds <= newest;
}

/// Removes a file of the folder unless it may still be in use.
void removeLeftover(platform::OpenFolder& folder, const std::string& name) {
    platform::OpenFile file = folder.openEntry(name);
    const auto status = file.isOpen() ? file.status() : std::nullopt;
    if (!status || !isOldFileOfOurs(*status) || file.tryLock() != platform::Locking::Taken)
        return;
    if (folder.isEntry(name, file)) // Before it was locked, its writer may have given it its final name.
        folder.removeEntry(name);
}

void removeLeftoversIn(const fs::path& path) {
    std::vector<std::string> temporary;
    std::vector<std::string> copies;
    std::error_code ignored; // What cannot be listed cannot be removed either.
    for (fs::directory_iterator at(path, ignored), end; !ignored && at != end; at.increment(ignored)) {
        std::string name = at->path().filename().string();
        if (isTemporaryName(name))
            temporary.push_back(std::move(name));
        else if (isCopyName(name))
            copies.push_back(std::move(name));
    }
    if (temporary.empty() && copies.empty())
        return;
    platform::OpenFolder folder(path);
    if (!folder.isOpen())
        return;
    for (const std::string& name : temporary)
        removeLeftover(folder, name);
    // Whoever holds this lock may be writing such a copy: see FolderLock.
    if (copies.empty() || folder.tryLock() != platform::Locking::Taken)
        return;
    for (const std::string& name : copies)
        removeLeftover(folder, name);
}

} // namespace

void removeLeftovers(const Paths& paths) {
    std::vector<fs::path> done;
    for (const fs::path& folder :
         {paths.data, paths.backups(), paths.levels(), paths.unfinished(), paths.config, paths.state}) {
        // Without a place for the player's files, an empty path must not mean the current folder.
        if (paths.data.empty() || std::find(done.begin(), done.end(), folder) != done.end())
            continue;
        removeLeftoversIn(folder);
        done.push_back(folder);
    }
}

} // namespace data
