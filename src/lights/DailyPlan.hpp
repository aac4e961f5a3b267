// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/RandomSetting.hpp"
#include "puzzle/Day.hpp"

#include <chrono>
#include <cstdint>
#include <string>

namespace lights {

/// Weeks after which a weekday gets the same size and rules again.
inline constexpr int dailyCycle = 4;

/// From this day on, a Monday, every weekday of the main series has an idea. 2027-01-04.
inline constexpr puzzle::Day firstDayOfIdeas{std::chrono::year(2027), std::chrono::January, std::chrono::day(4)};

/// What solving a board asks for.
enum class BoardIdea : std::uint8_t {
    None,       ///< Nothing in particular: the first board of its setting.
    Thought,    ///< None of the methods that need no thought is at the optimum (see Methods).
    Deduction,  ///< A board with sealed cells on which one window after the other is deduced (see deductionBoard).
    Curtains,   ///< Curtains save presses (see curtainBoard).
    QuietHours, ///< Quiet hours take more presses than the board would take without them (see quietHoursBoard).
    Riddle,     ///< As Thought, with two shortest solutions, of which one is shown: see dailyRiddle.
};

/// How the board of a day is made.
struct DailyPlan {
    RandomSetting setting; ///< With Curtains and QuietHours, its difficulty does not count; with Deduction only size
                           ///< and seals do.
    BoardIdea idea = BoardIdea::None;
};

/// The plan of a day's puzzle: the weekday selects four rows of the series' table, the week one of them. The tables are
/// documented in docs/daily.md and never change. \pre hasDailyPuzzle(day).
[[nodiscard]] DailyPlan dailyPlan(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);
/// The plan that version 1.0.0 has for a day of the main series. Its runs stay valid, on days from firstDayOfIdeas too.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] DailyPlan firstDailyPlan(puzzle::Day day);

/// "daily/2026-11-21" or "coffee/2026-11-21": the seed of the day's board.
[[nodiscard]] std::string dailySeed(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

} // namespace lights
