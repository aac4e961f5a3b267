#include "game/leaderboard/Week.hpp"

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
    const chrono::year_month_day parts(date);
    const chrono::hh_mm_ss time(moment - date);
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%04d-%02u-%02uT%02d:%02d:00Z", static_cast<int>(parts.year()),
                  static_cast<unsigned>(parts.month()), static_cast<unsigned>(parts.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()));
    return buffer.data();
}

} // namespace game
