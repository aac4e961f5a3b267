// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "data/levels/PackFile.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/look/LevelThumbnail.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A row in the list of the player's levels.
struct MyLevelRow {
    enum class Kind : std::uint8_t {
        Unfinished, ///< The draft in the editor.
        Level,      ///< A single level.
        Pack,
        Damaged, ///< A file with nothing playable in it.
    };

    Kind kind = Kind::Level;
    std::string name;
    std::string facts;          ///< By kind: size and rules, number of levels, or the problem.
    std::filesystem::path file; ///< Empty if there is none.
    std::int64_t changed = 0;   ///< Last change, in seconds since 1970 UTC; 0 if unknown.
    data::LevelRef level;       ///< The level, or the first one of a pack; unset for the other kinds.
    MiniBoard board;            ///< For the thumbnail; empty for a damaged file.
    std::u32string sortName;    ///< See data::sortKey.
};

enum class MyLevelOrder : std::uint8_t { Newest, Name, Size };

/// Rows for all single levels, packs and damaged files, in no particular order.
[[nodiscard]] std::vector<MyLevelRow> myLevelRows(const text::Text& text, const data::Library& library);

/// The row of an entry in the list of a pack: a level or a damaged one.
[[nodiscard]] MyLevelRow packLevelRow(const text::Text& text, const data::PackFile& pack, std::size_t entry);

/// The row of the draft in the editor.
[[nodiscard]] MyLevelRow unfinishedRow(const text::Text& text, const data::UnfinishedLevel& level);

/// Sorts rows, equal ones by name. Newest puts the newest first, Size the smallest.
void sortRows(std::vector<MyLevelRow>& rows, MyLevelOrder order);

/// Whether a row matches the text in the search field: its name contains it (data::matchesSearch).
[[nodiscard]] bool rowMatchesSearch(const MyLevelRow& row, std::string_view searched);

} // namespace game
