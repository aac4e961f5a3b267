// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Memory.hpp"

#include "platform/Memory.hpp"

namespace data {

std::uint64_t availableMemory() {
    return platform::availableMemory();
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
