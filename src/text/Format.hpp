// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace text {

/// What the server of a shared leaderboard says of the time of a run: see data::RunSummary::within.
[[nodiscard]] std::string withinWords(const Text& text, std::chrono::milliseconds within);
/// A playing time: "1:24", "0:05", from an hour on "1:02:03". Fractions of a second are dropped.
[[nodiscard]] std::string clock(std::chrono::milliseconds time);

/// "12 Jul", "12. Juli"; with the year if it is not `thisYear`: "12 Jul 2024". \pre day.ok().
[[nodiscard]] std::string shortDate(const Text& text, std::chrono::year_month_day day, std::chrono::year thisYear);

/// "Jul", "Juli". \pre month.ok().
[[nodiscard]] std::string shortMonth(const Text& text, std::chrono::month month);

/// "12 July 2025", "12. Juli 2025". \pre day.ok().
[[nodiscard]] std::string longDate(const Text& text, std::chrono::year_month_day day);

/// "Saturday, 12 July 2025", "Samstag, 12. Juli 2025". \pre day.ok().
[[nodiscard]] std::string weekdayDate(const Text& text, std::chrono::year_month_day day);

/// "July 2025", "Juli 2025". \pre month.ok().
[[nodiscard]] std::string monthTitle(const Text& text, std::chrono::year_month month);

/// The heading of a weekday's column: "Mon", "Mo". \pre weekday.ok().
[[nodiscard]] std::string shortWeekday(const Text& text, std::chrono::weekday weekday);

/// The displayed name of a stored player; an unnamed one is "Player", "Spieler".
[[nodiscard]] std::string playerName(const Text& text, const std::string& stored);

/// "You are 3rd of 41", "Platz 3 von 41".
[[nodiscard]] std::string rankOf(const Text& text, std::int64_t rank, std::int64_t count);

/// "45 %", with a non-breaking space.
[[nodiscard]] std::string percent(const Text& text, int value);

/// Digits in groups of three: "10,000", "10.000"; numbers of four digits stay together.
[[nodiscard]] std::string number(const Text& text, std::int64_t value);

/// A number with the given count of decimals, 0 … 9: "0.25", "0,25".
[[nodiscard]] std::string decimal(const Text& text, double value, int decimals);

/// "two" … "twelve", other numbers in digits; sentences have their own wording for 1.
[[nodiscard]] std::string numberWord(const Text& text, std::int64_t value);

/// "a", "a and b", "a, b and c"; empty for none.
[[nodiscard]] std::string list(const Text& text, const std::vector<std::string>& items);

/// "a", "a or b", "a, b or c"; empty for none.
[[nodiscard]] std::string anyOf(const Text& text, std::span<const std::string_view> words);
/// anyOf() with the names that an enumeration's values have in files and options: "plus, cross or square".
template<class Values>
[[nodiscard]] std::string anyNameOf(const Text& text, const Values& values) {
    std::vector<std::string_view> names;
    names.reserve(std::size(values));
    for (const auto value : values)
        names.push_back(name(value));
    return anyOf(text, names);
}
/// "a|b|c": a choice of words in the notation of command lines.
[[nodiscard]] std::string alternatives(std::span<const std::string_view> words);

/// Makes text from a file or a user safe for a terminal: replaces control characters and bytes that are not UTF-8 by
/// U+FFFD.
[[nodiscard]] std::string printable(std::string_view words);

} // namespace text
