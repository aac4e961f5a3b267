// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Recovery.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <sqlite3.h>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::array<const char*, 3> logSuffixes{"-wal", "-journal", "-shm"};
constexpr std::array<const char*, 2> keptSuffixes{"-wal", "-journal"}; // The index of a log is built from it.

fs::path readyFile(const fs::path& file) {
    return pathBeside(file, salvagedMark);
}

fs::path noteFile(const fs::path& file) {
    return pathBeside(file, recoveredMark);
}

[[noreturn]] void fail(const FileProblem& problem, int otherwise) {
    errno = 0; // What it says is in the problem.
    const int code = problem.error == FileError::NoSpace  ? SQLITE_FULL
                     : problem.error == FileError::Denied ? SQLITE_READONLY
                                                          : otherwise;
    throw SQLite::Exception("the damaged database cannot be replaced: " + problem.file.string(), code);
}

void orFail(const tl::expected<void, FileProblem>& done) {
    if (!done)
        fail(done.error(), SQLITE_ERROR);
}

bool same(const fs::path& one, const fs::path& other) {
    const auto compared = isSame(one, other);
    if (!compared)
        fail(compared.error(), SQLITE_IOERR_READ);
    return *compared;
}

bool isThere(const fs::path& file) {
    std::error_code error;
    const bool there = fs::exists(fs::symlink_status(file, error));
    if (error && error != std::errc::no_such_file_or_directory)
        fail({FileError::Failed, file}, SQLITE_IOERR_READ);
    return there;
}

std::string noteText(const Recovery& recovery) {
    return recovery.kept.filename().string() + "\n" + std::to_string(recovery.salvaged.copied) + " " +
           std::to_string(recovery.salvaged.total) + " " + std::to_string(static_cast<int>(recovery.salvaged.known)) +
           "\n";
}

/// Whether a name is one that a damaged file gets. Anybody may have written the note.
bool isKeptName(const std::string& name, const fs::path& file) {
    const std::string start = file.filename().string() + damagedMark;
    return name.size() > start.size() && name.starts_with(start) &&
           name.find_first_not_of("0123456789", start.size()) == std::string::npos;
}

/// Reads the note; std::nullopt if there is none that makes sense.
std::optional<Recovery> readNote(const fs::path& file) {
    constexpr std::size_t limit = 10'000;
    const auto text = readRegularFile(noteFile(file), limit);
    if (!text)
        return std::nullopt;
    std::istringstream lines(*text);
    std::string name;
    Recovery recovery;
    int known = 0;
    if (!std::getline(lines, name) || !isKeptName(name, file) ||
        !(lines >> recovery.salvaged.copied >> recovery.salvaged.total >> known) || known < 0 ||
        known > static_cast<int>(SalvageCounts::Total::Unknown))
        return std::nullopt;
    recovery.kept = file.parent_path() / pathFromText(name);
    recovery.salvaged.known = static_cast<SalvageCounts::Total>(known);
    return recovery;
}

/// Puts the salvaged file in the place of the damaged one, which has a second name.
void exchange(const fs::path& file) {
    // The log must not be applied to another file than its own.
    for (const char* const suffix : logSuffixes)
        orFail(removeFile(pathBeside(file, suffix)));
    orFail(syncNames(file.parent_path()));
    orFail(replaceWith(readyFile(file), file));
}

/// Whether `kept` is what a start that was interrupted has made of the same damaged file.
bool isKeptAlready(const fs::path& file, const fs::path& kept) {
    const auto logIsSame = [&](const char* suffix) {
        return !isThere(pathBeside(kept, suffix)) || same(pathBeside(file, suffix), pathBeside(kept, suffix));
    };
    return same(file, kept) && std::all_of(keptSuffixes.begin(), keptSuffixes.end(), logIsSame);
}

/// Gives a damaged file and its log a second name.
fs::path keepDamaged(const fs::path& file) {
    fs::path kept;
    for (int number = 1;; ++number) {
        kept = pathBeside(file, damagedMark + std::to_string(number));
        const bool free = !isThere(kept) && std::none_of(keptSuffixes.begin(), keptSuffixes.end(), [&](auto* suffix) {
            return isThere(pathBeside(kept, suffix));
        });
        if (free || isKeptAlready(file, kept))
            break;
    }
    const fs::path temporary = file.parent_path() / salvageName;
    for (const char* const suffix : {"", keptSuffixes[0], keptSuffixes[1]})
        if ((*suffix == '\0' || !isMissingOrEmpty(pathBeside(file, suffix))) && !isThere(pathBeside(kept, suffix)))
            orFail(keepAs(pathBeside(file, suffix), pathBeside(kept, suffix), temporary));
    return kept;
}

} // namespace

std::optional<Recovery> resumeRecovery(const fs::path& file) {
    auto noted = readNote(file);
    if (!isThere(readyFile(file)))
        return noted;
    if (noted && same(file, noted->kept)) {
        exchange(file);
        return noted;
    }
    removeDatabase(readyFile(file));
    recoveryTold(file); // It has not come to that exchange.
    return std::nullopt;
}

fs::path replaceDamaged(const fs::path& file, Connection& salvaged, const SalvageCounts& counts) {
    copyToFile(salvaged.sql, readyFile(file));
    fs::path kept = keepDamaged(file);
    orFail(replaceFile(noteFile(file), noteText({kept, counts})));
    exchange(file);
    return kept;
}

void recoveryTold(const fs::path& file) noexcept {
    std::error_code ignored;
    fs::remove(noteFile(file), ignored);
}

void recoveryTold(const fs::path& file, const std::string& said) {
    if (const auto noted = readNote(file); noted && said.find(noted->kept.string()) != std::string::npos)
        recoveryTold(file);
}

bool hasRemains(const fs::path& file) {
    std::error_code ignored;
    return isOnlyLogLeft(file) || fs::exists(readyFile(file), ignored);
}

} // namespace data
