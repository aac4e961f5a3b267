// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Format.hpp"

#include "data/files/PlayerName.hpp"
#include "puzzle/Day.hpp"
#include "puzzle/Utf8.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

namespace text {

namespace {

constexpr std::array shortMonths{
    TRC_NOOP("short month", "Jan"), TRC_NOOP("short month", "Feb"), TRC_NOOP("short month", "Mar"),
    TRC_NOOP("short month", "Apr"), TRC_NOOP("short month", "May"), TRC_NOOP("short month", "Jun"),
    TRC_NOOP("short month", "Jul"), TRC_NOOP("short month", "Aug"), TRC_NOOP("short month", "Sep"),
    TRC_NOOP("short month", "Oct"), TRC_NOOP("short month", "Nov"), TRC_NOOP("short month", "Dec")};

/// As they stand in a date with a day: some languages have another form for a month on its own.
constexpr std::array longMonths{TR_NOOP("January"),   TR_NOOP("February"), TR_NOOP("March"),    TR_NOOP("April"),
                                TR_NOOP("May"),       TR_NOOP("June"),     TR_NOOP("July"),     TR_NOOP("August"),
                                TR_NOOP("September"), TR_NOOP("October"),  TR_NOOP("November"), TR_NOOP("December")};

constexpr std::array monthTitles{
    TRC_NOOP("month year", "January"), TRC_NOOP("month year", "February"), TRC_NOOP("month year", "March"),
    TRC_NOOP("month year", "April"),   TRC_NOOP("month year", "May"),      TRC_NOOP("month year", "June"),
    TRC_NOOP("month year", "July"),    TRC_NOOP("month year", "August"),   TRC_NOOP("month year", "September"),
    TRC_NOOP("month year", "October"), TRC_NOOP("month year", "November"), TRC_NOOP("month year", "December")};

constexpr std::array weekdays{TR_NOOP("Sunday"),   TR_NOOP("Monday"), TR_NOOP("Tuesday"), TR_NOOP("Wednesday"),
                              TR_NOOP("Thursday"), TR_NOOP("Friday"), TR_NOOP("Saturday")};

constexpr std::array shortWeekdays{TR_NOOP("Sun"), TR_NOOP("Mon"), TR_NOOP("Tue"), TR_NOOP("Wed"),
                                   TR_NOOP("Thu"), TR_NOOP("Fri"), TR_NOOP("Sat")};

constexpr std::array smallNumbers{TR_NOOP("two"), TR_NOOP("three"),  TR_NOOP("four"),  TR_NOOP("five"),
                                  TR_NOOP("six"), TR_NOOP("seven"),  TR_NOOP("eight"), TR_NOOP("nine"),
                                  TR_NOOP("ten"), TR_NOOP("eleven"), TR_NOOP("twelve")};

std::size_t index(std::chrono::month month) {
    return static_cast<unsigned>(month) - 1U;
}

std::string grouped(std::string_view digits, const std::string& separator) {
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            result += separator;
        result += digits[i];
    }
    return result;
}

/// 1st, 2nd, 3rd, 4th, 11th: English only; other languages use the same form for all four.
std::string rankNumber(const Text& text, std::int64_t rank) {
    const bool teen = rank % 100 >= 11 && rank % 100 <= 13;
    switch (teen ? 0 : rank % 10) {
    case 1:
        return text.trc("rank", "{1}st", rank);
    case 2:
        return text.trc("rank", "{1}nd", rank);
    case 3:
        return text.trc("rank", "{1}rd", rank);
    default:
        return text.trc("rank", "{1}th", rank);
    }
}

constexpr std::string_view replacement = "\uFFFD";

/// The length of the UTF-8 code point at the front of `text`; 0 if there is none, or if it is a control character.
std::size_t printableLength(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80U)
        return first >= 0x20U && first != 0x7FU ? 1 : 0;
    const std::size_t length = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : 2;
    if (first < 0xC2U || first > 0xF4U || text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), puzzle::isContinuation))
        return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (first == 0xE0U && second < 0xA0U) || (first == 0xF0U && second < 0x90U);
    const bool surrogate = first == 0xEDU && second >= 0xA0U;
    const bool beyondUnicode = first == 0xF4U && second >= 0x90U;
    const bool c1Control = first == 0xC2U && second < 0xA0U;
    return overlong || surrogate || beyondUnicode || c1Control ? 0 : length;
}

/// All items but the last, separated by commas. \pre at least two items.
std::string allButLast(const Text& text, const std::vector<std::string>& items) {
    std::string joined = items.front();
    for (std::size_t i = 1; i + 1 < items.size(); ++i)
        joined = text.trc("list", "{1}, {2}", joined, items[i]);
    return joined;
}

} // namespace

std::string withinWords(const Text& text, std::chrono::milliseconds within) {
    // TRANSLATORS: {1} is a playing time by the server: "within 1:24".
    return text.tr("within {1}", clock(within));
}

