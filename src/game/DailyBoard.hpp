#pragma once

#include "data/DailyProgress.hpp"
#include "game/Challenge.hpp"
#include "game/LocalClock.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The puzzle of a day, ready to be played. \pre lights::hasDailyPuzzle(day).
[[nodiscard]] Challenge dailyChallenge(lights::Day day);

/// The calendar day that it is here; the first of 1970 for a clock that says nothing sensible.
[[nodiscard]] lights::Day localToday(const LocalClock& clock);

/// What to play after the puzzle of `solved`: that of today, or else the last one before today that is not solved;
/// nothing when all are.
[[nodiscard]] std::optional<lights::Day> nextOpenDay(const data::DailyProgress& progress, lights::Day solved,
                                                     lights::Day today);

/// How long it is still today.
[[nodiscard]] ui::Seconds untilMidnight(const LocalClock& clock);

} // namespace game
