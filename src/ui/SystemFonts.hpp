// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <optional>

namespace ui {

/// A font in a file that may hold several.
struct FontFile {
    std::filesystem::path file;
    int index = 0;
};

/// Finds a font for a character that the game's own fonts lack, such as in a player's name.
using FontFinder = std::function<std::optional<FontFile>(char32_t character, bool bold)>;

/// Finds the font that fits Lato best among the installed outline fonts that have the character. The list of fonts,
/// fontconfig's, is read when a font is first asked for.
/// \param configuration a configuration file of fontconfig; empty for the system's and the user's.
[[nodiscard]] FontFinder systemFonts(const std::filesystem::path& configuration = {});

} // namespace ui
