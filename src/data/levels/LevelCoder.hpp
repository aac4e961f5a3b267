#pragma once

#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

namespace lights {
struct SizeFacts;
}

namespace data {

inline constexpr std::size_t maxLevelFileBytes = std::size_t{8} << 20;
inline constexpr std::size_t maxLevelsInPack = 1000;
inline constexpr std::size_t maxNameLength = 100; ///< Code points of a name or author.

/// The pack that holds the player's single levels; no file may call its pack so.
inline constexpr std::string_view ownPackId = "own";

/// Whether a file is meant as JSON, good or bad, by its name or by its first character.
[[nodiscard]] bool meantAsJson(std::string_view text, const std::filesystem::path& file = {});

/// The text behind the mark that some editors put at the front of a file in UTF-8.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text) noexcept;

/// What a level file comes to: whatever is good in it, and everything that is wrong with it.
struct LevelReading {
    enum class Kind : std::uint8_t {
        Unusable, ///< Nothing could be taken from it; `problems` says why.
        Pack,
        Level, ///< A single level: `pack` has no id, and holds it alone unless it is bad.
    };

    Kind kind = Kind::Unusable;
    Pack pack;
    std::vector<Problem> problems; ///< In the order of the file.
};

/// Reads the text of a pack or of a single level. Every problem is found, not only the first; bad levels are left out.
/// \param file stands in the problems.
[[nodiscard]] LevelReading readLevels(std::string_view text, const std::string& file = {});

/// The same from a file.
[[nodiscard]] LevelReading readLevelFile(const std::filesystem::path& file);

/// The text of a level file with one level: UTF-8 JSON, defaults left out, unknown keys kept.
/// \pre the level has an id and a name.
[[nodiscard]] std::string formatLevel(const Level& level);

/// The text of a pack's file. \pre as for levels, and at least one level.
[[nodiscard]] std::string formatPack(const Pack& pack);

/// What is known of a size as a JSON file: the keys of `lichter-aus-cli info --json`, and the hardest boards known.
/// `hardestBoard` is left out if none is known.
[[nodiscard]] std::string formatSizeFacts(const lights::SizeFacts& facts);

} // namespace data
