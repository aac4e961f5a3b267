// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/LocalClock.hpp"

#include "data/runs/Run.hpp"
#include "platform/LocalTime.hpp"
#include "puzzle/Day.hpp"

#include <algorithm>
#include <ctime>

namespace game {

std::string SystemClock::nowUtc() const {
    return puzzle::momentText(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

std::chrono::minutes SystemClock::offset() const {
    // TZ may name any time, such as 20 hours ahead; no run there would be accepted.
    const std::chrono::minutes offset(platform::secondsAheadOfUtc(std::time(nullptr)) / 60);
    return std::clamp(offset, -data::maxOffset, data::maxOffset);
}

puzzle::Day localToday(const LocalClock& clock) {
    return puzzle::localDay(clock.nowUtc(), clock.offset()).value_or(puzzle::Day(std::chrono::sys_days()));
}

ui::Seconds untilMidnight(const LocalClock& clock) {
    constexpr std::chrono::days day(1);
    const auto now = puzzle::momentFromText(clock.nowUtc());
    if (!now)
        return std::chrono::duration<ui::Seconds>(day).count();
    const auto local = *now + clock.offset();
    return std::chrono::duration<ui::Seconds>(std::chrono::floor<std::chrono::days>(local) + day - local).count();
}

} // namespace game
