// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/DailyPlan.hpp"

#include <array>

namespace lights {

namespace {

using Weekday = std::array<RandomSetting, dailyCycle>;
using Calendar = std::array<Weekday, 7>;

constexpr Rules plus{Stamp::Plus, Surface::Plane};
constexpr Rules cross{Stamp::Cross, Surface::Plane};
constexpr Rules square{Stamp::Square, Surface::Plane};

constexpr Rules on(Surface surface) {
    return {Stamp::Plus, surface};
}

/// The settings of days before firstDayOfIdeas. The rows are the weekdays from Sunday on, as std::chrono numbers them;
/// their entries are the first to the fourth week. They must never change: runs of past days are verified against them.
const Calendar& mainCalendar() {
    using enum Difficulty;
    constexpr auto off = GoalKind::Off;
    constexpr auto lit = GoalKind::On;
    constexpr auto picture = GoalKind::Picture;
    static const Calendar table{{
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

/// The settings of days from firstDayOfIdeas on, in the same order.
const Calendar& calendarOfIdeas() {
    using enum Difficulty;
    constexpr auto off = GoalKind::Off;
    constexpr auto lit = GoalKind::On;
    constexpr auto picture = GoalKind::Picture;
    constexpr Rules knight{Stamp::Knight, Surface::Plane};
    constexpr Rules ring{Stamp::Ring, Surface::Plane};
    constexpr Rules quiet{Stamp::Plus, Surface::Plane, true};
    static const Calendar table{{
        {{{7, 7, plus, off, Easy},
          {6, 6, on(Surface::Klein), lit, Hard},
          {8, 8, plus, off, Easy},
          {6, 6, on(Surface::Projective), off, Medium}}},
        {{{5, 5, plus, off, Any, 10},
          {5, 6, plus, off, Any, 12},
          {6, 5, plus, off, Any, 12},
          {6, 6, plus, off, Any, 14}}},
        {{{5, 5, knight, off, 7}, {5, 5, square, off, 8}, {5, 5, ring, off, 7}, {5, 6, cross, off, 8}}},
        {{{4, 5, plus, off}, {5, 5, plus, off}, {4, 6, plus, off}, {5, 6, plus, off}}},
        {{{5, 5, on(Surface::Torus), off, 8},
          {6, 5, on(Surface::Moebius), off, 8},
          {5, 5, on(Surface::Klein), off, 9},
          {5, 5, on(Surface::Projective), off, 9}}},
        {{{4, 4, quiet, off}, {4, 5, quiet, off}, {5, 5, quiet, off}, {5, 5, quiet, off}}},
        {{{5, 5, plus, picture, Medium},
          {5, 7, plus, picture, Medium},
          {4, 4, plus, picture, Hard},
          {5, 8, plus, picture, Medium}}},
    }};
    return table;
}

/// The idea of each weekday, from Sunday on.
constexpr std::array ideas{BoardIdea::Thought, BoardIdea::Deduction,  BoardIdea::Thought, BoardIdea::Curtains,
                           BoardIdea::Thought, BoardIdea::QuietHours, BoardIdea::Riddle};

/// Likewise for coffee breaks: small boards, each with the exact optimum in its entry, from 3 to 9.
const Calendar& coffeeCalendar() {
    constexpr auto off = GoalKind::Off;
    constexpr auto lit = GoalKind::On;
    static const Calendar table{{
        {{{5, 5, plus, off, 9}, {4, 6, plus, off, 9}, {4, 5, on(Surface::Torus), off, 8}, {5, 5, cross, off, 8}}},
        {{{4, 4, plus, off, 3}, {4, 5, plus, off, 3}, {5, 5, plus, off, 3}, {3, 5, plus, off, 4}}},
        {{{4, 4, plus, off, 4}, {3, 5, plus, off, 5}, {4, 5, plus, off, 5}, {5, 5, plus, off, 5}}},
        {{{4, 5, plus, lit, 7}, {3, 5, plus, lit, 7}, {4, 6, plus, lit, 8}, {3, 6, plus, lit, 8}}},
        {{{4, 4, cross, off, 5}, {4, 5, square, off, 6}, {4, 5, cross, off, 6}, {4, 4, square, off, 5}}},
        {{{4, 5, on(Surface::Cylinder), off, 6},
          {4, 5, on(Surface::Torus), off, 6},
          {4, 5, on(Surface::Moebius), off, 6},
          {5, 5, on(Surface::Torus), off, 7}}},
        {{{5, 5, plus, off, 7}, {4, 6, plus, off, 8}, {4, 5, plus, off, 8}, {5, 5, plus, off, 8}}},
    }};
    return table;
}

/// The entry for a day's week. Weeks begin on Monday; the calendar's first week has entry 0, as has every fourth week
/// after it.
std::size_t rowOf(puzzle::Day day) {
    constexpr std::chrono::sys_days someMonday = std::chrono::sys_days(puzzle::Day{
        std::chrono::year(2025), std::chrono::December, std::chrono::day(29)}); // In the calendar's first week.
    const auto weeks = (std::chrono::sys_days(day) - someMonday).count() / 7;
    return static_cast<std::size_t>(weeks % dailyCycle);
}

} // namespace

DailyPlan dailyPlan(puzzle::Day day, puzzle::DailySeries series) {
    if (series == puzzle::DailySeries::Main && day < firstDayOfIdeas)
        return firstDailyPlan(day);
    const unsigned weekday = std::chrono::weekday{std::chrono::sys_days(day)}.c_encoding();
    if (series == puzzle::DailySeries::Coffee)
        return {coffeeCalendar()[weekday][rowOf(day)]};
    return {calendarOfIdeas()[weekday][rowOf(day)], ideas[weekday]};
}

DailyPlan firstDailyPlan(puzzle::Day day) {
    return {mainCalendar()[std::chrono::weekday{std::chrono::sys_days(day)}.c_encoding()][rowOf(day)]};
}

std::string dailySeed(puzzle::Day day, puzzle::DailySeries series) {
    return (series == puzzle::DailySeries::Main ? "daily/" : "coffee/") + puzzle::dayText(day);
}

} // namespace lights
