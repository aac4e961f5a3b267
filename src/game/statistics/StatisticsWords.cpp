// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statistics/StatisticsWords.hpp"

#include "text/Format.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr const char* none = "–";
constexpr int daysOfWeek = 7;
constexpr int weeksPerTick = 4;

std::string share(const text::Text& text, const data::Tally& of) {
    return of.proven > 0 ? text::percent(text, static_cast<int>(std::lround(of.shareAtOptimum() * 100))) : none;
}

std::string over(const text::Text& text, const data::Tally& of) {
    return of.proven > 0 ? text::decimal(text, of.meanOver(), 1) : none;
}

StatisticsFigure timeFigure(const text::Text& text, puzzle::Milliseconds time) {
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time).count();
    if (minutes < 60)
        return {text.tr("Time played"), text::clock(time), text.trc("time played", "minutes")};
    const std::string rest = std::to_string(minutes % 60);
    return {text.tr("Time played"), text::number(text, minutes / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest,
            text.trc("time played", "hours")};
}

StatisticsFigure streakFigure(const text::Text& text, std::string label, const data::Streak& streak, bool everybody) {
    if (everybody) // A streak belongs to one player, so there is no current one for everybody.
        return {std::move(label), std::to_string(streak.longest), text.trc("a streak", "the longest")};
    // TRANSLATORS: {1} is a number of days or boards: "longest 9".
    return {std::move(label), std::to_string(streak.current), text.trc("a streak", "longest {1}", streak.longest)};
}

/// The streak of the daily puzzle, and below it that of the coffee break.
StatisticsFigure dailyFigure(const text::Text& text, const data::Statistics& of, bool everybody) {
    StatisticsFigure figure = streakFigure(text, text.tr("Daily streak"), of.daily, everybody);
    const int coffee = everybody ? of.coffee.longest : of.coffee.current;
    if (coffee > 0)
        // TRANSLATORS: The streak of coffee breaks, in days: "coffee 5".
        figure.remark += " · " + text.tr("coffee {1}", coffee);
    return figure;
}

ModeRow modeRow(const text::Text& text, std::string name, const data::Tally& of, bool hints = true) {
    if (of.runs == 0)
        return {std::move(name), {none, none, none, none, none}, true};
    return {std::move(name),
            {text::number(text, of.boards), share(text, of), over(text, of),
             hints ? text::number(text, of.hints) : none, text::clock(of.time)}};
}

void add(PlotBar& bar, const data::DayTally& day) {
    bar.solved += day.solved;
    bar.atOptimum += day.atOptimum;
    bar.time += day.time;
}

void describe(const text::Text& text, PlotBar& bar) {
    // TRANSLATORS: Boards, in a tooltip above a bar: "12 solved".
    bar.solvedWords = text.trn("{1} solved", "{1} solved", bar.solved);
    const int percent = bar.solved > 0 ? static_cast<int>(std::lround(100.0 * bar.atOptimum / bar.solved)) : 0;
    bar.atOptimumWords = bar.solved > 0 ? text.trn("{1} at the optimum ({2})", "{1} at the optimum ({2})",
                                                   bar.atOptimum, text::percent(text, percent))
                                        : text.trn("{1} at the optimum", "{1} at the optimum", 0);
}

} // namespace

std::array<StatisticsFigure, 6> statisticsFigures(const text::Text& text, const data::Statistics& of, bool everybody) {
    const data::Tally all = of.all();
    return {
        StatisticsFigure{
            text.tr("Boards solved"), text::number(text, all.boards),
            // TRANSLATORS: Below the number of boards solved, whose plural form is chosen by the runs: "in 40 runs".
            text.trn("in {2} run", "in {2} runs", all.runs, text::number(text, all.runs))},
        {text.tr("At the optimum"), share(text, all), text.tr("without help")},
        {text.tr("Over the optimum"), over(text, all), text.tr("moves on average")},
        dailyFigure(text, of, everybody),
        streakFigure(text, text.tr("Optimum streak"), of.atOptimum, everybody),
        timeFigure(text, all.time)};
}

ModeRow modeColumnHeads(const text::Text& text) {
    return {{},
            {text.trc("column", "Solved"), text.tr("Optimum"), text.trc("column: moves over the optimum", "Over"),
             text.trc("column", "Hints"), text.tr("Time")}};
}

std::vector<ModeRow> modeRows(const text::Text& text, const data::Statistics& of) {
    using data::PlayMode;
    return {modeRow(text, text.tr("Campaign"), of.of(PlayMode::Levels)),
            modeRow(text, text.trc("tab", "Random"), of.of(PlayMode::Random)),
            modeRow(text, text.trc("tab", "Daily"), of.of(PlayMode::Daily)),
            modeRow(text, text.tr("Night shift"), of.shifts.boards(), false),
            modeRow(text, text.trc("boards", "Other"), of.of(PlayMode::Shared)),
            modeRow(text, text.tr("Arukone"), of.of(PlayMode::Arukone)),
            modeRow(text, text.trc("all modes", "All"), of.all())};
}

int daysOfPlot(puzzle::Day today) {
    const std::chrono::weekday weekday{std::chrono::sys_days(today)};
    return (plotWeeks - 1) * daysOfWeek + static_cast<int>((weekday - std::chrono::Monday).count()) + 1;
}

std::vector<PlotBar> dayBars(const text::Text& text, const std::vector<data::DayTally>& days) {
    std::vector<PlotBar> bars;
    const std::size_t first = days.size() - std::min<std::size_t>(days.size(), plotDays);
    for (std::size_t i = first; i < days.size(); ++i) {
        const puzzle::Day day = days[i].day;
        PlotBar& bar = bars.emplace_back();
        bar.name = text::weekdayDate(text, day);
        bar.tick = (i - first) % daysOfWeek == 0 ? text::shortDate(text, day, day.year()) : std::string();
        add(bar, days[i]);
        describe(text, bar);
    }
    return bars;
}

std::vector<PlotBar> weekBars(const text::Text& text, const std::vector<data::DayTally>& days) {
    std::vector<PlotBar> bars;
    const std::chrono::year thisYear = days.empty() ? std::chrono::year() : days.back().day.year();
    for (std::size_t i = 0; i < days.size(); ++i) {
        const puzzle::Day day = days[i].day;
        if (i % daysOfWeek == 0) {
            PlotBar& bar = bars.emplace_back();
            // TRANSLATORS: Two dates: "3 May to 9 May".
            bar.name = text.tr("{1} to {2}", text::shortDate(text, day, thisYear),
                               text::shortDate(text, puzzle::plusDays(day, daysOfWeek - 1), thisYear));
            bar.tick = (bars.size() - 1) % weeksPerTick == 1 ? text::shortDate(text, day, day.year()) : std::string();
        }
        add(bars.back(), days[i]);
    }
    for (PlotBar& bar : bars)
        describe(text, bar);
    return bars;
}

} // namespace game
