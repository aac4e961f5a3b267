#include "game/services/LocalClock.hpp"

#include "text/Format.hpp"

#include <array>
#include <ctime>

namespace game {

namespace {

std::tm brokenDown(std::time_t now, bool local) {
    std::tm parts{};
    if (local)
        localtime_r(&now, &parts);
    else
        gmtime_r(&now, &parts);
    return parts;
}

} // namespace

std::string SystemClock::nowUtc() const {
    const std::tm parts = brokenDown(std::time(nullptr), false);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

std::chrono::minutes SystemClock::offset() const {
    return std::chrono::minutes(brokenDown(std::time(nullptr), true).tm_gmtoff / 60);
}

puzzle::Day localToday(const LocalClock& clock) {
    return text::localDay(clock.nowUtc(), clock.offset()).value_or(puzzle::Day(std::chrono::sys_days()));
}

ui::Seconds untilMidnight(const LocalClock& clock) {
    constexpr int daySeconds = 24 * 60 * 60;
    const std::string now = clock.nowUtc();
    if (!text::localDay(now, clock.offset()))
        return daySeconds;
    const auto part = [&now](std::size_t at) { return (now[at] - '0') * 10 + (now[at + 1] - '0'); };
    const int seconds = part(11) * 3600 + part(14) * 60 + part(17) + static_cast<int>(clock.offset().count()) * 60;
    const int passed = (seconds % daySeconds + daySeconds) % daySeconds;
    return static_cast<ui::Seconds>(daySeconds - passed);
}

} // namespace game
