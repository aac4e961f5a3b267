// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Places.hpp"

#include <string>
#include <windows.h>

namespace platform {

const UserFolders& userFolders() noexcept {
    static constexpr UserFolders folders{"USERPROFILE",
                                         {"APPDATA", "AppData/Roaming"},
                                         {"APPDATA", "AppData/Roaming"},
                                         {"LOCALAPPDATA", "AppData/Local"},
                                         "ProgramData",
                                         "",
                                         ';'};
    return folders;
}

std::filesystem::path executableFile() {
    constexpr std::size_t longest = 32768;
    std::wstring path(longest, L' ');
    const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    return size < longest ? std::filesystem::path(path.substr(0, size)) : std::filesystem::path();
}

} // namespace platform
