// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/RunKey.hpp"

#include "puzzle/Digit.hpp"

#include <algorithm>

namespace puzzle {

namespace {

// Must never change: these words are stored in files and databases.
constexpr std::string_view levelWord = "level";
constexpr std::string_view dailyWord = "daily";
constexpr std::string_view coffeeWord = "coffee";
constexpr std::string_view shiftWord = "shift";
constexpr std::string_view threeMinutesWord = "180"; ///< After "shift:".
constexpr std::string_view randomWord = "random";    ///< For Lights Out: it was once the only puzzle.

constexpr std::size_t maxIdLength = 64;

bool isUpper(char character) noexcept {
    return character >= 'A' && character <= 'Z';
}

bool isLower(char character) noexcept {
    return character >= 'a' && character <= 'z';
}

bool isLevelPath(std::string_view text) noexcept {
    const std::size_t slash = text.find('/');
    return slash != std::string_view::npos && isId(text.substr(0, slash)) && isId(text.substr(slash + 1));
}

/// Two capital letters and a digit identify the kind of code.
bool hasShapeOfCode(std::string_view text) noexcept {
    return text.size() > 3 && isUpper(text[0]) && isUpper(text[1]) && isDigit(text[2]);
}

/// The two parts of a key: "level" and "shed/first" of "level:shed/first". Without a colon, the second is empty.
struct Parts {
    std::string_view word;
    std::string_view rest;

    explicit Parts(std::string_view key) noexcept
        : word(key.substr(0, key.find(':')))
        , rest(word.size() < key.size() ? key.substr(word.size() + 1) : std::string_view()) {}
};

bool isDailyWord(std::string_view word) noexcept {
    return word == dailyWord || word == coffeeWord;
}

std::string joined(std::string_view word, std::string_view rest) {
    return std::string(word).append(":").append(rest);
}

} // namespace

bool isId(std::string_view text) noexcept {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    return !text.empty() && text.size() <= maxIdLength && text.find_first_not_of(allowed) == std::string_view::npos;
}

RunMode modeOfKey(std::string_view key) noexcept {
    if (key == shiftWord)
        return RunMode::Shift;
    const auto [word, rest] = Parts(key);
    if (rest.empty())
        return hasShapeOfCode(key) ? RunMode::Board : RunMode::Unknown;
    if (word == levelWord)
        return isLevelPath(rest) ? RunMode::Level : RunMode::Unknown;
    if (word == shiftWord)
        return rest == threeMinutesWord || dayFromText(rest) ? RunMode::Shift : RunMode::Unknown;
    if (isDailyWord(word))
        return dayFromText(rest) ? RunMode::Daily : RunMode::Unknown;
    const bool namesPuzzle = !word.empty() && std::all_of(word.begin(), word.end(), isLower);
    return namesPuzzle ? RunMode::Random : RunMode::Unknown;
}

std::optional<Day> dayOfKey(std::string_view key) noexcept {
    const auto [word, rest] = Parts(key);
    const auto day = isDailyWord(word) ? dayFromText(rest) : std::nullopt;
    return day && hasDailyPuzzle(*day) ? day : std::nullopt;
}

DailySeries dailySeriesOfKey(std::string_view key) noexcept {
    return Parts(key).word == coffeeWord ? DailySeries::Coffee : DailySeries::Main;
}

std::string_view takeWord(std::string_view& rest) noexcept {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view word = rest.substr(0, comma);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    return word;
}

KeyRange rangeOf(RunMode mode) noexcept {
    // ';' comes right after ':'.
    return mode == RunMode::Level ? KeyRange{"level:", "level;"} : KeyRange{"random:", "random;"};
}

KeyRange rangeOf(DailySeries series) noexcept {
    return series == DailySeries::Main ? KeyRange{"daily:", "daily;"} : KeyRange{"coffee:", "coffee;"};
}

RunKey RunKey::level(std::string_view pack, std::string_view level) {
    return joined(levelWord, std::string(pack).append("/").append(level));
}

RunKey RunKey::level(std::string_view path) {
    return joined(levelWord, path);
}

RunKey RunKey::random(std::string_view setting, std::string_view puzzle) {
    return joined(puzzle.empty() ? randomWord : puzzle, setting);
}

RunKey RunKey::daily(Day day, DailySeries series) {
    return joined(series == DailySeries::Main ? dailyWord : coffeeWord, dayText(day));
}

RunKey RunKey::shift() {
    return std::string(shiftWord);
}

RunKey RunKey::shift(Day day) {
    return joined(shiftWord, dayText(day));
}

RunKey RunKey::threeMinuteShift() {
    return joined(shiftWord, threeMinutesWord);
}

RunKey RunKey::shift(ShiftRules rules, std::string_view seed) {
    if (rules == ShiftRules::ThreeMinutes)
        return threeMinuteShift();
    const auto day = dayOfShiftSeed(seed);
    return day ? shift(*day) : shift();
}

std::optional<Day> RunKey::shiftDay() const noexcept {
    const auto [word, rest] = Parts(m_text);
    return word == shiftWord ? dayFromText(rest) : std::nullopt;
}

std::string_view RunKey::levelPath() const noexcept {
    return mode() == RunMode::Level ? Parts(m_text).rest : std::string_view();
}

std::string_view RunKey::setting() const noexcept {
    return mode() == RunMode::Random ? Parts(m_text).rest : std::string_view();
}

std::string_view RunKey::puzzle() const noexcept {
    const std::string_view word = mode() == RunMode::Random ? Parts(m_text).word : std::string_view();
    return word == randomWord ? std::string_view() : word;
}

} // namespace puzzle
