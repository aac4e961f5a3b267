// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/DailyProgress.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/look/sky/DaySky.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

// The texts of the calendar.

/// What the puzzles of the day's weekday are like: "Saturdays light up a symmetric pattern."
[[nodiscard]] std::string dailyWords(const text::Text& text, puzzle::Day day);

/// What the coffee breaks of the day's weekday are like.
[[nodiscard]] std::string coffeeWords(const text::Text& text, puzzle::Day day);

/// "Streak: 5 days".
[[nodiscard]] std::string streakWords(const text::Text& text, int days);

/// Says that the clock was set back, if `day` is today only according to the clock; else empty.
[[nodiscard]] std::string setBackNote(const text::Text& text, puzzle::Day day, puzzle::Day today,
                                      const data::DailyProgress& progress);

/// Why a win on an open day counts as late, or when a locked day opens; empty if there is nothing to say, as for today.
[[nodiscard]] std::string dayNote(const text::Text& text, puzzle::Day day, puzzle::Day today,
                                  const data::DailyProgress& progress);

/// The number plate of the house of the day.
[[nodiscard]] DatePlate datePlate(const text::Text& text, puzzle::Day day);

/// What the moon of a night is called: "Nearly full moon".
[[nodiscard]] std::string moonWords(const text::Text& text, MoonName name);
/// How much of the moon is lit, and the weather: "98 % lit · light snow".
[[nodiscard]] std::string skyWords(const text::Text& text, const DaySky& sky);

} // namespace game
