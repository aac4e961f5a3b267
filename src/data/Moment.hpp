#pragma once

#include "lights/Daily.hpp"

#include <chrono>
#include <optional>
#include <string_view>

/// What the UTC dates of runs mean.
namespace data {

/// The moment that a date as of Run::date stands for; nothing for every other text.
[[nodiscard]] std::optional<std::chrono::sys_seconds> momentOf(std::string_view date) noexcept;

/// Whether at that moment it was the day in some time zone (UTC−12 to UTC+14). \pre day.ok().
[[nodiscard]] bool mayBeInTime(lights::Day day, std::chrono::sys_seconds moment) noexcept;

} // namespace data
