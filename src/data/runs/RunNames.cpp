// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunNames.hpp"

#include "data/database/Sql.hpp"
#include "data/runs/StoredRow.hpp"

#include <iterator>

namespace data {

namespace {

std::vector<std::string> texts(SQLite::Database& sql, const char* query) {
    std::vector<std::string> found;
    SQLite::Statement select(sql, query);
    while (select.executeStep())
        if (auto text = textOf(select.getColumn(0)); !text.empty()) // Too long to be valid: see textOf.
            found.push_back(std::move(text));
    return found;
}

} // namespace

std::vector<std::string> playersWithRuns(SQLite::Database& sql) {
    const std::string select = std::string("SELECT name FROM players p WHERE ") + validNameCondition +
                               "AND (EXISTS (SELECT 1 FROM runs r WHERE r.player_id = p.id)"
                               " OR EXISTS (SELECT 1 FROM shifts s WHERE s.player_id = p.id)) ORDER BY name";
    return texts(sql, select.c_str());
}

std::vector<puzzle::RunKey> keysWithRuns(SQLite::Database& sql) {
    // Skips from each key to the next; DISTINCT would read all runs of each key.
    auto keys = texts(sql, "WITH RECURSIVE found(key) AS (SELECT min(key) FROM runs UNION ALL"
                           " SELECT (SELECT min(r.key) FROM runs r WHERE r.key > found.key) FROM found"
                           " WHERE found.key IS NOT NULL) SELECT key FROM found WHERE key IS NOT NULL");
    return {std::make_move_iterator(keys.begin()), std::make_move_iterator(keys.end())};
}

} // namespace data
