// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/DailyPlan.hpp"
#include "lights/Riddle.hpp"
#include "lights/solver/Generator.hpp"

#include <optional>

namespace lights {

/// The board of a day, the same on every machine forever. Its optimum is proven. Generating it takes some milliseconds.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomBoard dailyBoard(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

/// What is asked about the board of a day besides solving it, if anything is: to find another way than the one shown.
/// \pre the board is dailyBoard(day, series).
[[nodiscard]] std::optional<AnotherWay> dailyRiddle(puzzle::Day day, puzzle::DailySeries series, const Puzzle& board);

} // namespace lights
