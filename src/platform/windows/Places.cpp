// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Places.hpp"

#include <array>
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

std::string localeOfUser(std::string_view variable) {
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
    const int length = static_cast<int>(name.size());
    if (variable == "LC_MESSAGES")
        LCIDToLocaleName(MAKELCID(GetUserDefaultUILanguage(), SORT_DEFAULT), name.data(), length, 0);
    else if (variable == "LANG")
        GetUserDefaultLocaleName(name.data(), length);
    std::string locale; // Such names are in ASCII.
    for (const wchar_t* letter = name.data(); *letter != L'\0'; ++letter)
        locale += *letter == L'-' ? '_' : static_cast<char>(*letter);
    return locale;
}

std::filesystem::path executableFile() {
    constexpr std::size_t longest = 32768;
    std::wstring path(longest, L' ');
    const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    return size < longest ? std::filesystem::path(path.substr(0, size)) : std::filesystem::path();
}

std::filesystem::path fontFolder() {
    std::array<wchar_t, MAX_PATH> windows{};
    const UINT size = GetSystemWindowsDirectoryW(windows.data(), static_cast<UINT>(windows.size()));
    return size > 0 && size < windows.size() ? std::filesystem::path(windows.data()) / "Fonts"
                                             : std::filesystem::path();
}

} // namespace platform
