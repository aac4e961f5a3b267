// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Memory.hpp"

#include <algorithm>
#include <fstream>
#include <optional>

namespace platform {

namespace {

/// \returns the number in a file; nothing if it cannot be read or says "max".
std::optional<std::uint64_t> numberIn(const char* path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    return file >> number ? std::optional(number) : std::nullopt;
}

} // namespace

std::uint64_t availableMemory() {
    std::ifstream meminfo("/proc/meminfo");
    const std::uint64_t available = availableMemoryIn(meminfo);
    const auto most = numberIn("/sys/fs/cgroup/memory.max");
    const auto used = numberIn("/sys/fs/cgroup/memory.current");
    if (!most || !used)
        return available;
    return std::min(available, *most - std::min(*most, *used));
}

} // namespace platform
