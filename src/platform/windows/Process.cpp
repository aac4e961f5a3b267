// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Process.hpp"

#include "platform/windows/Error.hpp"

#include <cstdlib>
#include <malloc.h>
#include <random>
#include <string>
#include <windows.h>

namespace platform {

int processNumber() noexcept {
    return static_cast<int>(GetCurrentProcessId());
}

void setUnlessSet(const char* variable, const char* value) {
    if (std::getenv(variable) == nullptr)
        _putenv_s(variable, value);
}

void returnFreedMemory() noexcept {
    _heapmin();
}

std::filesystem::path createTemporaryFolder(const char* start) {
    std::random_device random;
    constexpr int tries = 100;
    DWORD error = 0;
    for (int i = 0; i < tries; ++i) {
        std::filesystem::path folder = std::filesystem::temp_directory_path() / (start + std::to_string(random()));
        if (CreateDirectoryW(folder.c_str(), nullptr) != 0)
            return folder;
        error = GetLastError();
        if (error != ERROR_ALREADY_EXISTS)
            break;
    }
    throw std::system_error(errorOf(error), start);
}

} // namespace platform
