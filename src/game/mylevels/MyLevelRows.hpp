#pragma once

#include "data/levels/Library.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A line in the list of the player's levels.
struct MyLevelRow {
    enum class Kind : std::uint8_t {
        Unfinished, ///< What the editor works on.
        Level,      ///< A single level.
        Pack,
        Damaged, ///< A file of which nothing can be played.
    };

    Kind kind = Kind::Level;
    std::string name;
    std::string facts;          ///< Size and rules; how many levels; what is wrong.
    std::filesystem::path file; ///< Empty: in none.
    std::int64_t changed = 0;   ///< Seconds since 1970, UTC; 0 where nobody knows.
    data::LevelRef level;       ///< The level; of a pack its first; none of the other kinds.
    lights::Board board;        ///< To be shown small; empty of a damaged file.
    std::string sortName;       ///< In plain small letters.
};

enum class MyLevelOrder : std::uint8_t { Newest, Name, Size };

/// A row for everything there is: the single levels, the packs, the damaged files. Not sorted.
[[nodiscard]] std::vector<MyLevelRow> myLevelRows(const text::Text& text, const data::Library& library);

/// The row of the unfinished level.
[[nodiscard]] MyLevelRow unfinishedRow(const text::Text& text, const data::UnfinishedLevel& level);

/// Puts rows into an order; what is equal stands by name. Newest and Size: the newest and the smallest first.
void sortRows(std::vector<MyLevelRow>& rows, MyLevelOrder order);

/// Whether a row is meant by what was typed into the search: its name has it somewhere (data::isFoundIn).
[[nodiscard]] bool isMeant(const MyLevelRow& row, std::string_view searched);

} // namespace game
