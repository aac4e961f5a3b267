// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/TypedKeys.hpp"

#include "cli/options/Misuse.hpp"
#include "data/levels/Puzzles.hpp"

namespace cli {

namespace {

/// A whole key may be typed too, as the table shows it: returns the text after its colon.
std::string withoutMode(const puzzle::RunKey& typed, puzzle::RunMode mode) {
    const std::string& text = typed.text();
    return typed.mode() == mode ? text.substr(text.find(':') + 1) : text;
}

} // namespace

puzzle::RunKey levelKey(const std::string& typed) {
    return puzzle::RunKey::level(withoutMode(typed, puzzle::RunMode::Level));
}

puzzle::RunKey dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text) {
    const bool main = series == puzzle::DailySeries::Main;
    // The key itself is understood too, but not that of the other series.
    const puzzle::RunKey key = typed;
    const bool isKey = key.mode() == puzzle::RunMode::Daily && key.dailySeries() == series;
    const auto day = isKey ? key.day() : puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, not “{3}”.", main ? "--daily" : "--coffee",
                             puzzle::dayText(puzzle::firstDailyDay), typed));
    if (!puzzle::hasDailyPuzzle(*day))
        throw Misuse(text.tr("The first daily puzzle is that of {1}, so there is none for {2}.",
                             puzzle::dayText(puzzle::firstDailyDay), puzzle::dayText(*day)));
    return puzzle::RunKey::daily(*day, series);
}

puzzle::RunKey shiftKey(const std::string& typed, const text::Text& text) {
    const auto day = puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, not “{3}”.", "--shift-day",
                             puzzle::dayText(puzzle::firstDailyDay), typed));
    return puzzle::RunKey::shift(*day);
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
