// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Day.hpp"

#include "puzzle/Digit.hpp"

#include <algorithm>
#include <charconv>

namespace puzzle {

namespace {

int numberAt(std::string_view text, std::size_t at, std::size_t size) noexcept {
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + size, value);
    return value;
}

std::string padded(unsigned value, std::size_t digits) {
    std::string text = std::to_string(value);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

/// Whether the text has the shape, in which '0' stands for any digit.
bool hasShape(std::string_view text, std::string_view shape) noexcept {
    const auto fits = [](char have, char want) { return want == '0' ? isDigit(have) : have == want; };
    return std::equal(text.begin(), text.end(), shape.begin(), shape.end(), fits);
}

} // namespace

std::string dayText(Day day) {
    return padded(static_cast<unsigned>(static_cast<int>(day.year())), 4) + "-" +
           padded(static_cast<unsigned>(day.month()), 2) + "-" + padded(static_cast<unsigned>(day.day()), 2);
}

std::optional<Day> dayFromText(std::string_view text) noexcept {
    if (!hasShape(text, "0000-00-00"))
        return std::nullopt;
    const Day day(std::chrono::year(numberAt(text, 0, 4)),
                  std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
                  std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2))));
    return day.ok() ? std::optional(day) : std::nullopt;
}

bool hasDailyPuzzle(Day day) noexcept {
    return day.ok() && day >= firstDailyDay && day.year() <= std::chrono::year(9999);
}

Day plusDays(Day day, int days) noexcept {
    return std::chrono::sys_days(day) + std::chrono::days(days);
}

std::string momentText(Moment moment) {
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::hh_mm_ss time(moment - day);
    const auto two = [](auto part) { return padded(static_cast<unsigned>(part.count()), 2); };
    return dayText(day) + "T" + two(time.hours()) + ":" + two(time.minutes()) + ":" + two(time.seconds()) + "Z";
}

std::optional<Moment> momentFromText(std::string_view text) noexcept {
    if (!hasShape(text, "0000-00-00T00:00:00Z"))
        return std::nullopt;
    const auto day = dayFromText(text.substr(0, 10));
    const int hours = numberAt(text, 11, 2);
    const int minutes = numberAt(text, 14, 2);
    const int seconds = numberAt(text, 17, 2);
    if (!day || hours >= 24 || minutes >= 60 || seconds >= 60)
        return std::nullopt;
    return std::chrono::sys_days(*day) + std::chrono::hours(hours) + std::chrono::minutes(minutes) +
           std::chrono::seconds(seconds);
}

Day localDay(Moment moment, std::chrono::minutes offset) noexcept {
    return std::chrono::floor<std::chrono::days>(moment + offset);
}

std::optional<Day> localDay(std::string_view moment, std::chrono::minutes offset) noexcept {
    const auto parsed = momentFromText(moment);
    return parsed ? std::optional(localDay(*parsed, offset)) : std::nullopt;
}

bool isDaySomewhere(Day day, Moment moment) noexcept {
    constexpr std::chrono::hours farthestEast{14};
    constexpr std::chrono::hours farthestWest{12};
    const std::chrono::sys_days start(day);
    return moment >= start - farthestEast && moment < start + std::chrono::days(1) + farthestWest;
}

} // namespace puzzle
