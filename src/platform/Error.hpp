// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <system_error>

namespace platform {

/// Why the last call of the system failed.
[[nodiscard]] std::error_code lastError() noexcept;

} // namespace platform
