// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/EarlierRuns.hpp"

#include "data/database/Sql.hpp"
#include "data/runs/RunTable.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace data {

namespace {

/// How many levels a pack had in version 1.0.0.
struct EarlierPack {
    std::string_view id;
    int levels;
};

constexpr std::array earlierPacks{
    EarlierPack{"shed", 16},       EarlierPack{"terrace", 23},     EarlierPack{"tower", 16},
    EarlierPack{"lighthouse", 16}, EarlierPack{"corner", 23},      EarlierPack{"round", 24},
    EarlierPack{"crooked", 22},    EarlierPack{"observatory", 22}, EarlierPack{"workshop", 12}};

} // namespace

EarlierRuns::EarlierRuns(SQLite::Database& sql, const std::string& player) {
    SQLite::Statement select(sql, std::string("SELECT DISTINCT r.key FROM runs r WHERE r.player_id = (SELECT id FROM "
                                              "players WHERE folded = folded_name(?)) AND ") +
                                      RunTable::keysOf(puzzle::RunMode::Level) + " AND " + condition);
    bindText(select, 1, player);
    while (select.executeStep())
        m_keys.insert(textOf(select.getColumn(0)));
}

bool EarlierRuns::hasLevelsOf(const LibraryPack& pack) {
    return std::ranges::find(earlierPacks, pack.pack.id, &EarlierPack::id) != earlierPacks.end();
}

bool EarlierRuns::hadAll(const Library& library, const Progress& progress, const LibraryPack& pack, int stars) const {
    const auto earlier = std::ranges::find(earlierPacks, pack.pack.id, &EarlierPack::id);
    if (earlier == earlierPacks.end() || m_keys.empty())
        return false;
    int had = 0;
    for (const LibraryPack* const part : {&pack, library.albumOf(pack)})
        for (std::size_t i = 0; part != nullptr && i < part->pack.levels.size(); ++i) {
            const puzzle::RunKey key = levelKey(*part, i);
            const LevelBest* const best = progress.at(key);
            // Answers to riddles have no date.
            const bool was = m_keys.contains(key.text()) || isAsked(part->pack.levels[i]);
            had += was && best != nullptr && best->stars >= stars ? 1 : 0;
        }
    return had >= earlier->levels;
}

} // namespace data
