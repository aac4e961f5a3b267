// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <istream>

namespace platform {

/// The bytes of memory that programs can still get without swapping, or less if a container allows less; 0 if unknown.
[[nodiscard]] std::uint64_t availableMemory();

/// What a text like Linux's /proc/meminfo says of it.
[[nodiscard]] std::uint64_t availableMemoryIn(std::istream& meminfo);

} // namespace platform
