#include "lights/Daily.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace lights {

namespace {

using Week = std::array<RandomSetting, dailyCycle>;

constexpr Rules plus{Stamp::Plus, Surface::Plane};
constexpr Rules cross{Stamp::Cross, Surface::Plane};
constexpr Rules square{Stamp::Square, Surface::Plane};

constexpr Rules on(Surface surface) {
    return {Stamp::Plus, surface};
}

/// From Sunday to Saturday, as std::chrono counts; a row of each for the first to the fourth week. Never to be changed:
/// runs of days that were played are compared with it.
const std::array<Week, 7>& weekdays() {
    using enum Difficulty;
    constexpr auto off = GoalKind::Off;
    constexpr auto lit = GoalKind::On;
    constexpr auto picture = GoalKind::Picture;
    static const std::array<Week, 7> table{{
        {{{7, 7, plus, off, Easy},
          {6, 6, on(Surface::Klein), lit, Hard},
          {8, 8, plus, off, Easy},
          {6, 6, on(Surface::Projective), off, Medium}}},
        {{{4, 4, plus, off, 4}, {4, 5, plus, off, 4}, {5, 5, plus, off, 4}, {4, 6, plus, off, 5}}},
        {{{5, 5, plus, off, Medium}, {5, 6, plus, off, Easy}, {5, 5, plus, off, Hard}, {4, 7, plus, off, Easy}}},
        {{{5, 5, plus, lit, Medium}, {5, 6, plus, lit, Easy}, {4, 6, plus, lit, Medium}, {6, 6, plus, lit, Easy}}},
        {{{5, 5, cross, off, Medium},
          {5, 5, square, lit, Medium},
          {5, 6, cross, lit, Easy},
          {6, 6, square, off, Easy}}},
        {{{5, 5, on(Surface::Cylinder), off, Medium},
          {6, 6, on(Surface::Torus), off, Medium},
          {6, 5, on(Surface::Moebius), off, Easy},
          {5, 7, on(Surface::Torus), off, Easy}}},
        {{{6, 6, plus, picture, Easy},
          {5, 7, plus, picture, Medium},
          {6, 7, plus, picture, Easy},
          {7, 7, plus, picture, Easy}}},
    }};
    return table;
}

/// Weeks begin on Monday; the number of the first is the table's row 0 again after four.
std::size_t rowOf(Day day) {
    constexpr std::chrono::sys_days someMonday = std::chrono::sys_days(
        Day{std::chrono::year(2025), std::chrono::December, std::chrono::day(29)}); // Of the calendar's first week.
    const auto weeks = (std::chrono::sys_days(day) - someMonday).count() / 7;
    return static_cast<std::size_t>(weeks % dailyCycle);
}

bool isDigit(char character) noexcept {
    return character >= '0' && character <= '9';
}

int numberAt(std::string_view text, std::size_t at, std::size_t size) noexcept {
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + size, value);
    return value;
}

std::string padded(unsigned value, std::size_t digits) {
    std::string text = std::to_string(value);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

} // namespace

std::string dayText(Day day) {
    return padded(static_cast<unsigned>(static_cast<int>(day.year())), 4) + "-" +
           padded(static_cast<unsigned>(day.month()), 2) + "-" + padded(static_cast<unsigned>(day.day()), 2);
}

std::optional<Day> dayFromText(std::string_view text) noexcept {
    constexpr std::string_view shape = "0000-00-00";
    const auto fits = [](char have, char want) { return want == '0' ? isDigit(have) : have == want; };
    if (!std::equal(text.begin(), text.end(), shape.begin(), shape.end(), fits))
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

RandomSetting dailySetting(Day day) {
    const std::chrono::weekday weekday{std::chrono::sys_days(day)};
    return weekdays()[weekday.c_encoding()][rowOf(day)];
}

std::string dailySeed(Day day) {
    return "daily/" + dayText(day);
}

RandomBoard dailyBoard(Day day) {
    auto board = generate(dailySetting(day), dailySeed(day));
    if (!board) // Each row of the table can be proven at once: the tests go through years of days.
        throw std::logic_error("no daily puzzle for " + dayText(day));
    return *std::move(board);
}

} // namespace lights
