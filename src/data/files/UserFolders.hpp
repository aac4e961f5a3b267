// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <filesystem>
#include <optional>

namespace data {

/// The player's folder for pictures, by the file user-dirs.dirs of xdg-user-dirs beside the game's own settings, where
/// desktops keep its name in the player's language. std::nullopt if the file does not name it, or if it does not
/// exist: a folder that the player has removed is not made again. With --data-dir it is not looked for.
[[nodiscard]] std::optional<std::filesystem::path> picturesFolder(const Paths& paths);

} // namespace data
