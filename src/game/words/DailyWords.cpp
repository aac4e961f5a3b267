// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/DailyWords.hpp"

#include "lights/DailyPlan.hpp"
#include "text/Format.hpp"

#include <cmath>

namespace game {

namespace {

unsigned isoWeekday(puzzle::Day day) {
    return std::chrono::weekday{std::chrono::sys_days(day)}.iso_encoding();
}

} // namespace

std::string dailyWords(const text::Text& text, puzzle::Day day) {
    const bool ideas = day >= lights::firstDayOfIdeas;
    switch (isoWeekday(day)) {
    case 1:
        return ideas ? text.tr("Mondays reason: one window gives itself away, and then the next.")
                     : text.tr("Mondays are short: a small house and few moves.");
    case 2:
        return ideas ? text.tr("Tuesdays press differently: with another stamp.")
                     : text.tr("Tuesdays are classic: all lights off, and no tricks.");
    case 3:
        return ideas ? text.tr("Wednesdays draw curtains: what is behind them does not matter.")
                     : text.tr("Wednesdays turn it round: all lights on.");
    case 4:
        return ideas ? text.tr("Thursdays join edges: what leaves on one side comes back on another.")
                     : text.tr("Thursdays press differently: with another stamp.");
    case 5:
        return ideas ? text.tr("Fridays are quiet: only lit windows may be pressed.")
                     : text.tr("Fridays join edges: what leaves on one side comes back on another.");
    case 6:
        return ideas ? text.tr("Saturdays show one shortest solution of a pattern, and ask for the other.")
                     : text.tr("Saturdays light up a symmetric pattern.");
    default:
        return text.tr("Sundays take their time: a large or a twisted house.");
    }
}

std::string coffeeWords(const text::Text& text, puzzle::Day day) {
    switch (isoWeekday(day)) {
    case 1:
        return text.tr("An espresso: three or four moves.");
    case 2:
        return text.tr("A small black coffee: four or five moves.");
    case 3:
        return text.tr("The other way round: all lights on.");
    case 4:
        return text.tr("With another stamp.");
    case 5:
        return text.tr("The edges meet, like the rim of a cup.");
    case 6:
        return text.tr("With milk: seven or eight moves.");
    default:
        return text.tr("A large one: eight or nine moves.");
    }
}

DatePlate datePlate(const text::Text& text, puzzle::Day day) {
    return {std::to_string(static_cast<unsigned>(day.day())), text::shortMonth(text, day.month())};
}

std::string moonWords(const text::Text& text, MoonName name) {
    switch (name) {
    case MoonName::New:
        return text.tr("New moon");
    case MoonName::WaxingCrescent:
        return text.tr("Waxing crescent");
    case MoonName::FirstQuarter:
        return text.tr("First quarter");
    case MoonName::Waxing:
        return text.tr("Waxing moon");
    case MoonName::NearlyFull:
        return text.tr("Nearly full moon");
    case MoonName::Full:
        return text.tr("Full moon");
    case MoonName::Waning:
        return text.tr("Waning moon");
    case MoonName::LastQuarter:
        return text.tr("Last quarter");
    default:
        return text.tr("Waning crescent");
    }
}

namespace {

std::string weatherWords(const text::Text& text, Weather weather) {
    switch (weather) {
    case Weather::Snow:
        return text.tr("light snow");
    case Weather::Rain:
        return text.tr("rain");
    case Weather::Fog:
        return text.tr("fog");
    case Weather::Wind:
        return text.tr("wind");
    case Weather::Fireflies:
        return text.tr("fireflies");
    case Weather::SheetLight:
        return text.tr("distant lightning");
    default:
        return text.trc("sky", "clear");
    }
}

} // namespace

std::string skyWords(const text::Text& text, const DaySky& sky) {
    const int light = static_cast<int>(std::lround(100 * moonLight(sky.moon)));
    // TRANSLATORS: Of the moon, with a percentage: "74% lit".
    std::string words = text.tr("{1} lit", text::percent(text, light)) + " · " + weatherWords(text, sky.weather);
    if (sky.meteors)
        words += " · " + text.tr("shooting stars");
    return words;
}

std::string streakWords(const text::Text& text, int days) {
    return text.trn("Streak: {1} day", "Streak: {1} days", days);
}

std::string setBackNote(const text::Text& text, puzzle::Day day, puzzle::Day today,
                        const data::DailyProgress& progress) {
    const puzzle::Day calendar = progress.calendarDay(today);
    if (day != today || day >= calendar)
        return {};
    return text.tr("This computer’s clock has already shown {1}, so this day counts as late. If the clock is correct "
                   "now, the calendar follows it after a day.",
                   text::longDate(text, calendar));
}

std::string dayNote(const text::Text& text, puzzle::Day day, puzzle::Day today, const data::DailyProgress& progress) {
    if (!puzzle::hasDailyPuzzle(day))
        return text.tr("The calendar begins on {1}.", text::longDate(text, puzzle::firstDailyDay));
    const puzzle::Day calendar = progress.calendarDay(today);
    if (day > calendar && today < puzzle::firstDailyDay)
        return text.tr("This computer’s clock says {1}, but the calendar begins on {2}.", text::longDate(text, today),
                       text::longDate(text, puzzle::firstDailyDay));
    if (day > calendar)
        return text.tr("This window opens on its day.");
    if (const data::DailyBest* best = progress.at(day); best != nullptr)
        return best->late ? text.tr("Solved on another day: not part of a streak.") : std::string();
    if (std::string note = setBackNote(text, day, today, progress); !note.empty())
        return note;
    return progress.late(day, today) ? text.tr("Missed, but still open. It counts as late and is not part of a streak.")
                                     : std::string();
}

} // namespace game
