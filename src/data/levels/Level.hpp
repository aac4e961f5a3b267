#pragma once

#include "data/files/LocalText.hpp"
#include "lights/Puzzle.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace data {

/// A level as its file has it.
struct Level {
    std::string id; ///< Letters, digits, "-", "_" and "."; unique in its pack.
    LocalText name;
    std::string author; ///< May be empty.
    lights::Puzzle puzzle;
    std::string unknown; ///< JSON object of the keys that this version does not know, or empty; kept on rewriting.

    friend bool operator==(const Level&, const Level&) = default;
};

/// The kind of surface that a level is on, counted from 0.
[[nodiscard]] inline int surfaceKind(const Level& level) noexcept {
    return static_cast<int>(level.puzzle.rules().surface);
}
inline constexpr int surfaceKinds = static_cast<int>(lights::allSurfaces.size());

/// A pack: levels in the order of play.
struct Pack {
    std::string id;
    LocalText name;
    std::string author; ///< May be empty.
    std::vector<Level> levels;
    std::string unknown; ///< As in Level.

    friend bool operator==(const Pack&, const Pack&) = default;
};

/// A level with the file that it stands in, alone.
struct StoredLevel {
    Level level;
    std::filesystem::path file; ///< Empty: not saved yet.
    std::string content; ///< What the file held when it was read or written: what another program did to it since
                         ///< is noticed by that.

    friend bool operator==(const StoredLevel&, const StoredLevel&) = default;
};

} // namespace data
