// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
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
    /// What is wrong in the file: sentences with file, line, level and row.
    std::vector<std::string> problems{};
    bool damaged = false; ///< Something was left out; otherwise the file may only have slips in it.
};

/// Tells the player what is wrong in a file. \param damaged see Imported. \pre not sentences.empty().
[[nodiscard]] ToError tellProblems(const std::vector<std::string>& sentences, bool damaged, const text::Text& text);

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

/// What the player has of a pack that is to be taken.
enum class PackStanding : std::uint8_t {
    New,
    Same,    ///< The very same, so there is nothing to take.
    Changed, ///< Another one of their own with this id: either they keep both, or this one replaces it.
};
[[nodiscard]] PackStanding standingOf(const data::Pack& pack, const data::Library& library);

/// The question whether a pack replaces that of the player's with the same id. \param leave what stands for neither.
/// \pre standingOf(pack, library) == PackStanding::Changed.
[[nodiscard]] ToQuestion askToReplace(const data::Pack& pack, const data::Library& library, ToQuestion::Answer leave,
                                      std::function<void()> keepBoth, std::function<void()> replace,
                                      const text::Text& text);

/// What a player typed in to be imported: a file or a code.
struct FileOrCode {
    OpenedBoard board;
    std::string content{}; ///< Of the file, if it is a pack.
    /// What may be wrong in the file, although everything in it can be played: sentences.
    std::vector<std::string> slips{};
};
/// \returns a sentence for the player if it is neither.
[[nodiscard]] tl::expected<FileOrCode, std::string> readTyped(const std::string& typed, const data::Paths& paths,
                                                              const text::Text& text);

/// Imports a level, a pack, a share code or a game ID of Flip into the folder.
/// \param replace a pack takes the place of the player's own with the same id, instead of getting another id.
/// \returns a sentence for the player if it cannot be saved.
[[nodiscard]] tl::expected<Imported, std::string> importRead(FileOrCode typed, bool replace,
                                                             const data::OwnLevels& levels, data::Library& library,
                                                             const text::Text& text);

/// Writes a new file; refuses to overwrite. \returns a sentence for the player if that fails; empty on success.
[[nodiscard]] std::string exportTo(const std::string& typed, const std::string& content, const data::Paths& paths,
                                   const text::Text& text);

} // namespace game
