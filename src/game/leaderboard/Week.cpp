#include "game/leaderboard/Week.hpp"

#include "puzzle/Day.hpp"
#include "text/Format.hpp"

#include <array>
#include <cstdio>

namespace game {

std::string startOfWeek(std::string_view nowUtc, std::chrono::minutes offset) {
    namespace chrono = std::chrono;
    const auto today = text::localDay(nowUtc, offset);
    if (!today)
        return {};
    const chrono::sys_days day(*today);
    const chrono::sys_days monday = day - (chrono::weekday(day) - chrono::Monday);
    const auto moment = chrono::sys_time<chrono::minutes>(monday) - offset;
    const auto date = chrono::floor<chrono::days>(moment);
    const chrono::hh_mm_ss time(moment - date);
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "T%02d:%02d:00Z", static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()));
    return puzzle::dayText(date) + buffer.data();
}

} // namespace game
