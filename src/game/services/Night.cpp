#include "game/services/Ambience.hpp"

#include <algorithm>

namespace game {

Night nightAt(const LocalClock& clock) {
    Night night;
    const puzzle::Day today = localToday(clock);
    const unsigned month = static_cast<unsigned>(today.month());
    night.winter = month == 12 || month <= 2;
    constexpr float secondsPerHour = 3600;
    night.hour = std::clamp(23 - static_cast<int>(untilMidnight(clock) / secondsPerHour), 0, 23);
    return night;
}

} // namespace game
