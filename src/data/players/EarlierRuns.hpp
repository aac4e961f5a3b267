// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/levels/Library.hpp"
#include "data/players/Progress.hpp"

#include <functional>
#include <set>
#include <string>

namespace SQLite {
class Database;
}

namespace data {

/// A player's runs of version 1.0.0: those that were in the database before it was migrated, and imported ones. Since
/// then houses have got other levels, and some achievements are no longer given; what was earned before remains.
class EarlierRuns {
public:
    /// Follows "WHERE …": whether the row `r` of the table of runs is such a run.
    static constexpr const char* condition =
        "(r.id <= (SELECT coalesce(max(last), 0) FROM earlier_runs) OR (r.imported <> 0 AND r.program = '1.0.0'))";

    /// \pre a transaction is open. \throws SQLite::Exception.
    EarlierRuns(SQLite::Database& sql, const std::string& player);

    /// Whether the house of a pack of the campaign was there in that version.
    [[nodiscard]] static bool hasLevelsOf(const LibraryPack& pack);
    /// Whether the player had all levels that a house of the campaign had in that version.
    /// \param stars how many in each of them.
    [[nodiscard]] bool hadAll(const Library& library, const Progress& progress, const LibraryPack& pack,
                              int stars) const;

private:
    std::set<std::string, std::less<>> m_keys; ///< Of the levels with such a run.
};

} // namespace data
