// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/solver/Generator.hpp"
#include "puzzle/Day.hpp"

#include <string>

namespace lights {

/// Weeks after which a weekday gets the same size and rules again.
inline constexpr int dailyCycle = 4;

/// Size, rules, goal and difficulty of a day's puzzle: the weekday selects four rows of the series' table, the week one
/// of them. The tables are documented in docs/daily.md and never change.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomSetting dailySetting(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

/// "daily/2026-11-21" or "coffee/2026-11-21": the seed of the day's board.
[[nodiscard]] std::string dailySeed(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

/// The board of a day, the same on every machine forever. Its optimum is proven; generating it takes about a
/// millisecond.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomBoard dailyBoard(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

} // namespace lights
