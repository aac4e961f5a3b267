// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Memory.hpp"

#include <cstdlib>
#include <string>

namespace platform {

std::uint64_t availableMemoryIn(std::istream& meminfo) {
    std::string line;
    while (std::getline(meminfo, line))
        if (const std::string name = "MemAvailable:"; line.rfind(name, 0) == 0)
            return std::strtoull(line.c_str() + name.size(), nullptr, 10) * 1024;
    return 0;
}

} // namespace platform
