// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace puzzle {

/// A calendar date. The caller decides which day it is in the player's time zone.
using Day = std::chrono::year_month_day;

/// The puzzles of a day come in two series, each with its leaderboards and its streak.
enum class DailySeries : std::uint8_t {
    Main,   ///< "The" daily puzzle.
    Coffee, ///< The small board for a coffee break.
};
inline constexpr std::array allDailySeries{DailySeries::Main, DailySeries::Coffee};

/// First day of the calendar of daily puzzles, a Thursday. The last is 9999-12-31.
inline constexpr Day firstDailyDay{std::chrono::year(2026), std::chrono::January, std::chrono::day(1)};

/// Formats a day as "2026-11-21". \pre day.ok(), and the year is 0 to 9999.
[[nodiscard]] std::string dayText(Day day);
/// Parses the format of dayText. Returns std::nullopt for any other text and for days that do not exist.
[[nodiscard]] std::optional<Day> dayFromText(std::string_view text) noexcept;

/// Whether the day exists and has a puzzle.
[[nodiscard]] bool hasDailyPuzzle(Day day) noexcept;

/// Returns the day `days` later, or earlier if negative. \pre day.ok().
[[nodiscard]] Day plusDays(Day day, int days) noexcept;

/// A moment in UTC, to the second.
using Moment = std::chrono::sys_seconds;

/// "2026-11-21T18:03:11Z". \pre in the years 0 to 9999.
[[nodiscard]] std::string momentText(Moment moment);
/// The moment, on a day that exists, that is written so; nothing for every other text.
[[nodiscard]] std::optional<Moment> momentFromText(std::string_view text) noexcept;

/// The day at that moment in a time zone `offset` ahead of UTC.
[[nodiscard]] Day localDay(Moment moment, std::chrono::minutes offset) noexcept;
/// The local day of a moment given as text; nothing if the text is not one.
[[nodiscard]] std::optional<Day> localDay(std::string_view moment, std::chrono::minutes offset) noexcept;

/// Whether it is that day at that moment in some time zone (UTC−12 to UTC+14). \pre day.ok().
[[nodiscard]] bool isDaySomewhere(Day day, Moment moment) noexcept;

} // namespace puzzle
