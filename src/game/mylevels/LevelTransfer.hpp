#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace game {

/// The file that a player means: "~" is the home folder, and what is no whole path begins there.
[[nodiscard]] std::filesystem::path typedPath(const std::string& typed, const data::Paths& paths);

/// Where a file is put unless the player says otherwise, as a text to be changed.
[[nodiscard]] std::string suggestedFile(const std::string& name, const data::Paths& paths);

/// What became of something that was put into the folder of the player's levels.
struct Imported {
    std::string said;           ///< A sentence that says so.
    std::filesystem::path file; ///< Where it is.
    std::string packId{};       ///< Of a pack, as it is there.
};

/// Puts a pack into the folder; under another id where its own is taken, which is said.
[[nodiscard]] tl::expected<Imported, std::string> installPack(data::Pack pack, const data::OwnLevels& levels,
                                                              const data::Library& library, const text::Text& text);

/// Puts a level, a pack, a share code or a game ID of Flip into the folder.
/// \param typed a file or a code. \returns a sentence where it is neither, or cannot be saved.
[[nodiscard]] tl::expected<Imported, std::string> importTyped(const std::string& typed, const data::Paths& paths,
                                                              const data::OwnLevels& levels,
                                                              const data::Library& library, const text::Text& text);

/// Writes a file that is not there yet. \returns a sentence where that fails; empty when it is done.
[[nodiscard]] std::string exportTo(const std::string& typed, const std::string& content, const data::Paths& paths,
                                   const text::Text& text);

} // namespace game
