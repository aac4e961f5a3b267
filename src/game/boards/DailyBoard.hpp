#pragma once

#include "data/players/DailyProgress.hpp"
#include "game/boards/Challenge.hpp"

#include <optional>

namespace game {

/// The puzzle of a day, ready to be played. \pre puzzle::hasDailyPuzzle(day).
[[nodiscard]] Challenge dailyChallenge(puzzle::Day day);

/// What to play after the puzzle of `solved`: that of today, or else the last one before today that is not solved;
/// nothing when all are.
[[nodiscard]] std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved,
                                                     puzzle::Day today);

} // namespace game
