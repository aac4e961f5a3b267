// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/KnownNames.hpp"

#include "data/database/DatabaseFile.hpp"
#include "data/database/Sql.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/RunNames.hpp"

#include <sqlite3.h>

namespace data {

namespace {

namespace fs = std::filesystem;

/// Whether another program has the file open, or left a log: its last runs are in the log then.
bool hasLogBeside(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(pathBeside(file, "-wal"), ignored);
}

KnownNames readNames(const fs::path& file) {
    SQLite::Database sql(hasLogBeside(file) ? file.string() : immutableAddress(file),
                         SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    harden(sql);
    KnownNames names{playersWithRuns(sql), keysWithRuns(sql)};
    std::erase_if(names.players, [](const std::string& name) { return !playerName(name); });
    return names;
}

} // namespace

KnownNames knownNames(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored) || !looksLikeDatabase(file))
        return {};
    return attempt([&file] { return readNames(file); }).value_or(KnownNames{});
}

} // namespace data
