#pragma once

#include "puzzle/Day.hpp"

#include <chrono>
#include <optional>
#include <string_view>

/// Interpretation of the UTC dates of runs.
namespace data {

/// Parses a date in the format of Run::date, such as "2025-07-12T18:03:11Z"; std::nullopt for any other text.
[[nodiscard]] std::optional<std::chrono::sys_seconds> momentOf(std::string_view date) noexcept;

/// Whether a text is a valid date and time in that format.
[[nodiscard]] inline bool isUtcDate(std::string_view text) noexcept {
    return momentOf(text).has_value();
}

/// Whether `moment` is on `day` in any time zone (UTC−12 to UTC+14). \pre day.ok().
[[nodiscard]] bool mayBeInTime(puzzle::Day day, std::chrono::sys_seconds moment) noexcept;

} // namespace data
