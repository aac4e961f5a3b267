// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/DailyProgress.hpp"
#include "game/boards/Challenge.hpp"

#include <optional>

namespace game {

/// The puzzle of a day, ready to play. \pre puzzle::hasDailyPuzzle(day).
[[nodiscard]] Challenge dailyChallenge(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main);

/// Returns the day to play after `solved`: today, or else the last day before today that is not solved; std::nullopt
/// if all are solved.
[[nodiscard]] std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved,
                                                     puzzle::Day today);

} // namespace game
