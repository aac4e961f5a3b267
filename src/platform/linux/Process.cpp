// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Process.hpp"

#include <cerrno>
#include <cstdlib>
#include <malloc.h>
#include <string>
#include <unistd.h>

namespace platform {

int processNumber() noexcept {
    return ::getpid();
}

void setUnlessSet(const char* variable, const char* value) {
    constexpr int keep = 0;
    ::setenv(variable, value, keep);
}

void returnFreedMemory() noexcept {
#ifdef __GLIBC__
    malloc_trim(0); // It keeps memory that was freed below a block still in use.
#endif
}

std::filesystem::path createTemporaryFolder(const char* start) {
    std::string name = (std::filesystem::temp_directory_path() / start).string() + "XXXXXX";
    if (::mkdtemp(name.data()) == nullptr)
        throw std::system_error(errno, std::generic_category(), name);
    return name;
}

} // namespace platform
