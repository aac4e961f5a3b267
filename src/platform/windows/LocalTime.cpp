// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/LocalTime.hpp"

namespace platform {

std::tm localTime(std::time_t moment) noexcept {
    std::tm parts{};
    localtime_s(&parts, &moment);
    return parts;
}

long secondsAheadOfUtc(std::time_t moment) noexcept {
    std::tm local = localTime(moment);
    return static_cast<long>(_mkgmtime(&local) - moment);
}

} // namespace platform
