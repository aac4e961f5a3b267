// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/TypedValues.hpp"

#include "data/levels/Puzzles.hpp"
#include "text/DayForms.hpp"

#include <algorithm>
#include <charconv>

namespace cli {

namespace {

/// A whole key may be typed too, as the table shows it: returns the text after its colon.
std::string withoutMode(const puzzle::RunKey& typed, puzzle::RunMode mode) {
    const std::string& text = typed.text();
    return typed.mode() == mode ? text.substr(text.find(':') + 1) : text;
}

} // namespace

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
    const auto day = text::dayFromText(text, typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, without a time of day, not “{3}”.", option,
                             text::dayForms(text, puzzle::firstDailyDay), typed));
    return day;
}

puzzle::RunKey levelKey(const std::string& typed) {
    return puzzle::RunKey::level(withoutMode(typed, puzzle::RunMode::Level));
}

puzzle::RunKey dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text) {
    const bool main = series == puzzle::DailySeries::Main;
    // The key itself is understood too, but not that of the other series.
    const puzzle::RunKey key = typed;
    const bool isKey = key.mode() == puzzle::RunMode::Daily && key.dailySeries() == series;
    const auto day = isKey ? key.day() : text::dayFromText(text, typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, without a time of day, not “{3}”.",
                             main ? "--daily" : "--coffee", text::dayForms(text, puzzle::firstDailyDay), typed));
    if (!puzzle::hasDailyPuzzle(*day))
        throw Misuse(text.tr("The first daily puzzle is that of {1}, so there is none for {2}.",
                             puzzle::dayText(puzzle::firstDailyDay), puzzle::dayText(*day)));
    return puzzle::RunKey::daily(*day, series);
}

puzzle::RunKey settingKey(const std::string& typed, const text::Text& text) {
    const std::string setting = withoutMode(typed, puzzle::RunMode::Random);
    for (const puzzle::Kind* const kind : data::puzzles())
        if (kind->isSetting(setting))
            return puzzle::RunKey::random(setting, kind->id());
    throw Misuse(text.tr("--setting needs size, surface, stamp, goal and difficulty, such as "
                         "5x5,plane,plus,off,any, or for Arukone size, fill, kind and difficulty, such as "
                         "8x8,all,unique,hard, not “{1}”.",
                         typed));
}

} // namespace cli
