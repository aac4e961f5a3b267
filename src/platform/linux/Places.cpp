// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Places.hpp"

#include <system_error>

namespace platform {

const UserFolders& userFolders() noexcept {
    // As the XDG Base Directory Specification has them.
    static constexpr UserFolders folders{"HOME",
                                         {"XDG_DATA_HOME", ".local/share"},
                                         {"XDG_CONFIG_HOME", ".config"},
                                         {"XDG_STATE_HOME", ".local/state"},
                                         "XDG_DATA_DIRS",
                                         "/usr/local/share:/usr/share",
                                         ':'};
    return folders;
}

std::string localeOfUser(std::string_view /*variable*/) {
    return {};
}

std::filesystem::path executableFile() {
    std::error_code unknown; // Then the path stays empty, as documented.
    return std::filesystem::read_symlink("/proc/self/exe", unknown);
}

std::filesystem::path fontFolder() {
    return {}; // Fontconfig knows them.
}

} // namespace platform
