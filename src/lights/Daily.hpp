#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/solver/Generator.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace lights {

/// A date of the calendar. Which one it is, where the player lives, the caller knows.
using Day = std::chrono::year_month_day;

/// The calendar of daily puzzles begins on this day, a Thursday; it ends with the year 9999.
inline constexpr Day firstDailyDay{std::chrono::year(2026), std::chrono::January, std::chrono::day(1)};

/// Weeks after which a weekday has the same size and rules again.
inline constexpr int dailyCycle = 4;

/// "2026-11-21". \pre day.ok(), in the years 0 to 9999.
[[nodiscard]] std::string dayText(Day day);
/// The day that exists and is written so; nothing for every other text.
[[nodiscard]] std::optional<Day> dayFromText(std::string_view text) noexcept;

/// Whether the day exists and has a puzzle.
[[nodiscard]] bool hasDailyPuzzle(Day day) noexcept;

/// So many days later, or earlier. \pre day.ok().
[[nodiscard]] Day plusDays(Day day, int days) noexcept;

/// Size, rules, goal and difficulty of a day's puzzle: by its weekday, and among the four rows of that weekday by its
/// week. The table is written down in docs/daily.md, and what it says of a day holds for ever.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomSetting dailySetting(Day day);

/// "daily/2026-11-21": what the day's board is drawn from.
[[nodiscard]] std::string dailySeed(Day day);

/// The board of a day, the same on every machine for ever. Its optimum is proven; it takes about a millisecond.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomBoard dailyBoard(Day day);

} // namespace lights
