#include "game/learn/Lessons.hpp"

#include "game/learn/FuseBoxLesson.hpp"
#include "game/learn/LessonTexts.hpp"

#include <algorithm>

namespace game {

Lesson buildLesson(std::string_view id, const text::Text& text, int size) {
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
    return lessons::allOn(text);
}

LessonOutline outlineOf(std::string_view id, const text::Text& text) {
    const auto outline = [](auto&& lesson) {
        return LessonOutline{lesson.title, lesson.about, static_cast<int>(lesson.steps.size())};
    };
    return isFuseBoxLesson(id) ? outline(buildFuseBoxLesson(id, text)) : outline(buildLesson(id, text));
}

std::string sheetLesson(int width) {
    return std::string(fixUpLesson) + ":" + std::to_string(width);
}

std::string_view lessonAfter(std::string_view id) {
    const auto at = std::find(lessonIds.begin(), lessonIds.end(), id);
    return at == lessonIds.end() || at + 1 == lessonIds.end() ? std::string_view() : *(at + 1);
}

} // namespace game
