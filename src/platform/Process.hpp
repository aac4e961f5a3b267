// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <system_error>

namespace platform {

/// The number of this process, which no other that is running has.
[[nodiscard]] int processNumber() noexcept;

/// Sets a variable of the environment, unless it is set already. Call it before there are threads.
void setUnlessSet(const char* variable, const char* value);

/// Gives memory that is no longer used back to the system, as far as the C library has kept it.
void returnFreedMemory() noexcept;

/// Creates an empty folder for this user alone among the temporary files, whose name begins like that and is new.
/// \throws std::system_error if that fails.
[[nodiscard]] std::filesystem::path createTemporaryFolder(const char* start);

} // namespace platform
