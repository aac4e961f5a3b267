// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/DayForms.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace text {

namespace {

/// What stands between day, month and year, in this order; '-' where dates are written as in ISO 8601: in English 12/18
/// and 18/12 would be mistaken for each other.
char dayMarkOf(Language language) noexcept {
    switch (language) {
    case Language::German:
    case Language::Polish:
        return '.';
    case Language::Spanish:
    case Language::French:
    case Language::Italian:
        return '/';
    case Language::English:
        break;
    }
    return '-';
}

} // namespace

std::string numericDay(const Text& text, puzzle::Day day) {
    const char mark = dayMarkOf(text.language());
    const std::string iso = puzzle::dayText(day);
    return mark == '-' ? iso : iso.substr(8) + mark + iso.substr(5, 2) + mark + iso.substr(0, 4);
}

std::string dayForms(const Text& text, puzzle::Day day) {
    const std::string own = numericDay(text, day);
    const std::string iso = puzzle::dayText(day);
    return own == iso ? iso : text.tr("{1} or {2}", own, iso);
}

std::optional<puzzle::Day> dayFromText(const Text& text, std::string_view typed) {
    const auto trim = [](std::string_view part) {
        const std::size_t from = std::min(part.find_first_not_of(' '), part.size());
        part.remove_prefix(from);
        return part.substr(0, part.find_last_not_of(' ') + 1);
    };
    typed = trim(typed);
    if (const auto iso = puzzle::dayFromText(typed); iso || dayMarkOf(text.language()) == '-')
        return iso;
    const std::size_t first = typed.find_first_of("./-");
    const std::size_t second = first == std::string_view::npos ? first : typed.find(typed[first], first + 1);
    if (second == std::string_view::npos)
        return std::nullopt;
    const auto number = [&](std::string_view part, std::size_t most) -> std::optional<unsigned> {
        part = trim(part);
        unsigned value = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        const bool whole = error == std::errc() && end == part.data() + part.size() && part.size() <= most;
        return whole ? std::optional(value) : std::nullopt;
    };
    const std::string_view written = trim(typed.substr(second + 1));
    const auto day = number(typed.substr(0, first), 2);
    const auto month = number(typed.substr(first + 1, second - first - 1), 2);
    const auto year = number(written, 4);
    if (!day || !month || !year || (written.size() != 2 && written.size() != 4))
        return std::nullopt;
    constexpr int thisCentury = 2000;
    const puzzle::Day read(std::chrono::year(static_cast<int>(*year) + (written.size() == 2 ? thisCentury : 0)),
                           std::chrono::month(*month), std::chrono::day(*day));
    return read.ok() ? std::optional(read) : std::nullopt;
}

} // namespace text
