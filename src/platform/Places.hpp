// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace platform {

/// A folder for the files of programs: the variable of the environment that names it, and where it is below the user's
/// own folder if that is not set.
struct UserFolder {
    const char* variable;
    const char* below;
};

/// Where this system wants the files of a user's programs.
struct UserFolders {
    const char* home; ///< The variable that names the user's own folder.
    UserFolder data;
    UserFolder config;
    UserFolder state;
    /// The variable with the folders that all users share, those if it is not set, and what stands between them.
    const char* sharedVariable;
    std::string_view shared;
    char separator;
};
[[nodiscard]] const UserFolders& userFolders() noexcept;

/// What the variable of a locale, LC_MESSAGES or LANG, is where the system keeps the user's language (the first) and
/// region (the second) somewhere else: like "de_AT". Empty where variables are all there is, and for any other.
[[nodiscard]] std::string localeOfUser(std::string_view variable);

/// Returns the path of the running program with links resolved; empty if the system does not provide it.
[[nodiscard]] std::filesystem::path executableFile();

/// Where the fonts of the system are, if programs find them there by their names; otherwise empty.
[[nodiscard]] std::filesystem::path fontFolder();

} // namespace platform
