// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/TypedValues.hpp"

#include "data/files/Characters.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>

namespace cli {

bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code error; // Then the names are compared as they are.
    return one == other ||
           (one != "-" && other != "-" && !one.empty() && !other.empty() &&
            std::filesystem::weakly_canonical(one, error) == std::filesystem::weakly_canonical(other, error) && !error);
}

void refuseBothOnInput(const std::vector<std::string>& boards, const std::string& pupils, const text::Text& text) {
    if (pupils == "-" && std::ranges::find(boards, "-") != boards.end())
        throw Misuse(text.tr("{1} and {2} cannot be used together.", "--pupils -", "-"));
}

DifficultyOrOptimum readWish(const std::string& typedDifficulty, const std::string& typedOptimum,
                             const text::Text& text) {
    if (!typedOptimum.empty() && !typedDifficulty.empty())
        throw Misuse(text.tr("--optimum and --difficulty cannot be used together."));
    if (!typedOptimum.empty()) {
        const auto optimum = puzzle::numberFromText(typedOptimum);
        if (!optimum)
            throw Misuse(text.tr("--optimum needs a number of moves, not “{1}”.", typedOptimum));
        return *optimum;
    }
    const auto difficulty =
        typedDifficulty.empty() ? puzzle::Difficulty::Any : puzzle::difficultyFromName(typedDifficulty);
    if (!difficulty)
        throw Misuse(text.tr("--difficulty must be any, easy, medium, hard or hardest, not “{1}”.", typedDifficulty));
    return *difficulty;
}

int readCount(const std::string& typed, const text::Text& text, int most) {
    const int count = typed.empty() ? 1 : puzzle::numberFromText(typed).value_or(0);
    if (count < 1 || count > most)
        throw Misuse(text.tr("--count needs a number from 1 to {1}, not “{2}”.", most, typed));
    return count;
}

std::optional<std::chrono::duration<double>> readBudget(const std::string& typed, const text::Text& text) {
    constexpr double longestBudget = 1e6;
    if (typed.empty())
        return std::nullopt;
    double seconds = 0;
    const char* end = typed.data() + typed.size();
    const auto [stopped, error] = std::from_chars(typed.data(), end, seconds);
    if (error != std::errc() || stopped != end || !(seconds > 0 && seconds <= longestBudget))
        throw Misuse(text.tr("--budget needs a number of seconds above 0, such as 2.5, not “{1}”.", typed));
    return std::chrono::duration<double>(seconds);
}

std::optional<arukone::Fill> readFill(const std::string& typed, const text::Text& text) {
    const auto fill = arukone::fillFromName(typed);
    if (!fill && !typed.empty())
        throw Misuse(text.tr("--fill must be all, any or apart, not “{1}”.", typed));
    return fill;
}

std::optional<std::pair<std::string, std::string>> readSigns(const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    std::string_view rest = typed;
    std::vector<std::string> signs;
    while (!rest.empty()) {
        const std::string_view from = rest;
        if (!data::takeCodePoint(rest))
            rest.remove_prefix(1);
        signs.emplace_back(from.substr(0, from.size() - rest.size()));
    }
    if (signs.size() != 2 || signs[0] == signs[1])
        throw Misuse(
            text.tr("--signs needs two characters, for lit and for dark windows, such as 10, not “{1}”.", typed));
    return std::pair{signs[0], signs[1]};
}

puzzle::Size readSize(const std::string& typed, std::string_view command, const text::Text& text) {
    if (typed.empty())
        throw Misuse(text.tr("{1} needs a size, rows by columns, such as 5x5.", command));
    const auto size = puzzle::sizeFromText(typed);
    if (!size)
        throw Misuse(text.tr("“{1}” is not a size: write rows by columns, such as 5x5.", typed));
    return *size;
}

std::optional<puzzle::Day> readDay(const char* option, const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    const auto day = puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(
            text.tr("{1} needs a date such as {2}, not “{3}”.", option, puzzle::dayText(puzzle::firstDailyDay), typed));
    return day;
}

} // namespace cli
