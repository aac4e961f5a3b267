#pragma once

#include "puzzle/Day.hpp"

#include <chrono>
#include <optional>
#include <string_view>

/// What the UTC dates of runs mean.
namespace data {

/// The moment that a date as of Run::date stands for, such as "2025-07-12T18:03:11Z"; nothing for every other text.
[[nodiscard]] std::optional<std::chrono::sys_seconds> momentOf(std::string_view date) noexcept;

/// Whether a text is a moment, on a day that exists.
[[nodiscard]] inline bool isUtcDate(std::string_view text) noexcept {
    return momentOf(text).has_value();
}

/// Whether at that moment it was the day in some time zone (UTC−12 to UTC+14). \pre day.ok().
[[nodiscard]] bool mayBeInTime(puzzle::Day day, std::chrono::sys_seconds moment) noexcept;

} // namespace data
