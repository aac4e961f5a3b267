// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <system_error>

namespace platform {

/// What a code of Windows means, as the generic error that Linux would report.
[[nodiscard]] std::error_code errorOf(unsigned long code) noexcept;

/// That of the last call.
[[nodiscard]] std::error_code lastError() noexcept;

} // namespace platform
