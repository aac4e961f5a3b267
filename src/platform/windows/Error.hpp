// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/Error.hpp"

#include <system_error>

namespace platform {

/// What a code of Windows means, as the generic error that Linux would report.
[[nodiscard]] std::error_code errorOf(unsigned long code) noexcept;

} // namespace platform
