// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/Backups.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"
#include "data/files/File.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <tuple>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view nameStart = "lichter-aus-";
constexpr std::string_view replacedMark = "-replaced-";
constexpr std::string_view nameEnd = ".db";

/// What the name of a backup says.
struct BackupName {
    puzzle::Day day;
    int replaced = 0; ///< Number of a replaced database, from 1; 0 for a daily backup.
};

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number > 0 ? std::optional(number)
                                                                                  : std::nullopt;
}

std::optional<BackupName> parseName(const std::string& name) {
    constexpr std::size_t dayLength = 10;
    std::string_view rest = name;
    if (!rest.starts_with(nameStart) || !rest.ends_with(nameEnd) || rest.size() <= nameStart.size() + nameEnd.size())
        return std::nullopt;
    rest.remove_prefix(nameStart.size());
    rest.remove_suffix(nameEnd.size());
    const auto day = puzzle::dayFromText(rest.substr(0, dayLength));
    if (!day)
        return std::nullopt;
    rest.remove_prefix(dayLength);
    if (rest.empty())
        return BackupName{*day, 0};
    if (!rest.starts_with(replacedMark))
        return std::nullopt;
    const auto number = numberIn(rest.substr(replacedMark.size()));
    return number ? std::optional(BackupName{*day, *number}) : std::nullopt;
}

fs::path fileNamed(const fs::path& folder, puzzle::Day day, const std::string& mark) {
    return folder / (std::string(nameStart) + puzzle::dayText(day) + mark + std::string(nameEnd));
}

RunCounts countRuns(SQLite::Database& sql) {
    const auto count = [&sql](const char* table) {
        return sql.tableExists(table)
                   ? static_cast<std::size_t>(sql.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt64())
                   : std::size_t{0}; // The first versions had no night shifts.
    };
    return {count("runs"), count("shifts")};
}

/// Fills in what is in the file. \throws SQLite::Exception if it cannot be read.
void readInto(Backup& backup) {
    SQLite::Database sql(immutableAddress(backup.file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    harden(sql);
    const Finding finding = inspect(sql);
    if (finding == Finding::Newer)
        backup.condition = Backup::Condition::Newer;
    else if (finding != Finding::Sound || (!isLarge(sql) && check(sql, Depth::Pages) == Condition::Damaged))
        backup.condition = Backup::Condition::Damaged;
    else
        backup.has = countRuns(sql);
}

Backup read(const fs::path& file, const BackupName& name) {
    Backup backup{file, name.day, name.replaced > 0, Backup::Condition::Sound, {}};
    std::error_code unknown; // Then it is not a regular file as far as we can see. SQLite would wait forever at a pipe.
    if (!fs::is_regular_file(file, unknown)) {
        backup.condition = Backup::Condition::Unreadable;
    } else if (!looksLikeDatabase(file)) {
        backup.condition = Backup::Condition::Damaged;
    } else if (const auto known = attempt([&backup] { readInto(backup); }); !known) {
        backup.has = {};
        backup.condition =
            known.error() == StorageProblem::Damaged ? Backup::Condition::Damaged : Backup::Condition::Unreadable;
    }
    return backup;
}

} // namespace

fs::path backupFile(const fs::path& folder, puzzle::Day day) {
    return fileNamed(folder, day, {});
}

fs::path freeReplacedFile(const fs::path& folder, puzzle::Day day) {
    std::error_code ignored; // Writing will report it.
    for (int number = 1;; ++number) {
        fs::path file = fileNamed(folder, day, std::string(replacedMark) + std::to_string(number));
        if (!fs::exists(fs::symlink_status(file, ignored)))
            return file;
    }
}

bool isBackupName(const fs::path& name) {
    return parseName(name.string()).has_value();
}

std::vector<Backup> listBackups(const fs::path& folder) {
    std::vector<std::pair<BackupName, fs::path>> found;
    std::error_code ignored; // A folder that is missing or unreadable has none to show.
    for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored))
        if (const auto name = parseName(at->path().filename().string()))
            found.emplace_back(*name, at->path());
    std::sort(found.begin(), found.end(), [](const auto& first, const auto& second) {
        return std::tie(first.first.day, first.first.replaced) > std::tie(second.first.day, second.first.replaced);
    });
    std::vector<Backup> backups;
    backups.reserve(found.size());
    for (const auto& [name, file] : found)
        backups.push_back(read(file, name));
    return backups;
}

Beside lookBeside(const fs::path& file, std::size_t has) {
    Beside beside;
    for (Backup& each : listBackups(file.parent_path() / "backups"))
        if (each.condition == Backup::Condition::Sound && each.has.sum() > has) {
            has = each.has.sum();
            beside.backup = std::move(each);
        }
    std::error_code ignored; // Nothing is known of it then.
    for (int number = 1;; ++number) {
        const fs::path damaged = pathBeside(file, damagedMark + std::to_string(number));
        const auto isThere = [&](const char* suffix) {
            return fs::exists(fs::symlink_status(pathBeside(damaged, suffix), ignored));
        };
        if (!isThere("") && !isThere("-wal") && !isThere("-journal"))
            return beside;
        if (fs::is_regular_file(damaged, ignored) && !isMissingOrEmpty(damaged) && looksLikeDatabase(damaged))
            beside.damaged = damaged;
    }
}

} // namespace data
