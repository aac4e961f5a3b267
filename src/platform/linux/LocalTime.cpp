// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/LocalTime.hpp"

namespace platform {

long secondsAheadOfUtc(std::time_t moment) noexcept {
    std::tm local{};
    localtime_r(&moment, &local);
    return local.tm_gmtoff;
}

} // namespace platform
