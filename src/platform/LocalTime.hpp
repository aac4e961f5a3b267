// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <ctime>

namespace platform {

/// By how many seconds local time is ahead of UTC at a moment.
[[nodiscard]] long secondsAheadOfUtc(std::time_t moment) noexcept;

} // namespace platform
