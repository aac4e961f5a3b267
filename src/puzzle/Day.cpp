#include "puzzle/Day.hpp"

#include <algorithm>
#include <charconv>

namespace puzzle {

namespace {

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

} // namespace puzzle
