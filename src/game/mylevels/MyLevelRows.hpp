// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "data/levels/PackFile.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/boards/Optima.hpp"
#include "game/houses/LevelThumbnail.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A board of a row whose optimum is found while the list is shown.
struct ListedBoard {
    std::string code; ///< Under which LevelOptima knows it.
    data::LevelPuzzle puzzle;
};

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
    std::string id{};                  ///< In the list of a pack: of the level; otherwise empty.
    std::string facts;                 ///< By kind: size and rules, number of levels, or the problem.
    std::filesystem::path file;        ///< Empty if there is none.
    std::int64_t changed = 0;          ///< Last change, in seconds since 1970 UTC; 0 if unknown.
    data::LevelRef level;              ///< The level, or the first one of a pack; unset for the other kinds.
    MiniBoard board;                   ///< For the thumbnail; empty for a damaged file.
    std::vector<ListedBoard> boards{}; ///< Of the level, or of all levels of the pack; without those that are asked.
    std::u32string sortName;           ///< See data::sortKey.
};

enum class MyLevelOrder : std::uint8_t { Newest, Name, Size };

/// Rows for all single levels, packs and damaged files, in no particular order.
[[nodiscard]] std::vector<MyLevelRow> myLevelRows(const text::Text& text, const data::Library& library);

/// The row of an entry in the list of a pack: a level or a damaged one.
[[nodiscard]] MyLevelRow packLevelRow(const text::Text& text, const data::PackFile& pack, std::size_t entry);

/// Says in a row that the draft in the editor is of its level, or of a level of its pack; nothing if it is of another.
/// In the list of a pack the draft has to be of the row's own level, see MyLevelRow::id.
void markUnfinished(const text::Text& text, MyLevelRow& row, const data::UnfinishedLevel& draft);

/// The row of the draft in the editor.
[[nodiscard]] MyLevelRow unfinishedRow(const text::Text& text, const data::UnfinishedLevel& level);

/// What is known of a row's boards by now.
struct RowFacts {
    std::string words;     ///< MyLevelRow::facts, and the optimum of a level or that it has no solution.
    bool hopeless = false; ///< A level of the row has no solution.
};
[[nodiscard]] RowFacts rowFacts(const text::Text& text, const MyLevelRow& row, const LevelOptima& optima);
/// Finds the optima of the rows in sight, one after the other. To be called in every frame. \param inSight the first
/// row and the one after the last.
void findOptima(const std::vector<MyLevelRow>& rows, std::pair<std::size_t, std::size_t> inSight, LevelOptima& optima);
/// Whether findOptima() has not found all of them yet.
[[nodiscard]] bool findsOptima(const std::vector<MyLevelRow>& rows, std::pair<std::size_t, std::size_t> inSight,
                               const LevelOptima& optima);

/// Sorts rows, equal ones by name. Newest puts the newest first, Size the smallest.
void sortRows(std::vector<MyLevelRow>& rows, MyLevelOrder order);

/// Whether a row matches the text in the search field: its name contains it (data::matchesSearch).
[[nodiscard]] bool rowMatchesSearch(const MyLevelRow& row, std::string_view searched);

} // namespace game
