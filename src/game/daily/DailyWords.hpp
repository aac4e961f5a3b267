#pragma once

#include "data/players/DailyProgress.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// The words of the calendar.

/// What a weekday's puzzles are like: "Saturday: a picture is to appear."
[[nodiscard]] std::string weekdayWords(const text::Text& text, std::chrono::weekday weekday);

/// "Streak: 5 days".
[[nodiscard]] std::string streakWords(const text::Text& text, int days);

/// That the clock was set back where `day` is today by the clock alone; else empty.
[[nodiscard]] std::string setBackNote(const text::Text& text, puzzle::Day day, puzzle::Day today,
                                      const data::DailyProgress& progress);

/// Why the win of an open day counts as late, or when a locked one opens; empty for the puzzle of today.
[[nodiscard]] std::string dayNote(const text::Text& text, puzzle::Day day, puzzle::Day today,
                                  const data::DailyProgress& progress);

} // namespace game
