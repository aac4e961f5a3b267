// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace data {

/// The bytes of memory that programs can still get without swapping; 0 if unknown.
[[nodiscard]] std::uint64_t availableMemory();

/// How much of the available memory a long computation may take, in bytes: the rest is left to other programs.
[[nodiscard]] std::uint64_t memoryToTake(std::uint64_t available) noexcept;

/// How much has to be available so that a computation may take this many bytes, in megabytes (10^6 bytes), rounded up.
/// \pre at most 2^60 bytes.
[[nodiscard]] std::uint64_t megabytesNeeded(std::uint64_t bytes) noexcept;

} // namespace data
