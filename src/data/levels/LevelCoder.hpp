// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace lights {
struct SizeFacts;
}

namespace data {

inline constexpr std::size_t maxLevelFileBytes = std::size_t{8} << 20;
inline constexpr std::size_t maxLevelsInPack = 1000;
inline constexpr std::size_t maxFormerBoards = 16; ///< For each level.
inline constexpr int maxOpensAt = 10'000;          ///< See Pack::opensAt.
inline constexpr std::size_t maxNameLength = 100;  ///< In code points, for names and authors.

/// Reserved id of the pack that holds the player's single levels.
inline constexpr std::string_view ownPackId = "own";

/// Whether a file is intended to be JSON, valid or not, judging by its name or its first character.
[[nodiscard]] bool looksLikeJson(std::string_view text, const std::filesystem::path& file = {});

/// Returns the text without a leading UTF-8 byte order mark, which some editors write.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text) noexcept;

/// The result of reading a level file: everything valid in it, and all its problems.
struct LevelReading {
    enum class Kind : std::uint8_t {
        Unusable, ///< Nothing is usable; `problems` says why.
        Pack,
        Level, ///< A single level: `pack` has no id and contains only this level, or none if it is invalid.
    };

    Kind kind = Kind::Unusable;
    Pack pack;
    std::vector<Problem> problems; ///< In file order.
};

/// Reads the text of a pack or a single level. Reports every problem, not only the first; leaves out invalid levels.
/// \param file name used in problems.
[[nodiscard]] LevelReading readLevels(std::string_view text, const std::string& file = {});

/// Reads a level file in the same way.
[[nodiscard]] LevelReading readLevelFile(const std::filesystem::path& file);

/// Returns the content of a level file with a single level: UTF-8 JSON, without default values, with unknown keys
/// preserved.
/// \pre the level has an id and a name.
[[nodiscard]] std::string formatLevel(const Level& level);

/// Returns the content of a pack file.
/// \pre the pack and its levels have ids and names, and there is at least one level.
[[nodiscard]] std::string formatPack(const Pack& pack);

/// Formats what is known about a board size as JSON: the keys of `lichter-aus-cli info --json`, and the hardest known
/// boards. `hardestBoard` is left out if none is known.
[[nodiscard]] std::string formatSizeFacts(const lights::SizeFacts& facts);

} // namespace data
