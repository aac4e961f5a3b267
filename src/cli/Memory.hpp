// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <istream>

namespace cli {

/// The bytes of memory that programs can still get without swapping: "MemAvailable" of /proc/meminfo, or less if the
/// control group of a container allows less; 0 if unknown.
[[nodiscard]] std::uint64_t availableMemory();

/// The same of a text like /proc/meminfo.
[[nodiscard]] std::uint64_t availableMemory(std::istream& meminfo);

} // namespace cli
