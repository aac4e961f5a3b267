// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "data/files/LocalText.hpp"
#include "lights/Puzzle.hpp"
#include "lights/Riddle.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace puzzle {
class Kind;
}

namespace data {

/// The board of a level, of either puzzle, with its rules.
using LevelPuzzle = std::variant<lights::Puzzle, arukone::Board>;

/// Returns the share code.
[[nodiscard]] std::string codeOf(const LevelPuzzle& puzzle);
/// Whether it is a board of Lights Out with sealed windows.
[[nodiscard]] bool hasSealed(const LevelPuzzle& puzzle) noexcept;
/// Returns the puzzle that the board belongs to.
[[nodiscard]] const puzzle::Kind& kindOf(const LevelPuzzle& puzzle) noexcept;

/// A level as stored in its file.
struct Level {
    std::string id; ///< Letters, digits, "-", "_" and "."; unique in its pack.
    LocalText name;
    std::string author; ///< Can be empty.
    LevelPuzzle puzzle;
    std::string
        unknown;      ///< Keys unknown to this version, as the text of a JSON object, or empty; preserved on writing.
    LocalText idea{}; ///< A line that says what the level is about; can be empty.
    /// Share codes of boards that the level had before: stars earned on them remain.
    std::vector<std::string> formerly{};
    /// Nothing depends on it: no house needs its stars, and it opens once all others of its pack are solved.
    bool optional = false;
    std::string lesson{}; ///< The id of the lesson that helps first here; can be empty.
    /// What is asked about the board, if it is not just to be solved. \pre then isLights().
    std::optional<lights::Riddle> riddle{};
    /// In a pack of the campaign: it stands in the album of its house, not on the front. See LibraryPack::album.
    bool album = false;

    [[nodiscard]] bool isLights() const noexcept { return std::holds_alternative<lights::Puzzle>(puzzle); }
    /// \pre isLights().
    [[nodiscard]] const lights::Puzzle& lights() const { return std::get<lights::Puzzle>(puzzle); }
    [[nodiscard]] bool isArukone() const noexcept { return std::holds_alternative<arukone::Board>(puzzle); }
    /// \pre isArukone().
    [[nodiscard]] const arukone::Board& fuseBox() const { return std::get<arukone::Board>(puzzle); }

    friend bool operator==(const Level&, const Level&) = default;
};

/// Returns the index of the level's kind of surface, from 0. \pre level.isLights().
[[nodiscard]] inline int surfaceKind(const Level& level) noexcept {
    return static_cast<int>(level.lights().rules().surface);
}
inline constexpr int surfaceKinds = static_cast<int>(lights::allSurfaces.size());

/// Whether the level is answered by a choice or a number, and not by playing its board.
[[nodiscard]] inline bool isAsked(const Level& level) noexcept {
    return level.riddle && !lights::isPlayed(*level.riddle);
}

/// A pack: levels in the order of play.
struct Pack {
    std::string id;
    LocalText name;
    std::string author; ///< Can be empty.
    std::vector<Level> levels;
    std::string unknown; ///< See Level::unknown.
    std::string
        after{};     ///< The id of the pack up to which stars count towards opening this one; empty: the one before.
    int opensAt = 0; ///< The most stars that opening it may ask for; 0: any number. See starsToOpen.

    friend bool operator==(const Pack&, const Pack&) = default;
};

/// A level and the file that holds it alone.
struct StoredLevel {
    Level level;
    std::filesystem::path file; ///< Empty if not saved yet.
    std::string
        content; ///< Content of the file when last read or written; used to detect changes made by other programs.

    friend bool operator==(const StoredLevel&, const StoredLevel&) = default;
};

} // namespace data
