#include "data/runs/Moment.hpp"

#include <algorithm>

namespace data {

std::optional<std::chrono::sys_seconds> momentOf(std::string_view date) noexcept {
    constexpr std::string_view shape = "0000-00-00T00:00:00Z"; // '0' stands for any digit.
    const auto fits = [](char have, char want) { return want == '0' ? have >= '0' && have <= '9' : have == want; };
    if (!std::equal(date.begin(), date.end(), shape.begin(), shape.end(), fits))
        return std::nullopt;
    const auto day = puzzle::dayFromText(date.substr(0, 10));
    const auto part = [date](std::size_t at) { return (date[at] - '0') * 10 + (date[at + 1] - '0'); };
    const int hours = part(11);
    const int minutes = part(14);
    const int seconds = part(17);
    if (!day || hours >= 24 || minutes >= 60 || seconds >= 60)
        return std::nullopt;
    return std::chrono::sys_days(*day) + std::chrono::hours(hours) + std::chrono::minutes(minutes) +
           std::chrono::seconds(seconds);
}

bool mayBeInTime(puzzle::Day day, std::chrono::sys_seconds moment) noexcept {
    constexpr std::chrono::hours farthestEast{14};
    constexpr std::chrono::hours farthestWest{12};
    const std::chrono::sys_days start(day);
    return moment >= start - farthestEast && moment < start + std::chrono::days(1) + farthestWest;
}

} // namespace data
