// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Memory.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

namespace data {

namespace {

/// \returns the number in a file; nothing if it cannot be read or says "max".
std::optional<std::uint64_t> numberIn(const char* path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    return file >> number ? std::optional(number) : std::nullopt;
}

} // namespace

std::uint64_t availableMemory(std::istream& meminfo) {
    std::string line;
    while (std::getline(meminfo, line))
        if (const std::string name = "MemAvailable:"; line.rfind(name, 0) == 0)
            return std::strtoull(line.c_str() + name.size(), nullptr, 10) * 1024;
    return 0;
}

std::uint64_t availableMemory() {
    std::ifstream meminfo("/proc/meminfo");
    const std::uint64_t available = availableMemory(meminfo);
    const auto most = numberIn("/sys/fs/cgroup/memory.max");
    const auto used = numberIn("/sys/fs/cgroup/memory.current");
    if (!most || !used)
        return available;
    return std::min(available, *most - std::min(*most, *used));
}

std::uint64_t memoryToTake(std::uint64_t available) noexcept {
    return available / 4 * 3;
}

std::uint64_t megabytesNeeded(std::uint64_t bytes) noexcept {
    constexpr std::uint64_t megabyte = 1'000'000;
    const std::uint64_t available = (bytes + 2) / 3 * 4; // The least that memoryToTake() makes so much of.
    return (available + megabyte - 1) / megabyte;
}

} // namespace data
