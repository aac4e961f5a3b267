// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/OwnLevels.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace game {

/// Whether there is a file of that name.
[[nodiscard]] bool isLevelFile(const std::string& name);

/// The level in a file of the player's own levels, to be saved there again; std::nullopt for other files, for packs,
/// and for what cannot be read.
[[nodiscard]] std::optional<data::StoredLevel> ownLevelIn(const std::filesystem::path& file,
                                                          const data::OwnLevels& levels);

/// The level that the player typed in: a file of their own levels, a level of a pack (FILE#LEVEL), another file (its
/// level becomes a new one), or a share code.
/// \returns a sentence for the player if it is none of them.
[[nodiscard]] tl::expected<data::StoredLevel, std::string>
typedLevel(const std::string& typed, const data::Paths& paths, const data::OwnLevels& levels, const text::Text& text);

} // namespace game
