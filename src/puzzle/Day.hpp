#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace puzzle {

/// A date of the calendar. Which one it is, where the player lives, the caller knows.
using Day = std::chrono::year_month_day;

/// The calendar of daily puzzles begins on this day, a Thursday; it ends with the year 9999.
inline constexpr Day firstDailyDay{std::chrono::year(2026), std::chrono::January, std::chrono::day(1)};

/// "2026-11-21". \pre day.ok(), in the years 0 to 9999.
[[nodiscard]] std::string dayText(Day day);
/// The day that exists and is written so; nothing for every other text.
[[nodiscard]] std::optional<Day> dayFromText(std::string_view text) noexcept;

/// Whether the day exists and has a puzzle.
[[nodiscard]] bool hasDailyPuzzle(Day day) noexcept;

/// So many days later, or earlier. \pre day.ok().
[[nodiscard]] Day plusDays(Day day, int days) noexcept;

} // namespace puzzle