std::string clock(std::chrono::milliseconds time) {
    const std::chrono::hh_mm_ss parts(std::chrono::floor<std::chrono::seconds>(time));
    const auto hours = static_cast<long long>(parts.hours().count());
    const auto minutes = static_cast<int>(parts.minutes().count());
    const auto seconds = static_cast<int>(parts.seconds().count());
    std::array<char, 40> buffer{};
    if (hours > 0)
        std::snprintf(buffer.data(), buffer.size(), "%lld:%02d:%02d", hours, minutes, seconds);
    else
        std::snprintf(buffer.data(), buffer.size(), "%d:%02d", minutes, seconds);
    return buffer.data();
}

namespace {

/// In some languages the first of a month is an ordinal number: "1er juillet", "2 juillet".
std::string dayNumber(const Text& text, std::chrono::year_month_day day) {
    const auto number = static_cast<unsigned>(day.day());
    return number == 1 ? text.trc("first day of a month", "1") : std::to_string(number);
}

} // namespace

std::string shortMonth(const Text& text, std::chrono::month month) {
    return text.trc("short month", shortMonths[index(month)]);
}

std::string shortDate(const Text& text, std::chrono::year_month_day day, std::chrono::year thisYear) {
    const std::string month = shortMonth(text, day.month());
    if (day.year() == thisYear)
        return text.trc("day month", "{1} {2}", dayNumber(text, day), month);
    return text.trc("day short month year", "{1} {2} {3}", dayNumber(text, day), month, static_cast<int>(day.year()));
}

std::string longDate(const Text& text, std::chrono::year_month_day day) {
    return text.trc("day month year", "{1} {2} {3}", dayNumber(text, day), text.tr(longMonths[index(day.month())]),
                    static_cast<int>(day.year()));
}

std::string weekdayDate(const Text& text, std::chrono::year_month_day day) {
    const std::chrono::weekday weekday{std::chrono::sys_days(day)};
    return text.trc("weekday date", "{1}, {2}", text.tr(weekdays[weekday.c_encoding()]), longDate(text, day));
}

std::string monthTitle(const Text& text, std::chrono::year_month month) {
    return text.trc("month year", "{1} {2}", text.trc("month year", monthTitles[index(month.month())]),
                    static_cast<int>(month.year()));
}

std::string shortWeekday(const Text& text, std::chrono::weekday weekday) {
    return text.tr(shortWeekdays[weekday.c_encoding()]);
}

std::string playerName(const Text& text, const std::string& stored) {
    return stored == data::unnamedPlayer ? text.trc("somebody without a name", "Player") : stored;
}

std::string rankOf(const Text& text, std::int64_t rank, std::int64_t count) {
    // TRANSLATORS: {1} is a rank with its ending, {2} a number: "You are 3rd of 41".
    return text.tr("You are {1} of {2}", rankNumber(text, rank), count);
}

std::string percent(const Text& text, int value) {
    return text.trc("percentage", "{1}%", value);
}

std::string number(const Text& text, std::int64_t value) {
    std::string plain = std::to_string(value);
    const std::size_t sign = value < 0 ? 1 : 0;
    if (plain.size() - sign <= 4)
        return plain;
    return plain.substr(0, sign) +
           grouped(std::string_view(plain).substr(sign), text.trc("between groups of three digits", ","));
}

std::string decimal(const Text& text, double value, int decimals) {
    // The longest double has 309 digits before the point; to_chars, unlike printf, ignores the locale.
    std::array<char, 330> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    std::string plain(buffer.data(), end.ptr);
    if (const std::size_t point = plain.find('.'); point != std::string::npos)
        plain.replace(point, 1, text.trc("before decimals", "."));
    return plain;
}

std::string numberWord(const Text& text, std::int64_t value) {
    if (value < 2 || value >= 2 + static_cast<std::int64_t>(smallNumbers.size()))
        return number(text, value);
    return text.tr(smallNumbers[static_cast<std::size_t>(value - 2)]);
}

std::string list(const Text& text, const std::vector<std::string>& items) {
    if (items.size() < 2)
        return items.empty() ? std::string() : items.front();
    return text.trc("end of list", "{1} and {2}", allButLast(text, items), items.back());
}

std::string printable(std::string_view words) {
    std::string result;
    while (!words.empty()) {
        const std::size_t length = printableLength(words);
        result += length > 0 ? words.substr(0, length) : replacement;
        words.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

namespace {

std::string joined(std::span<const std::string_view> words, std::string_view between) {
    std::string result;
    for (const std::string_view word : words)
        result.append(result.empty() ? "" : between).append(word);
    return result;
}

} // namespace

std::string anyOf(const Text& text, std::span<const std::string_view> words) {
    return words.size() < 2 ? joined(words, {})
                            // TRANSLATORS: End of a list: "plane, torus or klein".
                            : text.tr("{1} or {2}", joined(words.first(words.size() - 1), ", "), words.back());
}

std::string alternatives(std::span<const std::string_view> words) {
    return joined(words, "|");
}

} // namespace text
