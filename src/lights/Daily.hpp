#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/solver/Generator.hpp"
#include "puzzle/Day.hpp"

#include <string>

namespace lights {

/// Weeks after which a weekday has the same size and rules again.
inline constexpr int dailyCycle = 4;

/// Size, rules, goal and difficulty of a day's puzzle: by its weekday, and among the four rows of that weekday by its
/// week. The table is written down in docs/daily.md, and what it says of a day holds for ever.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomSetting dailySetting(puzzle::Day day);

/// "daily/2026-11-21": the seed of the day's board.
[[nodiscard]] std::string dailySeed(puzzle::Day day);

/// The board of a day, the same on every machine for ever. Its optimum is proven; it takes about a millisecond.
/// \pre hasDailyPuzzle(day).
[[nodiscard]] RandomBoard dailyBoard(puzzle::Day day);

} // namespace lights
