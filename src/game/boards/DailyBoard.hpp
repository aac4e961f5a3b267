#pragma once

#include "data/players/DailyProgress.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/LocalClock.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The puzzle of a day, ready to be played. \pre puzzle::hasDailyPuzzle(day).
[[nodiscard]] Challenge dailyChallenge(puzzle::Day day);

/// The calendar day that it is here; the first of 1970 for a clock that says nothing sensible.
[[nodiscard]] puzzle::Day localToday(const LocalClock& clock);

/// What to play after the puzzle of `solved`: that of today, or else the last one before today that is not solved;
/// nothing when all are.
[[nodiscard]] std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved,
                                                     puzzle::Day today);

/// How long it is still today.
[[nodiscard]] ui::Seconds untilMidnight(const LocalClock& clock);

} // namespace game
