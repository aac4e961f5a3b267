// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "data/settings/Settings.hpp"
#include "game/app/GameSetup.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <string>

namespace game {

/// What the game reads from files at the start. It takes several milliseconds and needs no window.
struct StartFiles {
    data::SettingsReading settings;
    std::string language; ///< The language setting that `text` was read for.
    text::Text text;
    data::Library library;
    data::Paths paths; ///< The player's folders and the home folder, if any.
    data::Log log;
    data::Database database;
};

/// The texts in the language with this code; in the system's language if the code is empty or unknown.
[[nodiscard]] text::Text textsOf(const GameSetup& setup, const std::string& language);

/// Creates the folder of --data-dir, removes what a crash may have left in the player's folders, and reads their files.
/// Can run in any thread. \returns one line in the player's language if --data-dir cannot be used.
[[nodiscard]] tl::expected<StartFiles, std::string> readStartFiles(const GameSetup& setup);

} // namespace game
