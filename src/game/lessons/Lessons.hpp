// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/lessons/LightsLesson.hpp"
#include "lights/Board.hpp"
#include "text/Text.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace game {

/// The ids of the lessons, in the order in which they build on each other. They are stored in the database: never
/// change them.
inline constexpr std::array<std::string_view, 13> lessonIds{
    "toggle",   "order",  "chase",       "fix-up", "quiet",   "solvable", "solutions",
    "surfaces", "all-on", "quiet-hours", "join",   "corners", "outwit"};
/// The lesson that a level names, if it is one of them; empty otherwise.
[[nodiscard]] std::string knownLesson(const std::string& id);
inline constexpr std::size_t lightsLessons = 10; ///< The first are on Lights Out, the others on Arukone.

/// The lesson on light chasing, which is offered once to those who have not begun it: see offerLesson.
inline constexpr std::string_view offeredLesson = "chase";
/// The lesson that works out a cheat sheet, for boards of several sizes.
inline constexpr std::string_view fixUpLesson = "fix-up";
/// The name under which the database keeps that a player has finished it for boards of this width.
[[nodiscard]] std::string sheetLesson(int width);

/// The board sizes that it offers.
inline constexpr int smallestFixUpSize = 2;
inline constexpr int largestFixUpSize = 8;
inline constexpr int usualFixUpSize = 5;

/// Builds a lesson in the language of `text`. All its numbers, tables and patterns are computed by the solver.
/// \param id one of the first lightsLessons of lessonIds. \param size rows and columns of the boards of "fix-up"; the
/// other lessons ignore it.
[[nodiscard]] LightsLesson buildLesson(std::string_view id, const text::Text& text, int size = usualFixUpSize);

/// The board that stands for a lesson on Lights Out.
struct LessonCover {
    lights::Board shape;
    lights::BitGrid lit;  ///< What is lit, or what is pressed.
    bool pattern = false; ///< It is a quiet pattern: presses.
};

/// What the list of lessons says about one of either puzzle.
struct LessonOutline {
    std::string title;
    std::string about;
    int steps = 0;
    std::optional<LessonCover> cover{}; ///< The cover of a lesson on Lights Out.
};
[[nodiscard]] LessonOutline outlineOf(std::string_view id, const text::Text& text);

/// The id of the lesson after this one; empty after the last.
[[nodiscard]] std::string_view lessonAfter(std::string_view id);

} // namespace game
