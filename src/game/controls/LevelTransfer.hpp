// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace game {

inline constexpr std::size_t longestPath = 1000; ///< That a player can type, in code points.

/// Where files for the player go: the home folder, or that of the player's data if there is none.
[[nodiscard]] const std::filesystem::path& exportFolder(const data::Paths& paths) noexcept;

/// The path of the file that the player typed: "~" is the home folder, and relative paths start there. Empty for blank
/// input.
[[nodiscard]] std::filesystem::path typedPath(const std::string& typed, const data::Paths& paths);

/// Suggests a path for a file called `name`, for the player to edit: with a number if there is such a file already,
/// since nothing is overwritten. \param ending with its dot: ".json".
[[nodiscard]] std::string suggestedFile(const std::string& name, std::string_view ending, const data::Paths& paths);

/// The result of an import into the folder of the player's levels.
struct Imported {
    std::string message;        ///< A sentence for the player.
    std::filesystem::path file; ///< The new file.
    std::string packId{};       ///< For a pack: its id after the import.
    /// What was wrong in the file and was left out: sentences with file, line, level and row.
    std::vector<std::string> problems{};
};

/// What the file of a pack holds; empty for any other file.
[[nodiscard]] std::string packText(const std::string& file);

/// The first id like `wanted` that no pack has: neither one of the player's nor a shipped one.
[[nodiscard]] std::string freePackId(const std::string& wanted, const data::OwnLevels& levels,
                                     const data::Library& library);

/// Installs a pack in the folder. If its id is taken, it gets another one, which Imported::message reports, and another
/// name if that is taken too.
/// \param content the text of its file, of which the layout is kept; empty if there is none.
/// \returns a sentence for the player if that fails.
[[nodiscard]] tl::expected<Imported, std::string> installPack(data::Pack pack, const std::string& content,
                                                              const data::OwnLevels& levels,
                                                              const data::Library& library, const text::Text& text);

/// Installs a pack in place of the player's own with the same id, which goes to the bin.
[[nodiscard]] tl::expected<Imported, std::string> replacePack(const data::Pack& pack, const std::string& content,
                                                              const data::OwnLevels& levels, data::Library& library,
                                                              const text::Text& text);

/// Imports a level, a pack, a share code or a game ID of Flip into the folder.
/// \param typed a file or a code. \returns a sentence for the player if it is neither or cannot be saved.
[[nodiscard]] tl::expected<Imported, std::string> importTyped(const std::string& typed, const data::Paths& paths,
                                                              const data::OwnLevels& levels,
                                                              const data::Library& library, const text::Text& text);

/// Writes a new file; refuses to overwrite. \returns a sentence for the player if that fails; empty on success.
[[nodiscard]] std::string exportTo(const std::string& typed, const std::string& content, const data::Paths& paths,
                                   const text::Text& text);

} // namespace game
