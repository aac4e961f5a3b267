#include "data/Moment.hpp"

#include "data/Run.hpp"

namespace data {

std::optional<std::chrono::sys_seconds> momentOf(std::string_view date) noexcept {
    if (!isUtcDate(date))
        return std::nullopt;
    const auto part = [date](std::size_t at) { return (date[at] - '0') * 10 + (date[at + 1] - '0'); };
    return std::chrono::sys_days(*lights::dayFromText(date.substr(0, 10))) + std::chrono::hours(part(11)) +
           std::chrono::minutes(part(14)) + std::chrono::seconds(part(17));
}

bool mayBeInTime(lights::Day day, std::chrono::sys_seconds moment) noexcept {
    constexpr std::chrono::hours farthestEast{14};
    constexpr std::chrono::hours farthestWest{12};
    const std::chrono::sys_days start(day);
    return moment >= start - farthestEast && moment < start + std::chrono::days(1) + farthestWest;
}

} // namespace data
