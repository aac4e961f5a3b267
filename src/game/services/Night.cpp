// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Season.hpp"
#include "game/services/Ambience.hpp"

#include <algorithm>

namespace game {

Night nightAt(const LocalClock& clock) {
    Night night;
    night.winter = seasonOf(localToday(clock)) == Season::Winter;
    constexpr float secondsPerHour = 3600;
    night.hour = std::clamp(23 - static_cast<int>(untilMidnight(clock) / secondsPerHour), 0, 23);
    return night;
}

} // namespace game
