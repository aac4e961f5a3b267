#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/OwnLevels.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace game {

/// The level in a file of the player's own levels, which is saved there again; nothing for other files, for packs, and
/// for what cannot be read.
[[nodiscard]] std::optional<data::StoredLevel> ownLevelIn(const std::filesystem::path& file,
                                                          const data::OwnLevels& levels);

/// The level that somebody typed: a file of their own levels, another file, whose level is a new one then, or a code.
/// \returns a sentence where it is none of them.
[[nodiscard]] tl::expected<data::StoredLevel, std::string>
typedLevel(const std::string& typed, const data::Paths& paths, const data::OwnLevels& levels, const text::Text& text);

} // namespace game
