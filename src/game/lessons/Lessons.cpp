// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/Lessons.hpp"

#include "game/lessons/ArukoneLesson.hpp"
#include "game/lessons/LessonTexts.hpp"

#include <algorithm>

namespace game {

namespace {

/// The first quiet pattern that the lesson is about, or else the first board with a few lights.
std::optional<LessonCover> coverOf(const LightsLesson& lesson) {
    constexpr std::int64_t few = 3;
    for (const LessonStep& step : lesson.steps)
        if (step.tinted && step.tinted->any())
            return LessonCover{step.puzzle.start(), *step.tinted, true};
    for (const LessonStep& step : lesson.steps)
        if (step.puzzle.start().lit().count() >= few)
            return LessonCover{step.puzzle.start(), step.puzzle.start().lit(), false};
    return std::nullopt;
}

} // namespace

LightsLesson buildLesson(std::string_view id, const text::Text& text, int size) {
    if (id == "toggle")
        return lessons::toggling(text);
    if (id == "order")
        return lessons::order(text);
    if (id == "chase")
        return lessons::chasing(text);
    if (id == "fix-up")
        return lessons::fixUp(text, size);
    if (id == "quiet")
        return lessons::quiet(text);
    if (id == "solvable")
        return lessons::solvable(text);
    if (id == "solutions")
        return lessons::solutions(text);
    if (id == "surfaces")
        return lessons::surfaces(text);
    if (id == "quiet-hours")
        return lessons::quietHours(text);
    return lessons::allOn(text);
}

LessonOutline outlineOf(std::string_view id, const text::Text& text) {
    const auto outline = [](const auto& lesson) {
        return LessonOutline{lesson.title, lesson.about, static_cast<int>(lesson.steps.size())};
    };
    if (isArukoneLesson(id))
        return outline(buildArukoneLesson(id, text));
    const LightsLesson lesson = buildLesson(id, text);
    LessonOutline result = outline(lesson);
    result.cover = coverOf(lesson);
    return result;
}

std::string knownLesson(const std::string& id) {
    return std::ranges::find(lessonIds, id) != lessonIds.end() ? id : std::string();
}

std::string sheetLesson(int width) {
    return std::string(fixUpLesson) + ":" + std::to_string(width);
}

std::string_view lessonAfter(std::string_view id) {
    const auto at = std::find(lessonIds.begin(), lessonIds.end(), id);
    return at == lessonIds.end() || at + 1 == lessonIds.end() ? std::string_view() : *(at + 1);
}

} // namespace game
